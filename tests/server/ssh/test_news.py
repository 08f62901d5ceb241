"""News while a line is being typed at a terminal, and terminals that know only letters."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessible_games.server.lobby.outbox import TypedLine
from accessible_games.server.ssh.editor import Editor
from tests.server.ssh.test_editor import DOWN, LEFT, RIGHT, UP, Terminal
from tests.server.ssh.wire import SshClient, at_ssh
from tests.server.wire import Served, at_server


class Dumb(Terminal):
    """A terminal that understands letters, backspaces and new lines only."""

    def __init__(self, columns: int = 40) -> None:
        super().__init__(columns)
        self.editor = Editor(self.show, columns, is_dumb=True)


def hear(terminal: Terminal, news: str, *lines: str) -> str:
    """Take lines with the chosen kind of news; return what is written."""
    before = len(terminal.written)
    terminal.editor.hear(lines, news)
    return terminal.written[before:]


# News ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [Terminal, Dumb])
def test_news_can_be_told_above_the_line(kind: type[Terminal]) -> None:
    """What was typed stays where it stands, none of it is written again, and it still counts."""
    terminal = kind()
    terminal.hear("Lobby.")
    terminal.type("ha")
    assert hear(terminal, "now", "Ben is here.") == "\r\nBen is here.\r\n"
    assert hear(terminal, "now", "Cleo is here.", "Lobby.") == "Cleo is here.\r\nLobby.\r\n"
    assert terminal.type("n") == "n"
    assert terminal.type("d", "\x7f", "d") == ("d\b \bd" if kind is Dumb else "d\b\x1b[Kd")
    assert terminal.type("\r") == "\r\n"
    assert terminal.lines == [TypedLine("hand")]
    assert terminal.hear("Your hand.") == "Your hand. "


@pytest.mark.parametrize("kind", [Terminal, Dumb])
@pytest.mark.parametrize("key", ["\x0c", "\x7f"])
def test_what_stands_above_news_is_said_when_it_is_wanted(key: str, kind: type[Terminal]) -> None:
    """With Control L, and with any key that goes back into it."""
    terminal = kind()
    terminal.type("hand")
    hear(terminal, "now", "Ben is here.")
    left = "hand" if key == "\x0c" else "han"
    assert terminal.type(key) == f"Ben is here. {left}"
    assert terminal.row() == f"Ben is here. {left}"
    terminal.type("s\r")
    assert terminal.lines == [TypedLine(f"{left}s")]


def test_an_earlier_line_is_no_part_of_what_stands_above() -> None:
    """Up recalls it as a whole."""
    terminal = Terminal()
    terminal.type("tables of friends\r", "ha")
    hear(terminal, "now", "Ben is here.")
    terminal.type(UP)
    assert terminal.row() == "Ben is here. tables of friends"


def test_a_bell_rings_once_for_all_that_waits() -> None:
    """The news itself comes when the line ends; without a line nothing rings."""
    terminal = Terminal()
    assert hear(terminal, "bell", "Lobby.") == "Lobby. "
    terminal.type("ha")
    assert hear(terminal, "bell", "Ben is here.") == "\a"
    assert hear(terminal, "bell", "Cleo is here.") == ""
    assert terminal.type("\r") == "\r\nBen is here.\r\nCleo is here.\r\n"


KEYS = [*"ab é", "\x7f", "\x01", "\x15", "\x17", "\x0c", LEFT, RIGHT, UP, DOWN, "\x0b", "\x05"]


@given(st.lists(st.sampled_from([*KEYS, "news"]), max_size=40))
def test_news_never_changes_what_is_typed(keys: Sequence[str]) -> None:
    """Told above the line or held: the same keys make the same line."""
    typed = []
    for news in ("now", "hold"):
        terminal = Terminal()
        for key in keys:
            if key == "news":
                hear(terminal, news, "Ben is here.")
            else:
                terminal.type(key)
        terminal.type("\r")
        typed.append(terminal.lines)
    assert typed[0] == typed[1]


# Dumb terminals -----------------------------------------------------------------------------------


def test_a_dumb_terminal_gets_letters_and_backspaces() -> None:
    """Arrows do nothing there; a line longer than a row is written again when it changes."""
    terminal = Dumb(20)
    assert terminal.hear("Lobby.") == "Lobby. "
    assert terminal.type("hab", LEFT, UP, "\x01", "\x7f") == "hab\b \b"
    assert terminal.type("nd\r") == "nd\r\n"
    assert terminal.type("one two three four five") == "one two three four five"
    assert terminal.type("\x7f") == "\r\none two three four fiv"
    assert terminal.type("\x15", "x") == "\r\nx"
    assert terminal.type("\x03") == "\r\n"
    terminal.type("\x04")
    assert terminal.lines == [TypedLine("hand"), None]


@given(st.lists(st.sampled_from([*KEYS, "\r", "news"]), max_size=60))
def test_no_key_brings_an_escape_sequence(keys: Sequence[str]) -> None:
    """Whatever is typed and told, and the row shows the line."""
    terminal = Dumb()
    for key in keys:
        if key == "news":
            terminal.hear("Ben is here.")
        else:
            terminal.type(key)
    assert "\x1b" not in terminal.written
    assert {*terminal.written} <= {*"abé ", *"\b\r\n", *"Ben is here."}


@pytest.mark.slow
def test_a_choice_counts_at_the_connection_and_is_kept(tmp_path: Path) -> None:
    """It counts over SSH; elsewhere the person hears that it means nothing there."""

    async def lobby(server: Served) -> None:
        anna, ben, _ = await server.three()
        await anna.says("tell ben hello")
        assert "Here your own program has your line" in " ".join(await ben.says("news now"))
        ben.cut()
        async with at_ssh(server, "ben", term_type="dumb") as again:
            await again.hears("Lobby. ")
            await whispered(again, anna.type)
            assert "\x1b" not in again.raw
        assert server.server.directory.people["ben"].settings["news"] == "now"

    at_server(tmp_path, lobby)


async def whispered(ben: SshClient, say: object) -> None:
    """Tell something while Ben types; it comes at once, and the line still counts."""
    assert callable(say)
    ben.press("peo")
    await ben.hears("peo")
    say("tell ben what now")
    assert await ben.hears("what now\r\n") == "\r\nAnna tells you: what now\r\n"
    ben.press("ple\r")
    assert (await ben.hears("Lobby. ")).startswith("ple\r\nHere: Anna, Ben, and Cleo.")
