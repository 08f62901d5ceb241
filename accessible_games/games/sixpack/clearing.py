"""Phase 4 of SixPack, clearing, and the start of the next turn."""

from collections.abc import Sequence
from dataclasses import replace

from accessible_games.core.decision import OneOf, ask
from accessible_games.core.event import Piece, Place, Seat
from accessible_games.core.frozen import Frozen
from accessible_games.games.sixpack.drinks import BACKS, PINK
from accessible_games.games.sixpack.events import (
    Cleared,
    ClearingDue,
    LineChosen,
    NothingToClear,
    TableReaches,
    TurnBegan,
)
from accessible_games.games.sixpack.layout import Layout
from accessible_games.games.sixpack.lines import LINES, Names, part, stays, why_not_clear
from accessible_games.games.sixpack.options import AtPlace
from accessible_games.games.sixpack.state import State


def begin_turn(state: State, seat: Seat) -> None:
    """Begin the next player's four phases."""
    state.on_turn, state.turn, state.phase = seat, state.turn + 1, "turn"
    state.changed, state.taken = [], None
    state.tell(TurnBegan(seat, state.turn))


def end_turn(state: State) -> None:
    """Go on to the next player, clockwise; gaps opened by clearing wait for phase 2 (S35)."""
    begin_turn(state, (state.on_turn + 1) % state.seats)


def extent(layout: Layout, kind: type[TableReaches] = TableReaches) -> TableReaches:
    """The box around the table, as an event of this kind."""
    across, down = layout.columns, layout.rows
    first, last = across[0] + down[0], across[-1] + down[-1]
    return kind(first, last, len(across), len(down))


# Phase 4 -----------------------------------------------------------------------------------------


def low_stack(state: State) -> Piece | None:
    """A sort with fewer than five cards left now (S29, S38), counted by sort (S34)."""
    left = state.layout.left
    if min(left.values()) >= PINK:
        return None
    return next(bottle for bottle, cards in left.items() if cards < PINK)


def begin_clearing(state: State) -> None:
    """Clear if a pink card was used, else begin the next turn."""
    bottle = low_stack(state)
    if bottle is None:
        end_turn(state)
    elif not clearable(state.layout):
        state.tell(NothingToClear())
        end_turn(state)
    else:
        state.phase = "clear"
        cards = state.layout.left[bottle]
        state.tell(ClearingDue(state.on_turn, bottle, BACKS[bottle], cards))


def clearable(layout: Layout) -> bool:
    """Whether any line may be cleared."""
    lines = zip(LINES, (layout.columns, layout.rows), strict=True)
    return any(why_not_clear(layout, line, name) is None for line, names in lines for name in names)


class Clearing(Frozen):
    """Judges which columns and rows may be cleared."""

    layout: Layout

    def why_not(self, word: str, place: str) -> str | None:
        """None, or why the rest would not be a table."""
        return why_not_clear(self.layout, word, place)

    def lies(self, place: str) -> Piece | None:
        """Nothing: a line is no place of a drink."""
        return None


async def choose_line(state: State) -> None:
    """Let the player choose a column or a row (S30)."""
    layout = state.layout.copy()
    options = AtPlace(LINES, (*layout.columns, *layout.rows), Clearing(layout))
    line, name = await ask(state.on_turn, "clear", options)
    state.line = (line, name)
    sides = stays(layout, line, name)
    if len(sides) == 1:
        clear(state, *sides.popitem())
    else:
        state.phase = "keep"
        state.tell(LineChosen(state.on_turn, line, name))


async def choose_side(state: State) -> None:
    """Let the player choose which of two equal parts stays (S31)."""
    line, name = state.line
    sides = stays(state.layout, line, name)
    side = await ask(state.on_turn, "keep", OneOf(tuple(sides)))
    clear(state, side, sides[side])


def remember_returned(state: State, places: Sequence[Place]) -> None:
    """Record cleared drinks with the turn that made clearing necessary."""
    if state.past:
        last, drinks = state.past[-1], tuple((place, state.display[place]) for place in places)
        state.past[-1] = replace(last, returned=last.returned + drinks)


def clear(state: State, side: str, names: Names) -> None:
    """Return the line and the other side to the stacks; again, if that was not enough (S33)."""
    line, name = state.line
    kept = part(state.display, line, names)
    returned = [place for place in state.display if place not in kept]
    remember_returned(state, returned)
    for place in returned:
        state.layout.lift(place)
    state.line, state.taken = (), None
    state.changed = [place for place in state.changed if place in kept]
    state.tell(Cleared(state.on_turn, line, name, side, len(returned), len(kept)))
    state.tell(extent(state.layout))
    begin_clearing(state)
