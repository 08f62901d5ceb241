"""Phase 2 of SixPack as pure functions: what fills gaps, and what is filled automatically."""

from collections.abc import Iterable, Mapping

from accessible_games.core.event import Piece, Pieces, Place
from accessible_games.games.sixpack.cells import Display, neighbours
from accessible_games.games.sixpack.drinks import FRONTS, fitting
from accessible_games.games.sixpack.layout import Layout


def fills(cards: Mapping[Piece, int], near: Pieces) -> Pieces:
    """The drinks that can fill a gap touching *near*, with these *cards* left in each stack.

    A drink whose stack is empty cannot (S19).
    """
    return tuple(drink for drink in fitting(near) if cards[FRONTS[drink]])


def gaps(layout: Layout) -> dict[Place, Pieces]:
    """The empty places that touch two or more drinks, with these drinks; corners too."""
    return {place: layout.touched(place) for place in layout.gaps}


def fillable(layout: Layout) -> dict[Place, Pieces]:
    """Every gap that can be filled, anywhere on the table (S15), with its drinks.

    Those with one drink come in the order in which they became gaps, as they are filled in it.
    """
    choices = {place: drinks for place, drinks in layout.gaps.items() if drinks}
    if not all(layout.left.values()):
        found = {place: fills(layout.left, layout.touched(place)) for place in choices}
        choices = {place: drinks for place, drinks in found.items() if drinks}
    if [*map(len, choices.values())].count(1) < 2:
        return choices
    return {place: choices[place] for place in by_age(layout.display, choices)}


def by_age(display: Display, gaps: Iterable[Place]) -> list[Place]:
    """Gaps in the order in which they became gaps: when the second card was laid beside each."""
    laid = {place: number for number, place in enumerate(display)}

    def second(gap: Place) -> tuple[int, int]:
        """When the second card was laid, and on which side of it the gap is."""
        near = [each for each in neighbours(gap) if each in laid]
        return sorted((laid[each], neighbours(each).index(gap)) for each in near)[1]

    return sorted(gaps, key=second)


def after_fill(
    layout: Layout, choices: Mapping[Place, Pieces], place: Place
) -> dict[Place, Pieces]:
    """The new result of `fillable` after *place*, one of the *choices*, has been filled.

    Only its neighbours can have changed, unless a stack has run out.
    """
    if not all(layout.left.values()):
        return fillable(layout)
    found = {other: drinks for other, drinks in choices.items() if other != place}
    for near in neighbours(place):
        if drinks := layout.gaps.get(near):
            found[near] = drinks
    return found


def why_not_fill(layout: Layout, drink: Piece, place: Place) -> str | None:
    """None, or why a drink may not fill a place of PLACES."""
    if place in layout.display:
        return "occupied"
    if place not in layout.gaps:
        return "no-gap"
    fitting = layout.gaps[place]
    if drink not in fitting:
        return "not-called-for" if fitting else "equal-bottles"
    return None if layout.left[FRONTS[drink]] else "stack-empty"


def forced_fill(layout: Layout, choices: Mapping[Place, Pieces]) -> tuple[Place, Piece] | None:
    """A place and its drink, out of `fillable`, that leave the player no choice.

    The order is the player's choice too (S16). So it must be the last place to fill; or one with a
    single drink that can never have another however the rest is filled, with enough cards in any
    case. Every table that was possible before must remain possible.
    """
    single = [(place, drinks[0]) for place, drinks in choices.items() if len(drinks) == 1]
    if len(choices) == 1:
        return single[0] if single else None
    for place, drink in single:
        others = spreading(layout.display, choices, place)
        if others is not None and layout.left[FRONTS[drink]] > len(others):
            return place, drink
    return None


def spreading(
    display: Display, choices: Mapping[Place, Pieces], spared: Place
) -> set[Place] | None:
    """A superset of the places that may be filled while *spared* stays empty.

    None if they come to touch it.
    """
    beside = neighbours(spared)
    found = {place for place in choices if place != spared}
    todo = [*found]
    for place in todo:
        if place in beside:
            return None
        for near in neighbours(place):
            if near not in display and near not in found and near != spared:
                lies = [each in display or each in found for each in neighbours(near)]
                if sum(lies) > 1:
                    found.add(near)
                    todo.append(near)
    return found
