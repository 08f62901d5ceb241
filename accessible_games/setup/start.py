"""From the words after bootstrap.py to the program they stand for."""

import errno
import os
import sys

from accessible_games.setup.environment import install, is_installed
from accessible_games.setup.lock import alone
from accessible_games.setup.modules import MODULES, copy_module, is_current
from accessible_games.setup.packages import ask_system, to_ask_for
from accessible_games.setup.places import PYTHON, ROOT
from accessible_games.setup.trouble import Trouble
from accessible_games.setup.words import say
from accessible_games.system_commands import as_typed

AGREED = "--yes"
STARTED_BY = "ACCESSIBLE_GAMES_STARTED_BY"
"""Tells the program how it was started."""


def set_up(block: str, *, agreed: bool) -> None:
    """Install whatever is missing; if nothing is, this takes a few milliseconds."""
    if is_installed(block) and all(map(is_current, MODULES)) and not to_ask_for(block):
        return
    with alone() as held:
        if not is_installed(block):
            install(block, held)
        ask_system(block, agreed=agreed)
        for name in MODULES:
            copy_module(name)


def command_for(words: list[str], *, agreed: bool) -> list[str]:
    """Set up what the words need; return the command they stand for.

    All tests together run on all cores.
    """
    if words[0] == "test":
        set_up("test", agreed=agreed)
        os.chdir(ROOT)
        shared = [] if {*words[1:]} - {"--fast"} else ["-n", "auto", "--dist", "worksteal"]
        return [str(PYTHON), "-m", "pytest", *shared, *words[1:]]
    set_up("play", agreed=agreed)
    # -P: a random.py in the player's folder must not be mistaken for Python's own.
    return [str(PYTHON), "-P", "-m", "accessible_games", *words]


def typed() -> str:
    """What was typed to start this, without the words after bootstrap.py."""
    return as_typed(sys.orig_argv[: len(sys.orig_argv) - len(sys.argv) + 1])


def start(command: list[str]) -> int:
    """Become the program, or wait for it if the system cannot do that; return its exit status."""
    os.environ[STARTED_BY] = typed()
    if sys.platform != "win32":
        os.execv(command[0], command)
    import signal
    import subprocess

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is up to the program
    return subprocess.call(command)


def main(words: list[str]) -> int:
    """Set up and start; whatever goes wrong before that is reported in one sentence."""
    agreed = AGREED in words[:2]
    words = [*(word for word in words[:2] if word != AGREED), *words[2:]]
    try:
        command = command_for(words or ["play"], agreed=agreed)
    except KeyboardInterrupt:
        say("interrupted")
    except Trouble as trouble:
        say(trouble.key, **trouble.details)
    except OSError as error:
        key = "disk full" if error.errno == errno.ENOSPC else "not writable"
        say(key, path=str(error.filename or ROOT))
    else:
        return start(command)
    return 1
