"""Phase 4 of SixPack, clearing, and how the next turn begins."""

from accessible_games.core.decision import AtPlace, OneOf, ask
from accessible_games.core.event import Piece, Place, Seat
from accessible_games.core.frozen import Frozen
from accessible_games.games.sixpack.cells import Display, columns, left, rows, stacks
from accessible_games.games.sixpack.drinks import BACKS, PINK
from accessible_games.games.sixpack.events import (
    Cleared,
    ClearingDue,
    LineChosen,
    NothingToClear,
    TableReaches,
    TurnBegan,
)
from accessible_games.games.sixpack.lines import LINES, may_stay, why_not_clear
from accessible_games.games.sixpack.state import State


def begin_turn(state: State, seat: Seat) -> None:
    """The next player's four phases."""
    state.on_turn, state.turn, state.phase = seat, state.turn + 1, "turn"
    state.changed, state.taken = [], None
    state.tell(TurnBegan(seat, state.turn))


def end_turn(state: State) -> None:
    """On to the next player, clockwise; gaps opened by clearing wait for phase 2 (S35)."""
    begin_turn(state, (state.on_turn + 1) % state.seats)


def extent(display: Display, kind: type[TableReaches] = TableReaches) -> TableReaches:
    """The box around a display, as an event of a kind."""
    across, down = columns(display), rows(display)
    first, last = across[0] + down[0], across[-1] + down[-1]
    return kind(first, last, len(across), len(down))


# Phase 4 -----------------------------------------------------------------------------------------


def low_stack(state: State) -> Piece | None:
    """A sort with fewer than five cards left now (S29, S38), counted by sort (S34)."""
    return next((bottle for bottle, cards in stacks(state.display).items() if cards < PINK), None)


def begin_clearing(state: State) -> None:
    """Clear if a pink card was needed, else it is the next player's turn."""
    bottle = low_stack(state)
    if bottle is None:
        end_turn(state)
    elif not clearable(state.display):
        state.tell(NothingToClear())
        end_turn(state)
    else:
        state.phase = "clear"
        state.tell(ClearingDue(state.on_turn, bottle, BACKS[bottle], left(state.display, bottle)))


def clearable(display: Display) -> bool:
    """Whether any line may be cleared."""
    lines = (("column", columns), ("row", rows))
    return any(
        why_not_clear(display, line, name) is None
        for line, names in lines
        for name in names(display)
    )


class Clearing(Frozen):
    """Judges which column or row may be cleared."""

    display: Display

    def why_not(self, word: str, place: str) -> str | None:
        """None, or why what would stay is not a table."""
        return why_not_clear(self.display, word, place)


async def choose_line(state: State) -> None:
    """The player on turn chooses a column or a row (S30)."""
    display = state.display.copy()
    options = AtPlace(LINES, (*columns(display), *rows(display)), Clearing(display))
    line, name = await ask(state.on_turn, "clear", options)
    state.line = (line, name)
    sides = may_stay(display, line, name)
    if len(sides) == 1:
        clear(state, *sides.popitem())
    else:
        state.phase = "keep"
        state.tell(LineChosen(state.on_turn, line, name))


async def choose_side(state: State) -> None:
    """Of equal parts the player chooses which one stays (S31)."""
    line, name = state.line
    sides = may_stay(state.display, line, name)
    side = await ask(state.on_turn, "keep", OneOf(tuple(sides)))
    clear(state, side, sides[side])


def clear(state: State, side: str, kept: dict[Place, Piece]) -> None:
    """The line and the other side go back; again, if that was not enough (S33)."""
    line, name = state.line
    returned = len(state.display) - len(kept)
    state.display, state.line, state.taken = kept, (), None
    state.changed = [place for place in state.changed if place in kept]
    state.tell(Cleared(state.on_turn, line, name, side, returned, len(kept)))
    state.tell(extent(kept))
    begin_clearing(state)
