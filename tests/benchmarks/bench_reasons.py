"""How much of what hints say for and against a move is true of the move that the next hints advise.

Players of all levels play; at some of their questions a move is completed as hints would, by the
search of `hard`. `before` is what was said of its first answer alone, as `normal` would have gone
on; `after` is what is said of the whole move. Both are held to the proofs of each kind of fact.
`thought of` is what speaks for any moves, also by chance, before anything untrue is left out.

python -m tests.benchmarks.bench_reasons [QUESTIONS [GAME [SEED]]]
"""

import sys
from collections import Counter
from collections.abc import Iterator
from functools import partial
from itertools import islice
from typing import Any

from accessible_games.core.decision import Answer, Decision
from accessible_games.core.event import Event
from accessible_games.core.table import Table
from accessible_games.games import GAMES
from accessible_games.match.counsel import is_searched
from accessible_games.players import advise, chance_of, recall, search_of
from accessible_games.players.coach import completed, holds, speaks_for
from accessible_games.players.spoken import risks_of, why_of
from accessible_games.players.whole import Whole
from tests.players.said import questions, spoken

SEARCHED = 5
"""A move is searched at one of so many questions; those by chance cost nothing."""


def hinted(table: Table[Any], seed: int, decision: Decision[Any]) -> tuple[Answer, Event | None]:
    """What a hint advises, and why `normal` would, if it does the same."""
    game, seat = table.game.name, decision.seat
    view, determinize = recall(game, "hint", table.view(seat), partial(table.determinize, seat))
    advice = advise(game, view, decision, determinize, chance_of(seed, seat, len(table.moves)))
    if advice.sure or not is_searched(decision):
        return advice.answer, advice.reason
    chance = chance_of(seed, seat, len(table.moves))
    best = search_of(game)(view, decision, determinize, chance)[0].answer
    return best, advice.reason if best == advice.answer else None


def moves(game: str, number: int, first: int) -> Iterator[tuple[Whole, Event | None]]:
    """So many moves as hints advise them."""
    for table, decision, seed in islice(questions(game, first), number):

        def choose(trial: Table[Any], asked: Decision[Any], seed: int = seed) -> Answer:
            return hinted(trial, seed, asked)[0]

        best, thought = hinted(table, seed, decision)
        yield completed(table, decision, best, choose), thought


def measured(game: str, number: int, first: int) -> Iterator[str]:
    """What a game's sentences are worth."""
    before, after = Counter[bool](), Counter[bool]()
    for move, thought in moves(game, max(1, number // SEARCHED), first):
        alone = move[:1]
        reason = why_of(game, alone) if thought is None else thought
        before.update(holds(game, fact, move) for fact in (reason, *risks_of(game, alone)) if fact)
        told = speaks_for(game, move, None if move[1:] else thought)
        after.update(holds(game, fact, move) for fact in told)
    raw = Counter[bool]()
    for each in spoken(game, number, first):
        raw.update(holds(game, fact, each.move, better) for fact, better in each.facts())
    for name, counted in (("before", before), ("after", after), ("thought of", raw)):
        yield f"  {name}: {counted[True]} of {counted.total()} true"


def main(arguments: list[str]) -> None:
    """Measure one game or all."""
    number = int(arguments[0]) if arguments else 2000
    first = int(arguments[2]) if arguments[2:] else 1
    for game in arguments[1:2] or GAMES:
        print(f"{game}: {number} questions from seed {first} on")
        print("\n".join(measured(game, number, first)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
