"""What can be said of whole moves at questions of games of all levels, and what comes of each move.

Nothing is searched: a reason has to be true of any move, so that of a computer player is looked at
beside some by chance.
"""

from collections.abc import Iterator
from functools import partial
from itertools import count, islice
from random import Random
from typing import Any

from accessible_games.contest.playing import play_move
from accessible_games.core.decision import Answer, Decision, Move, only_answer
from accessible_games.core.event import Event
from accessible_games.core.frozen import Frozen
from accessible_games.core.table import Table
from accessible_games.games import GAMES
from accessible_games.players import advise, bot, chance_of, levels_of, recall
from accessible_games.players.coach import completed
from accessible_games.players.spoken import costs_of, risks_of, why_of
from accessible_games.players.whole import Whole

EFFORT = 0.01
"""The levels that search play too; how well they do does not matter."""
APART = 5
"""One of so many questions is looked at, so that they come from several games."""
MOVES = 3
"""So many moves by chance are looked at beside that of `normal`."""


class Spoken(Frozen):
    """A move at a table, beside a better one, and all that could be said of it."""

    table: Table[Any]
    move: Whole
    better: Whole
    """Empty for the move of `normal`, which the others are compared with."""
    thought: Event | None
    """Why `normal` would make it."""

    @property
    def game(self) -> str:
        """The game."""
        return self.table.game.name

    def facts(self) -> Iterator[tuple[Event, Whole]]:
        """Each fact, with the better move if it compares both."""
        reason = why_of(self.game, self.move)
        if reason:
            yield reason, ()
        yield from ((risk, ()) for risk in risks_of(self.game, self.move))
        if self.better:
            yield from ((c, self.better) for c in costs_of(self.game, self.move, self.better))


def spoken(game: str, number: int, first: int = 1) -> Iterator[Spoken]:
    """The moves at so many questions, of games from the seed *first* on."""
    chance = Random(f"{game} {first}")
    for table, decision, seed in islice(questions(game, first), number):
        view, determinize = recall(
            game, "hint", table.view(decision.seat), partial(table.determinize, decision.seat)
        )
        luck = chance_of(seed, decision.seat, len(table.moves))
        advice = advise(game, view, decision, determinize, luck)
        best = completed(table, decision, advice.answer)
        yield Spoken(table, best, (), advice.reason)
        for _ in range(MOVES):
            move = by_chance(table, decision, chance)
            yield Spoken(table, move, best, None)


def by_chance(table: Table[Any], decision: Decision[Any], chance: Random) -> Whole:
    """A whole move by chance."""

    def choose(trial: Table[Any], asked: Decision[Any]) -> Answer:
        answer: Answer = asked.options.draw(chance)
        return answer

    return completed(table, decision, decision.options.draw(chance), choose)


def questions(game: str, first: int) -> Iterator[tuple[Table[Any], Decision[Any], int]]:
    """Open questions of one game after another, at each number of seats, with the seed.

    All levels sit at one table, each on another seat in each game.
    """
    rules, number, levels = GAMES[game], 0, levels_of(game)
    for seed in count(first):
        seats = rules.seats[seed % len(rules.seats)]
        players = [bot(game, levels[(seed + seat) % len(levels)], EFFORT) for seat in range(seats)]
        table = Table.new(rules, seats, seed)
        while table.pending:
            for decision in (each for each in table.waiting() if only_answer(each) is None):
                number += 1
                if number % APART == 0:
                    yield table.copy(), decision, seed
            play_move(table, players, seed)


def played(table: Table[Any], move: Whole) -> tuple[Table[Any], list[Event]]:
    """The table after a move, and what happened."""
    then, events = table.copy(), list[Event]()
    for step in move:
        decision = step.decision
        events += then.play(Move(decision.seat, decision.kind, step.answer))
    return then, events
