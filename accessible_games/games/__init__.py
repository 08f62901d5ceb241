"""The games: ours, and those of other packages (`resources.games_of_others`).

A new game of ours is a folder here, with `GAME` in its game.py, and a name in `resources.OURS`.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from importlib import import_module
from typing import cast

from accessible_games.core.game import API, AnyGame, Game
from accessible_games.resources import (
    EVENING,
    OURS,
    distribution_of,
    games_of_others,
    package_of,
)


class Games(Mapping[str, AnyGame]):
    """Every game by name, imported on demand: a player waits for only one of them.

    A game of another package that cannot be used is left out; `failures` says why.
    """

    def __getitem__(self, name: str) -> AnyGame:
        if name not in self:
            raise KeyError(name)
        return loaded(name)

    def __iter__(self) -> Iterator[str]:
        yield from OURS
        yield from (name for name in games_of_others() if is_sound(name))

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __contains__(self, name: object) -> bool:
        return name in OURS or (name in games_of_others() and is_sound(cast(str, name)))


class Recorded(Games):
    """All that a record can be of: every game, and the evening at a real table."""

    def __iter__(self) -> Iterator[str]:
        yield from super().__iter__()
        yield EVENING

    def __contains__(self, name: object) -> bool:
        return name == EVENING or super().__contains__(name)


class NewerGameError(Exception):
    """A game that was written for a newer `API` than this program has."""


@cache
def loaded(name: str) -> AnyGame:
    """Import a game.

    Raises whatever that raises, `TypeError` if its `GAME` is none of that name, and
    `NewerGameError` if this program is too old for it.
    """
    game = import_module(f"{package_of(name)}.game").GAME
    if not isinstance(game, Game) or game.name != name:
        raise TypeError(f"GAME in {package_of(name)}.game is no game called {name}")
    if game.api > API:
        raise NewerGameError(game.api)
    return game if name in (*OURS, EVENING) else replace(game, package=distribution_of(name))


@cache
def failure_of(name: str) -> BaseException | None:
    """Return why a game of another package cannot be used; None if it can."""
    try:
        loaded(name)
    except (Exception, SystemExit) as error:  # whatever the code of others may raise
        return error
    return None


def is_sound(name: str) -> bool:
    """Whether a game of another package can be used."""
    return not failure_of(name)


def failures() -> Mapping[str, BaseException]:
    """Return why games of other packages cannot be used, by their names."""
    return {name: why for name in games_of_others() if (why := failure_of(name)) is not None}


GAMES = Games()
RECORDED = Recorded()
