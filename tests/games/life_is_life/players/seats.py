"""Handmade situations: what one seat sees, and what it is asked."""

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

from accessible_games.core.decision import Cards, Decision
from accessible_games.core.event import Pieces, Seat
from accessible_games.core.luck import Luck
from accessible_games.core.table import Table
from accessible_games.games.life_is_life.events import Swapped
from accessible_games.games.life_is_life.rules import MAY_KNOCK, MUST_SWAP
from accessible_games.games.life_is_life.seen import View
from accessible_games.games.life_is_life.state import DECK, HAND, ROWS, Shown

ME, NEXT, OPPOSITE, LAST = range(4)
"""The seat that is asked, and the others in the order of their turns."""
DULL = ("mouse", "dog sheep", "mole goat pig", "dog sheep mole goat")
"""A display of single cards, with which few hands become better."""


def cards(text: str) -> Pieces:
    """Cards by their names, a blank between two."""
    return tuple(text.split())


def swapped(seat: Seat, taken: str, laid: str) -> Swapped:
    """A swap of the row that has as many cards as are taken: row 3 has three."""
    return Swapped(seat, len(cards(taken)), cards(taken), cards(laid))


def one_swap(hand: str, row: int, taken: str, laid: str) -> Shown:
    """A round that was scored after a single swap of NEXT, who then held this hand."""
    rows = ["mouse", "dog sheep", "mole cat pig", "dog sheep mole giraffe"]
    rows[row - 1] = laid
    display = tuple(map(cards, rows))
    return Shown(((), cards(hand), (), ()), display, (swapped(NEXT, taken, laid),))


def sees(hand: str, display: tuple[str, ...] = DULL, **more: Any) -> View:
    """What the seat ME sees on its turn. Once it has swapped, unless *more* tells other swaps."""
    rows = tuple(cards(row) for row in display)
    held = cards(hand)
    assert len(held) == HAND
    assert tuple(map(len, rows)) == ROWS
    assert Counter(card for pile in (held, *rows) for card in pile) <= Counter(DECK)
    taken = next(card for card in held if card not in rows[0])
    view = View(
        seat=ME, hand=held, display=rows, lives=(5, 5, 5, 5), round=1, starter=ME, on_turn=ME,
        row=0, swaps=(Swapped(ME, 1, (taken,), rows[0]),), knocker=None, shown=(),
        out_of_play=10, expert=False,
    )  # fmt: skip
    return replace(view, **more)


def turn(view: View) -> Decision[Any]:
    """What the rules ask first."""
    swaps = any(swap.seat == ME for swap in view.swaps)
    return Decision(ME, "turn", MAY_KNOCK if swaps else MUST_SWAP)


def lay(view: View) -> Decision[Any]:
    """What the rules ask once a row is chosen."""
    row = view.row
    return Decision(ME, "lay", Cards(view.hand, row, forbidden=view.display[row - 1]))


def decision(view: View) -> Decision[Any]:
    """What the rules ask in that situation: to lay once a row is chosen, else for a turn."""
    return lay(view) if view.row else turn(view)


def no_table(luck: Luck) -> Table[Any]:
    """Nobody needs to make up the hands of the others here."""
    raise AssertionError(luck)


def no_chance() -> Random:
    """A source of chance: all players are given one, though these need none."""
    return Random(1)
