"""Guards find what they are for, and let pass what a game may do."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from accessible_games.api import Between, Event, Game, Luck, Piece, ask
from accessible_games.games import GAMES
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.testing.heard import facts, nouns
from accessible_games.testing.playing import Case
from accessible_games.testing.rules import other_seeds_are_other_games
from tests.bare.stones.game import GAME as STONES
from tests.bare.stones.game import State


def ten(seats: int, luck: Luck, options: Mapping[str, str]) -> State:
    """A heap that is always the same."""
    return State(luck, seats, 10)


def ten_by_lot(seats: int, luck: Luck, options: Mapping[str, str]) -> State:
    """The same, after a lot that changes nothing."""
    luck.one_of(range(6))
    return ten(seats, luck, options)


async def guess(state: State) -> None:
    """Take as many as the die shows, whatever is answered."""
    while state.heap:
        await ask(0, "take", Between(1, 3))
        state.heap -= min(state.heap, state.luck.one_of(range(1, 4)))


@pytest.mark.parametrize(
    "game", [STONES, replace(STONES, setup=ten), replace(STONES, setup=ten, play=guess)]
)
def test_luck_may_begin_with_the_game_or_later_or_never(game: Game[Any]) -> None:
    """A game of dice begins always alike, and a game of pure thought stays so."""
    other_seeds_are_other_games(Case(game, 2, {}))


def test_luck_that_changes_nothing_is_found() -> None:
    """Whoever draws lots and does not heed them has forgotten something."""
    with pytest.raises(AssertionError):
        other_seeds_are_other_games(Case(replace(STONES, setup=ten_by_lot), 2, {}))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_linter_knows_the_pieces_of_every_game(name: str, language: Language) -> None:
    """Those that are counted, and those that have a value of their own and so no number."""
    game = GAMES[name]
    known = nouns(language, game)
    assert len(known) >= len({piece.rpartition("-")[0] for piece in game.pieces})
    assert known.isdisjoint({"of", "von", "de"})


class About(Event):
    """What is said of a piece, or of all of its kind."""

    piece: Piece


def test_the_linter_asks_about_kinds_too() -> None:
    """Who asks about goats where each goat has a value hears of all of them."""
    about = {"card": lambda view, piece: iter([About(piece)])}
    game = replace(STONES, pieces=("goat-1", "goat-2"), piece_topics=about)
    told = [fact for fact in facts(Case(game, 2, {}).begin(1), 0) if isinstance(fact, About)]
    assert told == [About("goat-1"), About("goat-2"), About("goat")]
