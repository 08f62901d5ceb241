"""The levels `hard` and `expert`: weigh all tables they can make, and what comes next.

Each table is weighed by what it promises all players (prospects.py); the best ones then by what the
next player makes of them, with any hand. Both are expectations over all hands, not samples. Values
are chances of winning, extrapolated linearly from the one that the points alone give: so they may
be a little below 0 or above 1.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from random import Random

from accessible_games.core.decision import Answer, Decision
from accessible_games.games.sixpack.players.evaluation import claim
from accessible_games.games.sixpack.players.grid import Grid, Turn
from accessible_games.games.sixpack.players.plans import TableOutcome, outcomes
from accessible_games.games.sixpack.players.prospects import (
    Rival,
    Stakes,
    held_with,
    stakes,
    survey,
)
from accessible_games.games.sixpack.players.temper import EVEN, Temper
from accessible_games.games.sixpack.rules import TAKE
from accessible_games.games.sixpack.view import View, displayed
from accessible_games.players.bot import Determinize
from accessible_games.players.limits import OutOfTimeError, heed
from accessible_games.players.search import Found, SearchLine, Worlds

MEASURE = "chance"
ITERATIONS = 650
"""The maximum number of tables weighed for a decision, including those after replies."""
FRESH = 1
"""Everything is counted, so one world says all."""
MOST = 150
"""The maximum number of tables weighed at first; the other iterations are for replies."""
REPLIES = 50
"""The iterations for the replies to one table; 21 are usual, 40 the most of 125 seen."""
QUIET = 6
"""The number of turns tried for a player who cannot make their pattern."""

Value = Callable[[TableOutcome], float]
"""The chance of winning with a table."""
Again = Callable[[View, Stakes, list[TableOutcome]], tuple[list[TableOutcome], Value]]
"""Of the tables that seem best, in that order: those worth weighing again, and how."""


def by_replies(
    view: View, at_stake: Stakes, found: list[TableOutcome]
) -> tuple[list[TableOutcome], Value]:
    """All of them, by what the next player makes of them."""
    return found, partial(after_reply, at_stake, view.strict)


def study(
    view: View,
    decision: Decision[Answer],
    determinize: Determinize,
    chance: Random,
    iterations: int,
    also: Sequence[Answer] = (),
    temper: Temper = EVEN,
    again: Again = by_replies,
) -> Found:
    """The worth of the answers, each as a single value; temper affects their order.

    *determinize* is not needed: only hands are hidden here, and those are counted.
    """
    if decision.kind == "claim":
        return claims(view, also)
    if decision.kind == "point":
        return kept(view)
    at_stake = stakes(view, temper)
    best = outcomes(view, decision, at_stake, chance, max(1, min(iterations, MOST)), also)
    tried, value_of = again(view, at_stake, different(best.values()))
    return weighed_again(best, tried[: number_tried(iterations)], also, value_of)


def fresh(
    view: View,
    decision: Decision[Answer],
    determinize: Determinize,
    chance: Random,
    lines: Sequence[SearchLine[Answer]],
    again: Again = by_replies,
) -> Worlds[Answer]:
    """A source of worlds, all alike as everything is counted, in which all answers weigh alike.

    Each is weighed as the search does only with the tables that seem best.
    """
    answers = [line.answer for line in lines]
    found = weighed_alike(view, decision, chance, answers, again)
    worth = {line.answer: line.value for line in found}
    return lambda: worth.__getitem__


def weighed_alike(
    view: View,
    decision: Decision[Answer],
    chance: Random,
    answers: Sequence[Answer],
    again: Again,
) -> Found:
    """Lines for these answers, all by the same value."""
    if decision.kind == "claim":
        return claims(view, answers)
    if decision.kind == "point":
        return kept(view)
    at_stake = stakes(view)
    best = outcomes(view, decision, at_stake, chance, len(answers), answers)
    wanted = {answer: best[answer] for answer in answers}
    _, value_of = again(view, at_stake, [])
    return weighed_again(wanted, different(wanted.values()), (), value_of)


# Claims and points -------------------------------------------------------------------------------


def claims(view: View, also: Sequence[Answer]) -> Found:
    """Lines for claiming the seat's pattern, if it is there, and for claiming nothing."""
    at_stake = stakes(view)
    answers = dict.fromkeys((claim(view), *also, "no"))
    return tuple(
        SearchLine(answer, [at_stake.chance + at_stake.gain * (answer != "no")])
        for answer in answers
    )


def kept(view: View) -> Found:
    """Lines for each domino to set aside, by what is drawn then and later."""
    at_stake = stakes(view)
    seen = survey(Grid.of(displayed(view)), view.strict)
    values = {domino: at_stake.after_point(seen, domino) for domino in view.hand}
    best = sorted(values, key=values.__getitem__, reverse=True)
    return tuple(SearchLine(domino, [values[domino]]) for domino in best)


# Replies -----------------------------------------------------------------------------------------


def number_tried(iterations: int) -> int:
    """The number of tables to which replies are tried."""
    return max(0, iterations - MOST) // REPLIES


def different(found: Iterable[TableOutcome]) -> list[TableOutcome]:
    """Each outcome once, though several answers may lead to it."""
    return list({id(outcome): outcome for outcome in found}.values())


def weighed_again(
    best: dict[Answer, TableOutcome],
    tried: Sequence[TableOutcome],
    also: Sequence[Answer],
    value_of: Value,
) -> Found:
    """The outcomes *tried*, and those of *also*, by another value; then all others.

    Answers that lead to the same table share its value.
    """
    again = [*tried, *(best[answer] for answer in also if tried)]
    values = dict[int, float]()
    with suppress(OutOfTimeError):
        for outcome in again:
            heed()
            values[id(outcome)] = value_of(outcome)
    lines = [
        SearchLine(answer, [values.get(id(best[answer]), best[answer].value)]) for answer in best
    ]

    def order(line: SearchLine[Answer]) -> tuple[bool, float]:
        outcome = best[line.answer]
        return id(outcome) in values, line.value + outcome.liked

    return tuple(sorted(lines, key=order, reverse=True))


def after_reply(at_stake: Stakes, strict: bool, outcome: TableOutcome) -> float:
    """The chance of winning, over everything that the next player may do.

    What a reply leaves within reach is assumed to be what was there before it, and what it shows.
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


def replies(rival: Rival, outcome: TableOutcome) -> Iterator[tuple[Turn, float, int]]:
    """Turns, with the chance of each, and the hands with which it is claimed at once.

    The player makes their pattern and as few others as possible; or else adds a drink that gives
    little. They would have claimed what the table shows.
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
