"""The keyboard at a terminal: as quiet as plain input(), and nothing it does goes unheard.

Each test types into the program echo.py, on a terminal that records what is written.
"""

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.forking import Work
from tests.terminal.driver import Terminal
from tests.terminal.echo_program import READY, main

pytestmark = pytest.mark.slow

pytest.importorskip("termios", reason="this system has no such terminals")


def test_typing_is_as_quiet_as_input(terminal: Terminal) -> None:
    """One byte a letter, one erase for one backspace, and nothing else but the answers."""
    terminal.enter("hand", READY)
    terminal.type("plx")
    terminal.press("backspace")
    terminal.enter("ay 7h", READY)
    terminal.enter("score", READY)
    terminal.type("quit\n")
    assert terminal.wait() == 0
    measure = terminal.measure()
    assert (measure.median, measure.most) == (1, 1)
    assert measure.tally.reprinted == 0
    assert measure.tally.rewritten == set()
    assert measure.tally.bells == 0
    assert measure.tally.erased == 1
    assert measure.tally.escapes == {"erase line": 1}


def test_the_transcript_is_what_was_typed_and_answered(terminal: Terminal) -> None:
    """Every typed line stands once, after its prompt, above its answer."""
    terminal.enter("hand", READY)
    terminal.enter("schöne Grüße", READY)
    assert terminal.bytes_since().decode() == (
        "Welcome.\r\nYour turn. hand\r\nYou said 'hand'.\r\nThank you.\r\n"
        "Your turn. schöne Grüße\r\nYou said 'sch\\xf6ne Gr\\xfc\\xdfe'.\r\nThank you.\r\n"
        "Your turn. "
    )


def test_earlier_lines_come_back_whole(terminal: Terminal) -> None:
    """Up and Down say the whole line, even the part in common with the one before."""
    terminal.enter("lay bear", READY)
    terminal.enter("lay goat", READY)
    assert terminal.answer("up") == b"lay goat"
    assert terminal.answer("up") == b"\b" * 8 + b"\x1b[Klay bear"
    assert terminal.answer("down") == b"\b" * 8 + b"\x1b[Klay goat"
    terminal.type("s\n")
    terminal.expect("'lay goats'")
    measure = terminal.measure()
    assert measure.tally.reprinted == 0
    assert measure.tally.rewritten == set()


def test_up_says_the_line_again_that_was_typed_just_like_it(terminal: Terminal) -> None:
    """Silence would leave open whether the key did anything."""
    terminal.enter("score", READY)
    terminal.type("score")
    assert terminal.answer("up") == b"\b" * 5 + b"\x1b[Kscore"


def test_tab_adds_the_rest_of_the_only_candidate(terminal: Terminal) -> None:
    """Only the letters that were not typed are written."""
    terminal.type("lay go")
    assert terminal.answer("tab") == b"at"
    terminal.enter("", READY)
    assert "'lay goat'" in terminal.text()


def test_tab_lists_several_candidates_on_one_line(terminal: Terminal) -> None:
    """Then prompt and line come again, with everything that the candidates have in common."""
    terminal.type("lay b")
    assert terminal.answer("tab") == b"\r\nbear, beaver\r\nYour turn. lay bea"
    terminal.type("v")
    assert terminal.answer("tab") == b"er"
    assert terminal.measure().tally.rewritten == set()


def test_tab_keeps_the_case_and_the_accents_of_candidates(terminal: Terminal) -> None:
    """A word that was typed differently is replaced, and the candidate is heard whole."""
    terminal.type("ha")
    assert terminal.answer("tab") == b"\b\b\x1b[KHand"
    terminal.type(" el")
    assert terminal.answer("tab") == b"\b\b\x1b[K\xc3\x89lan"


def test_tab_completes_before_the_cursor(terminal: Terminal) -> None:
    """The words after the cursor stay, and are not said again."""
    terminal.type("go now")
    terminal.press("left", "left", "left", "left")
    assert terminal.answer("tab") == b"\x1b[2@at"
    terminal.press("enter")
    terminal.expect("'goat now'")


def test_a_blank_before_all_letters_is_nothing(terminal: Terminal) -> None:
    """It may have been for a line that waited; after letters it is an ordinary character."""
    assert terminal.answer("space") == b""
    terminal.enter(" a b ", READY)
    assert "'a b '" in terminal.text()


def test_tab_without_candidates_changes_nothing(terminal: Terminal) -> None:
    """No bell, no other word."""
    terminal.type("xyz")
    terminal.send("\t")
    terminal.enter("a", READY)
    assert "'xyza'" in terminal.text()
    assert terminal.measure().tally.bells == 0


