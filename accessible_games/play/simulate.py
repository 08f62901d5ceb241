"""Games among computer players only, told in figures."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import cycle, islice
from typing import Any

from accessible_games.bots import bot
from accessible_games.contest.playing import play_out
from accessible_games.core.game import Game
from accessible_games.core.position import plain
from accessible_games.core.table import Table


def simulate(
    game: Game[Any],
    games: int,
    seats: int,
    levels: Sequence[str],
    seed: int = 0,
    options: Mapping[str, str] | None = None,
) -> Iterator[dict[str, Any]]:
    """One JSON-ready object for each of *games* games; game k has the seed *seed* + k.

    Given fewer levels than seats, they begin again. ValueError for a level, a number of seats or
    an option that the game does not have.
    """
    around = tuple(islice(cycle(levels), seats))
    bots = [bot(game.NAME, level) for level in around]
    for one in range(seed, seed + games):
        table = Table.new(game, seats, one, options)
        play_out(table, bots, one)
        yield figures(table, around, one)


def figures(table: Table[Any], levels: Sequence[str], seed: int) -> dict[str, Any]:
    """What became of a game: who won, after how many moves, and what everybody sees at the end."""
    return {
        "game": table.game.NAME,
        "seed": seed,
        "seats": list(levels),
        "winners": list(table.game.winners(table.state)),
        "moves": len(table.moves),
        "end": plain(table.view(None)),
    }
