"""The levels `hard` and `expert`: weigh every table that can be made, and what is made of it next.

Each table is weighed by what it promises everybody (prospects.py); the best ones then by what the
next player makes of them, whatever it holds. Both are expectations over all hands, no samples.
Values are chances to win, in a straight line from the one that the points alone give: so they may
be a little below 0 or above 1.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from random import Random

from accessible_games.bots.bot import Imagine
from accessible_games.bots.search import Found, Line
from accessible_games.bots.sixpack.easy import claim
from accessible_games.bots.sixpack.grid import Grid, Turn
from accessible_games.bots.sixpack.plans import Outcome, outcomes
from accessible_games.bots.sixpack.prospects import Rival, Stakes, held_with, stakes, survey
from accessible_games.bots.sixpack.temper import EVEN, Temper
from accessible_games.core.decision import Answer, Decision
from accessible_games.games.sixpack.rules import TAKE
from accessible_games.games.sixpack.view import View, displayed

MEASURE = "chance"
ITERATIONS = 650
"""How many tables are weighed for a decision, at most."""
MOST = 150
"""The most tables to which replies are tried."""
REPLIES = 50
"""The most tables that replies to one table lead to; 21 are usual, 40 the most of 125 seen."""
QUIET = 6
"""The number of turns tried for a player who cannot make its pattern."""

Value = Callable[[Outcome], float]
"""The chance to win with a table."""
Again = Callable[[View, Stakes, list[Outcome]], tuple[list[Outcome], Value]]
"""Of the tables that seem best, the best first: those worth weighing again, and how."""


def by_replies(view: View, at_stake: Stakes, found: list[Outcome]) -> tuple[list[Outcome], Value]:
    """All of them, by what the next player makes of them."""
    return found, partial(after_reply, at_stake, view.strict)


def study(
    view: View,
    decision: Decision[Answer],
    imagine: Imagine,
    chance: Random,
    iterations: int,
    also: Sequence[Answer] = (),
    temper: Temper = EVEN,
    again: Again = by_replies,
) -> Found:
    """What the answers are worth, each with one value; the order is by temper too.

    *imagine* is not needed: all that is hidden here are hands, and those are counted.
    """
    if decision.kind == "claim":
        return claims(view, also)
    if decision.kind == "point":
        return kept(view)
    at_stake = stakes(view, temper)
    best = outcomes(view, decision, at_stake, chance, max(1, min(iterations, MOST)), also)
    tried, value_of = again(view, at_stake, different(best.values()))
    return weighed_again(best, tried[: number_tried(iterations)], also, value_of)


# Claims and points -------------------------------------------------------------------------------


def claims(view: View, also: Sequence[Answer]) -> Found:
    """Lines for claiming the own pattern, if it is there, and for claiming nothing."""
    at_stake = stakes(view)
    answers = dict.fromkeys((claim(view), *also, "no"))
    return tuple(
        Line(answer, [at_stake.chance + at_stake.gain * (answer != "no")]) for answer in answers
    )


def kept(view: View) -> Found:
    """Lines for each domino to lay aside, by what is drawn then and later."""
    at_stake = stakes(view)
    seen = survey(Grid.of(displayed(view)), view.strict)
    values = {domino: at_stake.after_point(seen, domino) for domino in view.hand}
    best = sorted(values, key=values.__getitem__, reverse=True)
    return tuple(Line(domino, [values[domino]]) for domino in best)


# Replies -----------------------------------------------------------------------------------------


def number_tried(iterations: int) -> int:
    """To how many tables replies are looked at."""
    return max(0, iterations - MOST) // REPLIES


def different(found: Iterable[Outcome]) -> list[Outcome]:
    """Each outcome once, though several answers may lead to it."""
    return list({id(outcome): outcome for outcome in found}.values())


def weighed_again(
    best: dict[Answer, Outcome],
    tried: Sequence[Outcome],
    also: Sequence[Answer],
    value_of: Value,
) -> Found:
    """The outcomes that are *tried*, and those of *also*, by another value; then all others.

    Answers that lead to the same table share its value.
    """
    again = [*tried, *(best[answer] for answer in also if tried)]
    values = {id(outcome): value_of(outcome) for outcome in again}
    lines = [Line(answer, [values.get(id(best[answer]), best[answer].value)]) for answer in best]

    def order(line: Line[Answer]) -> tuple[bool, float]:
        outcome = best[line.answer]
        return id(outcome) in values, line.value + outcome.liked

    return tuple(sorted(lines, key=order, reverse=True))


def after_reply(at_stake: Stakes, strict: bool, outcome: Outcome) -> float:
    """The chance to win, over everything that the next player may do.

    What a reply leaves within reach is taken to be what was there before it, and what it shows.
    """
    if not outcome.own:
        return outcome.value
    known, value = outcome.grid.shown, at_stake.chance + outcome.claimed
    before = survey(outcome.grid, strict, outcome.own if outcome.own == at_stake.hand else 0)
    for turn, chance, hands in replies(at_stake.rivals[0], outcome):
        drawn = outcome.own & turn.shown == outcome.own
        own = held_with(at_stake.points) if drawn else outcome.own
        claimed = at_stake.claims_after(outcome.own, turn.shown, known, hands)
        value += chance * (claimed + at_stake.outlook(before.showing(turn.shown), own, 1))
    return value


def replies(rival: Rival, outcome: Outcome) -> Iterator[tuple[Turn, float, int]]:
    """Turns, how likely each is, and the hands with which it is claimed at once.

    It makes its pattern and as few others as can be; or else it adds a drink that gives little.
    What the table shows it would have claimed.
    """
    known = outcome.grid.shown
    hands = rival.hands & ~known or rival.hands
    turns = sorted(outcome.turns, key=lambda turn: (turn.shown & ~known).bit_count())
    left, number = hands, hands.bit_count()
    for turn in turns:
        made = left & turn.shown
        if made:
            yield turn, made.bit_count() / number, made
            left &= ~made
    quiet = [turn for turn in turns if turn.word != TAKE][: QUIET if left else 0]
    for turn in quiet:
        yield turn, left.bit_count() / number / len(quiet), 0
