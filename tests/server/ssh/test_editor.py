"""The line editor at the SSH connection: typing is written once, and no news comes into it."""

from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessible_games.server.lobby.outbox import LONGEST, TypedLine
from accessible_games.server.ssh.editor import MOST_HELD, Editor
from tests.terminal.model import Model

ESCAPE = "\x1b"
LEFT, RIGHT, UP, DOWN = (f"{ESCAPE}[{letter}" for letter in "DCAB")
PIECES = [*"ab é漢", *"\x7f\x08\x01\x05\x0b\x15\x17\x0c", LEFT, RIGHT, UP, DOWN]
PIECES += ["\r", "\x03", f"{ESCAPE}[3~", f"{ESCAPE}OH", f"{ESCAPE}[99;3u", "\x00", "\u200b"]


class Terminal:
    """An editor, and the terminal on which it writes."""

    def __init__(self, columns: int = 40) -> None:
        self.model = Model(columns, 24)
        self.editor = Editor(self.show, columns)
        self.written = ""
        self.lines: list[TypedLine | None] = []

    def show(self, text: str) -> None:
        """Keep what is written."""
        self.written += text
        self.model.feed(text)

    def type(self, *texts: str) -> str:
        """Type; return what is written."""
        before = len(self.written)
        for text in texts:
            self.lines += self.editor.feed(text)
        return self.written[before:]

    def hear(self, *lines: str) -> str:
        """Take lines; return what is written."""
        before = len(self.written)
        self.editor.hear(lines)
        return self.written[before:]

    def row(self) -> str:
        """The row of the cursor."""
        return self.model.line(self.model.row)


def letters(text: str) -> Iterable[str]:
    """Return each letter by itself."""
    return iter(text)


def test_a_letter_is_written_once_and_a_line_is_not_repeated() -> None:
    """Each key brings its letter, Enter a new line, and the prompt stays before what is typed."""
    terminal = Terminal()
    assert terminal.hear("Welcome.", "Lobby.") == "Welcome.\r\nLobby. "
    assert [terminal.type(letter) for letter in letters("hand")] == ["h", "a", "n", "d"]
    assert terminal.row() == "Lobby. hand"
    assert terminal.type("\r") == "\r\n"
    assert terminal.lines == [TypedLine("hand")]
    assert terminal.hear("Your hand.", "Lobby.") == "Your hand.\r\nLobby. "


def test_a_line_that_fills_its_row_stays_under_the_fingers() -> None:
    """No blank after it begins another row; typing stands below it, once."""
    terminal = Terminal()
    terminal.hear("x" * 40)
    assert terminal.row() == "x" * 40
    assert terminal.type("a") == "a"
    assert terminal.row() == "a"
    terminal.type("\r")
    terminal.hear("Lobby.")
    assert [terminal.model.line(row) for row in range(3)] == ["x" * 40, "a", "Lobby."]


def test_news_waits_until_the_line_ends() -> None:
    """All of it comes, before the answer; if nothing is typed, it comes at once."""
    terminal = Terminal()
    terminal.hear("Lobby.")
    assert terminal.hear("Ben is here.") == "\r\nBen is here. "
    terminal.type("ha")
    assert terminal.hear("Cleo is here.", "Cleo is away.") == ""
    assert terminal.type("nd") == "nd"
    assert terminal.type("\r") == "\r\nCleo is here.\r\nCleo is away.\r\n"
    assert terminal.hear("Your hand.") == "Your hand. "


def test_news_comes_when_the_line_is_emptied_or_cancelled() -> None:
    """Control C drops the line and says what has waited, or the prompt again."""
    terminal = Terminal()
    terminal.hear("Lobby.")
    terminal.type("ha")
    terminal.hear("Ben is here.")
    assert terminal.type("\x03") == "\r\nBen is here. "
    terminal.type("x")
    terminal.hear("Cleo is here.")
    assert terminal.type("\x7f") == "\b\x1b[K\r\nCleo is here. "
    terminal.type("xy")
    assert terminal.type("\x03") == "\r\nCleo is here. "
    assert terminal.type("hand\r").startswith("hand")
    assert terminal.lines == [TypedLine("hand")]


def test_news_does_not_wait_without_end() -> None:
    """If there is very much of it, it is told, and the line is shown again below it."""
    terminal = Terminal()
    terminal.type("ha")
    for number in range(MOST_HELD):
        assert terminal.hear(f"News {number}.") == ""
    told = terminal.hear("Enough.")
    assert told.count("News") == MOST_HELD
    assert terminal.row() == "Enough. ha"
    terminal.type("nd\r")
    assert terminal.lines == [TypedLine("hand")]


def test_what_leaves_is_told() -> None:
    """The last words come, and the last line ends."""
    terminal = Terminal()
    terminal.hear("Lobby.")
    terminal.type("ha")
    terminal.hear("The server stops.")
    terminal.editor.end()
    assert terminal.written == "Lobby. ha\r\nThe server stops.\r\n"


def test_a_password_is_not_written() -> None:
    """Nor can it be recalled."""
    terminal = Terminal()
    terminal.editor.hide(True)
    terminal.hear("Password?")
    assert terminal.type(*"secret") == ""
    assert terminal.type("\x7f\x7f", UP, "et\r") == "\r\n"
    terminal.editor.hide(False)
    terminal.hear("Lobby.")
    assert "secret" not in terminal.type(UP)
    assert terminal.lines == [TypedLine("secret")]


