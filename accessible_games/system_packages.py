"""What packages of the operating system are called, and the command that installs them.

Standard library only: set-up needs it before anything is installed.
"""

import os
import sys
from collections.abc import Mapping, Sequence

NONE = "none"
"""In place of a command, where no package is known."""
LINUX = ("apt", "dnf", "zypper", "pacman")
PLACES: Mapping[str, tuple[str, ...]] = {
    "win32": ("winget",),  # a part of Windows
    "darwin": ("/opt/homebrew/bin/brew", "/usr/local/bin/brew"),
    "linux": tuple(f"/usr/bin/{name}" for name in LINUX),
}
"""Where the installers of each system are."""
COMMANDS = {name: f"sudo {name} install" for name in LINUX}
COMMANDS |= {"pacman": "sudo pacman -S", "brew": "brew install", "winget": "winget install"}
PYTHON = ("apt", "dnf", "zypper")
"""Systems that keep the modules of Python in packages of their own."""
PACKAGES: Mapping[str, Mapping[str, str]] = {
    "louis": {**dict.fromkeys(PYTHON, "python3-louis"), "pacman": "liblouis", "brew": "liblouis"},
    "tables": {
        "apt": "liblouis-data",
        "zypper": "liblouis-data",
        **dict.fromkeys(("dnf", "pacman", "brew"), "liblouis"),
    },
    "brlapi": {**dict.fromkeys(PYTHON, "python3-brlapi"), "pacman": "brltty"},
    "speechd": {**dict.fromkeys(PYTHON, "python3-speechd"), "pacman": "speech-dispatcher"},
    **{name: dict.fromkeys(LINUX, name) for name in ("brltty", "orca", "speech-dispatcher")},
    "sounds": dict.fromkeys(LINUX, "alsa-utils"),
    "venv": {"apt": "python3-venv", "brew": "python", "winget": "Python.Python.3.13"},
    "nvda": {"winget": "NVAccess.NVDA"},
}
"""What is called how by which installer; a system that is not listed has no such package."""


def installer() -> str:
    """Return the name of what installs packages here, such as "apt"; empty if it is unknown."""
    found = (place for place in PLACES.get(sys.platform, ()) if is_there(place))
    return os.path.basename(next(found, ""))


def is_there(place: str) -> bool:
    """Whether an installer is there; one without a path always is."""
    return not os.path.isabs(place) or os.path.exists(place)


def package(part: str) -> str:
    """Return what a part is called here; empty if no package of it is known."""
    return PACKAGES[part].get(installer(), "")


def installing(packages: Sequence[str]) -> str:
    """Return what to type to get some packages."""
    return " ".join([COMMANDS[installer()], *packages])


def command(part: str) -> str:
    """Return what to type to get a part, or "none" if no package of it is known here."""
    return installing([package(part)]) if package(part) else NONE
