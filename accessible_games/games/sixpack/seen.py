"""What one seat may know in SixPack: its view, the facts it can ask for, what is hidden."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated

from accessible_games.core.event import Event, PerSeat, Piece, Pieces, Place, Places, Seat
from accessible_games.core.luck import Luck
from accessible_games.games.sixpack.cells import (
    Display,
    columns,
    fills,
    gaps,
    rows,
    stacks,
)
from accessible_games.games.sixpack.drinks import (
    BACKS,
    FRONTS,
    MIXES,
    PINK,
    RECIPES,
    is_bottle,
)
from accessible_games.games.sixpack.events import Block, Dominoes
from accessible_games.games.sixpack.patterns import SETS, blocks, patterns
from accessible_games.games.sixpack.rules import extent
from accessible_games.games.sixpack.state import State

Run = Annotated[tuple[str, ...], "run"]
"""Drinks side by side, in the order in which they lie."""


@dataclass(frozen=True)
class View:
    """The table as *seat* sees it; an onlooker (None) has no hand."""

    seat: Seat | None
    hand: tuple[str, ...]
    """The dominoes behind the own screen."""
    shown: tuple[tuple[Seat, tuple[str, ...]], ...]
    """At `point`: who has claimed, with the dominoes that all have seen."""
    display: tuple[tuple[Place, Piece], ...]
    """Place and drink of every card on the table."""
    points: tuple[tuple[str, ...], ...]
    """By seat: the dominoes laid aside."""
    on_turn: Seat
    turn: int
    phase: str
    changed: Places
    """Where this turn has changed something."""
    taken: Piece | None
    line: tuple[str, ...]
    starter: Seat
    claims: str
    alcohol_free: bool
    strict: bool


def view(state: State, seat: Seat | None) -> View:
    """All that *seat* may know: its own hand, and what lies or happened in the open (S36)."""
    showing = state.claimants if state.phase == "point" else []
    return View(
        seat=seat,
        hand=() if seat is None else tuple(state.hands[seat]),
        shown=tuple((each, tuple(state.hands[each])) for each in showing),
        display=tuple(state.display.items()),
        points=tuple(map(tuple, state.points)),
        on_turn=state.on_turn,
        turn=state.turn,
        phase=state.phase,
        changed=tuple(state.changed),
        taken=state.taken,
        line=state.line,
        starter=state.starter,
        claims=state.claims,
        alcohol_free=state.alcohol_free,
        strict=state.strict,
    )


def displayed(view: View) -> dict[Place, Piece]:
    """The table of a view, for the functions of cells.py and patterns.py."""
    return dict(view.display)


# What a player can ask for -----------------------------------------------------------------------


@dataclass(frozen=True)
class HandHeld(Event):
    dominoes: Dominoes
    points: int


@dataclass(frozen=True)
class PatternLies(Event):
    """A block on the table shows the own dominoes; told where help is `show`."""

    block: Block


@dataclass(frozen=True)
class PatternSomewhere(Event):
    """The own dominoes are on the table; told where help is `yes-no`."""


@dataclass(frozen=True)
class PatternNowhere(Event):
    """The own dominoes are not on the table; told unless help is `off`."""


@dataclass(frozen=True)
class TableEmpty(Event):
    """No card has been laid yet."""


@dataclass(frozen=True)
class RunLies(Event):
    """Cards that lie side by side in a row without a gap."""

    first: Place
    last: Place
    drinks: Run


@dataclass(frozen=True)
class GapOpen(Event):
    """An empty place that touches two drinks or more, and what could fill it; nothing if stuck."""

    place: Place
    touched: Pieces
    drinks: Pieces


@dataclass(frozen=True)
class PointsHeld(Event):
    points: PerSeat


@dataclass(frozen=True)
class PointsOpen(Event):
    """The dominoes that a seat has laid aside, and so holds no more."""

    seat: Seat
    dominoes: Dominoes


@dataclass(frozen=True)
class OnTurn(Event):
    seat: Seat
    number: int
    phase: str


@dataclass(frozen=True)
class CardCounts(Event):
    display: int
    places: int
    """Places in the box around the table, empty ones too."""


@dataclass(frozen=True)
class StackHolds(Event):
    bottle: Piece
    mix: Piece
    left: int
    before_pink: int
    """Cards that can be used before a pink one is."""


@dataclass(frozen=True)
class AboutBottle(Event):
    bottle: Piece
    mixes: Pieces
    """The mixes that contain it."""
    back: Piece
    """The mix on the other side of its cards."""
    left: int


@dataclass(frozen=True)
class AboutMix(Event):
    mix: Piece
    bottles: Pieces
    back: Piece
    """The bottle on the other side of its cards."""
    left: int


@dataclass(frozen=True)
class DrinkLies(Event):
    drink: Piece
    count: int
    places: Places


@dataclass(frozen=True)
class Nowhere(Event):
    drink: Piece


def hand(view: View) -> Iterator[Event]:
    """The own dominoes, and as far as help goes whether they are on the table (S28)."""
    own = () if view.seat is None else view.points[view.seat]
    yield HandHeld(view.hand, len(own))
    if view.claims == "off" or not view.hand:
        return
    found = patterns(blocks(displayed(view))).get(frozenset(view.hand), ())
    if not found:
        yield PatternNowhere()
    elif view.claims == "show":
        yield from map(PatternLies, found)
    else:
        yield PatternSomewhere()


def table(view: View) -> Iterator[Event]:
    """The extent, then the cards row by row, then the gaps."""
    display = displayed(view)
    if not display:
        yield TableEmpty()
        return
    yield extent(display)
    for row in rows(display):
        yield from map(run_lies(display), runs(display, row))
    for place, near in gaps(display).items():
        yield GapOpen(place, near, fills(display, near))


def runs(display: Display, row: str) -> list[list[Place]]:
    """The places of a row that are taken, in pieces between the empty ones."""
    found: list[list[Place]] = [[]]
    for column in columns(display):
        if column + row in display:
            found[-1].append(column + row)
        elif found[-1]:
            found.append([])
    return [run for run in found if run]


def run_lies(display: Display) -> Callable[[list[Place]], RunLies]:
    """What lies on the places of a run."""
    return lambda run: RunLies(run[0], run[-1], tuple(display[place] for place in run))


def scores(view: View) -> Iterator[Event]:
    """Everybody's points, and which dominoes these are."""
    yield PointsHeld(tuple((seat, len(kept)) for seat, kept in enumerate(view.points)))
    for seat, kept in enumerate(view.points):
        if kept:
            yield PointsOpen(seat, kept)


def turn(view: View) -> Iterator[Event]:
    """Who is on turn, and in which phase."""
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


def in_rows(display: Display) -> list[Place]:
    """The places that are taken, row by row from left to right."""
    if not display:
        return []
    return [place for row in rows(display) for run in runs(display, row) for place in run]


TOPICS: Mapping[str, Callable[[View], Iterator[Event]]] = {
    "hand": hand,
    "table": table,
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
    sets = [each for each in SETS if not any(point in each for point in state.points[seat])]
    if state.phase != "claim" or seat not in state.claimants or state.claims == "off":
        return sets
    found = patterns(blocks(state.display))
    return [each for each in sets if frozenset(each) in found]


def redeal(state: State, seat: Seat, luck: Luck) -> None:
    """Draw the hands of the others anew; those shown with a claim stay until the point is made."""
    for other, held in enumerate(state.hands):
        showing = state.phase == "point" and other in state.claimants
        if other != seat and held and not showing:
            state.hands[other] = list(luck.one_of(possible_hands(state, other)))
