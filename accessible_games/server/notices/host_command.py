"""Notices by a command of the host, by which mail, ntfy or Matrix bring them.

What it complains about goes where the complaints of the server go.
"""

import asyncio
import os
import shlex
import signal
import subprocess
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress

from accessible_games.server.lobby.user import User
from accessible_games.server.notices.notice import Notice
from accessible_games.server.storage.store import Known

AT_ONCE = 2
"""The commands that run at once."""
WAITING = 100
"""The notices that wait for one, at most; of more, the oldest are dropped."""
PATIENCE = 30.0
"""Seconds after which a command is ended."""

Told = Callable[[str], None]
"""Hears what is wrong with the command, or nothing if it works."""


def parsed(text: str, *, windows: bool = os.name == "nt") -> tuple[str, ...]:
    """Return the words of a command, in which no shell finds a meaning.

    On Windows backslashes are as they are, and quotes join words. Raises `ValueError` for quotes
    that do not close, and for nothing.
    """
    words = shlex.split(text, posix=not windows)
    if windows:
        words = [each[1:-1] if each[:1] == each[-1:] == '"' else each for each in words]
    if not words or not words[0] or "\0" in text:
        raise ValueError(text)
    return tuple(words)


def environment(notice: Notice) -> Mapping[str, str]:
    """Return what a command finds in its environment: nothing that lets anybody in."""
    return {
        "AG_EVENT": "turn",
        "AG_PERSON": notice.name,
        "AG_LANGUAGE": notice.language,
        "AG_GAME": notice.game,
        "AG_TITLE": notice.title,
        "AG_WITH": ", ".join(notice.others),
        "AG_DAYS": str(notice.days) if notice.days else "",
        "AG_HEAD": notice.head,
        "AG_SENTENCE": notice.sentence,
    }


class HostCommand:
    """See above: each notice runs it once, and no game waits for it."""

    def __init__(self, words: Sequence[str], told: Told, patience: float = PATIENCE) -> None:
        self._words, self._told, self._patience = tuple(words), told, patience
        self._waiting: deque[Notice] = deque(maxlen=WAITING)
        self._tasks: set[asyncio.Task[None]] = set()

    def describe(self, user: User) -> None:
        """See Way."""
        user.say("notify-by-host")

    def takes(self, known: Known) -> bool:
        """See Way: the host knows where to find people."""
        return True

    def send(self, known: Known, notice: Notice) -> None:
        """See Way."""
        self._waiting.append(notice)
        if len(self._tasks) < AT_ONCE:
            task = asyncio.get_running_loop().create_task(self._work())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _work(self) -> None:
        """Run the command for all that waits, one after another."""
        while self._waiting:
            notice = self._waiting.popleft()
            if notice.stands():
                self._told(await self._run(notice))

    async def _run(self, notice: Notice) -> str:
        """Run the command once; return what is wrong, or nothing."""
        try:
            process = await asyncio.create_subprocess_exec(
                *self._words,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                env={**os.environ, **environment(notice)},
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            return str(getattr(error, "strerror", None) or error)
        try:
            async with asyncio.timeout(self._patience):
                status = await process.wait()
        except TimeoutError:
            return f"it had not ended after {self._patience:g} seconds"
        finally:
            if process.returncode is None:
                end(process)
                await process.wait()
        return f"exit status {status}" if status else ""

    async def close(self) -> None:
        """Run nothing any more, and end what runs."""
        self._waiting.clear()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def end(process: asyncio.subprocess.Process) -> None:
    """End a command, with what it has started where the system can tell."""
    with suppress(OSError):
        if os.name == "posix":
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
