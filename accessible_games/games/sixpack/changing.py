"""Phase 1 of SixPack as pure functions: rules 1 to 3, what may be added and taken."""

from accessible_games.core.event import Piece, Place
from accessible_games.games.sixpack.cells import FEWEST, splits, touched
from accessible_games.games.sixpack.drinks import BOTTLES, FRONTS, is_bottle
from accessible_games.games.sixpack.layout import Layout


def why_not_add(layout: Layout, drink: Piece, place: Place) -> str | None:
    """None, or why a drink may not be added at a place of PLACES."""
    if place in layout.display:
        return "occupied"
    near = layout.touched(place)
    if not near:
        return "no-neighbour"
    bottle = drink in BOTTLES
    if bottle == (near[0] in BOTTLES):
        return "bottle-at-bottle" if bottle else "mix-at-mix"
    if not layout.left[FRONTS[drink]]:
        return "stack-empty"
    return None if layout.stays_proportioned(place) else "too-narrow"


def why_not_take(layout: Layout, place: Place, strict: bool) -> str | None:
    """None, or why the drink at a place of PLACES may not be taken."""
    if place not in layout.display:
        return "no-drink-there"
    if len(layout.display) <= FEWEST:
        return "smallest-table"
    if not refillable(layout, place, strict):
        return "not-refillable"
    if splits(layout.display, place):
        return "splits-table"
    return None if layout.stays_proportioned(place) else "too-narrow"


def refillable(layout: Layout, place: Place, strict: bool) -> bool:
    """Rule 3: a mix that touches only equal bottles must stay, as its gap could never be filled.

    With one neighbour there will be no gap, so it may go (S11), but not if playing *strict*.
    """
    if is_bottle(layout.display[place]):
        return True
    near = touched(layout.display, place)
    return len({*near}) > 1 or (len(near) == 1 and not strict)
