"""Whole games on the page, by keyboard alone and by buttons alone."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from accessible_games.games import GAMES
from accessible_games.speech.catalogue import LANGUAGES, Language
from tests.browser.chromium import Chromium
from tests.browser.tab import Tab
from tests.browser.visit import FOCUS, Visit
from tests.client.home import Home
from tests.examples import FACTOR
from tests.server import conftest
from tests.server.clients import answer, asked, telling

cheap_passwords, same_luck, quick = conftest.cheap_passwords, conftest.same_luck, conftest.quick
pytestmark = pytest.mark.slow
LANGUAGE: dict[str, Language] = dict(zip(GAMES, [*LANGUAGES, "en"], strict=True))


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Home]:
    """A server with a page, which knows Ben."""
    with Home(tmp_path, page_port=0) as home:
        home.knows("Ben")
        yield home


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keyboard(game: str, home: Home, tab: Tab) -> None:
    """From coming in to the end, every line once and in order, and the focus stays in the field."""
    with telling(home) as told:
        ben = Visit(home, tab, told, "Ben")
        ben.come()
        import time
        t = time.time()
        ben.enter(f"new {game.replace('-', ' ')} {max(3, GAMES[game].SEATS[0])} random")
        ben.enter("begin")
        n=0
        while asked(home, ben.visitor):
            ben.enter(answer(home, ben.visitor)); n+=1
            assert tab.evaluate(FOCUS) == "line"
        ben.assert_in_the_tree()
        print(game, n, time.time()-t)
