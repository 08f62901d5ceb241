"""What only the operating system has; it is asked for once, and never a reason to stop.

Nothing that is there already is touched: what would be newer stays as it is, and what would have
to be removed stays too.  Of what reads a screen nothing begins to run by itself.
"""

import os
import sys
from pathlib import Path

from accessible_games.setup.children import is_program, succeeds
from accessible_games.setup.modules import MODULES, system_module
from accessible_games.setup.places import VENV
from accessible_games.setup.services import Quiet
from accessible_games.setup.trouble import Trouble
from accessible_games.setup.words import KNOWN, say

ASKED = VENV / "asked-of-apt"
READER = {"liblouis-bin": "lou_checkyaml", "poppler-utils": "pdftoppm", "openssh-client": "ssh"}
READER |= {name: name for name in ("yasr", "brltty", "speech-dispatcher")}
READER |= {"inetutils-telnet": "telnet", "tintin++": "tt++"}
READER |= {"orca": "orca", "xvfb": "Xvfb", "dbus-daemon": "dbus-daemon", "xdotool": "xdotool"}
READER |= {"chromium": "chromium"}
"""Packages that tests need, and a program by which each is known."""
WINDOWS = "gir1.2-vte-2.91"
"""The package with the windows that Orca reads in the tests, which has no program."""
TYPELIBS = (
    "/usr/lib/*/girepository-1.0/Vte-2.91.typelib",
    "/usr/lib*/girepository-1.0/Vte-2.91.typelib",
)
# needrestart, where it is installed, would restart services that use a library that is new.
APT = ["env", "NEEDRESTART_SUSPEND=1", "apt-get", "-q", "-y", "-o", "DPkg::Lock::Timeout=60"]
INSTALL = [*APT, "--no-install-recommends", "--no-remove", "--no-upgrade", "install"]


def to_ask_for(block: str) -> list[str]:
    """Return the system's packages that are missing and have not been asked for yet."""
    modules = MODULES if block == "test" else ["louis"]
    missing = [f"python3-{name}" for name in modules if not system_module(name)]
    if block == "test":
        missing += [package for package, program in READER.items() if not is_program(program)]
        missing += [] if has_windows() else [WINDOWS]
    asked = ASKED.read_text("utf-8").split() if ASKED.exists() else []
    return [package for package in missing if package not in asked]


def has_windows() -> bool:
    """Whether Python can open windows with a terminal in them."""
    return any(True for each in TYPELIBS for _ in Path("/").glob(each[1:]))


def ask_system(block: str, *, agreed: bool) -> None:
    """Install what is missing, if whoever sits here agrees; what fails is told with the remedy."""
    packages = to_ask_for(block)
    failed = packages
    if packages and is_program("apt-get"):
        say(f"why {block}", packages=" ".join(packages))
        if agreed or consent():
            failed = apt_install(packages)
    if failed:
        say("without", packages=" ".join(failed))
    with ASKED.open("a", encoding="utf-8") as file:
        file.writelines(f"{package}\n" for package in packages)


def consent() -> bool:
    """Ask at a terminal; nobody can be asked where nobody types, and then all is as agreed.

    Help, quit and back mean what they mean at every question of the program.
    """
    if not sys.stdin.isatty():
        return True
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
    """Install them one by one, as not every system has them all; return those that failed."""
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
    """Install a package, unless that would bring or change a service that has to stay as it is."""
    return quiet.allows(would_come(package)) and succeeds([*rights, *INSTALL, package])


def would_come(package: str) -> set[str]:
    """Return the packages that apt-get would install or upgrade along with one."""
    import subprocess

    done = subprocess.run([*INSTALL, "-s", package], capture_output=True, text=True)
    lines = (line.split() for line in done.stdout.splitlines())
    return {package, *(words[1] for words in lines if words[:1] == ["Inst"])}


def administrator() -> list[str] | None:
    """Return the words before a command that needs all rights; nothing if there is no way."""
    if sys.platform != "win32" and os.geteuid() == 0:
        return []
    sudo = ["sudo"] if sys.stdin.isatty() else ["sudo", "-n"]
    return sudo if succeeds([*sudo, "-v"]) else None
