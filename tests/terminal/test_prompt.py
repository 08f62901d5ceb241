"""Lines out and in on terminals that cannot move a cursor: pipes, dumb terminals, old encodings."""

import io
import os
import signal
import sys
from collections.abc import Sequence
from shlex import quote
from subprocess import CompletedProcess

import pytest

from accessible_games.frontends.terminal.screen import Screen
from accessible_games.frontends.terminal.spelling import spell
from tests.forking import Work, run_copy
from tests.running import ROOT, run_raw
from tests.terminal.driver import Terminal
from tests.terminal.echo_program import COMMAND, READY, main

pytestmark = pytest.mark.slow

IMPORTED = """
import sys
from accessible_games.frontends.terminal.keyboards import open_keyboard
keyboard = open_keyboard(plain="plain" in sys.argv)
print("prompt_toolkit" in sys.modules)
"""


class Counted(io.StringIO):
    """A stream that records each write and each flush."""

    def __init__(self) -> None:
        super().__init__()
        self.calls: list[str] = []

    def write(self, text: str) -> int:
        """Record the text as one write."""
        self.calls.append(text)
        return len(text)

    def flush(self) -> None:
        """Record the flush, in its place between the writes."""
        self.calls.append("flush")


def piped(text: bytes, command: Sequence[str] = COMMAND, **env: str) -> CompletedProcess[bytes]:
    """Run the program with *text* as its input, and without a terminal."""
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8", **env}
    return run_raw(command, text, cwd=ROOT, env=environment)


def test_all_lines_are_one_write() -> None:
    """A reader may speak each write by itself, and cut off the one before."""
    stream = Counted()
    Screen(stream).say(["You hold 3 cards.", "Anna is next."])
    assert stream.calls == ["You hold 3 cards.\nAnna is next.\n", "flush"]


def test_no_lines_are_no_write() -> None:
    """Nothing to say is not an empty line."""
    stream = Counted()
    Screen(stream).say(iter(()))
    assert stream.calls == []


@pytest.mark.parametrize(
    ("encoding", "expected"),
    [
        ("utf-8", "Bär, chèvre, cœur, Größe, l’élan, « oui », 3 ½ – ♥"),
        ("cp1252", "Bär, chèvre, cœur, Größe, l’élan, « oui », 3 ½ – ?"),
        ("latin-1", "Bär, chèvre, coeur, Größe, l'élan, « oui », 3 ½ - ?"),
        ("cp437", "Bär, chèvre, coeur, Größe, l'élan, « oui », 3 ½ - ?"),
        ("ascii", 'Bar, chevre, coeur, Grosse, l\'elan, " oui ", 3 1/2 - ?'),
    ],
)
def test_letters_that_an_encoding_lacks_become_the_nearest(encoding: str, expected: str) -> None:
    """Accents go first, and only what has no plain letters is a question mark."""
    text = "Bär, chèvre, cœur, Größe, l’élan, « oui », 3 ½ – ♥"
    assert spell(text, encoding) == expected
    spell(text, encoding).encode(encoding)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("e\u0301lan", "élan"),
        ("12\u202f000\u00a0points", "12 000\u00a0points"),
        ("Ł\u00f8\u0142", "L\u00f8l"),
        ("zero\u200bwidth", "zerowidth"),
        ("…", "..."),
        ("\udcff", "?"),
    ],
)
def test_spelling_in_latin_1(text: str, expected: str) -> None:
    """Accents written by themselves, thin blanks, strokes and letters without width."""
    assert spell(text, "latin-1") == expected


@pytest.mark.parametrize("encoding", ["ascii", "cp437", "cp1252", "utf-8"])
def test_the_screen_spells_for_its_stream(encoding: str) -> None:
    """A stream that would refuse a letter is given another."""
    stream = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    Screen(stream).say(["l’œuf 🃏"])
    stream.seek(0)
    expected = {"ascii": "l'oeuf ?", "cp437": "l'oeuf ?", "cp1252": "l’œuf ?", "utf-8": "l’œuf 🃏"}
    assert stream.read() == expected[encoding] + "\n"


def test_a_pipe_makes_a_readable_transcript() -> None:
    """Input from a pipe is not echoed, so each prompt is a line of its own."""
    run = run_copy(Work(main), "hand\nquit\n")
    assert run.stdout.splitlines() == [
        "Welcome.",
        "Your turn.",
        "You said 'hand'.",
        "Thank you.",
        "Your turn.",
        "You said 'quit'.",
        "Thank you.",
    ]
    assert (run.returncode, run.stderr) == (0, "")


@pytest.mark.parametrize("text", ["hand", "hand\n", "hand\r\n"])
def test_the_end_of_a_pipe_ends_the_last_line(text: str) -> None:
    """A last line without its end is a line, and then the input is over."""
    run = run_copy(Work(main), text)
    assert run.stdout.count("You said 'hand'.\n") == 1
    assert run.stdout.endswith("Your turn.\nEnd.\n")
    assert run.returncode == 0