def test_completion_is_asked_on_tab_alone(terminal: Terminal) -> None:
    """Letters, enter and history never ask for it."""
    terminal.enter("goat", READY)
    terminal.press("up")
    terminal.press("enter")
    terminal.expect(READY)
    terminal.type("go")
    terminal.press("tab", "enter")
    terminal.expect(READY)
    terminal.type("asked\n")
    terminal.expect("1 completions")


def test_an_error_in_completion_reaches_the_program(terminal: Terminal) -> None:
    """It reaches the caller, and the editor does not show it."""
    terminal.type("crash\t")
    terminal.expect("RuntimeError: completion failed")
    assert terminal.wait() == 1
    assert terminal.modes() == terminal.modes_before


def test_ctrl_r_finds_earlier_lines_and_says_them(terminal: Terminal) -> None:
    """On a line of its own: the sought text, then the found line; Enter takes it, Enter sends."""
    terminal.enter("lay bear", READY)
    terminal.enter("score", READY)
    terminal.enter("lay goat", READY)
    assert terminal.answer("ctrl r") == b"\r\nSearch: "
    assert terminal.type("a")[0].answer == b"a: lay goat"
    assert terminal.answer("ctrl r").endswith(b"a: lay bear")
    assert terminal.answer("ctrl s").endswith(b"a: lay goat")
    assert terminal.answer("up").endswith(b"a: lay bear")
    assert terminal.answer("enter") == b"\r\nYour turn. lay bear"
    terminal.press("enter")
    terminal.expect("'lay bear'")
    assert terminal.measure().tally.rewritten == set()


def test_a_letter_that_still_finds_the_same_is_all_that_is_written(terminal: Terminal) -> None:
    """The line found is not said again."""
    terminal.enter("score", READY)
    terminal.press("ctrl r")
    terminal.type("s")
    assert terminal.type("c")[0].answer == b"\b" * 7 + b"\x1b[@c\x1b[7C"


def test_a_search_can_be_left(terminal: Terminal) -> None:
    """Ctrl-G goes back to the line as it was, on a new line."""
    terminal.enter("score", READY)
    terminal.type("go")
    terminal.press("ctrl r")
    terminal.type("s")
    terminal.press("ctrl r")
    assert terminal.answer("ctrl g") == b"\r\nYour turn. go"
    terminal.press("enter")
    terminal.expect("'go'")


def test_ctrl_c_in_a_search_ends_it_too(terminal: Terminal) -> None:
    """The next line is an ordinary one."""
    terminal.enter("score", READY)
    terminal.press("ctrl r")
    terminal.type("s")
    terminal.press("ctrl c")
    terminal.expect("Search: s: score\nInterrupted.\nYour turn. ")
    terminal.enter("hand", READY)
    assert "'hand'" in terminal.text()


def test_editing_inside_the_line_writes_only_what_is_new(terminal: Terminal) -> None:
    """Letters after the cursor move and are not said again."""
    terminal.type("hnd now")
    assert terminal.answer("home") == b"\b" * 7
    assert terminal.answer("right") == b"\x1b[C"
    assert terminal.type("a")[0].answer == b"\x1b[@a"
    assert terminal.answer("end") == b"\x1b[6C"
    assert terminal.answer("left") == b"\b"
    assert terminal.answer("backspace") == b"\b\x1b[P"
    assert terminal.answer("delete") == b"\x1b[K"
    assert terminal.answer("ctrl w") == b"\b\x1b[K"
    terminal.press("enter")
    terminal.expect("'hand '")
    assert terminal.lines()[-4] == "Your turn. hand"
    assert terminal.measure().tally.reprinted == 0


def test_words_and_the_kill_ring(terminal: Terminal) -> None:
    """The usual keys of a shell: by words, to either end, cutting and pasting."""
    terminal.type("lay bear goat")
    terminal.press("alt b", "ctrl k", "ctrl a", "ctrl y")
    terminal.type(" ")
    terminal.press("enter")
    terminal.expect("'goat lay bear '")


def test_ctrl_l_says_the_line_again(terminal: Terminal) -> None:
    """On a new line; the screen above stays."""
    terminal.type("hand")
    assert terminal.answer("ctrl l") == b"\r\nYour turn. hand"
    assert terminal.lines() == ["Welcome.", "Your turn. hand", "Your turn. hand"]


def test_ctrl_c_interrupts_on_a_fresh_line(terminal: Terminal) -> None:
    """What was typed stays to be read, and is not sent."""
    terminal.type("han")
    terminal.press("left", "ctrl c")
    terminal.expect("Interrupted.\nYour turn. ")
    assert terminal.lines()[1:] == ["Your turn. han", "Interrupted.", "Your turn."]
    terminal.enter("goat", READY)
    assert "'goat'" in terminal.text()


def test_ctrl_d_ends_on_an_empty_line_only(terminal: Terminal) -> None:
    """Elsewhere it deletes the letter at the cursor."""
    terminal.type("xgoat")
    terminal.press("home", "ctrl d", "enter")
    terminal.expect("'goat'")
    terminal.expect(READY)
    terminal.press("ctrl d")
    terminal.expect("\nEnd.\n")
    assert terminal.wait() == 0


