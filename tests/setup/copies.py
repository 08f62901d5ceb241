"""Copies of the project as a player has them, with a pip of the tests' own and without a network.

What that pip installs is what the tests themselves run with.  A test of the true pip asks for it.
"""

import os
import shutil
import sys
import sysconfig
from dataclasses import dataclass, field
from pathlib import Path
from subprocess import DEVNULL, PIPE
from typing import Any

from accessible_games import __version__
from tests.running import PATIENCE, ROOT, Started

LEFT_OUT = shutil.ignore_patterns(".*", "__pycache__", "build", "dist", "tests")
SHARED = [
    *(ROOT / name for name in ("docs", "braille_tables")),
    *(folder for folder in (ROOT / "accessible_games").glob("[a-z]*") if folder.is_dir()),
]
"""Folders that set-up and its tests only read, which are therefore not copied."""
SHARED.remove(ROOT / "accessible_games" / "setup")
LANGUAGES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
# As it was before the tests' own settings, for pip's may lie in the person's folder.
ENVIRONMENT = {name: value for name, value in os.environ.items() if name not in LANGUAGES}
SETTING_UP = "Setting up, this takes a minute the first time.\n"
STREAMS: Any = {"stdin": DEVNULL, "stdout": PIPE, "stderr": PIPE, "encoding": "utf-8"}
Said = tuple[int, str, str]
"""Exit status, standard output, standard error."""

# What bootstrap.py does, with another idea of the machine.
DRIVER = """
import sys
sys.path.insert(0, {root!r})
from accessible_games.setup import subprocesses, environment, modules, packages, services, start
{changes}
sys.exit(start.main(sys.argv[1:]))
"""
PROGRAM = "from accessible_games import __version__\nprint(__version__)\n"
# It takes its time where it is told to, and has a child that writes too, as pip has when it builds.
PIP = """
import os, subprocess, sys, sysconfig, time
from pathlib import Path
folder = Path(sysconfig.get_path("purelib"))
writing = "import itertools, sys; [open(sys.argv[1], 'w').close() for n in itertools.count()]"
if "FAKE_PIP_CALLS" in os.environ:
    with open(os.environ["FAKE_PIP_CALLS"], "a") as calls:
        print(*sys.argv[1:], file=calls)
if "FAKE_PIP_SAYS" in os.environ:
    sys.exit(os.environ["FAKE_PIP_SAYS"])
if "FAKE_PIP_NEVER_ENDS" in os.environ:
    subprocess.call([sys.executable, "-c", writing, str(folder / "written")])
if not (folder / "borrowed").is_symlink():  # for its own name may lack letters in some locales
    (folder / "borrowed").symlink_to({borrowed!r})
(folder / "borrowed.pth").write_text("borrowed")
(folder / "thing").mkdir(exist_ok=True)
(folder / "thing" / "__init__.py").write_text("pass")
(folder / "thing-1.dist-info").mkdir(exist_ok=True)
(folder / "thing-1.dist-info" / "RECORD").write_text(
    "thing/__init__.py,,4\\n" + "thing-1.dist-info/RECORD,,\\n"
)
(folder / "arguments").write_text(" ".join(sys.argv[1:]))
(folder / "called").write_text(sys.argv[0])
"""


@dataclass
class Copy:
    """A copy of the project, and a folder of programs found before the system's own."""

    root: Path
    programs: Path
    changes: list[str] = field(default_factory=list)
    """What is different on this machine, as lines of Python."""

    @property
    def venv(self) -> Path:
        """The environment, which is there once set-up has made it."""
        return self.root / ".venv"

    @property
    def script(self) -> str:
        """Where its bootstrap.py is."""
        return str(self.root / "bootstrap.py")

    @property
    def packages(self) -> Path:
        """The folder of packages in the environment."""
        return next(self.venv.glob("lib/python3*/site-packages"))

    def start(self, *words: str, options: Any = STREAMS, **extra: str) -> Started:
        """Start Python with some words, nobody at the keyboard, in a folder of the player's."""
        path = extra.pop("PATH", f"{self.programs}{os.pathsep}{os.environ['PATH']}")
        env = {**ENVIRONMENT, "LANG": "en_US.UTF-8", "PATH": path, **extra}
        return Started([sys.executable, *words], cwd=self.programs, env=env, **options)

    def begin(self, *words: str, options: Any = STREAMS, **extra: str) -> Started:
        """Start bootstrap.py with some words."""
        driver = DRIVER.format(root=str(self.root), changes="\n".join(self.changes))
        return self.start("-c", driver, *words, options=options, **extra)

    def run(self, *words: str, **extra: str) -> Said:
        """Start bootstrap.py with some words, and wait: exit status, output and errors."""
        with self.begin(*words, **extra) as process:
            return ending(process)

    def say(self, *words: str, **extra: str) -> Said:
        """What Python says that is started with some words."""
        with self.start(*words, **extra) as process:
            return ending(process)

    def program(self, name: str, status: int = 0, more: str = "") -> None:
        """Put a program before the system's that writes down its calls, and does a little more."""
        script = self.programs / name
        calls = f'echo "{name} $*" >> "{self.programs}/calls"'
        script.write_text(f"#!/bin/sh\n{calls}\n{more}\nexit {status}\n")
        script.chmod(0o755)

    def calls(self) -> list[str]:
        """Return the calls of such programs, and forget them."""
        file = self.programs / "calls"
        calls = file.read_text().splitlines() if file.exists() else []
        file.unlink(missing_ok=True)
        return calls


def ending(process: Started) -> Said:
    """Exit status, output and errors of a process, once it has ended."""
    out, err = process.communicate(timeout=PATIENCE)
    return process.returncode, out, err


def left_out(folder: str, names: list[str]) -> set[str]:
    """What is not copied of a folder."""
    return LEFT_OUT(folder, names) | {each.name for each in SHARED if each.parent == Path(folder)}


def copy_project(folder: Path, *, whole: bool = False) -> Copy:
    """Copy what a player has after cloning into a folder with blanks and umlauts.

    Unless it shall be the *whole* project, its program only says its version, at once.
    """
    copy = Copy(folder / "Süße Spiele für Zoë", folder / "programs")
    shutil.copytree(ROOT, copy.root, ignore=left_out)
    if not whole:
        (copy.root / "accessible_games" / "__main__.py").write_text(PROGRAM)
    for shared in SHARED:
        (copy.root / shared.relative_to(ROOT)).symlink_to(shared)
    shutil.copy(ROOT / ".gitignore", copy.root)
    copy.programs.mkdir()
    (pip := folder / "wheel" / "pip").mkdir(parents=True)
    (pip / "__init__.py").touch()
    borrowed = sysconfig.get_path("purelib")
    (pip / "__main__.py").write_text(PIP.format(borrowed=borrowed))
    wheel = f"environment.Path({str(pip.parent)!r})"
    copy.changes = [
        f"environment.pip_wheel = lambda: {wheel}",
        f"modules.SYSTEM_PACKAGES = ({str(folder / 'system')!r},)",
    ]
    copy.program("apt-get", 1)
    copy.program("sudo", 1)
    return copy


def failing(folder: Path, module: str, words: str) -> dict[str, str]:
    """Return the environment in which a module of Python's fails with the words it would say."""
    modules = folder / "modules"
    modules.mkdir(exist_ok=True)
    (modules / f"{module}.py").write_text(f"import sys\nprint({words!r})\nsys.exit(1)\n")
    return {"PYTHONPATH": str(modules)}


def says_version(said: Said) -> bool:
    """Whether a run succeeded and told the version of this project."""
    return said[0] == 0 and __version__ in said[1]