def test_an_empty_input_is_the_end() -> None:
    """No line at all, and no error."""
    run = piped(b"")
    assert run.stdout.decode() == "Welcome.\nYour turn.\nEnd.\n"
    assert (run.returncode, run.stderr) == (0, b"")


def test_bytes_of_another_encoding_are_no_crash() -> None:
    """They arrive as the sign for an unknown letter."""
    run = piped(b"B\xe4r\nquit\n")
    assert "You said 'B\\ufffdr'." in run.stdout.decode()
    assert run.returncode == 0


def test_a_closed_input_is_the_end() -> None:
    """Some programs start others without any standard input."""
    run = piped(b"", ("sh", "-c", f"{quote(sys.executable)} -m tests.terminal.echo_program <&-"))
    assert run.stdout.decode() == "Welcome.\nYour turn.\nEnd.\n"
    assert (run.returncode, run.stderr) == (0, b"")


def test_a_reader_that_goes_away_ends_the_program_quietly() -> None:
    """As with "| head": no traceback, and nothing from Python at its exit."""
    reading, writing = os.pipe()
    os.close(reading)
    run = run_raw(COMMAND, b"hand\n", stdout=writing, cwd=ROOT)
    os.close(writing)
    assert (run.returncode, run.stderr) == (0, b"")


@pytest.mark.parametrize("term", ["dumb", "unknown", "", "xterm-256color"])
def test_prompt_toolkit_is_imported_only_where_it_is_used(term: str) -> None:
    """Not on a poor terminal, not if a plain keyboard is wanted, not in a pipe."""
    command = [sys.executable, "-c", IMPORTED]
    with Terminal(command, term=term) as terminal:
        terminal.expect("True" if term == "xterm-256color" else "False")
    with Terminal([*command, "plain"], term=term) as terminal:
        terminal.expect("False")
    assert piped(b"", command, TERM=term).stdout == b"False\n"


def test_without_termios_the_keyboard_is_plain() -> None:
    """As on Windows: the import fails, and input() reads the lines."""
    program = (
        "import sys; sys.modules['termios'] = None\n" + IMPORTED + "print(type(keyboard).__name__)"
    )
    with Terminal([sys.executable, "-c", program]) as terminal:
        terminal.expect("False\nPlainKeyboard\n")


@pytest.fixture(params=["dumb", "xterm-256color"])
def plain(request: pytest.FixtureRequest) -> Terminal:
    """Return the program with a plain keyboard, at a dumb terminal or by choice."""
    pytest.importorskip("readline")
    return Terminal(Work(main, ("plain",)), term=request.param)


def test_the_plain_keyboard_is_quiet(plain: Terminal) -> None:
    """A byte a letter, and no sequences at all."""
    with plain as terminal:
        terminal.expect("Your turn. ")
        terminal.type("hand\n")
        terminal.expect(READY)
        measure = terminal.measure()
        assert (measure.median, measure.most) == (1, 1)
        assert measure.tally.reprinted == 0
        assert not measure.tally.escapes
        assert terminal.lines() == [
            "Welcome.",
            "Your turn. hand",
            "You said 'hand'.",
            "Thank you.",
            "Your turn.",
        ]


def test_the_plain_keyboard_has_history_and_completion(plain: Terminal) -> None:
    """Up brings the line before; Tab adds the rest, or lists the candidates on one line."""
    with plain as terminal:
        terminal.expect("Your turn. ")
        terminal.type("go")
        assert terminal.press("tab")[0].answer == b"at"
        terminal.press("enter")
        terminal.expect(READY)
        assert terminal.press("up")[0].answer == b"goat"
        terminal.type(" b")
        assert terminal.press("tab")[0].answer == b"\r\nbear, beaver\r\nYour turn. goat bea"
        terminal.type("v\t ha\t")
        terminal.press("enter")
        terminal.expect("'goat beaver Hand'")


def test_the_plain_keyboard_lists_in_the_middle_of_a_line(plain: Terminal) -> None:
    """What stands after the cursor stays there."""
    with plain as terminal:
        terminal.expect("Your turn. ")
        terminal.type("b now")
        terminal.press("left", "left", "left", "left", "tab")
        terminal.expect("\nbear, beaver\n")
        terminal.type("v\n")
        terminal.expect("'beav now'")
        assert terminal.lines()[3] == "Your turn. beav now"


def test_the_plain_keyboard_is_interrupted_and_ended_on_a_fresh_line(plain: Terminal) -> None:
    """Ctrl-C and Ctrl-D leave the line that was begun."""
    with plain as terminal:
        terminal.expect("Your turn. ")
        terminal.type("han")
        terminal.press("ctrl c")
        terminal.expect("\nInterrupted.\nYour turn. ")
        terminal.press("ctrl d")
        terminal.expect("\nEnd.\n")
        assert terminal.wait() == 0
        assert terminal.modes() == terminal.modes_before


def test_an_answer_to_a_closed_terminal_ends_the_program_quietly() -> None:
    """The window is gone, the program too."""

    def deaf() -> None:
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
        main()

    with Terminal(Work(deaf)) as terminal:
        terminal.expect("Your turn. ")
        terminal.hang_up()
        assert terminal.wait() == 0
