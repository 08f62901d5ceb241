"""The restart of a server from the command line: ordering it, and starting anew."""

import asyncio
import os
import subprocess
import sys
from asyncio.subprocess import DEVNULL, PIPE

from accessible_games.app.ordering import is_obeyed
from accessible_games.frontends.terminal.arguments import UsageError
from accessible_games.frontends.terminal.program import Program
from accessible_games.match.table_options import whole_number
from accessible_games.server.restarting import News

RESTARTED = "ACCESSIBLE_GAMES_RESTARTED"
"""The variable by which a process knows that it played just now."""
TRIAL = "ACCESSIBLE_GAMES_TRIAL"
"""The variable by which a process knows that it is to load everything, and to do nothing."""
PATIENCE = 120.0
"""Seconds after which a program does not start."""
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
    order = f"restart {text if minutes is None else minutes}"
    if not is_obeyed(
        program, order, "serve-restart-none" if minutes is None else "serve-only-follows"
    ):
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

    async def trial(self) -> bool:
        """Whether the program starts as it is on the disk now; the host hears if it does not.

        So a broken update ends nobody's evening, and what has to be compiled for the first start is
        compiled while people play on.
        """
        try:
            status, said = await tried()
        except OSError as error:
            status, said = 1, str(error)
        if status:
            self._program.complain("serve-starts-not", problem=said)
        return not status


async def tried() -> tuple[int, str]:
    """Return the exit status of a process that loads this program, and what it complains of.

    Raises `OSError` if there is no such program any more.
    """
    environment = {**os.environ, TRIAL: "1"}
    process = await asyncio.create_subprocess_exec(
        *again(), env=environment, stdin=DEVNULL, stdout=DEVNULL, stderr=PIPE
    )
    said = b""
    try:
        async with asyncio.timeout(PATIENCE):
            _, said = await process.communicate()
    except TimeoutError:
        process.kill()
    return await process.wait(), " ".join(said.decode("utf-8", "replace").split())


def again() -> list[str]:
    """Return the command by which this program was started."""
    return [sys.executable, *sys.orig_argv[1:]]


def started_again(*, is_first: bool = True) -> int:
    """Become the same program anew, as it is on the disk now; return its exit status.

    *is_first*: it plays on, so that no other machine can have taken over meanwhile.
    """
    if is_first:
        os.environ[RESTARTED] = str(os.getpid())
    command = again()
    sys.stdout.flush()
    sys.stderr.flush()
    if sys.platform != "win32":
        os.execv(sys.executable, command)
    return subprocess.call(command)  # where a program cannot become another one
