"""What one seat has been told, and a place in it for reading again."""

from bisect import bisect_right
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import chain, islice
from operator import itemgetter

from accessible_games.core.event import Event

Heard = Callable[[Event], bool]
"""Decides whether an event has words at all: at some verbosities some have none."""


def always(event: Event) -> bool:
    """Every event is heard."""
    return True


def covers_some(event: Event) -> bool:
    """Whether events of this class cover any: most do not, and histories are long."""
    return type(event).covers is not Event.covers


@dataclass(slots=True)
class History:
    """Events in order, each with the number of moves that had been made when it was told."""

    told: list[tuple[int, Event]] = field(default_factory=list)
    """Everything that was told; what was covered comes back when the covering is taken back."""
    entries: list[tuple[int, Event]] = field(default_factory=list, init=False)
    """Everything that may be told again, because no later event has covered it."""
    place: int = 0
    """The index of the entry read last; the number of entries if none was read yet."""
    asked: int = 0
    """The number of events told when the person was last asked something."""

    @property
    def is_covered(self) -> bool:
        """Whether something that was told may not be told again."""
        return len(self.entries) < len(self.told)

    def has_for(self, event: Event) -> bool:
        """Whether there is anything that an event covers."""
        return covers_some(event) and any(event.covers(earlier) for _, earlier in self.entries)

    def add(self, moves: int, event: Event) -> None:
        """Something new; reading again starts from there."""
        entry = moves, event
        self.told.append(entry)
        if covers_some(event):
            self.entries = [each for each in self.entries if not event.covers(each[1])]
        self.entries.append(entry)
        self.place = len(self.entries)

    def cut(self, moves: int) -> None:
        """Forget everything that was told after *moves* moves."""
        kept = [entry for entry in self.told if entry[0] <= moves]
        self.told, self.entries, self.place = [], [], 0
        for entry in kept:
            self.add(*entry)

    def news(self) -> list[Event]:
        """What was told since the person was last asked something; from now on they are asked."""
        asked, self.asked = self.asked, len(self.told)
        return [event for _, event in self.told[asked:]]

    def last(self, count: int, heard: Heard = always) -> list[Event]:
        """The newest events that are heard, oldest first."""
        newest = (event for _, event in reversed(self.entries) if heard(event))
        return list(islice(newest, count))[::-1]

    def since(self, moves: int) -> list[Event]:
        """The events told after *moves* moves."""
        return [event for _, event in self.entries[self._told_by(moves) :]]

    def tells_of(self, moves: int) -> bool:
        """Whether something that was told after exactly so many moves may be told again."""
        return self._told_by(moves - 1) < self._told_by(moves)

    def _told_by(self, moves: int) -> int:
        """How many entries were told when at most so many moves had been made."""
        return bisect_right(self.entries, moves, key=itemgetter(0))

    def go_to_newest(self) -> None:
        """Read again from the newest entry."""
        self.place = len(self.entries) - 1

    def step(self, by: int, heard: Heard = always) -> Event | None:
        """The next newer event that is heard (or older, for -1); None beyond the ends."""
        place = self.place + by
        while place in range(len(self.entries)):
            event = self.entries[place][1]
            if heard(event):
                self.place = place
                return event
            place += by
        return None

    def first(self, heard: Heard = always) -> Event | None:
        """The oldest event that is heard."""
        self.place = -1
        return self.step(1, heard)

    def search(self, matches: Callable[[Event], bool]) -> Event | None:
        """The nearest older event that matches; from the newest again when there is none."""
        entries, here = self.entries, max(0, self.place)
        for place in chain(range(here - 1, -1, -1), range(len(entries) - 1, here - 1, -1)):
            if matches(entries[place][1]):
                self.place = place
                return entries[place][1]
        return None
