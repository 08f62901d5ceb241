"""What all doors by SSH have in common, whatever is spoken there: the session and its end."""

import asyncio
from abc import abstractmethod
from contextlib import suppress

import asyncssh

from accessible_games.server.doorway import CLOSING, MOST_WAITING, READ, Doorway
from accessible_games.server.porch import Porch
from accessible_games.server.threshold import Claim, Gone
from accessible_games.server.visitor import Visitor

Process = asyncssh.SSHServerProcess[str]


class SshSession(Doorway):
    """A client that has connected by SSH, and has opened a session."""

    def __init__(self, process: Process, address: str, claim: Claim) -> None:
        super().__init__(address, is_safe=True)
        self._process, self._claim = process, claim
        self._connection: asyncssh.SSHServerConnection = process.get_extra_info("connection")
        self._ending: asyncio.TimerHandle | None = None

    @abstractmethod
    def _end(self) -> None:
        """Say what has to be said before the session ends."""

    async def let_in(self, porch: Porch) -> Visitor:
        """See Doorway."""
        return await porch.come_in(self, self._claim)

    def close(self) -> None:
        """See Door. A client that does not go by itself then is cut off."""
        if self._ending is None:
            self._end()
            self._process.exit(0)
            loop = asyncio.get_running_loop()
            self._ending = loop.call_later(CLOSING, self._connection.abort)

    def stop(self) -> None:
        """The server stops: let them go, after what was sent."""
        self.close()

    def _show(self, text: str) -> None:
        """Send a text; a client that does not read is let go."""
        with suppress(OSError):  # it has gone
            self._process.stdout.write(text)
        if self._process.channel.get_write_buffer_size() > MOST_WAITING:
            self._connection.abort()

    async def _read(self) -> str:
        """What has come, if anything; `Gone` at the end."""
        try:
            text = await self._process.stdin.read(READ)
        except asyncssh.TerminalSizeChanged as size:
            self._resize(size.width)
            return ""
        except (asyncssh.BreakReceived, asyncssh.SignalReceived):
            return ""  # they mean nothing here
        except asyncssh.Error:
            raise Gone from None
        if not text:
            raise Gone
        await self.give_way(len(text))
        return text

    def _leave(self) -> None:
        """They go."""
        if self.visitor is not None and self.house is not None:
            self.visitor.say("farewell", name=self.visitor.name)
            self.house.acknowledged(self.visitor, self.visitor.outbox.sent)
        raise Gone
