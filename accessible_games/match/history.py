"""What one seat has been told, and a place in it for reading again."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import islice

from accessible_games.core.event import Event

Heard = Callable[[Event], bool]
"""Whether an event has any words: at some verbosities some events have none."""


def always(event: Event) -> bool:
    """Return True: every event is heard."""
    return True


def covers_some(event: Event) -> bool:
    """Whether events of this class cover any: most do not, and histories are long."""
    return type(event).covers is not Event.covers


@dataclass(slots=True)
class EventHistory:
    """Events in order, each with the number of moves that had been made when it was told.

    The two are parallel lists, and an event that several people hear is one object: so a history
    takes little memory, of which a server has many.
    """

    events: list[Event] = field(default_factory=list)
    """Everything that was told."""
    moves: list[int] = field(default_factory=list)
    """For each event, how many moves had been made."""
    covered: frozenset[int] = frozenset()
    """The numbers of events that may not be told again, because a later event covers them.

    They come back when the covering event is taken back.
    """
    place: int = 0
    """The number of the event read last, or the number of all events if none was read yet."""
    asked: int = 0
    """The number of events told when the person was last asked something."""

    @property
    def told(self) -> list[tuple[int, Event]]:
        """Everything that was told, each event with its number of moves."""
        return [*zip(self.moves, self.events, strict=True)]

    @property
    def entries(self) -> list[tuple[int, Event]]:
        """The same without events that may not be told again."""
        return [entry for number, entry in enumerate(self.told) if number not in self.covered]

    @property
    def is_covered(self) -> bool:
        """Whether there are events that may not be told again."""
        return bool(self.covered)

    def _numbers(self) -> list[int]:
        """The numbers of all events that may be told again."""
        return [number for number in range(len(self.events)) if number not in self.covered]

    def has_for(self, event: Event) -> bool:
        """Whether there is anything that an event covers."""
        return covers_some(event) and bool(self._covered_by(event))

    def _covered_by(self, event: Event) -> list[int]:
        return [number for number in self._numbers() if event.covers(self.events[number])]

    def add(self, moves: int, event: Event) -> None:
        """Add an event; reading again starts from there."""
        if covers_some(event):
            self.covered |= {*self._covered_by(event)}
        self.events.append(event)
        self.moves.append(moves)
        self.place = len(self.events)

    def cut(self, moves: int) -> None:
        """Forget everything that was told after *moves* moves."""
        kept = [entry for entry in self.told if entry[0] <= moves]
        self.events, self.moves, self.covered, self.place = [], [], frozenset(), 0
        for entry in kept:
            self.add(*entry)

    def news(self) -> list[Event]:
        """Return what was told since the person was last asked; from now on they count as asked."""
        asked, self.asked = self.asked, len(self.events)
        return self.events[asked:]

    def last(self, count: int, heard: Heard = always) -> list[Event]:
        """Return the newest events that are heard, oldest first."""
        newest = (self.events[number] for number in reversed(self._numbers()))
        return list(islice(filter(heard, newest), count))[::-1]

    def since(self, moves: int) -> list[Event]:
        """Return the events told after *moves* moves."""
        first = bisect_right(self.moves, moves)
        return [self.events[number] for number in self._numbers() if number >= first]

    def tells_of(self, moves: int) -> bool:
        """Whether an event told after exactly so many moves may be told again."""
        there = range(bisect_left(self.moves, moves), bisect_right(self.moves, moves))
        return not self.covered.issuperset(there)

    def go_to_newest(self) -> None:
        """Read again from the newest event."""
        self.place = len(self.events) - 1

    def step(self, by: int, heard: Heard = always) -> Event | None:
        """Return the next newer event that is heard (or older, for -1); None beyond the ends."""
        place = self.place + by
        while place in range(len(self.events)):
            event = self.events[place]
            if place not in self.covered and heard(event):
                self.place = place
                return event
            place += by
        return None

    def first(self, heard: Heard = always) -> Event | None:
        """Return the oldest event that is heard, or None."""
        self.place = -1
        return self.step(1, heard)

    def search(self, matches: Callable[[Event], bool]) -> Event | None:
        """Return the nearest older event that matches, wrapping around to the newest."""
        numbers, here = self._numbers()[::-1], max(0, self.place)
        older = [number for number in numbers if number < here]
        for place in older + [number for number in numbers if number >= here]:
            if matches(self.events[place]):
                self.place = place
                return self.events[place]
        return None
