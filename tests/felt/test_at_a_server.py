"""The client with a real BRLTTY at a real server: the hand in dots, a card, and the way back."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from accessible_games.frontends.display.cells import SIGNS
from tests.client.home import Home
from tests.felt.lent import NO_SCREEN, Lent, free_number, needed, surroundings
from tests.server.wire import PASSWORD
from tests.terminal.driver import Terminal

if sys.platform == "win32":
    pytest.skip("this system has no BRLTTY", allow_module_level=True)

pytestmark = pytest.mark.slow
WANTED = "--braille-display"
TAKEN = r"The game has the braille display\."
HAND = "Your hand: "


@pytest.fixture
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Home]:
    """A server that knows Ben."""
    with Home(tmp_path_factory.mktemp("home")) as home:
        home.knows("Ben")
        yield home


def joined(home: Home, folder: Path, number: int, *words: str) -> Terminal:
    """Ben's client, with a BRLTTY of some number."""
    own = {"ACCESSIBLE_GAMES_DATA": str(folder), "ACCESSIBLE_GAMES_CONFIG": str(folder)}
    return home.join("--name", "ben", *words, env={**surroundings(folder, number), **own})


def come_in(terminal: Terminal) -> None:
    """Ben gives his password."""
    terminal.expect(r"Password\? ")
    terminal.type(PASSWORD)
    terminal.enter("", r"Lobby\. ")


def begin(terminal: Terminal) -> None:
    """A game against easy computer players, up to Ben's first question."""
    terminal.enter("new life 3 easy", r"Before the game\. ")
    terminal.enter("begin", r"Your turn\. ")


def test_a_game_at_a_server_is_felt(home: Home, tmp_path: Path) -> None:
    """A hand in dots, a row and a card by routing keys, and the display back by any key."""
    with Lent(tmp_path) as lent, joined(home, tmp_path, lent.number, WANTED) as terminal:
        come_in(terminal)
        terminal.enter("feel", r"Nothing is asked of you now\.\s+Lobby\. ")
        assert lent.is_given_back()
        begin(terminal)
        terminal.enter("feel", rf"{TAKEN}.*\s+{HAND}")
        lent.display.wait(lambda shown: shown.braille.startswith(SIGNS["hand"]))
        lent.press("LNUP", "ROUTE 3")
        terminal.expect("Row 2 has")
        terminal.type("scores")
        assert lent.is_given_back()
        terminal.enter("", "Lives: ")
        terminal.enter("feel", TAKEN)
        lent.display.wait(lambda shown: shown.text != NO_SCREEN)
        home.cut()
        terminal.expect(r"The connection is back\.")
        assert lent.is_given_back()
        terminal.enter("feel", TAKEN)
        lent.display.wait(lambda shown: shown.text != NO_SCREEN)
        lent.display.press("HOME")
        terminal.expect(r"The screen reader has the braille display again\.")
        assert lent.is_given_back()
        terminal.enter("feel", TAKEN)
        lent.display.wait(lambda shown: shown.text != NO_SCREEN)
        lent.display.close()
        terminal.expect(r"The braille display is gone\.")
        terminal.enter("hand", HAND)


def test_a_display_that_cannot_be_lent_is_told(home: Home, tmp_path: Path) -> None:
    """It is not wanted, BRLTTY does not run, or too much was typed."""
    needed()
    with joined(home, tmp_path, free_number()) as terminal:
        come_in(terminal)
        terminal.enter("feel", "To feel the game there, start with --braille-display")
        terminal.enter("feel always", r"Leave out always\.")
    with joined(home, tmp_path, free_number(), WANTED) as terminal:
        come_in(terminal)
        terminal.enter("feel", "BRLTTY is not running")
        terminal.enter("people", "Here: ")
