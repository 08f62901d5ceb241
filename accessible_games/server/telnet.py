"""The telnet door: lines over TCP, or over TLS; see `telnet_protocol` for what is spoken there."""

import asyncio
import ipaddress
import socket
from collections import Counter, deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

from accessible_games.server.house import House
from accessible_games.server.lines import COMMANDS, LONGEST, Bucket, Told, clean
from accessible_games.server.porch import Gone, Porch
from accessible_games.server.telnet_protocol import IAC, NOP, AreYouThere, Came, Line, Size, Telnet
from accessible_games.server.visitor import Visitor

READ = 4096
"""Bytes that are read at once."""
MOST_WAITING = 256 * 1024
"""Bytes that may wait for a client that does not read; then it has to come back."""
ENTRY = 120.0
"""Seconds for which a question at the door waits."""
ALIVE = 45.0
"""Seconds after which a byte keeps a silent connection open; many routers cut it after 60."""
LINGER = 2.0
"""Seconds for which the last words may travel."""
MARKS = 64
"""Marks that may be on their way; a client that tells of none gets no more."""
CLOSING = 5.0
"""Seconds for which a server that stops waits until its last words have been read."""
MOST = 2000
MOST_OF_ONE = 50
"""Connections, and those from one address."""


class TelnetDoor:
    """A client that has connected."""

    def __init__(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, telnet: Telnet
    ) -> None:
        self._reader, self._writer, self._telnet = reader, writer, telnet
        peer = writer.get_extra_info("peername")
        self.address = str(peer[0]) if peer else ""
        encrypted = writer.get_extra_info("ssl_object") is not None
        self.is_safe = encrypted or is_own(self.address)
        self.visitor: Visitor | None = None
        self.house: House | None = None
        self._window = 0
        self._lines: deque[Line] = deque()
        self._marks: deque[int] = deque()
        """The numbers of the last lines before each mark that has not come yet."""
        self._sent = self._typed_at = 0
        """The last line that was sent, and what it was when somebody typed last."""
        self._alive: asyncio.TimerHandle | None = None
        telnet.begin()
        self._flush()

    # See Door

    def send(self, told: Sequence[Told]) -> None:
        """See Door."""
        spoken = self._telnet
        data = b"".join((spoken.prompt if t.prompt else spoken.line)(t.text) for t in told)
        mark = spoken.mark() if len(self._marks) < MARKS else b""
        self._sent = max(self._sent, told[-1].number)
        if mark:
            self._marks.append(self._sent)
        self._write(data + mark)

    def close(self) -> None:
        """See Door."""
        if self._alive is not None:
            self._alive.cancel()
        self._writer.close()

    def abort(self) -> None:
        """Let them go at once."""
        self._writer.transport.abort()

    # Asking, before somebody has come in

    async def ask(self, lines: list[str], prompt: str, *, hidden: bool = False) -> str:
        """See Threshold."""
        self._telnet.hide(hidden)
        self._write(b"".join(map(self._telnet.line, lines)) + self._telnet.prompt(prompt))
        try:
            async with asyncio.timeout(ENTRY):
                line = await self._next_line()
        except TimeoutError:
            raise Gone("door-slow") from None
        finally:
            self._telnet.hide(False)
            self._flush()
        return "" if line.too_long else clean(line.text)

    # Running

    async def run(self, porch: Porch, mistake: Callable[[Exception, str], str]) -> None:
        """Let somebody in, and bring their lines to the house until they go.

        *mistake* is given a mistake of ours and a language, and tells what to say of it.
        """
        try:
            self.house = porch.house
            self.visitor = await porch.come_in(self)
            self._resize(self._window)
            await self._bring(porch.house, self.visitor, mistake)
        except Gone as gone:
            await self.turn_away(porch.spoken(gone))
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            if self.visitor is not None:
                porch.house.drop(self.visitor, self)
            self.close()

    async def _bring(
        self, house: House, visitor: Visitor, mistake: Callable[[Exception, str], str]
    ) -> None:
        bucket = Bucket(*COMMANDS)
        while True:
            line = await self._next_line()
            if visitor.door is not self:
                return
            house.acknowledged(visitor, self._typed_at)
            self._typed_at = self._sent
            if not bucket.takes():
                if bucket.warns():
                    visitor.say("too-fast")
                continue
            try:
                self._bring_line(house, visitor, line)
            except Exception as error:
                visitor.hear([mistake(error, visitor.settings.language)])

    @staticmethod
    def _bring_line(house: House, visitor: Visitor, line: Line) -> None:
        if line.too_long:
            visitor.say("line-too-long", count=LONGEST)
            house.prompt(visitor)
        else:
            house.typed(visitor, clean(line.text))

    async def _next_line(self) -> Line:
        """The next line; `Gone` when the connection ends."""
        while not self._lines:
            data = await self._reader.read(READ)
            if not data:
                raise Gone
            for news in self._telnet.feed(data):
                self._hear(news)
            self._flush()
        return self._lines.popleft()

    def _hear(self, news: Line | Size | Came | AreYouThere) -> None:
        """Do what the client tells."""
        match news:
            case Line():
                self._lines.append(news)
            case Size(width):
                self._resize(width)
            case Came() if self._marks:
                number = self._marks.popleft()
                if self.visitor is not None and self.house is not None:
                    self.house.acknowledged(self.visitor, number)
            case AreYouThere():
                self._write(bytes([IAC, NOP]))

    def _resize(self, width: int) -> None:
        self._window = width
        if self.visitor is not None:
            self.visitor.resize(width)

    # Writing

    async def turn_away(self, lines: Sequence[str]) -> None:
        """Say the last lines, and close when they have come.

        Where something that was sent is still unread, closing would take the lines back.
        """
        self._write(b"".join(map(self._telnet.line, lines)))
        with suppress(OSError, TimeoutError):
            if self._writer.can_write_eof():
                self._writer.write_eof()
            async with asyncio.timeout(LINGER):
                while await self._reader.read(READ):
                    pass
        self.close()

    def _flush(self) -> None:
        self._write(b"")

    def _write(self, data: bytes) -> None:
        """Send bytes, after what telnet has to say; a client that does not read is let go."""
        data = bytes(self._telnet.out) + data
        self._telnet.out.clear()
        if self._writer.is_closing() or not data:
            return
        self._writer.write(data)
        if self._writer.transport.get_write_buffer_size() > MOST_WAITING:
            self.abort()
        self._keep_alive()

    def _keep_alive(self) -> None:
        """Send a byte that nobody hears when nothing else has been sent for long."""
        if self._alive is not None:
            self._alive.cancel()
        nothing = bytes([IAC, NOP])
        self._alive = asyncio.get_running_loop().call_later(ALIVE, self._write, nothing)


