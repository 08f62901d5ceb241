"""What one seat may know in SixPack: its view, the facts it can ask for, what is hidden."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache

from accessible_games.core.event import Event, PerSeat, Piece, Pieces, Places, Seat
from accessible_games.core.luck import Luck
from accessible_games.games.sixpack.cells import columns, rows, stacks
from accessible_games.games.sixpack.drinks import (
    BACKS,
    FRONTS,
    MIXES,
    PINK,
    RECIPES,
    is_bottle,
)
from accessible_games.games.sixpack.events import Block, Dominoes, Run
from accessible_games.games.sixpack.looking import in_rows, table
from accessible_games.games.sixpack.patterns import (
    SETS,
    blocks,
    blocks_with,
    patterns,
    pictures,
)
from accessible_games.games.sixpack.picture import picture
from accessible_games.games.sixpack.state import State
from accessible_games.games.sixpack.view import View, displayed


class HandHeld(Event):
    """One's own dominoes, and the points so far."""

    dominoes: Dominoes
    points: int


class NoDominoes(Event):
    """Whoever has won holds none any more, and an onlooker never did."""


class PatternLies(Event):
    """A block on the table shows one's own dominoes; told where help is `show`."""

    block: Block


class PatternSomewhere(Event):
    """One's own dominoes are on the table; told where help is `yes-no`."""


class PatternNowhere(Event):
    """One's own dominoes are not on the table; told unless help is `off`."""


class PointsHeld(Event):
    """Everybody's points."""

    points: PerSeat


class PointsOpen(Event):
    """The dominoes that a seat has laid aside, and so holds no more."""

    seat: Seat
    dominoes: Dominoes


class OnTurn(Event):
    """Whose turn it is, and in which phase."""

    seat: Seat
    number: int
    phase: str


class CardCounts(Event):
    """How many cards and places the table has."""

    display: int
    places: int
    """Places in the box around the table, empty ones too."""


class StackHolds(Event):
    """How many cards a stack has, and how many until the pink ones."""

    bottle: Piece
    mix: Piece
    left: int
    before_pink: int
    """Cards that can be used before a pink one is."""


class AboutBottle(Event):
    """What goes with a bottle."""

    bottle: Piece
    mixes: Pieces
    """The mixes that contain it."""
    back: Piece
    """The mix on the other side of its cards."""
    left: int


class AboutMix(Event):
    """What goes with a mix."""

    mix: Piece
    bottles: Pieces
    back: Piece
    """The bottle on the other side of its cards."""
    left: int


class DrinkLies(Event):
    """Where a drink lies."""

    drink: Piece
    count: int
    places: Places


class Nowhere(Event):
    """A drink lies nowhere on the table."""

    drink: Piece


def hand(view: View) -> Iterator[Event]:
    """One's own dominoes, and as far as help goes whether they are on the table (S28)."""
    if view.seat is None or not view.hand:
        yield NoDominoes()
        return
    yield HandHeld(view.hand, len(view.points[view.seat]))
    if view.claims == "off":
        return
    found = blocks_with(frozenset(view.hand), blocks(displayed(view)))
    if not found:
        yield PatternNowhere()
    elif view.claims == "show":
        yield from map(PatternLies, found)
    else:
        yield PatternSomewhere()


def scores(view: View) -> Iterator[Event]:
    """Everybody's points, and which dominoes these are."""
    yield PointsHeld(tuple((seat, len(kept)) for seat, kept in enumerate(view.points)))
    for seat, kept in enumerate(view.points):
        if kept:
            yield PointsOpen(seat, kept)


def turn(view: View) -> Iterator[Event]:
    """Whose turn it is, and in which phase."""
    yield OnTurn(view.on_turn, view.turn, view.phase)


def counts(view: View) -> Iterator[Event]:
    """How many cards lie on the table and in the stacks."""
    display = displayed(view)
    if display:
        yield CardCounts(len(display), len(columns(display)) * len(rows(display)))
    for bottle, left in stacks(display).items():
        yield StackHolds(bottle, BACKS[bottle], left, max(0, left - PINK))


def card(view: View, drink: Piece) -> Iterator[Event]:
    """What a drink is mixed of or goes into, and how many of its cards are left."""
    front = FRONTS[drink]
    left = stacks(displayed(view))[front]
    if is_bottle(drink):
        mixes = tuple(mix for mix in MIXES if drink in RECIPES[mix])
        yield AboutBottle(drink, mixes, BACKS[drink], left)
    else:
        yield AboutMix(drink, RECIPES[drink], front, left)


def find(view: View, drink: Piece) -> Iterator[Event]:
    """Where a drink is on the table, row by row."""
    display = displayed(view)
    places = tuple(place for place in in_rows(display) if display[place] == drink)
    yield DrinkLies(drink, len(places), places) if places else Nowhere(drink)


class PicturesMade(Event):
    """How many patterns one's own dominoes can make, each of which may be turned and mirrored."""

    count: int


class PictureMade(Event):
    """One of them: three drinks and the three below them."""

    above: Run
    below: Run


def pattern(view: View) -> Iterator[Event]:
    """What one's own dominoes can make, turned and mirrored ones told once (S20, S21)."""
    found = (
        sorted({min(turned(each)) for each in pictures(frozenset(view.hand))}) if view.hand else []
    )
    yield PicturesMade(len(found))
    for each in found:
        yield PictureMade(each[:3], each[3:])


def turned(picture: Pieces) -> list[Pieces]:
    """A picture in two rows, turned upside down and mirrored in every way."""
    above, below = picture[:3], picture[3:]
    return [above + below, below + above, above[::-1] + below[::-1], below[::-1] + above[::-1]]


TOPICS: Mapping[str, Callable[[View], Iterator[Event]]] = {
    "hand": hand,
    "pattern": pattern,
    "table": table,
    "picture": picture,
    "scores": scores,
    "turn": turn,
    "counts": counts,
}
PIECE_TOPICS: Mapping[str, Callable[[View, Piece], Iterator[Event]]] = {
    "card": card,
    "find": find,
}


# What is hidden ----------------------------------------------------------------------------------


def possible_hands(state: State, seat: Seat) -> list[tuple[str, ...]]:
    """The hands that a seat can have for all that others know.

    Points are open; whoever is asked to claim, with help, has a pattern on the table.
    """
    sets = sets_without(tuple(state.points[seat]))
    if state.phase != "claim" or seat not in state.claimants or state.claims == "off":
        return sets
    found = patterns(blocks(state.display))
    return [each for each in sets if frozenset(each) in found]


@cache
def sets_without(points: Dominoes) -> list[Dominoes]:
    """The hands that can be drawn once these dominoes are laid aside."""
    return [each for each in SETS if not any(point in each for point in points)]


def redeal(state: State, seat: Seat, luck: Luck) -> None:
    """Draw the hands of the others again; those shown with a claim stay until the point is made."""
    for other, held in enumerate(state.hands):
        showing = state.phase == "point" and other in state.claimants
        if other != seat and held and not showing:
            state.hands[other] = list(luck.one_of(possible_hands(state, other)))
