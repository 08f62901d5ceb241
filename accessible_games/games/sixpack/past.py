"""The finished turns, as everybody has seen them."""

from collections.abc import Iterator, Sequence

from accessible_games.core.event import Piece, Place, Places, Seat
from accessible_games.core.frozen import Frozen
from accessible_games.games.sixpack.cells import Display

CHANGING = ("fill", "claim", "point")
"""The phases in which the current turn has already changed the table."""


class Past(Frozen):
    """A finished turn."""

    seat: Seat
    """Whose turn it was."""
    changed: Places
    """Where something was placed, taken or filled; the first place is that of phase 1."""
    taken: Piece | None
    """The drink taken from there."""
    claimed: tuple[Seat, ...]
    """Who claimed their pattern."""
    returned: tuple[tuple[Place, Piece], ...] = ()
    """What clearing removed."""


def before(display: Display, changed: Sequence[Place], taken: Piece | None) -> Display:
    """The table before phases 1 and 2. Raises `KeyError` if a changed place is empty."""
    table = dict(display)
    for place in dict.fromkeys(changed):
        if place in table or place != changed[0] or taken is None:
            del table[place]
    return table if taken is None else {**table, changed[0]: taken}


def begun(display: Display, phase: str, changed: Sequence[Place], taken: Piece | None) -> Display:
    """The table after all finished turns. Raises `KeyError` like `before`."""
    return before(display, changed, taken) if phase in CHANGING else display


def backwards(display: Display, past: Sequence[Past]) -> Iterator[tuple[Past, Display, Display]]:
    """The turns, last one first, with the table before each and at its claims.

    *display* is the table after the last of them. Raises `KeyError` if that is impossible.
    """
    for turn in reversed(past):
        claimed_at = {**display, **dict(turn.returned)}
        display = before(claimed_at, turn.changed, turn.taken)
        yield turn, display, claimed_at
