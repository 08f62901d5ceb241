"""People at one table of a server, under the reader, each by a client that Debian has.

Whatever others do while a line is being typed is heard once: at once where the client has the line,
and by SSH at a terminal when the line ends.
"""

import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import pytest

from accessible_games.server.lobby.user import User
from tests.client.home import Home
from tests.heard.reader import Reader, letters
from tests.server import conftest
from tests.server.clients import OutgoingLine, answer, asked, ssh, telling, telnet, tintin
from tests.server.wire import PASSWORD

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudo-terminals"),
]
cheap_passwords, same_luck = conftest.cheap_passwords, conftest.same_luck
PEOPLE = ("Ben", "Cleo")
TURNS = 4
BEGUN, ENDED = "peo", "ple"
"""A line in two halves, between which others do something."""


@pytest.fixture
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Home]:
    """A server that knows both."""
    with Home(tmp_path_factory.mktemp("home")) as home:
        for name in PEOPLE:
            home.knows(name)
        yield home


@dataclass
class Person:
    """Somebody at a client, under a reader."""

    name: str
    reader: Reader
    told: OutgoingLine
    waits: bool = False
    """Whether news waits until a line ends."""
    heard: str = ""
    """All that they have heard in the game."""

    @property
    def user(self) -> User:
        """How the server knows them."""
        return self.told.user(self.name)

    def hear(self, before: str = "") -> str:
        """Hear all that they were told, once and in order, and nothing else; *before*: so far."""
        expected = " ".join(self.told.new(self.name))
        missing = letters(expected)[len(letters(before)) :]
        spoken = before + self.reader.hear(missing)
        assert letters(spoken) == letters(expected), f"told:\n{expected}\nspoken:\n{spoken}"
        self.heard += expected
        return expected

    def notice(self) -> None:
        """What others have done is heard at once, or not yet."""
        if self.waits:
            assert self.reader.hear("") == ""
        else:
            self.hear()

    def end(self, line: str, home: Home) -> str:
        """Type the rest of a line; what is heard of it, and of what has waited."""
        before = self.user.outbox.number
        typed = self.reader.type(line)
        assert typed == "", typed
        spoken = self.reader.press("enter", "")
        home.do(self.told.typed(self.name, before))
        return self.hear(spoken)


def test_telnet_and_a_mud_client_at_one_table(home: Home, tmp_path: Path) -> None:
    """Both have the line that is typed: news is heard at once."""
    port = home.server.opened.plain
    with ExitStack() as stack:
        told = stack.enter_context(telling(home))
        people = []
        for name, command in zip(PEOPLE, (telnet(port), tintin(port)), strict=True):
            reader = stack.enter_context(Reader(command, folder(tmp_path, name)))
            reader.until("Name?")
            reader.enter(name, "Password?")
            people.append(Person(name, reader, told))
        play(home, people)


def test_ssh_with_a_terminal_and_without(home: Home, tmp_path: Path) -> None:
    """With one, news waits until the line ends; without one, it is heard at once."""
    with ExitStack() as stack:
        told = stack.enter_context(telling(home))
        people = []
        for name, options in zip(PEOPLE, ((), ("-T",)), strict=True):
            where = folder(tmp_path, name)
            command = [*ssh(home.server.opened.ssh, where, *options), f"{name}@127.0.0.1"]
            reader = stack.enter_context(Reader(command, where))
            reader.until("password:")
            people.append(Person(name, reader, told, waits=not options))
        play(home, people)


def folder(where: Path, name: str) -> Path:
    """A folder of their own."""
    (where / name).mkdir()
    return where / name


def play(home: Home, people: Sequence[Person]) -> None:
    """Both come in, talk and play, and each time the other one has begun a line."""
    for person in people:
        person.reader.enter_hidden(PASSWORD, f"Welcome, {person.name}.")
        home.do(person.told.calm())
    ben, cleo = people
    for person in people:
        person.told.new(person.name)
        person.reader.hear("")
    for line in ("new life 3 random", "people"):
        ben.end(line, home)
    cleo.end("join ben", home)
    ben.hear()
    beside(home, ben, cleo, "begin")
    for _ in range(TURNS):
        mover, other = people if asked(home, ben.user) else people[::-1]
        beside(home, mover, other, answer(home, mover.user))
        beside(home, mover, other, "say hello")
    for person in people:
        for news in ("You take", " takes ", "You say: hello", " says: hello"):
            assert news in person.heard, news


def beside(home: Home, mover: Person, other: Person, line: str) -> None:
    """One types a line while another one has begun to type."""
    assert other.reader.type(BEGUN) == ""
    mover.end(line, home)
    other.notice()
    assert "Ben, and Cleo" in other.end(ENDED, home)