def test_what_is_typed_ahead_waits_for_its_prompt() -> None:
    """So a password is not shown, however early it is typed."""
    terminal = Terminal()
    terminal.hear("Name?")
    typed = terminal.editor.feed("Anna\rsecret\rhand")
    assert next(typed) == TypedLine("Anna")
    terminal.editor.hide(True)
    terminal.hear("Password?")
    assert next(typed) == TypedLine("secret")
    terminal.editor.hide(False)
    terminal.hear("Lobby.")
    assert [*typed] == []
    assert "secret" not in terminal.written
    assert terminal.row() == "Lobby. hand"


@pytest.mark.parametrize(
    ("keys", "line"),
    [
        (["hnd", LEFT, LEFT, "a"], "hand"),
        (["handx", "\x7f"], "hand"),
        (["handx", "\x08"], "hand"),
        (["xhand", "\x01", f"{ESCAPE}[3~"], "hand"),
        (["xhand", f"{ESCAPE}[H", "\x04"], "hand"),
        (["and", f"{ESCAPE}[1~", "h", f"{ESCAPE}[4~", "s"], "hands"),
        (["hand over", "\x17"], "hand "),
        (["handover", *[LEFT] * 4, "\x0b"], "hand"),
        (["xxhand", *[LEFT] * 4, "\x15"], "hand"),
        ([ESCAPE, "hand"], "hand"),
        ([ESCAPE, "[", "D", "hand"], "hand"),
        (["hand", f"{ESCAPE}[200~", f"{ESCAPE}[201~"], "hand"),
        (["\x00ha\x1f\u200bnd\t"], "hand"),
        (["bär", LEFT, LEFT, "\x7f", "B"], "Bär"),
    ],
)
def test_a_line_can_be_changed(keys: list[str], line: str) -> None:
    """With the keys of any line editor; keys without a meaning do nothing."""
    terminal = Terminal()
    terminal.hear("Lobby.")
    terminal.type(*keys)
    assert terminal.row() == f"Lobby. {line}".rstrip()
    terminal.type("\r")
    assert terminal.lines == [TypedLine(line)]


def test_earlier_lines_come_back() -> None:
    """With Up and Down, as a whole; after the last of them comes an empty line."""
    terminal = Terminal()
    for text in ("hand", "table", "table"):
        terminal.type(text, "\r")
        terminal.hear("Lobby.")
    assert terminal.type(UP) == "table"
    assert terminal.type("\x10").endswith("hand")
    terminal.type(UP, DOWN, DOWN)
    assert terminal.row() == "Lobby."
    terminal.type(UP, UP, "\r")
    assert terminal.lines[-1] == TypedLine("hand")


def test_control_d_leaves_an_empty_line_only() -> None:
    """In a line with letters it deletes one."""
    terminal = Terminal()
    terminal.type("ab", LEFT, "\x04", "\r")
    assert terminal.lines == [TypedLine("a")]
    terminal.type("\x04")
    assert terminal.lines == [TypedLine("a"), None]


def test_a_line_that_is_too_long_is_told() -> None:
    """The surplus is not shown; the next line is a new one."""
    terminal = Terminal()
    assert terminal.type("x" * (LONGEST + 9)).count("x") == LONGEST
    terminal.type("\r", "hand\r")
    assert terminal.lines == [TypedLine("x" * LONGEST, too_long=True), TypedLine("hand")]


def test_enter_is_one_line_however_it_is_sent() -> None:
    """As CR, as LF, as both together or in two pieces."""
    terminal = Terminal()
    terminal.type("a\rb\nc\r\nd\r", "\ne\r")
    assert terminal.lines == [*map(TypedLine, "abcde")]


def test_a_sequence_without_end_is_no_key_and_takes_no_room() -> None:
    """Whatever is sent, the line goes on."""
    terminal = Terminal()
    terminal.type(f"{ESCAPE}[{'1' * 5000}")
    terminal.type("\x15", "hand\r")
    assert terminal.lines == [TypedLine("hand")]


@given(
    st.lists(st.sampled_from(PIECES), max_size=30),
    st.integers(8, 40),
    st.lists(st.integers(0, 30), max_size=3),
)
def test_the_terminal_shows_what_the_line_is(
    keys: list[str], columns: int, news: list[int]
) -> None:
    """Whatever is typed, and whenever news comes: each news once, in order, on lines of its own."""
    terminal = Terminal(columns)
    for number, key in enumerate(keys):
        for _ in range(news.count(number)):
            terminal.hear(f"N{number}.")
        terminal.type(key)
    terminal.type("\x05", "end\r")
    told = [f"N{number}." for number in sorted(news) if number < len(keys)]
    heard = [terminal.model.line(row).split()[:1] for row in range(len(terminal.model.lines))]
    spoken = [words[0] for words in heard if words and words[0].startswith("N")]
    assert [*dict.fromkeys(spoken)] == [*dict.fromkeys(told)]
    last = terminal.lines[-1]
    assert last is not None
    assert last.text.endswith("end")