def test_an_interrupt_from_outside_is_as_ctrl_c(terminal: Terminal) -> None:
    """Another program may send the signal."""
    terminal.kill(signal.SIGINT)
    terminal.expect("\nInterrupted.\nYour turn. ")


@pytest.fixture
def thinking(tmp_path: Path) -> Iterator[tuple[Terminal, Path]]:
    """Yield the program busy between two lines, and the file that lets it go on."""
    thought = tmp_path / "thought"
    with Terminal(Work(main), env={"THOUGHT": str(thought)}) as started:
        started.expect("Your turn. ")
        started.enter("first", READY)
        started.type("think\n")
        started.expect("Thinking.\n")
        yield started, thought


def test_keys_typed_ahead_are_kept_and_written_once(thinking: tuple[Terminal, Path]) -> None:
    """The terminal does not echo them while no line is read; the prompt shows them."""
    terminal, thought = thinking
    mark = terminal.mark()
    terminal.send("goxat\x1b[D\x1b[D\x7f\rsecond")
    assert not terminal.echoes()
    thought.touch()
    terminal.expect("'goat'.\n" + READY + "second")
    assert terminal.bytes_since(mark).decode() == (
        "Your turn. goat\r\nYou said 'goat'.\r\nThank you.\r\nYour turn. second"
    )


def test_history_may_be_asked_for_ahead(thinking: tuple[Terminal, Path]) -> None:
    """Up means the line before even if it was typed before the prompt came."""
    terminal, thought = thinking
    terminal.send("\x1b[A\x1b[A\r\x1b[A\r")
    thought.touch()
    terminal.expect("Your turn. first\nYou said 'first'.\n" + READY)
    terminal.expect("first\nYou said 'first'.\n" + READY)


def test_ctrl_c_between_lines_interrupts(thinking: tuple[Terminal, Path]) -> None:
    """The program hears of it at once, as it would without an editor."""
    terminal, _ = thinking
    terminal.press("ctrl c")
    terminal.expect("Stopped thinking.\nYour turn. ")
    terminal.enter("hand", READY)


@pytest.mark.parametrize("paste", ["hand\rgoat\rbe", "\x1b[200~hand\r\ngoat\nbe\x1b[201~"])
def test_pasted_lines_are_lines(terminal: Terminal, paste: str) -> None:
    """Each is read by itself, and the last can be continued; a terminal's brackets do no harm."""
    terminal.send(paste)
    terminal.expect("Your turn. be|hand\n.*\n.*\nYour turn. goat\n.*\n.*\nYour turn. be")
    terminal.enter("ar", READY)
    told = [line for line in terminal.lines() if "said" in line]
    assert told == ["You said 'hand'.", "You said 'goat'.", "You said 'bear'."]
    assert terminal.measure().tally.escapes["mode"] == 0


@pytest.mark.parametrize(
    "keys",
    ["\x1b[99~", "\x1b[1;5P", "\x1b[I", "\x1b[12;3R", "\x11\x1a\x11", "\x1bOz", "\x1b[24~", "\x00"],
)
def test_unknown_keys_do_nothing(terminal: Terminal, keys: str) -> None:
    """No key puts its code into the line."""
    terminal.type("go")
    terminal.send(keys)
    terminal.enter("at", READY)
    assert "'goat'" in terminal.text()


def test_escape_alone_does_nothing(terminal: Terminal) -> None:
    """Nor does it swallow the letters that come after it."""
    terminal.type("go")
    terminal.send("\x1b")
    terminal.settle(0.7)
    terminal.enter("at", READY)
    assert "'goat'" in terminal.text()


def test_shift_and_arrows_move_without_selecting(terminal: Terminal) -> None:
    """A selection cannot be heard, and the next letter would replace it."""
    terminal.type("gat")
    terminal.send("\x1b[1;2D\x1b[1;2D")
    terminal.settle()
    terminal.enter("o", READY)
    assert "'goat'" in terminal.text()


@pytest.mark.parametrize(
    ("line", "status"), [("quit", 0), ("leave", 3), ("crash", 1)], ids=["quit", "leave", "crash"]
)
def test_the_terminal_is_given_back(terminal: Terminal, line: str, status: int) -> None:
    """However the program ends, the shell finds its terminal as it was."""
    terminal.type(line + "\n")
    assert terminal.wait() == status
    assert terminal.modes() == terminal.modes_before


def test_the_terminal_is_given_back_when_told_to_end(terminal: Terminal) -> None:
    """SIGTERM still ends the program, as that signal."""
    terminal.kill(signal.SIGTERM)
    assert terminal.wait() == -signal.SIGTERM
    assert terminal.modes() == terminal.modes_before
