"""Packages of the operating system: asked for once, and never a reason to stop.

Nothing installed is touched: nothing is upgraded or removed. No screen reader starts to run because
of it.
"""

import os
import sys
from pathlib import Path

from accessible_games.setup.modules import MODULES, system_module
from accessible_games.setup.places import VENV
from accessible_games.setup.services import Quiet
from accessible_games.setup.subprocesses import is_program, succeeds
from accessible_games.setup.trouble import Trouble
from accessible_games.setup.words import KNOWN, say
from accessible_games.system_packages import installer, installing, package

ASKED, TOLD = VENV / "asked-of-apt", VENV / "told-of-apt"
"""Where it is noted which packages a person was asked about, and which were only told."""
READER = {"liblouis-bin": "lou_checkyaml", "poppler-utils": "pdftoppm", "openssh-client": "ssh"}
READER |= {name: name for name in ("yasr", "brltty", "speech-dispatcher")}
READER |= {"inetutils-telnet": "telnet", "tintin++": "tt++"}
READER |= {"orca": "orca", "xvfb": "Xvfb", "dbus-daemon": "dbus-daemon", "xdotool": "xdotool"}
READER |= {"chromium": "chromium"}
"""Packages that the tests need, each with a program that shows it is installed."""
WINDOWS = "gir1.2-vte-2.91"
"""The package with the windows that Orca reads in the tests; it has no program."""
TYPELIBS = (
    "/usr/lib/*/girepository-1.0/Vte-2.91.typelib",
    "/usr/lib*/girepository-1.0/Vte-2.91.typelib",
)
# needrestart, if installed, would restart services that use a new library.
APT = ["env", "NEEDRESTART_SUSPEND=1", "apt-get", "-q", "-y", "-o", "DPkg::Lock::Timeout=60"]
INSTALL = [*APT, "--no-install-recommends", "--no-remove", "--no-upgrade", "install"]


def to_ask_for(block: str) -> list[str]:
    """Return the system packages that are missing and have not been asked for yet."""
    modules = MODULES if block == "test" else ["louis"]
    missing = [package(name) for name in modules if package(name) and not system_module(name)]
    if block == "test" and installer() == "apt":
        missing += [package for package, program in READER.items() if not is_program(program)]
        missing += [] if has_windows() else [WINDOWS]
    return [package for package in missing if package not in noted(ASKED)]


def noted(file: Path) -> list[str]:
    """Return the packages noted in a file."""
    return file.read_text("utf-8").split() if file.exists() else []


def note(file: Path, packages: list[str]) -> None:
    """Note packages in a file."""
    with file.open("a", encoding="utf-8") as opened:
        opened.writelines(f"{package}\n" for package in packages)


def has_windows() -> bool:
    """Whether Python can open windows with a terminal in them."""
    return any(True for each in TYPELIBS for _ in Path("/").glob(each[1:]))


def ask_system(block: str, *, agreed: bool) -> None:
    """Install what is missing, if the user agrees; failures are reported with a remedy.

    Where nobody can answer, nothing is done; the remedy is told once, and a start at a terminal
    asks.
    """
    packages = to_ask_for(block)
    if not agreed and not can_answer():
        tell(block, [package for package in packages if package not in noted(TOLD)])
        return
    failed = packages
    if packages and is_program("apt-get"):
        say(f"why {block}", packages=" ".join(packages))
        if agreed or consent():
            failed = apt_install(packages)
    if failed:
        say_without(failed)
    note(ASKED, packages)


def tell(block: str, packages: list[str]) -> None:
    """Say what is missing, and how to get it."""
    if packages:
        say(f"why {block}", packages=" ".join(packages))
        say_without(packages)
        note(TOLD, packages)


def say_without(packages: list[str]) -> None:
    """Say what is still missing, and what to type to get it."""
    say("without", packages=" ".join(packages), install=installing(packages))


def can_answer() -> bool:
    """Whether anyone can be asked; who cannot has not agreed to anything."""
    return sys.stdin is not None and sys.stdin.isatty()


def consent() -> bool:
    """Ask at the terminal.

    Help, quit and back mean the same as at every question of the program. Raises `Trouble` to quit.
    """
    while True:
        say("ask")
        typed = sys.stdin.readline()
        meant = KNOWN.get(typed.strip().lower())
        if meant == "quit":
            raise Trouble("left")
        if meant is None:
            return typed == "\n"
        say("asked for" if meant == "help" else "first")


def apt_install(packages: list[str]) -> list[str]:
    """Install packages one by one, as some systems lack some; return those that failed."""
    say("apt")
    rights = administrator()
    if rights is None:
        return packages
    quiet = Quiet(rights)
    failed = [name for name in packages if not installs(rights, name, quiet)]
    if failed and succeeds([*rights, *APT, "update"]):
        failed = [name for name in failed if not installs(rights, name, quiet)]
    quiet.settle()
    return failed


def installs(rights: list[str], package: str, quiet: Quiet) -> bool:
    """Install a package, unless that would bring or change a service that must stay as it is."""
    return quiet.allows(would_come(package)) and succeeds([*rights, *INSTALL, package])


def would_come(package: str) -> set[str]:
    """Return the packages that apt-get would install or upgrade along with this one."""
    import subprocess

    done = subprocess.run([*INSTALL, "-s", package], capture_output=True, text=True)
    lines = (line.split() for line in done.stdout.splitlines())
    return {package, *(words[1] for words in lines if words[:1] == ["Inst"])}


def administrator() -> list[str] | None:
    """Return the words to put before a command for root; None if there is no way."""
    if sys.platform != "win32" and os.geteuid() == 0:
        return []
    sudo = ["sudo"] if can_answer() else ["sudo", "-n"]
    return sudo if succeeds([*sudo, "-v"]) else None
