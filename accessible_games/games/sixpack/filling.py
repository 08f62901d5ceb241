"""Phase 2 as pure functions: which gaps there are, what fills them, and what fills itself."""

from collections.abc import Mapping
from functools import partial

from accessible_games.core.event import Piece, Pieces, Place
from accessible_games.games.sixpack.cells import Display, edges, left, neighbours, stacks, touched
from accessible_games.games.sixpack.drinks import FRONTS, fitting


def gaps(display: Display) -> dict[Place, Pieces]:
    """The empty places that touch two or more drinks, with these drinks: corners too."""
    once: set[Place] = set()
    again: list[Place] = []
    for place in edges(display):
        if place in once:
            again.append(place)
        else:
            once.add(place)
    return {place: touched(display, place) for place in again}


def fills(cards: Mapping[Piece, int], near: Pieces) -> Pieces:
    """The drinks that can fill a gap touching *near*, with so many *cards* left in each stack.

    Those whose stack is empty cannot (S19).
    """
    return tuple(drink for drink in fitting(near) if cards[FRONTS[drink]])


def fillable(display: Display) -> dict[Place, Pieces]:
    """Every gap that can be filled, anywhere on the table (S15), with its drinks."""
    cards = stacks(display)
    judged = fitting if all(cards.values()) else partial(fills, cards)
    return {place: drinks for place, near in gaps(display).items() if (drinks := judged(near))}


def after_fill(
    display: Display, choices: Mapping[Place, Pieces], place: Place
) -> dict[Place, Pieces]:
    """What `fillable` gives once *place*, one of the *choices*, has been filled.

    Only its neighbours have changed, unless a stack has run out.
    """
    if not all(stacks(display).values()):
        return fillable(display)
    found = {other: drinks for other, drinks in choices.items() if other != place}
    for near in neighbours(place):
        drinks = () if near in display else fitting(touched(display, near))
        if drinks:
            found[near] = drinks
    return found


def why_not_fill(display: Display, drink: Piece, place: Place) -> str | None:
    """None, or why a drink may not fill a place, one of PLACES."""
    if place in display:
        return "occupied"
    near = touched(display, place)
    if len(near) < 2:
        return "no-gap"
    if drink not in fitting(near):
        return "equal-bottles" if not fitting(near) else "not-called-for"
    return None if left(display, FRONTS[drink]) else "stack-empty"


def forced_fill(display: Display, choices: Mapping[Place, Pieces]) -> tuple[Place, Piece] | None:
    """A place and its drink about which the player has nothing to choose, out of `fillable`.

    The order is the player's too (S16). So it must be all that is left to fill; or the place has
    one drink now, will never have another however the rest is filled, and the cards suffice
    anyway. Every table that could be reached can then still be reached.
    """
    single = [(place, drinks[0]) for place, drinks in choices.items() if len(drinks) == 1]
    if len(choices) == 1:
        return single[0] if single else None
    for place, drink in single:
        others = spreading(display, choices, place)
        settled = not any(near in others for near in neighbours(place))
        if settled and left(display, FRONTS[drink]) > len(others):
            return place, drink
    return None


def spreading(
    display: Display, choices: Mapping[Place, Pieces], spared: Place
) -> dict[Place, None]:
    """Empty places that may be filled sooner or later while *spared* stays empty; or some more."""
    found: dict[Place, None] = {}
    todo = [place for place in choices if place != spared]
    while todo:
        place = todo.pop()
        if place not in found:
            found[place] = None
            for near in neighbours(place):
                beside = sum(each in display or each in found for each in neighbours(near))
                if near not in display and near != spared and beside > 1:
                    todo.append(near)
    return found
