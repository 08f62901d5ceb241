"""The contents of the box of SixPack: drinks, the cards that show them, and dominoes.

Only tables and functions; S1 to S47 are the project's rulings, listed in docs/rulings.md.
"""

from collections.abc import Mapping
from functools import cache
from itertools import combinations

from accessible_games.core.event import Piece, Pieces

BOTTLES: Pieces = ("cola", "lemonade", "beer")
RECIPES: Mapping[Piece, Pieces] = {
    "spezi": ("cola", "lemonade"),
    "diesel": ("cola", "beer"),
    "shandy": ("lemonade", "beer"),
}
"""The two bottles of each mixed drink."""
MIXES: Pieces = tuple(RECIPES)
PIECES: Pieces = BOTTLES + MIXES
FRONTS: Mapping[Piece, Piece] = {drink: drink for drink in BOTTLES} | {
    mix: bottle for mix in MIXES for bottle in BOTTLES if bottle not in RECIPES[mix]
}
"""For each drink the bottle on the front of its card; on the back is the mix without that bottle.

A stack is named by the bottle of its cards.
"""
BACKS: Mapping[Piece, Piece] = {FRONTS[mix]: mix for mix in MIXES}
"""For each bottle the mix on the back of its card."""
STACK = 16
"""The number of cards of each sort (S3)."""
PINK = 5
"""The number of cards with a pink border, the last ones of each stack."""

DOMINOES = tuple(f"{bottle}-{mix}" for bottle in BOTTLES for mix in MIXES)
"""The nine dominoes of each seat (S1); "cola-spezi" has a cola and a spezi."""
FOREIGN = tuple(f"{bottle}-{mix}" for bottle, mix in BACKS.items())
"""The three dominoes with a mix that lacks their bottle: filling seldom makes these."""
HAND = 3
"""The number of dominoes behind the screen."""


def is_bottle(drink: Piece) -> bool:
    """Whether a drink is a bottle, not a mix."""
    return drink in BOTTLES


def called_for(one: Piece, other: Piece) -> Pieces:
    """The drinks that fit between these two: two bottles are mixed, mixes share bottles.

    Different bottles make one mix, equal ones none; different mixes share one bottle, equal ones
    two.
    """
    if is_bottle(one):
        return tuple(mix for mix, bottles in RECIPES.items() if {one, other} == {*bottles})
    return tuple(bottle for bottle in RECIPES[one] if bottle in RECIPES[other])


@cache
def fitting(touched: Pieces) -> Pieces:
    """All drinks that fit any two of the touched ones (S17, S18)."""
    called = [drink for pair in combinations(touched, 2) for drink in called_for(*pair)]
    return tuple(drink for drink in PIECES if drink in called)


@cache
def reason(drink: Piece, touched: Pieces) -> Pieces:
    """The first two of the touched drinks that *drink* fits."""
    return next(pair for pair in combinations(touched, 2) if drink in called_for(*pair))
