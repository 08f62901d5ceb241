"""The restart of a server from the command line: ordering it, and starting anew."""

import os
import subprocess
import sys

from accessible_games.frontends.terminal.arguments import UsageError
from accessible_games.frontends.terminal.program import Program
from accessible_games.match.table_options import whole_number
from accessible_games.server.restarting import News
from accessible_games.server.storage import orders

RESTARTED = "ACCESSIBLE_GAMES_RESTARTED"
"""The variable by which a process knows that it played just now."""
USUAL = 5
"""Minutes until a restart if no other number is given."""
MOST = 720


def restart_command(program: Program) -> int:
    """Order a restart of the server of a folder, or order it off; return the exit status.

    Raises `StoreError` if no server runs there.
    """
    words = program.context.arguments.words[1:]
    text = words[0].lower() if words else str(USUAL)
    minutes = whole_number(text)
    if len(words) > 1 or (text != "off" and minutes not in range(MOST + 1)):
        raise UsageError("restart-how", high=MOST)
    if not orders.give(program.context.data, f"restart {text if minutes is None else minutes}"):
        program.complain("serve-not-obeyed")
        return 1
    if minutes is None:
        program.say("serve-restart-off")
    elif minutes:
        program.say("serve-restart-announced", minutes=minutes)
    else:
        program.say("serve-restarts")
    return 0


class RestartNotices:
    """Tells the host of a restart, and remembers that it is due."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self.are_due = False
        """Whether the server is to be started again now."""

    def told(self, news: News, minutes: int) -> None:
        """Say what has become of a restart."""
        self.are_due = news == "now"
        if self.are_due:
            self._program.say("serve-restarts")
        elif news == "off":
            self._program.say("serve-restart-off")
        elif minutes:
            self._program.say("serve-restart-announced", minutes=minutes)


def started_again(*, is_first: bool = True) -> int:
    """Become the same program anew, as it is on the disk now; return its exit status.

    *is_first*: it plays on, so that no other machine can have taken over meanwhile.
    """
    if is_first:
        os.environ[RESTARTED] = str(os.getpid())
    command = [sys.executable, *sys.orig_argv[1:]]
    sys.stdout.flush()
    sys.stderr.flush()
    if sys.platform != "win32":
        os.execv(sys.executable, command)
    return subprocess.call(command)  # where a program cannot become another one
