"""The level `normal`."""

from itertools import islice
from random import Random
from typing import Any

from accessible_games.bots.bot import Imagine
from accessible_games.bots.sixpack.easy import claim
from accessible_games.bots.sixpack.outlook import Outlook, look_out, worth
from accessible_games.bots.sixpack.turns import changed, ends
from accessible_games.core.decision import Answer, Decision
from accessible_games.games.sixpack.cells import Display
from accessible_games.games.sixpack.seen import View, displayed

LEAVES = 8


def normal(view: View, decision: Decision[Any], imagine: Imagine, chance: Random) -> Answer:
    if decision.kind == "claim":
        return claim(view)
    if decision.kind in ("turn", "fill"):
        outlook, display = look_out(view), displayed(view)
        return max(decision.options, key=lambda answer: best(outlook, changed(display, *answer)))
    return decision.options.draw(chance)


def best(outlook: Outlook, display: Display) -> float:
    return max(worth(outlook, end) for end in islice(ends(display), LEAVES))
