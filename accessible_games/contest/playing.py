"""A game between computer players, from the deal to the outcome."""

from collections.abc import Sequence
from functools import partial

from accessible_games.core.decision import Move
from accessible_games.core.event import Seat
from accessible_games.core.frozen import Frozen
from accessible_games.core.table import AnyTable, Table
from accessible_games.games import GAMES
from accessible_games.players import Bot, bot, chance_of


class SimulatedMatch(Frozen):
    """A game to be played, as plain values, so that any process on any machine can play it."""

    game: str
    levels: tuple[str, ...]
    """The levels of the computer players, by seat."""
    seed: int
    options: tuple[tuple[str, str], ...] = ()
    effort: float = 1.0
    """The factor by which searching levels have more iterations than usual."""


class Outcome(Frozen):
    """The outcome of a game."""

    seats: int
    winners: tuple[Seat, ...]
    points: tuple[int, ...] | None
    """The points by seat, in a game with points."""
    moves: int

    def shares(self) -> list[float]:
        """The win by seat: divided among the winners, or among all if nobody has won."""
        winners = self.winners or range(self.seats)
        return [(seat in winners) / len(winners) for seat in range(self.seats)]


def play(match: SimulatedMatch) -> Outcome:
    """Play a game to its end.

    Raises `ValueError` for a level, number of seats or option that the game lacks.
    """
    game = GAMES[match.game]
    table = Table.new(game, len(match.levels), match.seed, dict(match.options))
    play_out(table, [bot(match.game, level, match.effort) for level in match.levels], match.seed)
    points = tuple(game.points(table.state)) if game.points else None
    winners = tuple(game.winners(table.state))
    return Outcome(len(match.levels), winners, points, len(table.moves))


def play_out(table: AnyTable, bots: Sequence[Bot], seed: int) -> None:
    """Let the bots, one for each seat, play a table to its end."""
    while table.pending:
        play_move(table, bots, seed)


def play_move(table: AnyTable, bots: Sequence[Bot], seed: int) -> None:
    """Let the bot of the first seat that is asked answer."""
    table.play(next_move(table, bots, seed))


def next_move(table: AnyTable, bots: Sequence[Bot], seed: int) -> Move:
    """The answer of the bot of the first seat that is asked."""
    decision = table.waiting()[0]
    seat = decision.seat
    chance = chance_of(seed, seat, len(table.moves))
    answer = bots[seat](table.view(seat), decision, partial(table.determinize, seat), chance)
    return Move(seat, decision.kind, answer)
