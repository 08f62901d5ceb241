"""The turns that are over, as everybody has seen them."""

from collections.abc import Iterator, Mapping, Sequence

from accessible_games.core.event import Piece, Place, Places, Seat
from accessible_games.core.frozen import Frozen

Lying = Mapping[Place, Piece]
"""The drinks of a table by their places."""


class Past(Frozen):
    """A turn that is over."""

    seat: Seat
    """Whose turn it was."""
    changed: Places
    """Where something was placed, taken or filled; the first place is that of phase 1."""
    taken: Piece | None
    """The drink taken from there."""
    claimed: tuple[Seat, ...]
    """Who claimed their pattern."""
    returned: tuple[tuple[Place, Piece], ...] = ()
    """What clearing took away."""


def before(display: Lying, changed: Sequence[Place], taken: Piece | None) -> Lying:
    """The table before phases 1 and 2; KeyError if nothing lies where something was changed."""
    table = dict(display)
    for place in dict.fromkeys(changed):
        if place in table or place != changed[0] or taken is None:
            del table[place]
    return table if taken is None else {**table, changed[0]: taken}


def backwards(display: Lying, past: Sequence[Past]) -> Iterator[tuple[Past, Lying, Lying]]:
    """The turns, the last one first, with the table before each and at its claims.

    *display* is the table after the last of them; KeyError if it cannot be.
    """
    for turn in reversed(past):
        claimed_at = {**display, **dict(turn.returned)}
        display = before(claimed_at, turn.changed, turn.taken)
        yield turn, display, claimed_at
