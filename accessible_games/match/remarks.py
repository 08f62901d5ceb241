"""What computer players say now and then about what all have just heard.

A remark is chosen once for the whole table, by what everybody knows and by nothing else: not by the
luck of the game, nor by what is hidden. It is in no record: the same events bring the same remarks.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated
from zlib import crc32

from accessible_games.bots import occasions_of, parts
from accessible_games.bots.occasion import Occasion
from accessible_games.core.event import Event, Seat
from accessible_games.core.record import Occupant
from accessible_games.match.settings import Settings

Words = Annotated[str, "message"]
"""The name of a message that is said as it is."""
LINES: Mapping[str, int] = {"even": 3, "bold": 2, "careful": 2}
"""How many remarks there are on an occasion: those of the even are everybody's."""
ACTS_BETWEEN = 5
"""How many own acts there are at least between two remarks of the same player, and before any."""
OTHERS_BETWEEN = 3
"""How many acts of all there are at least between two remarks."""
ODDS = 2
"""A remark that could be made is made so seldom: once in so many times."""
RARE = 3
"""Whoever wants to hear few remarks hears one of so many."""


class Remarked(Event):
    """A computer player says something."""

    closes = True
    seat: Seat
    words: Words
    rare: bool
    """Whether those who want to hear few remarks hear it."""


@dataclass
class Voice:
    """The remarks at one table, and what decides whether somebody says something."""

    game: str
    occupants: Sequence[Occupant]
    digest: int = field(init=False)
    """Of all that everybody knows."""
    acts: list[int] = field(init=False)
    """By seat: its acts since its last remark."""
    since: int = field(default=0, init=False)
    """The acts of all since the last remark."""
    said: frozenset[str] = field(default=frozenset(), init=False)
    silent: frozenset[Seat] = field(default=frozenset(), init=False)
    """Who cannot speak."""

    def __post_init__(self) -> None:
        self.digest, self.acts = crc32(self.game.encode()), [0] * len(self.occupants)

    def hear(self, events: Sequence[Event]) -> list[Event]:
        """The events that a move has led to, with a remark behind them if there is one."""
        remark = None
        for event in events:
            public = event.seen_by(None)
            if public is not None:
                self.note(public)
                remark = remark or self.remark(public)
        if remark is None:
            return [*events]
        self.acts[remark.seat] = self.since = 0
        self.said |= {remark.words}
        return [*events, remark]

    def note(self, event: Event) -> None:
        """Something has happened that everybody knows."""
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
        """What somebody says about an event, if anything."""
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
        """All that could be said on an occasion, and by whom, without saying anything again."""
        for seat in occasion.speakers(event, len(self.occupants)):
            if self.may_speak(seat):
                for words in remarks_of(occasion.name, self.temper(seat)):
                    if words not in self.said:
                        yield seat, words

    def may_speak(self, seat: Seat) -> bool:
        """Whether a seat is a computer player that has not spoken for some time, and can."""
        person = self.occupants[seat].player == "person"
        return not person and seat not in self.silent and self.acts[seat] >= ACTS_BETWEEN

    def temper(self, seat: Seat) -> str:
        """The temperament of a computer player."""
        return parts(self.occupants[seat].player)[0]


def remarks_of(occasion: str, temper: str) -> Iterator[str]:
    """The messages of all that somebody of a temperament can say on an occasion."""
    for each in dict.fromkeys(("even", temper)):
        yield from (f"remark-{occasion}-{each}-{number + 1}" for number in range(LINES[each]))


def is_spared(event: Event, settings: Settings) -> bool:
    """Whether an event is a remark that somebody does not hear; there are none in few words."""
    if not isinstance(event, Remarked):
        return False
    few = settings.remarks == "few" and not event.rare
    return few or settings.remarks == "off" or settings.told in ("brief", "braille")
