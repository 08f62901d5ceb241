"""How much of what reviews say is true: their facts, and what they say a choice cost.

One `easy` plays among `normal` in each game, and is reviewed as a person would be. Each fact of the
moments that a review tells is held to the proof of its kind, and what each choice cost is tried in
so many other worlds that it is known: it is false if the choice was surely no mistake, or if less
than half or more than twice of what was said is true, each beyond the error.
`--told` also prints the reviews, for whoever wants to read them.

python -m tests.benchmarks.bench_reviews [GAMES [GAME [SEED]]] [--told]
"""

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import chain
from types import SimpleNamespace
from typing import Any

from accessible_games.app.moments import Moment, choices_in, judged
from accessible_games.app.reviewing import MOST, Review
from accessible_games.contest.playing import play_out
from accessible_games.core.record import Occupant, Record
from accessible_games.core.table import Table
from accessible_games.games import GAMES
from accessible_games.players import bot, counts_points
from accessible_games.players.coach import holds
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.narrator import Narrator
from tests.benchmarks.bench_claims import Asked
from tests.players.hinted import NAMES

SEATS = 4
"""At most so many players, where the game allows it."""


def finished(name: str, seed: int) -> Record:
    """A game of one `easy`, called a person, among `normal`."""
    game = GAMES[name]
    seats = max(seats for seats in game.seats if seats <= SEATS)
    options = {option: choices[0] for option, choices in game.options.items()}
    table = Table.new(game, seats, seed, options)
    play_out(table, [bot(name, "easy"), *[bot(name, "normal")] * (seats - 1)], seed)
    players = ("person", *["normal"] * (seats - 1))
    record = Record.of(game, options, [*map(Occupant, players, NAMES)], seed)
    record.answers = [*enumerate(map(str, table.moves), start=1)]
    return record


def moments(record: Record) -> list[Moment]:
    """The moments that a review of the person tells."""
    found = (judged(record, choice) for choice in choices_in(record, record.people) or ())
    return sorted(filter(None, found), key=lambda moment: -moment.cost)[:MOST]


def facts(game: str, moment: Moment) -> Iterator[bool]:
    """Whether each fact that is told of a moment is true."""
    yield from (holds(game, fact, moment.instead) for fact in moment.why)
    yield from (holds(game, fact, moment.played, moment.instead) for fact in moment.did)


def cost(record: Record, moment: Moment) -> tuple[float, float]:
    """How much worse a choice was, in the measure that is told, and the error."""
    decision, table = moment.choice.decision, moment.choice.table
    view, determinize = table.view(decision.seat), partial(table.determinize, decision.seat)
    luck = f"review {record.seed} {len(table.moves)}"
    asked = Asked(record.game, view, decision, determinize, luck)
    worse, error = asked.truth((moment.found.best, moment.found.other))
    scale = 1 if counts_points(record.game) else 100
    return scale * worse, scale * error


def is_true(told: int, worse: float, error: float) -> bool:
    """Whether what was told of a cost is not refuted."""
    return worse + 2 * error > max(0.0, told / 2) and worse - 2 * error < 2 * told


def told(record: Record, found: Sequence[Moment]) -> Iterator[str]:
    """The lines of a review, in English."""
    narrator = Narrator(catalogue_of("en", record.game), NAMES, GAMES[record.game].pieces)
    questions: Any = SimpleNamespace(narrator=narrator.at(record.opening(GAMES)))
    never: Any = None
    yield from Review(record, questions, never).told(found)


def measured(game: str, number: int, first: int, reads: bool) -> Iterator[str]:
    """What a game's reviews are worth, and the reviews themselves if somebody reads them."""
    said, costs, clean = Counter[bool](), list[tuple[int, float, float]](), 0
    for seed in range(first, first + number):
        record = finished(game, seed)
        found = moments(record)
        clean += not found
        said.update(chain.from_iterable(facts(game, each) for each in found))
        costs += [(each.cost, *cost(record, each)) for each in found]
        if reads and found:
            yield f"-- {game} {seed}"
            yield from told(record, found)
    true = sum(is_true(*each) for each in costs)
    yield f"{game}: {number} reviews from seed {first} on, {clean} of them without a mistake"
    yield f"  facts: {said[True]} of {said.total()} true"
    yield f"  costs: {true} of {len(costs)} true; {means(costs)}"


def means(costs: Sequence[tuple[int, float, float]]) -> str:
    """What is told of costs, and what is so, on average."""
    number = max(1, len(costs))
    said, so = (sum(each[place] for each in costs) / number for place in (0, 1))
    return f"told {said:.1f}, in truth {so:.1f}"


def main(arguments: Sequence[str]) -> None:
    """Measure one game or all."""
    words = [word for word in arguments if word != "--told"]
    number = int(words[0]) if words else 20
    first = int(words[2]) if words[2:] else 920000
    for game in words[1:2] or GAMES:
        for line in measured(game, number, first, "--told" in arguments):
            print(line, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
