"""The folder .venv: whether it is complete, and how it is made or repaired."""

import os
import sysconfig
import zlib
from pathlib import Path
from typing import IO

from accessible_games.setup.pins import LOCK, pins
from accessible_games.setup.places import PYTHON, ROOT, VENV, remove, site_packages
from accessible_games.setup.subprocesses import BASE, run
from accessible_games.setup.trouble import Trouble, trouble, without_venv
from accessible_games.setup.words import say

STAMP = VENV / "set-up"
WANTED = VENV / "wanted.txt"
"""The requirements that pip was given."""
ALIVE = 2.5
"""The seconds without data from the network after which the player is told."""
PIP = """
import runpy, sys
sys.path.insert(0, sys.argv.pop(1))
runpy.run_module("pip", run_name="__main__", alter_sys=True)
"""
"""Runs pip out of its wheel; called by its own name, it would not renew itself on Windows."""
DOWNLOADING = "Downloading "
ANSWERS = (DOWNLOADING, "Processing ", "Using cached ", "Obtaining ")
"""The lines of pip that show it has received something, from the network or a folder."""


# Whether it is whole ------------------------------------------------------------------------------


def place() -> str:
    """The path of the environment and of its Python: if either moves, it is rebuilt."""
    return ascii(f"{ROOT} {PYTHON.resolve()}")


def recipe() -> str:
    """What the environment was made from: if that changes, pip is run again."""
    sources = (LOCK, *sorted(Path(__file__).parent.glob("*.py")))
    return str(zlib.crc32(b"".join(source.read_bytes() for source in sources)))


def stamp() -> list[str]:
    """Return the notes of the last complete set-up: place, recipe, block, packages; or nothing."""
    return STAMP.read_text("utf-8").splitlines() if STAMP.exists() else []


def is_sound() -> bool:
    """Whether .venv was set up here and is complete, with the Python it was made from."""
    if not PYTHON.exists() or stamp()[:1] != [place()]:
        return False
    try:
        config = (VENV / "pyvenv.cfg").read_text("utf-8")
        home = config.partition("home = ")[2].partition("\n")[0]
        return Path(home).is_dir() and all(map(is_whole, stamp()[3:]))
    except (OSError, StopIteration):  # part of it was deleted by hand
        return False


def is_whole(package: str) -> bool:
    """Whether each file of a package is there, with its size."""
    folder = f"{site_packages()}{os.sep}"
    with open(f"{folder}{package}/RECORD", encoding="utf-8") as record:
        for line in record:
            path, _, size = line.rstrip().rsplit(",", 2)
            # Compiled files have no size here, and a path with a comma is quoted.
            if size and os.stat(folder + path.strip('"')).st_size != int(size):
                return False
    return True


def is_installed(block: str) -> bool:
    """Whether the packages of a block of the lock file are installed and complete."""
    return stamp()[1:3] in ([recipe(), block], [recipe(), "test"]) and is_sound()


# Making it ----------------------------------------------------------------------------------------


def install(block: str, held: IO[str]) -> None:
    """Make the environment or bring it up to date; the stamp is written last."""
    say("setting up")
    before = STAMP.read_bytes() if is_sound() else None
    pip = pip_wheel()
    if before is None:
        make_environment(held)
    WANTED.write_text(pins(block), "utf-8")
    STAMP.unlink(missing_ok=True)
    try:
        call_pip(pip, held)
    except Trouble as trouble:
        # pip downloads everything before it changes anything, so the old packages still work.
        if before and trouble.key in ("network", "altered"):
            STAMP.write_bytes(before)
        raise
    # Python reads this file in the locale's encoding, which may not have all letters of the path.
    (site_packages() / "_accessible_games.pth").write_text(os.path.relpath(ROOT, site_packages()))
    packages = sorted(path.parent.name for path in site_packages().glob("*.dist-info/RECORD"))
    STAMP.write_text("\n".join([place(), recipe(), block, *packages, ""]), "utf-8")


def make_environment(held: IO[str]) -> None:
    """Make an empty environment in place of any other. Raises `Trouble` if a file is in the way."""
    if VENV.exists() and not VENV.is_dir():
        raise Trouble("in the way", path=str(VENV))
    STAMP.unlink(missing_ok=True)
    remove(VENV)
    must_run([BASE, "-m", "venv", "--without-pip", str(VENV)], held)


def pip_wheel() -> Path:
    """Return the wheel of pip that comes with Python; it runs without being installed.

    Raises `Trouble` if there is none.
    """
    import importlib.util

    spec = importlib.util.find_spec("ensurepip")
    folders = [sysconfig.get_config_var("WHEEL_PKG_DIR")]
    folders += [f"{folder}/_bundled" for folder in (spec and spec.submodule_search_locations) or ()]
    wheels = [wheel for folder in folders if folder for wheel in Path(folder).glob("pip-*.whl")]
    if not wheels:
        raise without_venv()
    return wheels[0]


def call_pip(wheel: Path, held: IO[str]) -> None:
    """Install the requirements, each file checked by its hash.

    The first attempt is impatient, so that somebody offline soon hears it. Once the network has
    answered, pip may retry.
    """
    command = [str(PYTHON), "-c", PIP, str(wheel)]
    command += ["install", "--require-hashes", "--no-input"]
    command += ["--disable-pip-version-check", "--progress-bar", "off"]
    command += ["--no-deps", "-r", str(WANTED)]  # their dependencies are listed too
    network = Network()
    try:
        must_run([*command, "--retries", "0"], held, network)
    except Trouble as trouble:
        if trouble.key != "network" or not network.answered:
            raise
        must_run([*command, "--retries", "5"], held, network)


class Network:
    """Listens to pip, and tells the player if nothing arrives from the network."""

    def __init__(self) -> None:
        import threading

        self.answered = False
        self._asked = False
        self._silence = threading.Timer(ALIVE, say, ["silence"])
        self._silence.daemon = True

    def hear(self, line: str) -> None:
        """Take in one more line of pip's output."""
        if line.strip().startswith(ANSWERS):
            self.answered |= line.strip().startswith(DOWNLOADING)
            self._silence.cancel()
        elif "Collecting " in line and not self._asked:
            self._asked = True
            self._silence.start()

    def hang_up(self) -> None:
        """Stop telling the player."""
        self._silence.cancel()


def must_run(command: list[str], held: IO[str], network: Network | None = None) -> None:
    """Run an installer. Raises the `Trouble` that its output points to if it fails."""
    import shutil

    try:
        status, said = run(command, held, network.hear if network else str)
    finally:
        if network:
            network.hang_up()
    if status and shutil.disk_usage(ROOT).free < 10_000_000:
        raise Trouble("disk full")
    if status:
        raise trouble(said, status, str(VENV))
