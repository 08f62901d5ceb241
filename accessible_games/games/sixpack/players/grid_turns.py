"""Whole turns of SixPack, tried on a table in numbers and undone."""

from collections.abc import Iterator

from accessible_games.games.sixpack.drinks import PIECES
from accessible_games.games.sixpack.players.grid import Grid, Laid, Lay, Turn
from accessible_games.games.sixpack.rules import TAKE

End = tuple[Laid, int]
"""What was laid in a turn, and the hands that the table shows because of it."""


def tried_turns(grid: Grid, strict: bool, most: int) -> Iterator[Turn]:
    """Every turn, with at most *most* ways to fill the table after each change."""
    for drink, place in grid.adds():
        yield from after_add(grid, drink, place, most)
    for place in grid.takes(strict):
        yield from after_take(grid, place, most)


def after_add(grid: Grid, drink: int, place: int, most: int) -> Iterator[Turn]:
    """The turns that begin with this drink at this place, in phase 1 or 2."""
    word = PIECES[drink - 1]
    for laid, shown in ends_of(grid, drink, place, most):
        yield Turn(word, place, laid, grid.shown | shown)


def after_take(grid: Grid, place: int, most: int) -> Iterator[Turn]:
    """The turns that begin with taking the drink there."""
    left = shown_without(grid, place)
    for laid, shown in ends_of(grid, 0, place, most):
        yield Turn(TAKE, place, laid, left | shown)


def ends_of(grid: Grid, drink: int, place: int, most: int) -> list[End]:
    """What can be laid after adding this drink there, or taking one if it is 0, and what it shows.

    Only the hands of blocks in which something was laid.
    """
    ends: list[End] = []
    if drink:
        grid.lay(place, drink)
        fill(grid, fringe_of(grid, place), [(place, drink)], grid.hands_at(place), ends, most)
        grid.lift(place)
    else:
        taken = grid.cells[place]
        grid.lift(place)
        fill(grid, {place, *grid.open}, [], 0, ends, most)
        grid.lay(place, taken)
    return ends


def shown_next(grid: Grid, strict: bool) -> Iterator[int]:
    """The hands shown after each change, filled in one way: the first of all `ends`.

    Much faster than `tried_turns`, if only the effect of one change is needed.
    """
    for drink, place in grid.adds():
        yield once_added(grid, drink, place)[0]
    for place in grid.takes(strict):
        yield once_taken(grid, place)[0]


def once_added(grid: Grid, drink: int, place: int) -> tuple[int, int]:
    """The hands shown, and the number of cards, after adding a drink and filling gaps."""
    grid.lay(place, drink)
    shown = grid.shown | grid.hands_at(place)
    shown, cards = once_filled(grid, fringe_of(grid, place), shown)
    grid.lift(place)
    return shown, len(grid.drinks) + 1 + cards


def once_taken(grid: Grid, place: int) -> tuple[int, int]:
    """The same after taking the drink there."""
    drink = grid.cells[place]
    grid.lift(place)
    shown, cards = once_filled(grid, {place, *grid.open}, shown_without(grid, place))
    grid.lay(place, drink)
    return shown, len(grid.drinks) - 1 + cards


def fringe_of(grid: Grid, place: int) -> set[int]:
    """The places that may be filled after laying a drink at a place."""
    fringe = {*grid.gaps_beside(place), *grid.open}
    fringe.discard(place)
    return fringe


def shown_without(grid: Grid, place: int) -> int:
    """The hands still shown after taking the drink at a place."""
    shown = 0
    for block, hands in grid.blocks:
        if place not in block:
            shown |= hands
    return shown


def once_filled(grid: Grid, fringe: set[int], shown: int) -> tuple[int, int]:
    """The hands shown after filling gaps, and how many were filled; the filling is undone.

    Of several drinks that fit a gap the second one is laid, as in the first of all `ends`.
    """
    laid = list[int]()
    while fringe:
        place = min(fringe)
        fringe.remove(place)
        drinks = grid.fitting(place)
        if drinks:
            grid.lay(place, drinks[:2][-1])
            laid.append(place)
            shown |= grid.hands_at(place)
            fringe.update(grid.gaps_beside(place))
    for place in laid:
        grid.lift(place)
    return shown, len(laid)


def fill(
    grid: Grid, fringe: set[int], laid: list[Lay], shown: int, ends: list[End], most: int
) -> None:
    """Fill place by place in reading order, each drink in turn, and undo everything.

    The hands a drink shows are looked up as it is laid, once for all ends that begin alike.
    """
    before = len(laid)
    while fringe:
        place = min(fringe)
        fringe.remove(place)
        drinks = grid.fitting(place)
        if not drinks:
            continue
        for drink in drinks[1:]:
            if len(ends) < most - 1:
                grid.lay(place, drink)
                laid.append((place, drink))
                then = {*fringe, *grid.gaps_beside(place)}
                fill(grid, then, laid, shown | grid.hands_at(place), ends, most - 1)
                laid.pop()
                grid.lift(place)
        grid.lay(place, drinks[0])
        laid.append((place, drinks[0]))
        fringe.update(grid.gaps_beside(place))
        shown |= grid.hands_at(place)
    ends.append((tuple(laid), shown))
    while len(laid) > before:
        grid.lift(laid.pop()[0])
