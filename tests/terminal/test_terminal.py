"""The terminal of the tests: it must see what a screen reader would say twice."""

import signal
import sys

import pytest

from tests.terminal.driver import Terminal
from tests.terminal.model import Model, cells_of

pytestmark = pytest.mark.slow

PLAIN = """
line = ""
while line != "quit":
    line = input("Your turn. ")
    print("You said", line)
"""
HOSTILE = """
from prompt_toolkit import PromptSession
session = PromptSession("Your turn. ")
line = ""
while line != "quit":
    line = session.prompt()
    print("You said", line)
"""


def shown(text: str, columns: int = 20, rows: int = 5) -> Model:
    """A terminal after some output."""
    model = Model(columns, rows)
    model.feed(text)
    return model


def lines(model: Model) -> list[str]:
    """What stands on it."""
    return [model.line(row) for row in range(len(model.lines))]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("hand\r\ngoat", ["hand", "goat"]),
        ("hand\ngoat", ["hand", "    goat"]),
        ("hand\b\bis", ["hais"]),
        ("goat\rb", ["boat"]),
        ("score\b\b\x1b[K", ["sco"]),
        ("goat\r\x1b[@h", ["hgoat"]),
        ("goat\r\x1b[2P", ["at"]),
        ("goat\x1b[2D\x1b[Cx", ["goax"]),
        ("one\r\ntwo\x1b[Ax", ["onex", "two"]),
        ("one\x1b[3;2Hx", ["one", "", " x"]),
        ("one\r\ntwo\x1b[2J", ["", ""]),
        ("\x1b]0;title\x07goat\x1b[31m red\x1b[0m", ["goat red"]),
        ("01234567890123456789", ["01234567890123456789"]),
        ("01234567890123456789x", ["01234567890123456789", "x"]),
        ("0123456789012345678漢", ["0123456789012345678", "漢"]),
        ("e\u0301a", ["e\u0301a"]),
    ],
)
def test_the_model_shows_what_a_terminal_shows(text: str, expected: list[str]) -> None:
    """Text, controls and cursor moves end up where a terminal puts them."""
    assert lines(shown(text)) == expected


@pytest.mark.parametrize("cut", range(1, 16))
def test_a_sequence_may_come_in_pieces(cut: int) -> None:
    """Wherever the bytes are cut, the same stands on the screen."""
    text = "goat\x1b[2D\x1b[Kx\x1b]0;t\x07y"
    model = Model(20, 5)
    model.feed(text[:cut])
    model.feed(text[cut:])
    assert lines(model) == ["goxy"]
    assert model.tally == shown(text).tally


def test_a_character_written_again_in_its_place_is_reprinted() -> None:
    """A reader of the stream says it twice; blanks are not said."""
    assert shown("go at\rgo at").tally.reprinted == 4
    assert shown("goat\rbare").tally.reprinted == 0
    assert shown("goat\r\x1b[Kgoat").tally.reprinted == 0


def test_a_line_is_rewritten_when_it_was_complete() -> None:
    """The line that is being typed may change, the ones above it may not."""
    assert shown("goat\b\b\x1b[K").tally.rewritten == set()
    assert shown("one\r\ntwo\x1b[A!").tally.rewritten == {0}
    assert shown("one\r\ntwo\x1b[A\r\x1b[K").tally.rewritten == {0}
    assert shown("0123456789012345678901\x1b[A\rx").tally.rewritten == set()


def test_erased_characters_and_sequences_are_counted_by_kind() -> None:
    """Each sequence has a name; a backspace erases one character."""
    tally = shown("goat\b\x1b[K\x1b[6n\x1b[?1049h\x1b]0;t\x07\a").tally
    assert tally.erased == 1
    assert tally.bells == 1
    assert tally.escapes == {"erase line": 1, "query": 1, "alternate screen": 1, "title": 1}


def test_the_cursor_query_is_answered() -> None:
    """As terminals do: row and column on the screen, from 1."""
    model = shown("1\r\n2\r\n3\r\n4\r\n5\r\n6ab\x1b[6n")
    assert model.replies == [b"\x1b[5;4R"]


def test_wide_letters_take_two_columns_and_accents_none() -> None:
    """So that lines wrap where the terminal wraps them."""
    assert [cells_of(letter) for letter in "a漢\u0301é"] == [1, 2, 0, 1]


def test_plain_input_is_quiet() -> None:
    """Python's own input() is the measure for all others: one byte a letter, nothing twice."""
    with Terminal([sys.executable, "-c", PLAIN]) as terminal:
        terminal.expect("turn. ")
        terminal.type("hand and feet\n")
        terminal.expect("You said hand and feet\nYour turn. ")
        measure = terminal.measure()
        assert (measure.median, measure.most) == (1, 1)
        assert measure.tally.reprinted == 0
        assert measure.tally.rewritten == set()
        assert measure.queries == 0
        assert not measure.tally.escapes


def test_a_bare_prompt_toolkit_is_caught() -> None:
    """Its sequences, its question for the cursor and its second drawing all show in the measure."""
    with Terminal([sys.executable, "-c", HOSTILE]) as terminal:
        terminal.expect(r"turn\.")
        terminal.settle(0.2)
        terminal.type("hand\n")
        terminal.expect("You said hand\n")
        measure = terminal.measure()
        assert measure.median > 10
        assert measure.tally.reprinted > 0
        assert measure.queries > 0
        assert measure.tally.escapes["erase display"] > 0
        assert sum(measure.tally.escapes.values()) > 20


def test_the_driver_tells_screen_bytes_and_exit_status() -> None:
    """What was written since a mark, what stands on the screen, and how the program ended."""
    with Terminal([sys.executable, "-c", PLAIN], rows=3) as terminal:
        terminal.expect("turn. ")
        mark = terminal.mark()
        assert terminal.type("a")[0].answer == terminal.bytes_since(mark) == b"a"
        terminal.press("enter")
        terminal.expect("You said a\nYour turn. ")
        terminal.type("quit\n")
        assert terminal.wait() == 0
        assert terminal.screen_text() == "Your turn. quit\nYou said quit\n"
        assert terminal.lines()[0] == "Your turn. a"


def test_what_does_not_come_is_an_error_that_shows_the_screen() -> None:
    """The message of a failed expectation has all that was said."""
    with Terminal([sys.executable, "-c", "input('Your turn. ')"]) as terminal:
        terminal.expect("turn. ")
        with pytest.raises(AssertionError, match=r"'Anna' did not come(.|\n)*Your turn\."):
            terminal.expect("Anna", seconds=0.1)


def test_a_program_can_be_killed() -> None:
    """The status says by which signal."""
    with Terminal([sys.executable, "-c", PLAIN]) as terminal:
        terminal.expect("turn. ")
        terminal.kill(signal.SIGKILL)
        assert terminal.wait() == -signal.SIGKILL


def test_a_resize_is_told_to_the_program() -> None:
    """The program finds the new size when it looks."""
    program = "import os\nwhile True: input('Size? '); print(*os.get_terminal_size())"
    with Terminal([sys.executable, "-c", program], columns=40, rows=10) as terminal:
        terminal.type("\n")
        terminal.expect("40 10\n")
        terminal.resize(20, 5)
        terminal.type("\n")
        terminal.expect("20 5\n")
