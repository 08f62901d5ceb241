"""What all doors by SSH have in common, whatever is spoken there: the session and its end."""

import asyncio
from abc import abstractmethod
from collections.abc import Callable
from contextlib import suppress

import asyncssh

from accessible_games.server.crowd import CLOSING
from accessible_games.server.doorway import MOST_WAITING, Doorway
from accessible_games.server.lines import Line
from accessible_games.server.porch import Porch
from accessible_games.server.threshold import Claim, Gone
from accessible_games.server.visitor import Visitor

Channel = asyncssh.SSHServerChannel[str]


class SshSession(Doorway):
    """A client that has connected by SSH, and has opened a session."""

    def __init__(self, channel: Channel, address: str, claim: Claim) -> None:
        super().__init__(address, is_safe=True)
        self._channel, self._claim = channel, claim
        self._ending: asyncio.TimerHandle | None = None
        self._is_paused = False
        """Whether nothing is read now."""

    # What comes

    @abstractmethod
    def _feed(self, text: str) -> None:
        """Keep what has come."""

    def hear(self, text: str) -> None:
        """Something has come; while it has to wait, no more is read."""
        if self._is_gone:
            return
        try:
            self._feed(text)
        except Exception as error:
            self._let_go_for(error)
        self._wake()
        if self._is_busy and not self._is_paused:
            self._is_paused = True
            self._channel.pause_reading()

    def resize(self, width: int) -> None:
        """The window has another width."""
        self._resize(width)

    def _take_line(self) -> Line | None:
        """See Doorway; as soon as all is taken, more is read."""
        line = super()._take_line()
        if line is None and self._is_paused:
            asyncio.get_running_loop().call_soon(self._read_on)
        return line

    def _read_on(self) -> None:
        """Read again; what has come meanwhile is heard at once."""
        self._is_paused = False
        self._channel.resume_reading()

    # See Doorway

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
            self._channel.exit(0)
            loop = asyncio.get_running_loop()
            self._ending = loop.call_later(CLOSING, self._abort)

    def stop(self) -> None:
        """The server stops: let them go, after what was sent."""
        self.close()

    def _show(self, text: str) -> None:
        """Send a text; a client that does not read is let go."""
        with suppress(OSError):  # it has gone
            self._channel.write(text)
        if self._channel.get_write_buffer_size() > MOST_WAITING:
            self._abort()

    def _abort(self) -> None:
        self._channel.get_connection().abort()

    def _leave(self) -> None:
        """They go."""
        if self.visitor is not None and self.house is not None:
            self.visitor.say("farewell", name=self.visitor.name)
            self.house.acknowledged(self.visitor, self.visitor.outbox.sent)
        raise Gone


class Session(asyncssh.SSHServerSession[str]):
    """What a client asks for; then it brings to the door what comes."""

    def __init__(self, open_door: Callable[[Channel], SshSession]) -> None:
        self._open = open_door
        self._door: SshSession | None = None

    def connection_made(self, chan: Channel) -> None:
        """See SSHServerSession."""
        self._channel = chan

    def pty_requested(self, term_type: str, *size_and_modes: object) -> bool:
        """See SSHServerSession: the channel knows it."""
        return True

    def shell_requested(self) -> bool:
        """See SSHServerSession."""
        return True

    def exec_requested(self, command: str) -> bool:
        """See SSHServerSession; the door says that there are no commands."""
        return True

    def subsystem_requested(self, subsystem: str) -> bool:
        """See SSHServerSession; the same where it is another than ours."""
        return True

    def session_started(self) -> None:
        """See SSHServerSession."""
        self._door = self._open(self._channel)

    def data_received(self, data: str, datatype: asyncssh.DataType) -> None:
        """See SSHServerSession."""
        if self._door is not None:
            self._door.hear(data)

    def terminal_size_changed(self, width: int, *others: int) -> None:
        """See SSHServerSession."""
        if self._door is not None:
            self._door.resize(width)

    def eof_received(self) -> bool:
        """See SSHServerSession; what is left to say still comes."""
        if self._door is not None:
            self._door.end()
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        """See SSHServerSession."""
        self.eof_received()
