"""What computer players say now and then about what everyone has just heard.

A remark is chosen once for the whole table, only by what everyone knows: neither by the luck of the
game nor by what is hidden. No record contains it: the same events bring the same remarks.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated
from zlib import crc32

from accessible_games.core.event import Event, Seat
from accessible_games.core.record import Occupant
from accessible_games.match.settings import Settings
from accessible_games.players import occasions_of, parts
from accessible_games.players.occasion import Occasion

Words = Annotated[str, "message"]
"""The name of a message that is said unchanged."""
LINES: Mapping[str, int] = {"even": 3, "bold": 2, "careful": 2}
"""How many remarks there are on an occasion; all players can make those of the even ones."""
ACTS_BETWEEN = 5
"""How many acts of its own a player makes at least before a remark and between two."""
OTHERS_BETWEEN = 3
"""How many acts of all players there are at least between two remarks."""
ODDS = 2
"""Only one of so many possible remarks is made."""
RARE = 3
"""Listeners who want few remarks hear one of so many."""


class Remarked(Event):
    """A computer player says something."""

    closes = True
    seat: Seat
    words: Words
    rare: bool
    """Whether listeners who want few remarks hear it."""


@dataclass
class RemarkVoice:
    """The remarks at one table, and what decides whether a player says something."""

    game: str
    occupants: Sequence[Occupant]
    digest: int = field(init=False)
    """A digest of everything that everyone knows."""
    acts: list[int] = field(init=False)
    """By seat, its acts since its last remark."""
    since: int = field(default=0, init=False)
    """The acts of all since the last remark."""
    said: frozenset[str] = field(default=frozenset(), init=False)
    silent: frozenset[Seat] = field(default=frozenset(), init=False)
    """The seats that cannot speak."""

    def __post_init__(self) -> None:
        self.digest, self.acts = crc32(self.game.encode()), [0] * len(self.occupants)

    def hear(self, events: Sequence[Event]) -> list[Event]:
        """The events that a move has led to, with a remark behind what it is about."""
        remark, end = None, 0
        for place, event in enumerate(events):
            public = event.seen_by(None)
            if public is not None:
                self.note(public)
                if remark is None and (remark := self.remark(public)) is not None:
                    end = end_of(events, place)
        if remark is None:
            return [*events]
        self.acts[remark.seat] = self.since = 0
        self.said |= {remark.words}
        return [*events[:end], remark, *events[end:]]

    def note(self, event: Event) -> None:
        """Note an event that everyone knows."""
        self.digest = crc32(repr(event).encode(), self.digest)
        seat: Seat | None = getattr(event, "seat", None)
        if seat is None:
            return
        known = occasions_of(self.game)
        if isinstance(event, known.silenced):
            self.silent |= {seat}
        elif isinstance(event, known.wakes):
            self.silent -= {seat}
        elif isinstance(event, known.acts):
            self.acts[seat] += 1
            self.since += 1

    def remark(self, event: Event) -> Remarked | None:
        """Return what a player says about an event, or None."""
        if self.since < OTHERS_BETWEEN or self.digest % ODDS:
            return None
        told = occasions_of(self.game).all
        lines = [line for occasion in told for line in self.lines(event, occasion)]
        if not lines:
            return None
        chosen = self.digest // ODDS
        seat, words = lines[chosen % len(lines)]
        return Remarked(seat, words, chosen // len(lines) % RARE == 0)

    def lines(self, event: Event, occasion: Occasion) -> Iterator[tuple[Seat, str]]:
        """Yield all that could be said on an occasion, and by which seat, without repetitions."""
        for seat in occasion.speakers(event, len(self.occupants)):
            if self.may_speak(seat):
                for words in remarks_of(occasion.name, self.temper(seat)):
                    if words not in self.said:
                        yield seat, words

    def may_speak(self, seat: Seat) -> bool:
        """Whether a seat is a computer player that can speak and has not spoken for some time."""
        person = self.occupants[seat].player == "person"
        return not person and seat not in self.silent and self.acts[seat] >= ACTS_BETWEEN

    def temper(self, seat: Seat) -> str:
        """Return the temperament of a computer player."""
        return parts(self.occupants[seat].player)[0]


def end_of(events: Sequence[Event], place: int) -> int:
    """Where the event at a place has been told, with all that is told in one line with it."""
    told = events[place]
    behind = events[place + 1 :]
    ends = (n for n, each in enumerate(behind) if not (each.joins or type(each) is type(told)))
    return place + 1 + next(ends, len(behind))


def remarks_of(occasion: str, temper: str) -> Iterator[str]:
    """Yield the messages that a player of a temperament can say on an occasion."""
    for each in dict.fromkeys(("even", temper)):
        yield from (f"remark-{occasion}-{each}-{number + 1}" for number in range(LINES[each]))


def is_spared(event: Event, settings: Settings) -> bool:
    """Whether an event is a remark that a listener does not hear; few words leave out all."""
    if not isinstance(event, Remarked):
        return False
    few = settings.remarks == "few" and not event.rare
    return few or settings.remarks == "off" or settings.told in ("brief", "braille")
