"""Where things lie that are set up."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
BEGUN = ROOT / ".venv.lock"
"""Who is setting up at the moment."""


def site_packages() -> Path:
    """Where the environment keeps its packages; StopIteration where there is none."""
    pattern = "Lib/site-packages" if sys.platform == "win32" else "lib/python3*/site-packages"
    return next(VENV.glob(pattern))


def remove(path: Path) -> None:
    """Remove a file, a link or a whole folder, if there is one."""
    import shutil

    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)
