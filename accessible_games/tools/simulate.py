"""Games among computer players only, as figures or in a few lines."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from accessible_games.contest.playing import play_out
from accessible_games.core.game import AnyGame
from accessible_games.core.position import plain
from accessible_games.core.table import AnyTable, Table
from accessible_games.players import TEMPERS, bot, parts
from accessible_games.speech.catalogue import Catalogue
from accessible_games.speech.catalogues import title_of
from accessible_games.speech.narrator import Narrator


def simulate(
    game: AnyGame,
    games: int,
    players: Sequence[str],
    seed: int = 0,
    options: Mapping[str, str] | None = None,
) -> Iterator[dict[str, Any]]:
    """Yield one JSON-ready object for each of *games* games; game k has the seed *seed* + k.

    There is one player for each seat. Raises `ValueError` for a player, a number of seats or an
    option that the game does not have.
    """
    bots = [bot(game.name, player) for player in players]
    for one in range(seed, seed + games):
        table = Table.new(game, len(players), one, options)
        play_out(table, bots, one)
        yield figures(table, players, one)


def figures(table: AnyTable, players: Sequence[str], seed: int) -> dict[str, Any]:
    """Return the result of a game: who won, after how many moves, and what is open at the end."""
    return {
        "game": table.game.name,
        "seed": seed,
        "seats": list(players),
        "winners": list(table.game.winners(table.state)),
        "moves": len(table.moves),
        "end": plain(table.view(None)),
    }


def summary(
    narrator: Narrator, game: AnyGame, players: Sequence[str], told: Iterable[Mapping[str, Any]]
) -> Iterator[str]:
    """Yield how many games each seat has won, after all of them."""
    games = list(told)
    won = Counter(seat for each in games for seat in each["winners"])
    title = title_of(narrator.catalogue.language, game.name)
    yield from narrator.say("simulated", title=title, count=len(games))
    for seat, player in enumerate(players):
        level = player_in_words(player, narrator.catalogue)
        yield from narrator.say("simulated-seat", number=seat + 1, level=level, won=won[seat])


def player_in_words(player: str, words: Catalogue) -> str:
    """Return a level, with its temperament if it has one."""
    temper, level = parts(player)
    name = words.say(f"level-{level}")
    return name if temper == TEMPERS[0] else words.say(f"tempered-{temper}", level=name)
