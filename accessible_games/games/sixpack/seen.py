"""What one seat may know in SixPack: its view, the facts it can ask for, what is hidden."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache

from accessible_games.core.common_events import PointsHeld
from accessible_games.core.event import Event, Piece, Pieces, Places, Seat
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
    """The player's own dominoes, and their points so far."""

    dominoes: Dominoes
    points: int


class NoDominoes(Event):
    """No dominoes: the player has won, or is an onlooker."""


class PatternLies(Event):
    """A block on the table shows the player's own dominoes; told if help is `show`."""

    block: Block


class PatternSomewhere(Event):
    """The player's own dominoes are on the table; told if help is `yes-no`."""


class PatternNowhere(Event):
    """The player's own dominoes are not on the table; told unless help is `off`."""


class PointsOpen(Event):
    """The dominoes that a seat has set aside, and so no longer holds."""

    seat: Seat
    dominoes: Dominoes


class OnTurn(Event):
    """Whose turn it is, and in which phase."""

    seat: Seat
    number: int
    phase: str


class CardCounts(Event):
    """The number of cards and places on the table."""

    display: int
    places: int
    """The number of places in the box around the table, including empty ones."""


class StackHolds(Event):
    """The number of cards in a stack, and how many until the pink ones."""

    bottle: Piece
    mix: Piece
    left: int
    before_pink: int
    """The number of cards that can be used before a pink one."""


class AboutBottle(Event):
    """What goes with a bottle."""

    bottle: Piece
    mixes: Pieces
    """The mixes that contain it."""
    back: Piece
    """The mix on the back of its cards."""
    left: int


class AboutMix(Event):
    """What goes with a mix."""

    mix: Piece
    bottles: Pieces
    back: Piece
    """The bottle on the back of its cards."""
    left: int


class DrinkLies(Event):
    """Where a drink is."""

    drink: Piece
    count: int
    places: Places


class Nowhere(Event):
    """A drink is nowhere on the table."""

    drink: Piece


def hand(view: View) -> Iterator[Event]:
    """The player's own dominoes and, if help allows, whether they are on the table (S28)."""
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
    """All players' points, and which dominoes these are."""
    yield PointsHeld(tuple((seat, len(kept)) for seat, kept in enumerate(view.points)))
    for seat, kept in enumerate(view.points):
        if kept:
            yield PointsOpen(seat, kept)


def turn(view: View) -> Iterator[Event]:
    """Whose turn it is, and in which phase."""
    yield OnTurn(view.on_turn, view.turn, view.phase)


def counts(view: View) -> Iterator[Event]:
    """The number of cards on the table and in the stacks."""
    display = displayed(view)
    if display:
        yield CardCounts(len(display), len(columns(display)) * len(rows(display)))
    for bottle, left in stacks(display).items():
        yield StackHolds(bottle, BACKS[bottle], left, max(0, left - PINK))


def card(view: View, drink: Piece) -> Iterator[Event]:
    """What a drink is mixed from or used in, and how many of its cards are left."""
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
    """The number of patterns of the player's dominoes, which may all be turned and mirrored."""

    count: int


class PictureMade(Event):
    """One pattern: three drinks and the three below them."""

    above: Run
    below: Run


def pattern(view: View) -> Iterator[Event]:
    """The patterns of the player's dominoes; turned and mirrored ones are told once (S20, S21)."""
    found = (
        sorted({min(turned(each)) for each in pictures(frozenset(view.hand))}) if view.hand else []
    )
    yield PicturesMade(len(found))
    for each in found:
        yield PictureMade(each[:3], each[3:])


def turned(picture: Pieces) -> list[Pieces]:
    """A picture in two rows, upside down and mirrored in every way."""
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
    """The hands that a seat can have as far as the others know.

    Points are open; a player asked to claim, with help on, has a pattern on the table.
    """
    sets = sets_without(tuple(state.points[seat]))
    if state.phase != "claim" or seat not in state.claimants or state.claims == "off":
        return sets
    found = patterns(blocks(state.display))
    return [each for each in sets if frozenset(each) in found]


@cache
def sets_without(points: Dominoes) -> list[Dominoes]:
    """The hands that can be drawn once these dominoes are set aside."""
    return [each for each in SETS if not any(point in each for point in points)]


def redeal(state: State, seat: Seat, luck: Luck) -> None:
    """Draw the hands of others again; those shown with a claim stay until the point is scored."""
    for other, held in enumerate(state.hands):
        showing = state.phase == "point" and other in state.claimants
        if other != seat and held and not showing:
            state.hands[other] = list(luck.one_of(possible_hands(state, other)))
