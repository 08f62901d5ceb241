"""The client at a terminal: what is typed, what comes meanwhile, and what a cut leaves behind."""

import re
import sys
from collections.abc import Iterator

import pytest

from tests.client.home import Home
from tests.server.wire import PASSWORD
from tests.terminal.driver import Terminal

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudo-terminals"),
]


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Home]:
    """A server that knows Ben too."""
    with Home(tmp_path_factory.mktemp("home")) as home:
        home.knows("Ben")
        yield home


def come_in(terminal: Terminal) -> None:
    """Ben gives his password, which nobody sees."""
    terminal.expect(r"Password\? ")
    mark = terminal.mark()
    terminal.type(PASSWORD)
    assert terminal.bytes_since(mark) == b""
    terminal.enter("", r"Lobby\. ")


def test_news_waits_while_a_line_is_typed_and_each_line_comes_once(home: Home) -> None:
    """A letter is a byte, nothing is written twice, and what was hidden is not brought back."""
    with home.join("--name", "ben") as terminal:
        come_in(terminal)
        mark = terminal.mark()
        home.says("tell ben one")
        terminal.expect(r"Anna tells you: one ")
        assert terminal.bytes_since(mark) == b"\r\nAnna tells you: one "
        mark = terminal.mark()
        terminal.type("peo")
        home.says("tell ben two")
        terminal.type("ple")
        assert terminal.bytes_since(mark) == b"people"
        terminal.send("\r")
        terminal.expect(r"Here: .*\s+Lobby\. ")
        wanted = b"people\r\nAnna tells you: two\r\nHere: Anna and Ben.\r\nLobby. "
        assert terminal.bytes_since(mark) == wanted
        measure = terminal.measure()
        assert (measure.tally.reprinted, measure.tally.rewritten, measure.queries) == (0, set(), 0)
        terminal.press("up")
        assert terminal.lines()[-1] == "Lobby. people"
        terminal.press("up")
        assert PASSWORD not in terminal.text()
        terminal.press("ctrl c")
        terminal.expect("The line is cancelled")
        terminal.press("ctrl d")
        terminal.expect(r"Goodbye, Ben\.")
        assert terminal.wait() == 0
        assert terminal.modes() == terminal.modes_before


def test_a_cut_is_told_once_and_nothing_is_lost(home: Home) -> None:
    """What was missed comes exactly, and what was typed meanwhile is done once."""
    home.says("new life 3 random")
    with home.join("--name", "ben") as terminal:
        come_in(terminal)
        terminal.enter("join anna", r"Before the game\. ")
        home.cut(block=True)
        terminal.expect("The connection is lost[.]")
        home.do(home.anna.hears("Ben is away."))
        home.says("say missed")
        terminal.send("say hello\r")
        terminal.expect("say hello")
        home.unblock()
        terminal.expect("The connection is back[.]")
        terminal.expect("You say: hello")
        home.do(home.anna.hears("Ben says: hello"))
        terminal.enter("people", r"Here: Anna and Ben\.")
        text = " ".join(terminal.text().split())
        for told in ("connection is lost.", "is back.", "Anna says: missed", "You say: hello"):
            assert text.count(told) == 1, told
        assert home.anna.lines.count("Ben says: hello") == 1
        assert text.count("Welcome, Ben.") == 1
        for answer in (r"Lobby\. ", "Goodbye, Ben"):
            terminal.send("leave\r")
            terminal.expect(answer)
        assert terminal.wait() == 0
    home.says("leave")


def test_a_plain_terminal_will_do(home: Home) -> None:
    """With whole lines, and news between them; Control C twice asks whether to leave."""
    with home.join("--name", "ben", term="dumb") as terminal:
        terminal.expect(r"Password\? ")
        terminal.send(f"{PASSWORD}\r")
        terminal.expect(r"Lobby\.")
        assert PASSWORD not in terminal.text()
        home.says("tell ben one")
        terminal.expect("Anna tells you: one")
        terminal.send("people\r")
        terminal.expect(r"Here: Anna and Ben\.")
        terminal.settle()
        terminal.send("\x03")
        terminal.expect("The line is cancelled")
        terminal.settle()
        terminal.send("\x03")
        terminal.expect("Do you want to leave")
        terminal.expect(r"\?")
        terminal.send("yes\r")
        terminal.expect(r"Goodbye, Ben\.")
        assert terminal.wait() == 0


def test_a_closed_terminal_ends_it(home: Home) -> None:
    """The seat is kept as after any cut; here the client is started as people start it."""
    command = [sys.executable, "-m", "accessible_games", *home.words("--name", "ben")]
    with Terminal(command) as terminal:
        come_in(terminal)
        terminal.hang_up()
        assert terminal.wait() != 1


def test_arrows_walk_over_the_table(home: Home) -> None:
    """In an empty line, and their words are not written; in a line with letters they edit."""
    with home.join("--name", "ben") as terminal:
        come_in(terminal)
        terminal.enter("new sixpack 2 random starter=2", r"Before the game\. ")
        terminal.enter("begin", r"Your move\. ")
        mark = terminal.mark()
        terminal.press("right")
        terminal.expect(r"q13.*\. ")
        assert re.match(rb"\r\n[^\n]*q13[^\n]*\. $", terminal.bytes_since(mark))
        terminal.type("peple")
        terminal.press("left")
        terminal.press("left")
        terminal.press("left")
        terminal.type("o")
        terminal.enter("", r"Here: Anna and Ben\.")
        for answer in (r"Lobby\. ", "Goodbye, Ben"):
            terminal.send("leave\r")
            terminal.expect(answer)
        assert terminal.wait() == 0
