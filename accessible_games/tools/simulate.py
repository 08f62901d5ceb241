"""Games among computer players only, told in figures."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from accessible_games.bots import bot
from accessible_games.contest.playing import play_out
from accessible_games.core.game import AnyGame
from accessible_games.core.position import plain
from accessible_games.core.table import AnyTable, Table


def simulate(
    game: AnyGame,
    games: int,
    players: Sequence[str],
    seed: int = 0,
    options: Mapping[str, str] | None = None,
) -> Iterator[dict[str, Any]]:
    """One JSON-ready object for each of *games* games; game k has the seed *seed* + k.

    One player for each seat. ValueError for a player, a number of seats or an option that the game
    does not have.
    """
    bots = [bot(game.NAME, player) for player in players]
    for one in range(seed, seed + games):
        table = Table.new(game, len(players), one, options)
        play_out(table, bots, one)
        yield figures(table, players, one)


def figures(table: AnyTable, players: Sequence[str], seed: int) -> dict[str, Any]:
    """What became of a game: who won, after how many moves, and what everybody sees at the end."""
    return {
        "game": table.game.NAME,
        "seed": seed,
        "seats": list(players),
        "winners": list(table.game.winners(table.state)),
        "moves": len(table.moves),
        "end": plain(table.view(None)),
    }
