"""The occasions on which computer players say something: events that everybody knows."""

from collections.abc import Sequence
from typing import Any

from accessible_games.core.event import Event, Seat
from accessible_games.core.frozen import Frozen


class Occasion(Frozen):
    """An event that a player may comment on."""

    name: str
    event: type[Event]
    speaker: str
    """The field with the seat that speaks, or `others`: all but the seat of the event."""
    least: int = 0
    """The minimum number of cards taken, if that matters."""

    def speakers(self, event: Event, seats: int) -> Sequence[Seat]:
        """The seats that may comment on an event; none if it is another one."""
        if type(event) is not self.event:
            return ()
        told: Any = event
        if self.least and len(told.taken) < self.least:
            return ()
        if self.speaker != "others":
            seat: Seat | None = getattr(event, self.speaker)
            return () if seat is None else (seat,)
        return [seat for seat in range(seats) if seat != getattr(event, "seat", None)]


class Occasions(Frozen):
    """The occasions of a game."""

    all: Sequence[Occasion] = ()
    acts: tuple[type[Event], ...] = ()
    """Events that each are a move of the seat they name; a seat comments once a move at most."""
    silenced: tuple[type[Event], ...] = ()
    """Events after which a seat does not speak."""
    wakes: tuple[type[Event], ...] = ()
    """Events after which it speaks again."""
