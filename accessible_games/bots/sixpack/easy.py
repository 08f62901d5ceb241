"""The level `easy`: try some changes of the table, make the first that brings the own pattern."""

from random import Random

from accessible_games.bots.bot import Imagine
from accessible_games.bots.sixpack.grid import Grid
from accessible_games.bots.sixpack.grid_turns import once_added, once_taken
from accessible_games.bots.sixpack.numbering import BITS, NUMBER_OF, NUMBERS
from accessible_games.bots.sixpack.temper import EVEN, Temper
from accessible_games.core.decision import Answer, AtPlace, Decision
from accessible_games.core.event import Place
from accessible_games.games.sixpack.patterns import blocks, blocks_with
from accessible_games.games.sixpack.rules import TAKE
from accessible_games.games.sixpack.view import View, displayed

TRIES = 60
"""The number of answers that it looks at."""
FEW = 2
"""How many of them a temperament chooses from: if it always chose, a game might never end."""


def easy(
    view: View,
    decision: Decision[Answer],
    imagine: Imagine,
    chance: Random,
    temper: Temper = EVEN,
) -> Answer:
    """Make its pattern if it sees how, else answer anything."""
    if decision.kind == "claim":
        return claim(view)
    if decision.kind in ("turn", "fill"):
        return change(view, decision, chance, temper)
    answer: Answer = decision.options.draw(chance)
    return answer


def claim(view: View) -> str:
    """Claim the first block with its pattern, found without any help, or answer no."""
    found = blocks_with(frozenset(view.hand), blocks(displayed(view)))
    return next(iter(found), "no")


def change(view: View, decision: Decision[Answer], chance: Random, temper: Temper) -> Answer:
    """The first change that brings its pattern if gaps are filled anyhow, else the last one.

    A player that likes full or small tables then makes the fullest or smallest of the last few.
    """
    assert isinstance(decision.options, AtPlace)
    hand, grid = BITS[frozenset(view.hand)], Grid.of(displayed(view))
    tried: list[tuple[str, Place, int]] = []
    for _ in range(TRIES):
        word, place = decision.options.draw(chance)
        shown, cards = once_changed(grid, word, place)
        if shown & hand:
            return word, place
        tried.append((word, place, cards))
    word, place, _ = max(reversed(tried[-FEW:]), key=lambda each: temper.crowd * each[2])
    return word, place


def once_changed(grid: Grid, word: str, place: Place) -> tuple[int, int]:
    """The hands that are shown, and the number of cards, once gaps were filled in one way."""
    if word == TAKE:
        return once_taken(grid, NUMBERS[place])
    return once_added(grid, NUMBER_OF[word], NUMBERS[place])
