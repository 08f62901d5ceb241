"""Worlds that differ in nothing but what one seat may not know."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from random import Random
from typing import Any

from accessible_games.core.decision import Move
from accessible_games.core.event import Seat
from accessible_games.core.game import Game
from accessible_games.core.luck import Luck
from accessible_games.core.position import PositionError
from accessible_games.core.table import IllegalMove, Table

SWAPS = 40
"""So many pairs of words in a state are exchanged, where nobody who may not know would see it."""
Place = tuple[list[str], int]


class Permuted:
    """A game whose hidden pieces are exchanged by the test, without any help of its rules."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def redeal(self, state: Any, seat: Seat, luck: Luck) -> None:
        """Exchange words of the state that stand anywhere, as long as the seat sees the same."""
        chance, places = Random(luck.seed), [*words_in(state)]
        sights = (seat, None)
        seen = [self._game.view(state, each) for each in sights]
        for _ in range(SWAPS):
            one, other = chance.sample(places, 2)
            exchange(one, other)
            pairs = zip(sights, seen, strict=True)
            same = all(self._game.view(state, each) == before for each, before in pairs)
            if not same or not self.is_sound(state):
                exchange(one, other)

    def is_sound(self, state: Any) -> bool:
        """Whether play could lead to that state."""
        try:
            self._game.check(state)
        except PositionError:
            return False
        return True


def words_in(value: Any) -> Iterator[Place]:
    """Every place of a word in a list, in any part of a state."""
    if isinstance(value, list):
        yield from ((value, place) for place, item in enumerate(value) if isinstance(item, str))
        parts = [item for item in value if not isinstance(item, str)]
    elif isinstance(value, dict):
        parts = [*value.values()]
    else:
        parts = [getattr(value, each.name) for each in fields(value)] if is_dataclass(value) else []
    for part in parts:
        yield from words_in(part)


def exchange(one: Place, other: Place) -> None:
    """Let the words of two places change places."""
    (first, here), (second, there) = one, other
    first[here], second[there] = second[there], first[here]


def permuted(table: Table[Any], seat: Seat, number: int) -> Table[Any] | None:
    """A table that looks the same to the seat; None where what was done since cannot be done."""
    game, table.game = table.game, Permuted(table.game)
    try:
        world = table.imagine(seat, Luck(number))
    except IllegalMove:
        return None
    finally:
        table.game = game
    world.game = game
    return world


def worlds(table: Table[Any], seat: Seat, count: int, number: int) -> list[Table[Any]]:
    """Worlds as the seat sees this one: half of them dealt by the game, half permuted by the test.

    What others have answered to an open question in secret is another thing in each.
    """
    found = [table.imagine(seat, Luck(number + each)) for each in range((count + 1) // 2)]
    found += [w for each in range(count // 2) if (w := permuted(table, seat, number + each))]
    for place, world in enumerate(found):
        answered_secretly(world, seat, Random(place))
    return found


def answered_secretly(world: Table[Any], seat: Seat, chance: Random) -> None:
    """Let the others answer what is asked of all at once."""
    if seat in [asked.seat for asked in world.waiting()]:
        for asked in world.waiting():
            if asked.seat != seat:
                world.play(Move(asked.seat, asked.kind, asked.options.draw(chance)))
