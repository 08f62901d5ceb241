"""A user who speaks the frames of `accessible-games join`, as the program does."""

import re
from dataclasses import dataclass, field
from typing import Any, Self

import asyncssh

from accessible_games.client.link_events import LinkEvent
from accessible_games.client.protocol_state import ProtocolState
from accessible_games.server.connection.frames import (
    FROM_SERVER,
    SUBSYSTEM,
    Arrows,
    Bye,
    Cells,
    Ended,
    Felt,
    Frame,
    Frames,
    Heard,
    Hello,
    Pressed,
    Said,
    Sound,
    Took,
    Typed,
    Unfelt,
    encoded,
)
from tests.server.wire import PASSWORD, Client, Served

COUNTED = re.compile(rb'"number": \d+')
"""Counts lines, and so differs if they came later."""
YES = {"en": "yes", "de": "ja", "fr": "oui"}


@dataclass
class JoinClient(Client):
    """It can be used like a telnet client; the state of its protocol outlives lost connections."""

    server: Served | None = None
    acknowledges: bool = True
    """Whether it confirms what it has shown."""
    state: Any = None
    numbers: list[int] = field(default_factory=list)
    """The numbers of the numbered lines."""
    felt: list[Cells | Unfelt] = field(default_factory=list)
    """What their braille display had to show while they lent it."""
    refused: list[int] = field(default_factory=list)
    """The numbers of refused typed lines."""
    sounds: list[str] = field(default_factory=list)
    """The names of the sounds that it was to play."""
    arrows: list[Arrows] = field(default_factory=list)
    """What the arrow keys type, each time that it was told."""
    typed: int = 0
    _frames: Frames = field(default_factory=lambda: Frames(FROM_SERVER))

    @classmethod
    async def join(
        cls, server: Served, hello: Hello | None = None, name: str = "guest", **options: Any
    ) -> Self:
        """Return a client that has connected."""
        client = cls(None, None, server=server)  # type: ignore[arg-type]
        client.state = ProtocolState(hello or Hello(), client._hear)
        server.clients.append(client)
        await client.come(name, **options)
        return client

    async def come(self, name: str = "guest", **options: Any) -> None:
        """Connect, for the first time or again."""
        strict = {"known_hosts": None, "config": None, "agent_path": None, "client_keys": None}
        assert self.server is not None
        port = self.server.opened.ssh
        connection: Any = await asyncssh.connect(
            "127.0.0.1", port, username=name, **{**strict, **options}
        )
        process = await connection.create_process(subsystem=SUBSYSTEM, encoding=None)
        self.writer, self.reader = connection, process.stdout
        self._frames, self.over = Frames(FROM_SERVER), False

        def send(frame: Frame) -> None:
            process.stdin.write(encoded(frame).encode())

        self.state.begin(send)

    async def read(self) -> None:
        """Take what comes next."""
        data = await self.reader.read(65536)
        self.over = self.over or not data
        self.raw += COUNTED.sub(b'"number": 0', data)
        for frame in self._frames.feed(data.decode()):
            self.state.hear(frame)

    def _hear(self, event: LinkEvent) -> None:
        match event:
            case Said(text=text, number=number):
                self.lines.append(text)
                self.prompts += [text] if event.prompt else []
                self.numbers += [number] if number else []
                if number and self.acknowledges:
                    self.state.say(Heard(number))
            case Cells() | Unfelt():
                self.felt.append(event)
            case Took(number, refused):
                self.refused += [number] if refused else []
            case Sound(name):
                self.sounds.append(name)
            case Arrows():
                self.arrows.append(event)
            case Ended():
                self.over = True

    def type(self, *lines: str) -> None:
        """Type lines."""
        for line in lines:
            self.typed += 1
            self.state.say(Typed(self.typed, line))

    async def feel(self, width: int = 40, **wishes: str) -> list[str]:
        """Lend a braille display; return what comes up to the next prompt."""
        self.state.say(Felt(width, **wishes))
        return await self.prompted()

    @property
    def cells(self) -> Cells:
        """What it shows now."""
        last = self.felt[-1]
        assert isinstance(last, Cells)
        return last

    def press(self, key: str, cell: int = 0) -> None:
        """Press a key of the display."""
        self.state.say(Pressed(key, cell, self.cells.number))

    async def presses(self, key: str, cell: int = 0) -> list[str]:
        """Press a key of the display; return what comes up to the next prompt."""
        self.press(key, cell)
        return await self.prompted()

    def leave(self) -> None:
        """Leave properly."""
        self.state.say(Bye())

    def cut(self) -> None:
        """Break the connection."""
        self.state.cut()
        self.writer.abort()  # type: ignore[attr-defined]


async def joined(server: Served, name: str, language: str = "en") -> JoinClient:
    """Return a person who gets an account, in the lobby."""
    client = await JoinClient.join(server, Hello(language=language))
    await client.prompted()
    for line in (name, YES[language], PASSWORD, PASSWORD):
        await client.says(line)
    return client
