"""Whole games on the page: by keyboard alone and by buttons alone."""

from collections.abc import Iterator

import pytest

from accessible_games.games import GAMES
from accessible_games.speech.catalogue import Language
from tests.browser.pressing import press_answer, press_named
from tests.browser.tab import Tab
from tests.browser.visit import FOCUS, Visit
from tests.client.home import Home
from tests.rotating import games_in_languages
from tests.server.clients import player, telling
from tests.server.playing_on import advised, deal_a_short
from tests.sessions import typed_answer

pytestmark = pytest.mark.slow
OVER: dict[Language, str] = {
    "de": "Das Spiel ist zu Ende.",
    "fr": "La partie est finie.",
    "en": "The game is finished.",
}


@pytest.fixture
def ben(home: Home, tab: Tab, language: Language) -> Iterator[Visit]:
    """Who comes to the page."""
    with telling(home) as told:
        yield Visit(home, tab, told, "Ben", language)


def seats(game: str) -> int:
    """As few as there can be besides Ben."""
    return max(2, GAMES[game].seats[0])


@pytest.mark.parametrize(("game", "language"), games_in_languages())
def test_a_whole_game_by_keyboard(
    game: str, language: Language, ben: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From coming in to the end, every line once and in order; the focus stays in the field."""
    deal_a_short(game, monkeypatch)
    ben.come()
    ben.enter(f"new {game.replace('-', ' ')} {seats(game)} easy")
    ben.enter("begin")
    while (person := player(ben.home, ben.user)).asked is not None:
        ben.enter(typed_answer(person, advised(ben.home, ben.user)))
        assert ben.tab.evaluate(FOCUS) == "line"
    assert OVER[language] in ben.heard
    ben.assert_in_the_tree()


@pytest.mark.parametrize(("game", "language"), games_in_languages(1))
def test_a_whole_game_by_buttons(
    game: str, language: Language, ben: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No key is pressed after coming in; the focus is never lost when buttons go."""
    deal_a_short(game, monkeypatch)
    ben.come()
    ben.enter(f"new {game.replace('-', ' ')} {seats(game)} easy")
    press_named(ben, ben.user.narrator.catalogue.words("command-begin")[0])
    while player(ben.home, ben.user).asked is not None:
        press_answer(ben, advised(ben.home, ben.user))
    assert OVER[language] in ben.heard
    ben.assert_in_the_tree()
