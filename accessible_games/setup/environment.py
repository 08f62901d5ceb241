"""The folder .venv: whether it is whole, and how it is made or mended."""

import os
import sysconfig
import zlib
from pathlib import Path
from typing import IO

from accessible_games.setup.children import BASE, run
from accessible_games.setup.pins import LOCK, pins
from accessible_games.setup.places import PYTHON, ROOT, VENV, remove, site_packages
from accessible_games.setup.trouble import Trouble, trouble
from accessible_games.setup.words import say

STAMP = VENV / "set-up"
WANTED = VENV / "wanted.txt"
"""What pip was told to install."""
ALIVE = 2.5
"""The seconds of silence from the network after which the player is told."""
DOWNLOADING = "Downloading "
ANSWERS = (DOWNLOADING, "Processing ", "Using cached ", "Obtaining ")
"""What pip says as soon as it gets something, from the network or out of a folder."""


# Whether it is whole ------------------------------------------------------------------------------


def place() -> str:
    """Where the environment lies and which Python it runs: when either moves, it is made anew."""
    return ascii(f"{ROOT} {PYTHON.resolve()}")


def recipe() -> str:
    """What the environment was made from: when it changes, pip is called again."""
    sources = (LOCK, *sorted(Path(__file__).parent.glob("*.py")))
    return str(zlib.crc32(b"".join(source.read_bytes() for source in sources)))


def stamp() -> list[str]:
    """Return what the last finished set-up noted: place, recipe, block, packages; or nothing."""
    return STAMP.read_text("utf-8").splitlines() if STAMP.exists() else []


def is_sound() -> bool:
    """Whether .venv was set up here and is still whole, with the Python it was made from."""
    if not PYTHON.exists() or stamp()[:1] != [place()]:
        return False
    try:
        config = (VENV / "pyvenv.cfg").read_text("utf-8")
        home = config.partition("home = ")[2].partition("\n")[0]
        return Path(home).is_dir() and all(map(is_whole, stamp()[3:]))
    except (OSError, StopIteration):  # a piece was deleted by hand
        return False


def is_whole(package: str) -> bool:
    """Whether each file of a package is there and as long as it was."""
    folder = f"{site_packages()}{os.sep}"
    with open(f"{folder}{package}/RECORD", encoding="utf-8") as record:
        for line in record:
            path, _, size = line.rstrip().rsplit(",", 2)
            # What Python compiles has no size here, and a path with a comma in it is quoted.
            if size and os.stat(folder + path.strip('"')).st_size != int(size):
                return False
    return True


def is_installed(block: str) -> bool:
    """Whether what a block of the lock file names is installed, and whole."""
    return stamp()[1:3] in ([recipe(), block], [recipe(), "test"]) and is_sound()


# Making it ----------------------------------------------------------------------------------------


def install(block: str, held: IO[str]) -> None:
    """Make the environment, or bring it up to date; the stamp is written when all is done."""
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
        # pip fetches everything before it changes anything, so what was there still works.
        if before and trouble.key in ("network", "altered"):
            STAMP.write_bytes(before)
        raise
    # Python reads this file in the locale's encoding, which may lack letters of the folder's name.
    (site_packages() / "_accessible_games.pth").write_text(os.path.relpath(ROOT, site_packages()))
    packages = sorted(path.parent.name for path in site_packages().glob("*.dist-info/RECORD"))
    STAMP.write_text("\n".join([place(), recipe(), block, *packages, ""]), "utf-8")


def make_environment(held: IO[str]) -> None:
    """Make an empty environment where there is none, or none that is whole."""
    if VENV.exists() and not VENV.is_dir():
        raise Trouble("in the way", path=str(VENV))
    STAMP.unlink(missing_ok=True)
    remove(VENV)
    must_run([BASE, "-m", "venv", "--without-pip", str(VENV)], held)


def pip_wheel() -> Path:
    """Return the pip that comes with Python, which is installed nowhere and runs as it is."""
    import importlib.util

    spec = importlib.util.find_spec("ensurepip")
    folders = [sysconfig.get_config_var("WHEEL_PKG_DIR")]
    folders += [f"{folder}/_bundled" for folder in (spec and spec.submodule_search_locations) or ()]
    wheels = [wheel for folder in folders if folder for wheel in Path(folder).glob("pip-*.whl")]
    if not wheels:
        raise Trouble("venv")
    return wheels[0]


def call_pip(wheel: Path, held: IO[str]) -> None:
    """Install what is wanted, each file of it by its hash.

    At first without patience: whoever is offline soon hears it.  Where a network has once
    answered, it is asked again.
    """
    command = [str(PYTHON), str(wheel / "pip"), "install", "--require-hashes", "--no-input"]
    command += ["--disable-pip-version-check", "--progress-bar", "off"]
    command += ["--no-deps", "-r", str(WANTED)]  # what these depend on stands there too
    network = Network()
    try:
        must_run([*command, "--retries", "0"], held, network)
    except Trouble as trouble:
        if trouble.key != "network" or not network.answered:
            raise
        must_run([*command, "--retries", "5"], held, network)


class Network:
    """Listens to pip, and says so when nothing arrives from the network."""

    def __init__(self) -> None:
        import threading

        self.answered = False
        self._asked = False
        self._silence = threading.Timer(ALIVE, say, ["silence"])
        self._silence.daemon = True

    def hear(self, line: str) -> None:
        """Take one more line of pip's output."""
        if line.strip().startswith(ANSWERS):
            self.answered |= line.strip().startswith(DOWNLOADING)
            self._silence.cancel()
        elif "Collecting " in line and not self._asked:
            self._asked = True
            self._silence.start()

    def hang_up(self) -> None:
        """Stop telling anything."""
        self._silence.cancel()


def must_run(command: list[str], held: IO[str], network: Network | None = None) -> None:
    """Run an installer; if it fails, raise the trouble that its output points to."""
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
