"""Whole turns of SixPack, tried on a table in numbers and taken back."""

from collections.abc import Iterator

from accessible_games.bots.sixpack.grid import Grid, Laid, Turn
from accessible_games.bots.sixpack.numbering import beside
from accessible_games.games.sixpack.drinks import PIECES
from accessible_games.games.sixpack.rules import TAKE

End = tuple[Laid, int]
"""What was laid in a turn, and hands that the table shows because of it."""


def tried_turns(grid: Grid, strict: bool, most: int) -> Iterator[Turn]:
    """Every turn, with at most *most* ways to fill the table after each change."""
    for drink, place in grid.adds():
        yield from after_add(grid, drink, place, most)
    for place in grid.takes(strict):
        yield from after_take(grid, place, most)


def after_add(grid: Grid, drink: int, place: int, most: int) -> Iterator[Turn]:
    """The turns that begin with this drink there, in phase 1 or 2."""
    word = PIECES[drink - 1]
    for laid, shown in ends_of(grid, drink, place, most):
        yield Turn(word, place, laid, grid.shown | shown)


def after_take(grid: Grid, place: int, most: int) -> Iterator[Turn]:
    """The turns that begin with taking the drink there."""
    left = shown_without(grid, place)
    for laid, shown in ends_of(grid, 0, place, most):
        yield Turn(TAKE, place, laid, left | shown)


def ends_of(grid: Grid, drink: int, place: int, most: int) -> list[End]:
    """What can be laid once this drink was added there, or taken if it is 0, and what that shows.

    Only the hands of blocks in which something was laid.
    """
    ends: list[End] = []
    if drink:
        grid.lay(place, drink)
        fill(grid, fringe_of(grid, place), [place], grid.hands_at(place), ends, most)
        grid.lift(place)
    else:
        taken = grid.cells[place]
        grid.lift(place)
        fill(grid, {place, *grid.open}, [], 0, ends, most)
        grid.lay(place, taken)
    return ends


def shown_next(grid: Grid, strict: bool) -> Iterator[int]:
    """The hands that the table shows after each change, filled in one way: as `ends` begins.

    Much quicker than `tried_turns`, for whoever only asks what one change could bring.
    """
    for drink, place in grid.adds():
        yield once_added(grid, drink, place)[0]
    for place in grid.takes(strict):
        yield once_taken(grid, place)[0]


def once_added(grid: Grid, drink: int, place: int) -> tuple[int, int]:
    """The hands shown, and the number of cards, once a drink was added and gaps were filled."""
    grid.lay(place, drink)
    shown = grid.shown | grid.hands_at(place)
    shown, cards = once_filled(grid, fringe_of(grid, place), shown)
    grid.lift(place)
    return shown, len(grid.drinks) + 1 + cards


def once_taken(grid: Grid, place: int) -> tuple[int, int]:
    """The same after the drink there was taken."""
    drink = grid.cells[place]
    grid.lift(place)
    shown, cards = once_filled(grid, {place, *grid.open}, shown_without(grid, place))
    grid.lay(place, drink)
    return shown, len(grid.drinks) - 1 + cards


def fringe_of(grid: Grid, place: int) -> set[int]:
    """The places that could be filled after a drink was laid at a place."""
    cells = grid.cells
    fringe = {near for near in beside()[place] if not cells[near]}
    fringe.update(grid.open)
    fringe.discard(place)
    return fringe


def shown_without(grid: Grid, place: int) -> int:
    """The hands that are still shown once the drink at a place was taken."""
    shown = 0
    for block, hands in grid.blocks:
        if place not in block:
            shown |= hands
    return shown


def once_filled(grid: Grid, fringe: set[int], shown: int) -> tuple[int, int]:
    """The hands shown after gaps were filled, and how many were; the filling is undone.

    Of several drinks that fit a gap the second one is laid, as in the first of all `ends`.
    """
    cells, near, laid = grid.cells, beside(), list[int]()
    while fringe:
        place = min(fringe)
        fringe.remove(place)
        drinks = grid.fitting(place)
        if drinks:
            grid.lay(place, drinks[:2][-1])
            laid.append(place)
            shown |= grid.hands_at(place)
            fringe.update([each for each in near[place] if not cells[each]])
    for place in laid:
        grid.lift(place)
    return shown, len(laid)


def fill(
    grid: Grid, fringe: set[int], laid: list[int], shown: int, ends: list[End], most: int
) -> None:
    """Fill place by place in reading order, each drink in turn, and take all back.

    What a drink shows is looked up as it is laid, once for all ends that begin alike.
    """
    cells, near, before = grid.cells, beside(), len(laid)
    while fringe:
        place = min(fringe)
        fringe.remove(place)
        drinks = grid.fitting(place)
        if not drinks:
            continue
        fringe.update([each for each in near[place] if not cells[each]])
        laid.append(place)
        for drink in drinks[1:]:
            if len(ends) < most - 1:
                grid.lay(place, drink)
                fill(grid, set(fringe), laid, shown | grid.hands_at(place), ends, most - 1)
                grid.lift(place)
        grid.lay(place, drinks[0])
        shown |= grid.hands_at(place)
    ends.append((tuple([(place, cells[place]) for place in laid]), shown))
    while len(laid) > before:
        grid.lift(laid.pop())