def is_own(address: str) -> bool:
    """Whether an address is this machine itself."""
    try:
        return ipaddress.ip_address(address.partition("%")[0]).is_loopback
    except ValueError:
        return False


@dataclass(eq=False)
class TelnetDoors:
    """Opens a door for each client, as long as there are not too many."""

    porch: Porch
    mistake: Callable[[Exception, str], str]
    """See `TelnetDoor.run`."""
    open: Counter[str] = field(default_factory=Counter)
    """How many connections there are from each address."""
    doors: list[TelnetDoor] = field(default_factory=list)
    tasks: set["asyncio.Task[None]"] = field(default_factory=set)

    def connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Serve one client until it goes."""
        task = asyncio.get_running_loop().create_task(self._serve(reader, writer))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        keep_alive(writer)
        door = TelnetDoor(reader, writer, Telnet(self.status()))
        self.open[door.address] += 1
        self.doors.append(door)
        try:
            if self.open.total() > MOST or self.open[door.address] > MOST_OF_ONE:
                await door.turn_away(self.porch.spoken(Gone("door-full")))
            else:
                await door.run(self.porch, self.mistake)
        finally:
            self.open[door.address] -= 1
            self.open += Counter()  # forgets who is not here any more
            self.doors.remove(door)

    def status(self) -> dict[str, str]:
        """What lists of servers are told (MSSP)."""
        return {"NAME": "Accessible Games", "PLAYERS": str(len(self.porch.house.here()))}

    async def close(self) -> None:
        """Let all clients go; one that does not read what it was sent is not waited for."""
        for door in self.doors:
            door.close()
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=CLOSING)
        for door in self.doors:
            door.abort()
        await asyncio.gather(*self.tasks)


def keep_alive(writer: asyncio.StreamWriter) -> None:
    """Let the system find out when the other side is gone."""
    connection = writer.get_extra_info("socket")
    with suppress(OSError, AttributeError):
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
