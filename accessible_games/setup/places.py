"""Where the parts of an installation are."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
BEGUN = ROOT / ".venv.lock"
"""The file that names the process setting up at the moment."""


def site_packages() -> Path:
    """The folder of the environment's packages. Raises `StopIteration` if there is none."""
    pattern = "Lib/site-packages" if sys.platform == "win32" else "lib/python3*/site-packages"
    return next(VENV.glob(pattern))


def remove(path: Path) -> None:
    """Remove a file, a link or a whole folder, if it exists."""
    import shutil

    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)
