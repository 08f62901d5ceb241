"""The level `easy`: try some changes of the table, take the first that makes the own pattern."""

from random import Random
from typing import Any

from accessible_games.bots.bot import Imagine
from accessible_games.bots.sixpack.outlook import hands_on
from accessible_games.bots.sixpack.turns import changed, ends
from accessible_games.core.decision import Answer, Decision
from accessible_games.games.sixpack.patterns import blocks, patterns
from accessible_games.games.sixpack.view import View, displayed

TRIES = 60
"""How many answers it looks at."""


def easy(view: View, decision: Decision[Any], imagine: Imagine, chance: Random) -> Answer:
    if decision.kind == "claim":
        return claim(view)
    if decision.kind in ("turn", "fill"):
        return change(view, decision, chance)
    return decision.options.draw(chance)


def claim(view: View) -> str:
    """The first block with its pattern, or no; never more than the table shows."""
    found = patterns(blocks(displayed(view)))
    return next(iter(found.get(frozenset(view.hand), ())), "no")


def change(view: View, decision: Decision[Any], chance: Random) -> Answer:
    hand, display = frozenset(view.hand), displayed(view)
    for _ in range(TRIES):
        answer = decision.options.draw(chance)
        if hand in hands_on(next(ends(changed(display, *answer)))):
            break
    return answer
