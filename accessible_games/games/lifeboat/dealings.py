"""What everybody remembers of a player in Lifeboat: whom they robbed, paid, resisted, and so on."""

from collections.abc import Iterator

from accessible_games.core.event import Event, Seat, Seats
from accessible_games.games.lifeboat.seen import View
from accessible_games.games.lifeboat.state import DEALINGS


class Remembered(Event):
    """A player has done one of `DEALINGS` to others."""

    doer: Seat
    others: Seats
    what: str


def remembered(view: View, seat: Seat) -> Iterator[Event]:
    """What a player has done to whom, with a fact for each kind of deed."""
    for what in DEALINGS:
        found = [other for doer, other, done in view.dealings if (doer, done) == (seat, what)]
        if found:
            yield Remembered(seat, tuple(dict.fromkeys(found)), what)
