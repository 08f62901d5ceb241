"""A game at a server by OpenSSH's own client, as it is felt while a line is being typed."""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.client.home import Home
from tests.felt.fingers import Fingers
from tests.server import conftest
from tests.server.clients import OutgoingLine, answer, asked, ssh, telling
from tests.server.evening import glance
from tests.server.wire import PASSWORD

if sys.platform == "win32":
    pytest.skip("this system has no BRLTTY", allow_module_level=True)

pytestmark = pytest.mark.slow
cheap_passwords, same_luck = conftest.cheap_passwords, conftest.same_luck
CELLS = 40
TURNS = 4


@pytest.fixture
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Home]:
    """A server that knows Ben, and where Anna is."""
    with Home(tmp_path_factory.mktemp("home")) as home:
        home.knows("Ben")
        yield home


@dataclass
class Table:
    """Ben under a display, and Anna."""

    home: Home
    fingers: Fingers
    told: OutgoingLine

    def anna_does(self, line: str) -> None:
        """Anna types a line, and all is sent that comes of it."""

        async def act() -> None:
            before = self.told.user("Anna").outbox.number
            self.home.anna.type(line)
            await self.told.typed("Anna", before)
            await glance(self.home.anna)

        self.home.do(act())

    def beside(self, line: str, annas: str) -> list[str]:
        """Ben types a line, in whose middle Anna does something; what he finds then, row by row."""
        fingers, prompt, mark = self.fingers, self.fingers.line, len(self.fingers.display.shown)
        fills = len(prompt) == CELLS  # then the row below is that of what is typed
        head, start = "" if fills else f"{prompt} ", fingers.terminal.model.row + fills
        for place, letter in enumerate(line):
            fingers.terminal.echo(letter)
            fingers.shows(f"{head}{line[: place + 1]}".rstrip())
            if place == len(line) // 3:
                self.anna_does(annas)
        typed = {prompt, *(f"{head}{line[:size]}".rstrip() for size in range(len(line) + 1))}
        assert {shown.text for shown in fingers.display.shown[mark:]} <= typed
        before = self.told.user("Ben").outbox.number
        fingers.terminal.press("enter")
        self.home.do(self.told.typed("Ben", before))
        return self.found_behind(start)

    def found_behind(self, row: int) -> list[str]:
        """Each line that Ben was told has a row of its own, which the line key finds."""
        fingers, told = self.fingers, self.told.new("Ben")
        fingers.shows(told[-1])
        assert [line.rstrip() for line in fingers.terminal.lines()[row + 1 :]] == told
        for line in told[-2::-1]:
            fingers.press("LNUP", line)
        if told[1:]:
            fingers.press("RETURN", told[-1])
        return told


def come_in(fingers: Fingers) -> None:
    """Ben gives his password."""
    fingers.terminal.expect("password: ")
    fingers.terminal.send(f"{PASSWORD}\r")
    fingers.terminal.expect(r"Lobby\. ")
    assert fingers.feel() == "Lobby."


def test_a_game_by_ssh_is_felt_once(home: Home, tmp_path: Path) -> None:
    """The line that is typed stays under the fingers; news is above it when it ends, each once."""
    command = [*ssh(home.server.opened.ssh, tmp_path), "Ben@127.0.0.1"]
    with telling(home) as told, Fingers(command, tmp_path, CELLS, columns=CELLS) as fingers:
        come_in(fingers)
        table = Table(home, fingers, told)
        table.anna_does("new life 3 random")
        told.new("Ben")
        table.beside("join anna", "say nobody hears it")
        found = table.beside("people", "begin")
        for _ in range(TURNS):
            ben = told.user("Ben")
            if asked(home, ben):
                found += table.beside(answer(home, ben), "say hello")
            else:
                found += table.beside("people", answer(home, told.user("Anna")))
    for news in ("You take", "Anna takes", "Anna says: hello"):
        assert any(line.startswith(news) for line in found), news
