"""The weights of Lifeboat's `expert` for a morning, fitted to how games of four went on.

All are shrewd, as `hard` is in a search. Least squares foretell the points at the end from the
facts of each morning, apart for players who are awake and for others, and by the birds sighted.

python -m tests.benchmarks.fit_mornings [GAMES]
"""

from collections import defaultdict
from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

import numpy as np

from accessible_games.contest.playing import play_move
from accessible_games.core.event import Seat
from accessible_games.core.table import Table
from accessible_games.games import GAMES
from accessible_games.games.lifeboat.players.evaluation import look_out
from accessible_games.games.lifeboat.players.normal import normal
from accessible_games.games.lifeboat.players.prospects import MorningFacts, facts
from accessible_games.games.lifeboat.players.temper import SHREWD
from accessible_games.games.lifeboat.scoring import final_points
from accessible_games.games.lifeboat.seen import View
from accessible_games.games.lifeboat.topics import condition
from accessible_games.players import Bot
from tests.benchmarks.printing import print_report

SEATS = 4
UNCOUNTED = ("risk", "water", "cards")
"""What hardly counts for whoever is unconscious or dead."""
SHREWD_BOT: Bot = partial(normal, temper=SHREWD)


class Kind(NamedTuple):
    """Mornings that have weights of their own."""

    awake: bool
    birds: int


class Morning(NamedTuple):
    """One seat, when a day begins."""

    seat: Seat
    kind: Kind
    facts: MorningFacts


def morning(view: View) -> Morning:
    """The morning of the seat that sees *view*."""
    outlook = look_out(view)
    awake = condition(view, outlook.me) == "awake"
    return Morning(outlook.me, Kind(awake, view.birds), facts(outlook))


def game(seed: int) -> Iterator[tuple[Morning, int]]:
    """Every morning but the first, with the points of its seat at the end."""
    table, mornings = Table.new(GAMES["lifeboat"], SEATS, seed), list[Morning]()
    day = table.state.day
    while table.pending:
        if table.state.day > day:
            day = table.state.day
            mornings += [morning(table.view(seat)) for seat in range(SEATS)]
        play_move(table, [SHREWD_BOT] * SEATS, seed)
    points = final_points(table.state)
    for each in mornings:
        yield each, points[each.seat]


def counted(kind: Kind, known: MorningFacts) -> MorningFacts:
    """The facts that count: for those who are not awake, fewer."""
    return known if kind.awake else known._replace(**dict.fromkeys(UNCOUNTED, 0.0))


def report(games: int) -> list[str]:
    """A line of weights for each kind of mornings."""
    kinds = defaultdict[Kind, list[tuple[MorningFacts, int]]](list)
    for seed in range(games):
        for each, points in game(seed):
            kinds[each.kind].append((each.facts, points))
    lines = [f"{'':28}" + "".join(f"{name:>9}" for name in MorningFacts._fields)]
    for kind, came in sorted(kinds.items()):
        known = np.array([counted(kind, each) for each, _ in came])
        weights, *_ = np.linalg.lstsq(known, np.array([points for _, points in came]), rcond=None)
        about = f"{'awake' if kind.awake else 'lying'}, {kind.birds} birds, {len(came)} mornings"
        lines.append(f"{about:28}" + "".join(f"{weight:9.2f}" for weight in weights))
    return lines


main = partial(print_report, report, __doc__, "games", 2400)

if __name__ == "__main__":
    main(None)
