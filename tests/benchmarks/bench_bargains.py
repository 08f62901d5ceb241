"""What becomes of demands in Lifeboat, and what bargaining is worth.

First the share of demands that were fought, bought off, given up after a threat, or given in to, by
the temperament of whoever was asked, and by what went before between the two. Then how many times
the points of a player that never bargains one has that does, in the same seat of the same games:
of one that is only silent, and of one that also remembers nothing and knows no pride or revenge.

python -m tests.benchmarks.bench_bargains [GAMES]
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from random import Random

from accessible_games.contest.playing import next_move
from accessible_games.core.decision import Answer, Decision
from accessible_games.core.event import Event, Seat
from accessible_games.core.table import Table
from accessible_games.games import GAMES
from accessible_games.games.lifeboat.events import (
    Agreed,
    CardDemanded,
    FightBegan,
    LetBe,
    RansomOffered,
    Threatened,
)
from accessible_games.games.lifeboat.players.normal import normal
from accessible_games.games.lifeboat.players.temper import EVEN
from accessible_games.games.lifeboat.seen import View
from accessible_games.players import Bot, Determinize, bot
from tests.benchmarks.printing import print_report
from tests.benchmarks.ratio import Ratio, in_the_same_seat

SEATS = ("normal", "bold-normal", "normal", "careful-normal")
TEMPERS = {"normal": "even", "bold-normal": "bold", "careful-normal": "careful"}
SILENT = replace(EVEN, bargains=False)
"""Somebody who makes no offers and no threats, and heeds none."""


def forgetful(
    view: View, decision: Decision[Answer], determinize: Determinize, chance: Random
) -> Answer:
    """The answer of somebody silent who is neither proud nor vengeful, and remembers nothing."""
    temper = replace(SILENT, pride=0.0, revenge=0.0)
    return normal(
        replace(view, deeds=(), dealings=()), decision, determinize, chance, temper=temper
    )


NEVER: Mapping[str, Bot] = {"silent": partial(normal, temper=SILENT), "forgetful": forgetful}
"""Players of the level `normal` that never bargain."""
OUTCOMES = ("fought", "paid", "let be", "given in")
BEFORE = ("nothing", "robbed", "threatened")
Demands = Counter[tuple[str, str, str]]
"""How many demands, by temperament, what went before, and what became of them."""


def seated(seed: int, players: Sequence[str]) -> list[str]:
    """The players, each in another seat in every game."""
    turned = seed % len(players)
    return [*players[turned:], *players[:turned]]


def demands(seed: int) -> Iterator[tuple[str, str, str]]:
    """What became of each demand for a card in one game that could be refused."""
    names = seated(seed, SEATS)
    bots = [bot("lifeboat", name) for name in names]
    table = Table.new(GAMES["lifeboat"], len(bots), seed)
    demand, before, said = CardDemanded(0, 0, None), "", ""
    while table.pending:
        remembered = list(table.state.dealings)
        for event in table.play(next_move(table, bots, seed)):
            if isinstance(event, CardDemanded):
                demand, before, said = event, before_it(event, remembered), ""
            elif isinstance(event, RansomOffered | Threatened):
                said = "paid" if isinstance(event, RansomOffered) else "let be"
            outcome = outcome_of(event, said)
            if outcome and before:
                yield TEMPERS[names[demand.target]], before, outcome
                before = ""


def before_it(demand: CardDemanded, remembered: Sequence[tuple[Seat, Seat, str]]) -> str:
    """What all remember of the two."""
    if (demand.seat, demand.target, "robbed") in remembered:
        return "robbed"
    threatened = (demand.target, demand.seat, "threatened") in remembered
    return "threatened" if threatened else "nothing"


def outcome_of(event: Event, said: str) -> str:
    """What an event makes of a demand, if it ends one; *said* is what was tried last."""
    if isinstance(event, LetBe):
        return said
    return {FightBegan: "fought", Agreed: "given in"}.get(type(event), "")


def shares(counted: Demands) -> Iterator[str]:
    """A line for each temperament and what went before."""
    yield f"{'asked':>8}  {'before':<11}{'demands':>8}" + "".join(f"{o:>10}" for o in OUTCOMES)
    for temper in TEMPERS.values():
        for before in BEFORE:
            numbers = [counted[temper, before, outcome] for outcome in OUTCOMES]
            parts = "".join(f"{number / max(1, sum(numbers)):>10.0%}" for number in numbers)
            yield f"{temper:>8}  {before:<11}{sum(numbers):>8}{parts}"


def worth_of_bargains(games: int, other: Bot) -> Ratio:
    """How many times the points of somebody who never bargains somebody has who does."""
    usual = bot("lifeboat", "normal")
    return in_the_same_seat(usual, other, usual, games)


def report(games: int) -> list[str]:
    """The lines that are printed."""
    counted = Demands(each for seed in range(games) for each in demands(seed))
    worths = (
        f"normal against one that is {name:<9}  {worth_of_bargains(games, other)}"
        for name, other in NEVER.items()
    )
    return [*shares(counted), *worths]


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the shares and the ratio."""
    print_report(report, __doc__, "games", 300, arguments)


if __name__ == "__main__":
    main()
