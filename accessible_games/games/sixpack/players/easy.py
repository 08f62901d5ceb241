"""The level `easy`: try some changes of the table, make the first that brings its pattern.

A player that has waited long for a point thinks like `normal`: some hands never lie there by luck,
and if all hold such hands, a game would go on for hundreds of turns.
"""

from itertools import takewhile
from random import Random

from accessible_games.core.decision import Answer, Decision
from accessible_games.core.event import Place
from accessible_games.games.sixpack.options import AtPlace
from accessible_games.games.sixpack.players.evaluation import claim
from accessible_games.games.sixpack.players.grid import Grid
from accessible_games.games.sixpack.players.grid_turns import once_added, once_taken
from accessible_games.games.sixpack.players.normal import normal
from accessible_games.games.sixpack.players.numbering import BITS, NUMBER_OF, NUMBERS
from accessible_games.games.sixpack.players.temper import EVEN, Temper
from accessible_games.games.sixpack.rules import TAKE
from accessible_games.games.sixpack.view import View, displayed
from accessible_games.players.bot import Determinize

TRIES = 60
"""The number of answers that it tries."""
PATIENCE = 8
"""The number of its own turns without a point after which it thinks like `normal`."""
FEW = 2
"""How many of them a temperament chooses from: if it always chose, games might never end."""


def easy(
    view: View,
    decision: Decision[Answer],
    determinize: Determinize,
    chance: Random,
    temper: Temper = EVEN,
) -> Answer:
    """Make its pattern if it sees how, otherwise give any answer."""
    if decision.kind == "claim":
        return claim(view)
    if decision.kind in ("turn", "fill"):
        if turns_without_point(view) >= PATIENCE:
            return normal(view, decision, determinize, chance, temper)
        return change(view, decision, chance, temper)
    answer: Answer = decision.options.draw(chance)
    return answer


def turns_without_point(view: View) -> int:
    """How many of its own turns a player has had since its last point."""
    since = takewhile(lambda turn: view.seat not in turn.claimed, reversed(view.past))
    return sum(turn.seat == view.seat for turn in since)


def change(view: View, decision: Decision[Answer], chance: Random, temper: Temper) -> Answer:
    """The first change that brings its pattern with gaps filled in some way, else the last one.

    A player that likes full or small tables then makes the fullest or smallest of the last few. A
    drink is taken for the pattern alone, and not if that lies there: most are replaced by the same.
    """
    assert isinstance(decision.options, AtPlace)
    hand, grid = BITS[frozenset(view.hand)], Grid.of(displayed(view))
    tried: list[tuple[str, Place, int]] = []
    for _ in range(TRIES):
        word, place = decision.options.draw(chance)
        shown, cards = once_changed(grid, word, place)
        if shown & hand and (word != TAKE or not grid.shown & hand):
            return word, place
        if word != TAKE:
            tried.append((word, place, cards))
    if not tried:
        return next(answer for answer in decision.options if answer[0] != TAKE)
    word, place, _ = max(reversed(tried[-FEW:]), key=lambda each: temper.crowd * each[2])
    return word, place


def once_changed(grid: Grid, word: str, place: Place) -> tuple[int, int]:
    """The hands shown, and the number of cards, after filling gaps in one way."""
    if word == TAKE:
        return once_taken(grid, NUMBERS[place])
    return once_added(grid, NUMBER_OF[word], NUMBERS[place])
