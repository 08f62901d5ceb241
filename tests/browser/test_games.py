"""Whole games on the page: by keyboard alone and by buttons alone."""

from collections.abc import Iterator

import pytest

from accessible_games.games import GAMES
from accessible_games.speech.catalogue import Language
from tests.browser.pressing import press_answer, press_named
from tests.browser.tab import Tab
from tests.browser.visit import FOCUS, Visit
from tests.client.home import Home
from tests.play.table import typed_answer
from tests.rotating import games_in_languages
from tests.server.clients import Told, player, telling
from tests.server.playing_on import advised

pytestmark = pytest.mark.slow
OVER: dict[Language, str] = {
    "de": "Das Spiel ist zu Ende.",
    "fr": "La partie est finie.",
    "en": "The game is finished.",
}


@pytest.fixture
def told(home: Home) -> Iterator[Told]:
    """What everybody is told."""
    with telling(home) as told:
        yield told


def seats(game: str) -> int:
    """As few as there can be besides Ben."""
    return max(2, GAMES[game].SEATS[0])


@pytest.mark.parametrize(("game", "language"), games_in_languages())
def test_a_whole_game_by_keyboard(
    game: str, language: Language, home: Home, told: Told, tab: Tab
) -> None:
    """From coming in to the end, every line once and in order; the focus stays in the field."""
    ben = Visit(home, tab, told, "Ben", language)
    ben.come()
    ben.enter(f"new {game.replace('-', ' ')} {seats(game)} easy")
    ben.enter("begin")
    while (person := player(home, ben.visitor)).asked is not None:
        ben.enter(typed_answer(person, advised(home, ben.visitor)))
        assert tab.evaluate(FOCUS) == "line"
    assert OVER[language] in ben.heard
    ben.assert_in_the_tree()


@pytest.mark.parametrize(("game", "language"), games_in_languages(1))
def test_a_whole_game_by_buttons(
    game: str, language: Language, home: Home, told: Told, tab: Tab
) -> None:
    """No key is pressed after coming in; the focus is never lost when buttons go."""
    ben = Visit(home, tab, told, "Ben", language)
    ben.come()
    ben.enter(f"new {game.replace('-', ' ')} {seats(game)} easy")
    press_named(ben, ben.visitor.narrator.catalogue.words("command-begin")[0])
    while player(home, ben.visitor).asked is not None:
        press_answer(ben, advised(home, ben.visitor))
    assert OVER[language] in ben.heard
    ben.assert_in_the_tree()
