"""The plugin of pytest for the tests of a game: `-p accessible_games.testing.plugin`.

    @every_guard(GAME)
    def test_the_game_keeps_to_a_guard(check: Check) -> None:
        check()

The game has to be installed, or found by `ACCESSIBLE_GAMES_DIR`, as words and players are looked up
by its name.
"""

from collections.abc import Callable
from functools import partial
from typing import TypeVar

import pytest

from accessible_games.core.game import AnyGame
from accessible_games.speech.catalogue import Language
from accessible_games.speech.catalogues import languages_of
from accessible_games.testing import honesty
from accessible_games.testing.checking import of_language, told
from accessible_games.testing.every_guard import EVERY
from accessible_games.testing.guards import Guard
from accessible_games.testing.playing import cases_of

Check = Callable[[], None]
"""A test of one part of a game, which fails by `AssertionError`."""
Test = TypeVar("Test", bound=Callable[..., None])


def every_guard(game: AnyGame) -> Callable[[Test], Test]:
    """Make a test for each guard, and one for what is heard in each language of the game."""
    checks: dict[str, Check] = {
        f"{guards.part}-{guard.__name__}": partial(at_every_table, game, guard)
        for guards in (*EVERY, honesty.guard)
        for guard in guards.all
    }
    for language in languages_of(game.name):
        checks[f"words-{language}"] = partial(is_well_spoken, game, language)
    marked: Callable[[Test], Test] = pytest.mark.parametrize("check", checks.values(), ids=checks)
    return marked


def at_every_table(game: AnyGame, guard: Guard) -> None:
    """Try a guard at every table of a game. Raises `AssertionError` with table and condition."""
    for case in cases_of(game):
        try:
            guard(case)
        except AssertionError as error:
            raise AssertionError(f"{case}: {told(error)}") from error


def is_well_spoken(game: AnyGame, language: Language) -> None:
    """Hear a game in a language: nothing is missing, and nothing breaks a rule of speech."""
    wrong = [found for found in of_language(game, language) if found.problems]
    assert wrong == []
