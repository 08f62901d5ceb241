"""On what occasions computer players say something: events that everybody knows."""

from collections.abc import Sequence
from typing import Any

from accessible_games.core.event import Event, Seat
from accessible_games.core.frozen import Frozen


class Occasion(Frozen):
    """An event about which somebody may say something."""

    name: str
    event: type[Event]
    speaker: str
    """The field with the seat that speaks, or `others`: all but the seat of the event."""
    least: int = 0
    """How many cards were taken at least, where that matters."""

    def speakers(self, event: Event, seats: int) -> Sequence[Seat]:
        """Who may say something about an event; nobody if it is another one."""
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
    """Events of which each is a move of the seat that it names, so that nobody speaks more often.
    """
    silenced: tuple[type[Event], ...] = ()
    """Events after which a seat does not speak."""
    wakes: tuple[type[Event], ...] = ()
    """Events after which it speaks again."""
