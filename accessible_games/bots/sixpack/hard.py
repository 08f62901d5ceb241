"""The levels `hard` and `expert`: weigh every table that can be made, and what is made of it next.

Each table is weighed by what it promises everybody (prospects.py). The best ones are tried in
made-up worlds: the next player has some hand, changes the table, and what is then left is weighed.
Values are chances to win, in a straight line from the one that the points alone give.
"""

from collections.abc import Callable
from random import Random
from typing import Any

from accessible_games.bots.bot import Imagine
from accessible_games.bots.search import Found, Line, halve
from accessible_games.bots.sixpack.easy import claim
from accessible_games.bots.sixpack.grid import NUMBER_OF, NUMBERS, Grid, Turn
from accessible_games.bots.sixpack.plans import Outcome, cleared, outcomes, weighed
from accessible_games.bots.sixpack.prospects import WAYS, Rival, Stakes, stakes, survey
from accessible_games.core.decision import Answer, Decision
from accessible_games.games.sixpack.cells import FIRST_PLACES
from accessible_games.games.sixpack.rules import TAKE
from accessible_games.games.sixpack.state import GOAL
from accessible_games.games.sixpack.view import View, displayed

ITERATIONS = {"hard": 150, "expert": 1000}
"""How many replies of the next player are tried for a decision."""
TRIED = 8
"""For how many answers they are tried at most."""


def study(
    view: View, decision: Decision[Any], imagine: Imagine, chance: Random, iterations: int
) -> Found:
    """What every answer is worth; the first value of each is the one without a reply."""
    if decision.kind == "claim":
        return claims(view)
    if decision.kind == "point":
        return kept(view)
    if decision.kind == "pair":
        return openings(view, decision)
    return replied(view, decision, chance, iterations)


# What needs no replies ---------------------------------------------------------------------------


def claims(view: View) -> Found:
    """The own pattern if it is there, and to claim nothing."""
    at_stake = stakes(view)
    nothing: Line[Answer] = Line("no", [at_stake.chance])
    block = claim(view)
    if block == "no":
        return (nothing,)
    return Line(block, [at_stake.chance + at_stake.gain]), nothing


def kept(view: View) -> Found:
    """Each domino to lay aside, by what is then drawn; the seventh point wins."""
    at_stake = stakes(view)
    if len(at_stake.points) == GOAL - 1:
        return tuple(Line(domino, [1.0]) for domino in view.hand)
    seen = survey(Grid.of(displayed(view)), view.strict)
    values = {
        domino: at_stake.chance + at_stake.kept(seen, (*at_stake.points, domino))
        for domino in view.hand
    }
    return ranked(values)


def openings(view: View, decision: Decision[Any]) -> Found:
    """Each first pair, by the best table that can be made of it in the first turn."""
    at_stake = stakes(view)
    values = {}
    for pair in decision.options:
        numbers = [NUMBER_OF[drink] for drink in pair.split("-")]
        grid = Grid(dict(zip(map(NUMBERS.__getitem__, FIRST_PLACES), numbers, strict=True)))
        values[pair] = max(
            weighed(at_stake, grid.after(turn), 0, view.strict).value
            for turn in grid.turns(view.strict, WAYS)
        )
    return ranked(values)


def ranked(values: dict[Any, float]) -> Found:
    """Answers with one value each, the best first."""
    best = sorted(values, key=values.__getitem__, reverse=True)
    return tuple(Line(answer, [values[answer]]) for answer in best)


# Replies -----------------------------------------------------------------------------------------


def replied(view: View, decision: Decision[Any], chance: Random, iterations: int) -> Found:
    """Every answer by its best outcome; those that seem best also by replies to it.

    Answers that lead to the same table share all values.
    """
    at_stake = stakes(view)
    best = outcomes(view, decision, at_stake)
    values = {id(outcome): [outcome.value] for outcome in best.values()}
    different = list({id(outcome): outcome for outcome in best.values()}.values())

    def worlds() -> Callable[[Outcome], float]:
        return World(at_stake, view.strict, chance).value

    tried = halve(different[:TRIED], worlds, iterations)
    for line in tried:
        values[id(line.answer)] += line.values
    order = [line.answer for line in tried] + different[TRIED:]
    ranks = {id(outcome): rank for rank, outcome in enumerate(order)}
    answers = sorted(best, key=lambda answer: ranks[id(best[answer])])
    return tuple(Line(answer, values[id(best[answer])]) for answer in answers)


class World:
    """What the next player might hold, and how it chooses among equal turns."""

    def __init__(self, at_stake: Stakes, strict: bool, chance: Random) -> None:
        self.at_stake = at_stake
        self.strict = strict
        self.rival: Rival = at_stake.rivals[0]
        hands = [1 << k for k in range(84) if self.rival.hands >> k & 1]
        self.hands = sorted(hands, key=lambda _: chance.random())
        self.mood = chance.random()

    def value(self, outcome: Outcome) -> float:
        """The chance to win after the reply of the next player."""
        at_stake, known = self.at_stake, outcome.grid.shown
        hand = next((each for each in self.hands if not each & known), self.hands[0])
        turn = self.reply(outcome.turns, hand, known)
        grid = outcome.grid.after(turn)
        claimed = outcome.claimed + at_stake.claims_after(outcome.own, grid.shown, known, hand)
        parts = cleared(grid)
        if parts:
            grid = Grid.of(max(parts, key=len))
        seen = survey(grid, self.strict, outcome.own)
        return at_stake.chance + claimed + at_stake.outlook(seen, outcome.own, 1)

    def reply(self, turns: list[Turn], hand: int, known: int) -> Turn:
        """A turn that makes its pattern and gives the others least; or any drink added."""
        makers = [turn for turn in turns if turn.shown & hand]
        if makers:
            return min(makers, key=lambda turn: (turn.shown & ~known).bit_count())
        adds = [turn for turn in turns if turn.word != TAKE]
        return adds[int(self.mood * len(adds))]
