"""Checks that a position of SixPack can be reached by play."""

from accessible_games.core.position import PositionError, require
from accessible_games.games.sixpack.cells import (
    FEWEST,
    PLACES,
    connected,
    neighbours,
)
from accessible_games.games.sixpack.clearing import clearable, low_stack
from accessible_games.games.sixpack.drinks import BOTTLES, DOMINOES, HAND, PIECES, is_bottle
from accessible_games.games.sixpack.filling import fillable, forced_fill
from accessible_games.games.sixpack.lines import LINES, may_stay, why_not_clear
from accessible_games.games.sixpack.past import backwards, begun
from accessible_games.games.sixpack.patterns import blocks, blocks_with
from accessible_games.games.sixpack.rules import PHASES
from accessible_games.games.sixpack.state import GOAL, OPTIONS, OVER, SEATS, State, winners


def check(state: State) -> None:
    """Check that play could lead to this state. Raises `PositionError` if it could not."""
    seats = len(state.hands)
    require(seats in SEATS, ("hands",), "wrong-length", seats)
    require(len(state.points) == seats, ("points",), "wrong-length", len(state.points))
    require(state.claims in OPTIONS["claims"], ("claims",), "out-of-range", state.claims)
    require(state.columns in OPTIONS["columns"], ("columns",), "out-of-range", state.columns)
    require(state.starter in range(seats), ("starter",), "out-of-range", state.starter)
    require(state.on_turn in range(seats), ("on_turn",), "out-of-range", state.on_turn)
    require(state.phase in (*PHASES, OVER), ("phase",), "out-of-range", state.phase)
    for seat in range(seats):
        check_dominoes(state, seat)
    if state.phase == "pair":
        check_opening(state)
    else:
        require(state.turn > 0, ("turn",), "out-of-range", state.turn)
        check_display(state)
        check_phase(state)


def check_dominoes(state: State, seat: int) -> None:
    """Three of the nine are behind the screen, others are points; none is drawn at seven points."""
    hand, points = state.hands[seat], state.points[seat]
    size = HAND if len(points) < GOAL else 0
    require(len(hand) == size, ("hands", seat), "wrong-length", len(hand))
    require(len(points) <= GOAL, ("points", seat), "wrong-length", len(points))
    for name, dominoes in (("hands", hand), ("points", points)):
        for index, domino in enumerate(dominoes):
            place = (name, seat, index)
            require(domino in DOMINOES, place, "unknown-piece", domino)
            once = [*hand, *points].count(domino) == 1
            require(once, place, "wrong-cards", domino)


def check_opening(state: State) -> None:
    """Before the first two cards the table is empty, and nobody has a point."""
    nothing = not any([state.display, *state.points])
    require(nothing, ("phase",), "out-of-range", state.phase)
    require(state.turn == 0, ("turn",), "out-of-range", state.turn)
    require(state.on_turn == state.starter, ("on_turn",), "out-of-range", state.on_turn)


def check_display(state: State) -> None:
    """Rules 1 and 2, and 16 cards of each sort."""
    display = state.display
    for place, drink in display.items():
        require(place in PLACES, ("display", place), "unknown-place", place)
        require(drink in PIECES, ("display", place), "unknown-piece", drink)
        near = [display[each] for each in neighbours(place) if each in display]
        fits = all(is_bottle(each) != is_bottle(drink) for each in near)
        require(fits, ("display", place), "wrong-cards", drink)
    require(len(display) >= FEWEST, ("display",), "wrong-length", len(display))
    require(connected(display), ("display",), "wrong-shape")
    layout = state.layout
    require(layout.well_proportioned, ("display",), "wrong-shape")
    for bottle in BOTTLES:
        require(layout.left[bottle] >= 0, ("display",), "wrong-deck", bottle)


def check_phase(state: State) -> None:
    """The question of the phase can be asked, and nothing belongs to other phases."""
    phase, layout = state.phase, state.layout
    require(bool(winners(state)) == (phase == OVER), ("phase",), "out-of-range", phase)
    for index, place in enumerate(state.changed):
        known = place in state.display or (index == 0 and state.taken is not None)
        require(known and phase != "turn", ("changed", index), "wrong-cards", place)
    untaken = state.taken is None or (state.taken in PIECES and bool(state.changed))
    require(untaken, ("taken",), "wrong-cards", state.taken)
    if phase == "fill":
        choices = fillable(layout)
        asked = bool(choices) and forced_fill(layout, choices) is None
        require(asked and bool(state.changed), ("phase",), "out-of-range", phase)
    if phase in ("clear", "keep"):
        due = low_stack(state) is not None and clearable(layout)
        require(due, ("phase",), "out-of-range", phase)
    check_line(state)
    check_claimants(state)
    check_past(state)


def check_past(state: State) -> None:
    """All turns can be undone, one after another."""
    for index, turn in enumerate(state.past):
        drinks = [turn.taken or PIECES[0], *(drink for _, drink in turn.returned)]
        places = [*turn.changed, *(place for place, _ in turn.returned)]
        require({turn.seat, *turn.claimed} <= {*range(state.seats)}, ("past", index), "wrong-cards")
        known = {*drinks} <= {*PIECES} and {*places} <= {*PLACES} and bool(turn.changed)
        require(known, ("past", index), "wrong-cards")
    try:
        table = begun(state.display, state.phase, state.changed, state.taken)
        list(backwards(table, state.past))
    except KeyError:
        raise PositionError(("past",), "wrong-cards") from None


def check_line(state: State) -> None:
    """A line is named exactly if its two sides are equal, and may both stay."""
    line = state.line
    if state.phase == "keep":
        named = len(line) == 2 and line[0] in LINES
        asked = named and why_not_clear(state.layout, *line) is None
        both = asked and len(may_stay(state.layout, *line)) == 2
        require(both, ("line",), "wrong-cards", " ".join(line))
    else:
        require(not line, ("line",), "wrong-cards", " ".join(line))


def check_claimants(state: State) -> None:
    """Those named may claim, each once, in order of seats."""
    named, seats = state.claimants, range(state.seats)
    ordered = named == [seat for seat in seats if seat in named]
    require(ordered, ("claimants",), "out-of-range", named)
    asking = state.phase in ("claim", "point")
    require(asking == bool(named), ("claimants",), "wrong-length", len(named))
    if named and not (state.phase == "claim" and state.claims == "off"):
        shown = blocks(state.display)
        for index, seat in enumerate(named):
            can = bool(blocks_with(frozenset(state.hands[seat]), shown))
            require(can, ("claimants", index), "out-of-range", seat)
