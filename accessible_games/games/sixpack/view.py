"""The table of SixPack as one seat sees it."""

from accessible_games.core.event import Piece, Place, Places, Seat
from accessible_games.core.frozen import Frozen
from accessible_games.games.sixpack.past import Past
from accessible_games.games.sixpack.state import State


class View(Frozen):
    """The table as *seat* sees it; an onlooker (None) has no hand."""

    seat: Seat | None
    hand: tuple[str, ...]
    """The seat's own dominoes, behind its screen."""
    shown: tuple[tuple[Seat, tuple[str, ...]], ...]
    """At `point`: who has claimed, with the dominoes that everybody has seen."""
    display: tuple[tuple[Place, Piece], ...]
    """Place and drink of every card on the table."""
    points: tuple[tuple[str, ...], ...]
    """By seat: the dominoes set aside."""
    on_turn: Seat
    turn: int
    phase: str
    changed: Places
    """Where this turn has changed something."""
    taken: Piece | None
    past: tuple[Past, ...]
    """The finished turns, as far as they were played at this table."""
    line: tuple[str, ...]
    starter: Seat
    claims: str
    alcohol_free: bool
    strict: bool
    columns: str


def view(state: State, seat: Seat | None) -> View:
    """All that *seat* may know: its own hand, and everything that is or was open (S36)."""
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
        past=tuple(state.past),
        line=state.line,
        starter=state.starter,
        claims=state.claims,
        alcohol_free=state.alcohol_free,
        strict=state.strict,
        columns=state.columns,
    )


def displayed(view: View) -> dict[Place, Piece]:
    """The table of a view, for the functions of cells.py and patterns.py."""
    return dict(view.display)
