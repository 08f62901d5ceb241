"""The levels `hard` and `expert`: weigh every table that can be made, and what is made of it next.

Each table is weighed by what it promises everybody (prospects.py). That is an
expectation over all hands, no sample. `expert` then tries the best ones in made-up worlds: the next
player has some hand, changes the table, and what is then left is weighed.
Values are chances to win, in a straight line from the one that the points alone give: so they may
be a little below 0 or above 1.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from accessible_games.bots.bot import Imagine
from accessible_games.bots.search import Found, Line, halve
from accessible_games.bots.sixpack.easy import claim
from accessible_games.bots.sixpack.grid import Grid, Turn, members
from accessible_games.bots.sixpack.plans import Outcome, cleared, outcomes
from accessible_games.bots.sixpack.prospects import Stakes, stakes, survey
from accessible_games.core.decision import Answer, Decision
from accessible_games.games.sixpack.rules import TAKE
from accessible_games.games.sixpack.view import View, displayed

ITERATIONS = {"hard": 150, "expert": 2000}
"""How many tables are weighed for a decision."""
MOST = 150
"""After how many of them only replies are tried; few replies mislead more than they tell."""
TRIED = 8
"""For how many tables replies are tried at most."""


def study(
    view: View,
    decision: Decision[Any],
    imagine: Imagine,
    chance: Random,
    iterations: int,
    also: Sequence[Answer] = (),
) -> Found:
    """What the answers are worth; the first value of each is the one before any reply.

    *imagine* is not needed: all that is hidden here are hands, and those are counted.
    """
    if decision.kind == "claim":
        return claims(view, also)
    if decision.kind == "point":
        return kept(view)
    at_stake = stakes(view)
    best = outcomes(view, decision, at_stake, chance, max(1, min(iterations, MOST)), also)
    return replied(at_stake, view.strict, chance, best, max(0, iterations - MOST), also)


# Claims and points -------------------------------------------------------------------------------


def claims(view: View, also: Sequence[Answer]) -> Found:
    """The own pattern if it is there, and to claim nothing."""
    at_stake = stakes(view)
    answers = dict.fromkeys((claim(view), *also, "no"))
    return tuple(
        Line(answer, [at_stake.chance + at_stake.gain * (answer != "no")]) for answer in answers
    )


def kept(view: View) -> Found:
    """Each domino to lay aside, by what is drawn then and later."""
    at_stake = stakes(view)
    seen = survey(Grid.of(displayed(view)), view.strict)
    values = {domino: at_stake.after_point(seen, domino) for domino in view.hand}
    best = sorted(values, key=values.__getitem__, reverse=True)
    return tuple(Line(domino, [values[domino]]) for domino in best)


# Replies -----------------------------------------------------------------------------------------


def replied(
    at_stake: Stakes,
    strict: bool,
    chance: Random,
    best: dict[Answer, Outcome],
    replies: int,
    also: Sequence[Answer],
) -> Found:
    """Answers by their best outcomes; those that seem best, and *also* these, by replies too.

    Answers that lead to the same table share all values.
    """
    values = {id(outcome): [outcome.value] for outcome in best.values()}
    different = list({id(outcome): outcome for outcome in best.values()}.values())
    asked = [best[answer] for answer in also]
    first = [each for n, each in enumerate(different) if n < TRIED or each in asked]

    def worlds() -> Callable[[Outcome], float]:
        return World(at_stake, strict, chance).value

    tried = halve(first, worlds, replies)
    for line in tried:
        values[id(line.answer)] += line.values
    ranks = {id(line.answer): rank for rank, line in enumerate(tried)}
    answers = sorted(best, key=lambda answer: ranks.get(id(best[answer]), len(ranks)))
    return tuple(Line(answer, values[id(best[answer])]) for answer in answers)


class World:
    """What the next player might hold, and what it does that cannot make its pattern."""

    def __init__(self, at_stake: Stakes, strict: bool, chance: Random) -> None:
        self.at_stake = at_stake
        self.strict = strict
        hands = members(at_stake.rivals[0].hands)
        self.hands = sorted(hands, key=lambda _: chance.random())
        self.whim = chance.random()

    def value(self, outcome: Outcome) -> float:
        """The chance to win after the reply of the next player."""
        if not outcome.own:
            return outcome.value
        at_stake, known = self.at_stake, outcome.grid.shown
        hand = next((each for each in self.hands if not each & known), self.hands[0])
        turn = self.reply(outcome.turns, hand, known)
        grid = outcome.grid.after(turn)
        claimed = outcome.claimed + at_stake.claims_after(outcome.own, turn.shown, known, hand)
        stays = cleared(grid)
        if stays:
            grid = max(stays, key=lambda each: len(each.drinks))
        seen = survey(grid, self.strict, outcome.own)
        return at_stake.chance + claimed + at_stake.outlook(seen, outcome.own, 1)

    def reply(self, turns: list[Turn], hand: int, known: int) -> Turn:
        """A turn that makes its pattern and as few others as can be; else any drink is added."""
        makers = [turn for turn in turns if turn.shown & hand]
        if makers:
            return min(makers, key=lambda turn: (turn.shown & ~known).bit_count())
        adds = [turn for turn in turns if turn.word != TAKE]
        return adds[int(self.whim * len(adds))]
