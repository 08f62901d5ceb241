"""Somebody at a server by the frames of `accessible-games join`, as the program speaks them."""

import re
from dataclasses import dataclass, field
from typing import Any, Self

import asyncssh

from accessible_games.client.conversation import Conversation
from accessible_games.client.letters import Letter
from accessible_games.server.frames import (
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
    Took,
    Typed,
    Unfelt,
    encoded,
)
from tests.server.wire import PASSWORD, Client, Served

COUNTED = re.compile(rb'"number": \d+')
"""What counts lines, and so differs wherever they came later."""
YES = {"en": "yes", "de": "ja", "fr": "oui"}


@dataclass
class JoinClient(Client):
    """The same as a telnet client for whoever uses it, with a conversation that outlives cuts."""

    server: Served | None = None
    acknowledges: bool = True
    """Whether it tells what it has shown."""
    conversation: Any = None
    numbers: list[int] = field(default_factory=list)
    """Of the lines that have numbers."""
    felt: list[Cells | Unfelt] = field(default_factory=list)
    """What their braille display was to show, while they lent it."""
    refused: list[int] = field(default_factory=list)
    """The numbers of typed lines that could not be."""
    arrows: list[Arrows] = field(default_factory=list)
    """What the arrow keys have typed, each time that it was told."""
    typed: int = 0
    _frames: Frames = field(default_factory=lambda: Frames(FROM_SERVER))

    @classmethod
    async def join(
        cls, server: Served, hello: Hello | None = None, name: str = "guest", **options: Any
    ) -> Self:
        """A client that has connected."""
        client = cls(None, None, server=server)  # type: ignore[arg-type]
        client.conversation = Conversation(hello or Hello(), client._hear)
        server.clients.append(client)
        await client.come(name, **options)
        return client

    async def come(self, name: str = "guest", **options: Any) -> None:
        """Connect, for the first time or after a cut."""
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

        self.conversation.begin(send)

    async def read(self) -> None:
        """Take what comes next."""
        data = await self.reader.read(65536)
        self.over = self.over or not data
        self.raw += COUNTED.sub(b'"number": 0', data)
        for frame in self._frames.feed(data.decode()):
            self.conversation.hear(frame)

    def _hear(self, letter: Letter) -> None:
        match letter:
            case Said(text=text, number=number):
                self.lines.append(text)
                self.prompts += [text] if letter.prompt else []
                self.numbers += [number] if number else []
                if number and self.acknowledges:
                    self.conversation.say(Heard(number))
            case Cells() | Unfelt():
                self.felt.append(letter)
            case Took(number, refused):
                self.refused += [number] if refused else []
            case Arrows():
                self.arrows.append(letter)
            case Ended():
                self.over = True

    def type(self, *lines: str) -> None:
        """Type lines."""
        for line in lines:
            self.typed += 1
            self.conversation.say(Typed(self.typed, line))

    async def feel(self, width: int = 40, **wishes: str) -> list[str]:
        """Lend a braille display; what comes up to the next prompt."""
        self.conversation.say(Felt(width, **wishes))
        return await self.prompted()

    @property
    def cells(self) -> Cells:
        """What it shows now."""
        last = self.felt[-1]
        assert isinstance(last, Cells)
        return last

    def press(self, key: str, cell: int = 0) -> None:
        """Press a key of the display."""
        self.conversation.say(Pressed(key, cell, self.cells.number))

    async def presses(self, key: str, cell: int = 0) -> list[str]:
        """The same; what comes up to the next prompt."""
        self.press(key, cell)
        return await self.prompted()

    def leave(self) -> None:
        """Leave in good order."""
        self.conversation.say(Bye())

    def cut(self) -> None:
        """The connection breaks."""
        self.conversation.cut()
        self.writer.abort()  # type: ignore[attr-defined]


async def joined(server: Served, name: str, language: str = "en") -> JoinClient:
    """Somebody who gets an account, in the lobby."""
    client = await JoinClient.join(server, Hello(language=language))
    await client.prompted()
    for line in (name, YES[language], PASSWORD, PASSWORD):
        await client.says(line)
    return client
