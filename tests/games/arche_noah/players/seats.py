"""Handmade situations: what one seat sees, and what it is asked."""

from dataclasses import replace
from random import Random
from typing import Any

from accessible_games.core.decision import Between, Decision, Some
from accessible_games.core.event import Pieces
from accessible_games.core.luck import Luck
from accessible_games.core.table import Table
from accessible_games.games.arche_noah.rules import NO_CHIP
from accessible_games.games.arche_noah.seen import View
from accessible_games.games.arche_noah.state import CARDS

ME, NEXT, OPPOSITE, LAST = range(4)
"""The seat that is asked, and the others clockwise."""


def cards(text: str) -> Pieces:
    """Cards by their names, a blank between two; each has to be one of the game's."""
    named = tuple(text.split())
    assert set(named) <= set(CARDS)
    return named


def sees(
    display: str, secret: str = "frog-1", piles: tuple[str, ...] = ("",) * 4, **more: Any
) -> View:
    """What the seat ME sees in the middle of the first pass, about to bid as the first."""
    taken, shown = tuple(cards(pile) for pile in piles), cards(display)
    seats = len(taken)
    seen = [secret, *shown, *(card for pile in taken for card in pile)]
    assert len(seen) == len(set(seen))
    view = View(
        seat=ME, secret=secret, taken=taken, display=shown, set_aside=(), draw_pile=16,
        coins=(8,) * seats, chips=(2,) * seats, bids=(), order=(), holder=ME, on_turn=ME,
        number=1, round=5, rounds=9, scores=(), out=(), open_piles=False, knowing_hints=True,
        forgetful_hints=True,
    )  # fmt: skip
    return replace(view, **more)


def picks(view: View) -> View:
    """The same after all have bid nothing: ME picks first, and with one animal left also last."""
    order = tuple((seat, 0) for seat in range(len(view.coins)))
    return replace(view, bids=order, order=order[: len(view.display)])


def last_round(view: View, number: int = 1) -> View:
    """The same in the last round of a pass: no card is to come."""
    return replace(view, round=view.rounds, draw_pile=0, number=number)


def decision(view: View) -> Decision[Any]:
    """What the rules ask in that situation."""
    if not view.order:
        return Decision(ME, "bid", Between(0, view.coins[ME]))
    if not view.chips[ME]:
        return Decision(ME, "pick", Some(view.display, (1,), NO_CHIP))
    counts = (0, 1, 2) if len(view.display) > 1 else (0, 1)
    return Decision(ME, "pick", Some(view.display, counts))


def no_table(luck: Luck) -> Table[Any]:
    """Nobody needs to make up hidden cards here."""
    raise AssertionError(luck)


def no_chance() -> Random:
    """A source of chance: all players are given one, though these need none."""
    return Random(1)
