"""The arrows at the SSH connection: in an empty line they walk over a table of places."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from accessible_games.core.event import Place
from accessible_games.games.sixpack.touring import CURSOR
from accessible_games.match import cursor
from accessible_games.server.lobby.outbox import TypedLine
from accessible_games.server.ssh.editor import Editor
from tests.server.evening import quicken
from tests.server.ssh.test_editor import DOWN, ESCAPE, LEFT, RIGHT, UP, Terminal
from tests.server.ssh.wire import SshClient, at_ssh, until
from tests.server.wire import Served, at_server

WORDS = {"left": "links", "right": "rechts", "up": "hoch", "down": "runter"}
CHANGES = (
    ("language de", "Dein Zug. ", "rechts"),
    ("sprache fr", "Ton coup? ", "droite"),
    ("langue en", "Your move. ", "right"),
)
"""Lines that change the language, the prompts after them, and a direction in it."""
ELSEWHERE = (
    ("leave", "Lobby. "),
    ("new arche noah 2 random", "Before the game. "),
    ("begin", "Your bid, 0 to 12. "),
)
"""Lines that lead away from SixPack's table, and the prompts after them."""


class Walking(Terminal):
    """A terminal whose arrows type words, as long as there are any."""

    def __init__(self, *, is_dumb: bool = False) -> None:
        super().__init__()
        self.words: Mapping[str, str] = WORDS
        self.editor = Editor(self.show, 40, lambda: self.words, is_dumb=is_dumb)
        self.hear("p13.")


def test_an_arrow_types_its_word_into_an_empty_line() -> None:
    """Nothing of the word is written; the line of the prompt ends, and the answer follows."""
    terminal = Walking()
    keys = {LEFT: "links", RIGHT: "rechts", UP: "hoch", DOWN: "runter", f"{ESCAPE}OC": "rechts"}
    for key, word in keys.items():
        assert terminal.type(key) == "\r\n"
        assert terminal.lines[-1] == TypedLine(word)
        assert terminal.hear("p14.") == "p14. "
    assert len(terminal.lines) == 5


def test_the_line_ends_in_the_same_piece_as_the_answer_comes() -> None:
    """After an arrow the row of the cursor is never empty."""
    terminal = Walking()
    typed, before = terminal.editor.feed(RIGHT), terminal.written
    assert next(typed) == TypedLine("rechts")
    assert terminal.written == before
    assert terminal.hear("p14.") == "\r\np14. "
    assert [*typed] == []


def test_in_a_line_with_letters_arrows_edit() -> None:
    """The same holds once it was begun, until it is empty again."""
    terminal = Walking()
    terminal.type("rechs", LEFT, "t", RIGHT, "\r")
    assert terminal.lines == [TypedLine("rechts")]
    terminal.type("l", "\x7f", LEFT)
    assert terminal.lines[1:] == [TypedLine("links")]


def test_earlier_lines_come_back_by_control_p() -> None:
    """Words typed by arrows are not among them; in a recalled line Up goes on."""
    terminal = Walking()
    terminal.type("hand\r", "table\r", LEFT)
    assert terminal.type("\x10") == "table"
    terminal.type(UP)
    assert terminal.row() == "hand"
    terminal.type(DOWN, "\x0e", UP)
    assert [line.text for line in terminal.lines if line] == ["hand", "table", "links", "hoch"]


def test_without_words_arrows_are_what_they_were() -> None:
    """In the lobby, Up brings back the line before."""
    terminal = Walking()
    terminal.words = {}
    terminal.type("hand\r")
    assert terminal.type(LEFT, RIGHT, DOWN) == ""
    assert terminal.type(UP) == "hand"
    assert terminal.lines == [TypedLine("hand")]


def test_a_step_waits_for_what_was_typed_before_it() -> None:
    """What is typed before an answer may lead elsewhere, where the arrows type nothing."""
    terminal = Walking()
    typed = terminal.editor.feed(f"leave\r{RIGHT}x")
    assert next(typed) == TypedLine("leave")
    terminal.words = {}
    assert [*typed] == []
    assert terminal.row() == "x"


def test_news_that_waited_is_told_before_the_next_place() -> None:
    """A step into a line that was emptied ends it like any other."""
    terminal = Walking()
    terminal.type("x")
    terminal.hear("Ben is away.")
    assert terminal.type(f"\x7f{LEFT}").endswith("\r\nBen is away.\r\n")


def test_at_a_dumb_terminal_arrows_mean_nothing() -> None:
    """It has no keys except letters."""
    terminal = Walking(is_dumb=True)
    assert terminal.type(LEFT, RIGHT, UP, DOWN) == ""
    assert terminal.lines == []


# At the server ------------------------------------------------------------------------------------


@dataclass
class Walk:
    """Anna, who plays at a terminal."""

    server: Served
    anna: SshClient

    def place(self) -> Place:
        """Where she looks."""
        playing = self.server.table().playing
        assert playing is not None
        return cursor.here(playing.persons[0], CURSOR)

    async def answer(self) -> str:
        """Return what comes when a line has ended, up to the place that is told."""
        await self.anna.hears("\r\n")
        return await self.anna.hears(". ")

    async def step(self, key: str) -> str:
        """Press an arrow; return the answer, before which only the line's end is written."""
        before = len(self.anna.raw)
        self.anna.press(key)
        answer = await self.answer()
        assert self.anna.raw[before:] == f"\r\n{answer}"
        return answer


@asynccontextmanager
async def begun(server: Served) -> AsyncIterator[SshClient]:
    """Yield Anna at a new game of SixPack, which the computer player in the second seat begins."""
    (await server.person("Anna")).cut()
    await until(server, "anna", here=False)
    async with at_ssh(server, "anna", columns=200) as anna:
        await anna.hears("Lobby. ")
        anna.press(f"{LEFT}{RIGHT}{UP}{DOWN}")  # in the lobby they bring nothing
        await anna.says("new sixpack 2 random starter=2", "\r\nBefore the game. ")
        assert "Lobby. new sixpack" in anna.raw
        await anna.says("begin", "Your move. ")
        yield anna


@pytest.mark.slow
def test_arrows_walk_in_every_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As their words do, which are not shown, even when the language changes in the game."""
    quicken(monkeypatch)

    async def evening(server: Served) -> None:
        async with begun(server) as anna:
            walk, answers = Walk(server, anna), set()
            for change, prompt, word in CHANGES:
                await anna.says(change, prompt)
                start = walk.place()
                answer = await walk.step(RIGHT)
                assert walk.place() != start
                await walk.step(LEFT)
                assert walk.place() == start
                anna.type(word)
                assert await walk.answer() == answer
                await walk.step(LEFT)
                answers.add(answer)
            assert len(answers) == len(CHANGES)

    at_server(tmp_path, evening)


@pytest.mark.slow
def test_arrows_end_at_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the lobby again, and in another game: Up brings back the last line, others nothing."""
    quicken(monkeypatch)

    async def evening(server: Served) -> None:
        async with begun(server) as anna:
            await Walk(server, anna).step(UP)
            for line, prompt in ELSEWHERE:
                await anna.says(line, prompt)
                before = len(anna.raw)
                anna.press(f"{LEFT}{RIGHT}{UP}")
                await anna.hears(line)
                assert anna.raw[before:] == line
                anna.press("\x15")

    at_server(tmp_path, evening)
