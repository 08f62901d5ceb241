"""Worlds that differ only in what one seat may not know."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from random import Random
from typing import Any

from accessible_games.core.decision import Move
from accessible_games.core.event import Seat
from accessible_games.core.game import Game
from accessible_games.core.luck import Luck
from accessible_games.core.position import PositionError
from accessible_games.core.table import IllegalMove, Table

SWAPS = 40
"""How many pairs of words in a state are exchanged, if that stays unseen."""
Place = tuple[list[str], int]


def permuting(game: Game[Any]) -> Game[Any]:
    """Return a game whose hidden pieces the test exchanges, without help from the rules."""

    def redeal(state: Any, seat: Seat, luck: Luck) -> None:
        chance, places = Random(luck.seed), [*words_in(state)]
        sights = (seat, None)
        seen = [game.view(state, each) for each in sights]
        for _ in range(SWAPS):
            one, other = chance.sample(places, 2)
            exchange(one, other)
            pairs = zip(sights, seen, strict=True)
            same = all(game.view(state, each) == before for each, before in pairs)
            if not same or not is_sound(game, state):
                exchange(one, other)

    return replace(game, redeal=redeal)


def is_sound(game: Game[Any], state: Any) -> bool:
    """Whether play could lead to that state."""
    try:
        game.check(state)
    except PositionError:
        return False
    return True


def words_in(value: Any) -> Iterator[Place]:
    """Yield every place of a word in a list, in any part of a state."""
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
    """Exchange the words of two places."""
    (first, here), (second, there) = one, other
    first[here], second[there] = second[there], first[here]


def permuted(table: Table[Any], seat: Seat, number: int) -> Table[Any] | None:
    """Return a table that looks the same to the seat; None if its moves would be impossible."""
    game, table.game = table.game, permuting(table.game)
    try:
        world = table.determinize(seat, Luck(number))
    except IllegalMove:
        return None
    finally:
        table.game = game
    world.game = game
    return world


def worlds(table: Table[Any], seat: Seat, count: int, number: int) -> list[Table[Any]]:
    """Return worlds as the seat sees this one: half dealt by the game, half permuted by the test.

    Secret answers of others to an open question differ in each.
    """
    found = [table.determinize(seat, Luck(number + each)) for each in range((count + 1) // 2)]
    found += [w for each in range(count // 2) if (w := permuted(table, seat, number + each))]
    for place, world in enumerate(found):
        answered_secretly(world, seat, Random(place))
    return found


def answered_secretly(world: Table[Any], seat: Seat, chance: Random) -> None:
    """Let the others answer what everyone is asked at once."""
    if seat in [asked.seat for asked in world.waiting()]:
        for asked in world.waiting():
            if asked.seat != seat:
                world.play(Move(asked.seat, asked.kind, asked.options.draw(chance)))
