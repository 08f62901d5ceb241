"""What computer players say now and then about what all have just heard.

A remark is chosen once for the whole table, by what everybody knows and by nothing else: not by the
luck of the game, nor by what is hidden. It is in no record: the same events bring the same remarks.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Annotated
from zlib import crc32

from accessible_games.bots import occasions_of, parts
from accessible_games.bots.occasion import Occasion
from accessible_games.core.event import Event, Seat
from accessible_games.core.frozen import Frozen
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


class Mood(Frozen):
    """What decides whether somebody says something, after so many moves."""

    moves: int
    digest: int
    """Of all that everybody knows."""
    acts: tuple[int, ...]
    """By seat: its acts since its last remark."""
    since: int = 0
    """The acts of all since the last remark."""
    said: frozenset[str] = frozenset()
    silent: frozenset[Seat] = frozenset()
    """Who cannot speak."""


@dataclass
class Voice:
    """The remarks at one table."""

    game: str
    occupants: Sequence[Occupant]
    moods: list[Mood] = field(default_factory=list)
    """After each move that told something, the last one last."""

    @property
    def mood(self) -> Mood:
        """How things stand now."""
        start = Mood(0, crc32(self.game.encode()), (0,) * len(self.occupants))
        return self.moods[-1] if self.moods else start

    def cut(self, moves: int) -> None:
        """Forget what was said after so many moves."""
        while self.moods and self.moods[-1].moves > moves:
            self.moods.pop()

    def hear(self, moves: int, events: Sequence[Event]) -> list[Event]:
        """The events that a move has led to, with a remark behind them if there is one."""
        self.cut(moves)
        mood, remark = replace(self.mood, moves=moves), None
        for event in events:
            public = event.seen_by(None)
            if public is not None:
                mood = self.after(mood, public)
                remark = remark or self.remark(mood, public)
        self.moods.append(spoken(mood, remark) if remark else mood)
        return [*events, remark] if remark else [*events]

    def after(self, mood: Mood, event: Event) -> Mood:
        """The mood after something that everybody knows."""
        digest = crc32(repr(event).encode(), mood.digest)
        silent, acts, since = mood.silent, mood.acts, mood.since
        seat: Seat | None = getattr(event, "seat", None)
        known = occasions_of(self.game)
        if seat is not None and isinstance(event, known.silenced):
            silent = silent | {seat}
        elif seat is not None and isinstance(event, known.wakes):
            silent = silent - {seat}
        elif seat is not None and isinstance(event, known.acts):
            acts = tuple(n + (place == seat) for place, n in enumerate(acts))
            since += 1
        return replace(mood, digest=digest, silent=silent, acts=acts, since=since)

    def remark(self, mood: Mood, event: Event) -> Remarked | None:
        """What somebody says about an event, if anything."""
        if mood.since < OTHERS_BETWEEN or mood.digest % ODDS:
            return None
        told = occasions_of(self.game).all
        lines = [line for each in told for line in self.lines(mood, event, each)]
        if not lines:
            return None
        chosen = mood.digest // ODDS
        seat, words = lines[chosen % len(lines)]
        return Remarked(seat, words, chosen // len(lines) % RARE == 0)

    def lines(self, mood: Mood, event: Event, occasion: Occasion) -> Iterator[tuple[Seat, str]]:
        """All that could be said on an occasion, and by whom, without saying anything again."""
        for seat in occasion.speakers(event, len(self.occupants)):
            if self.may_speak(mood, seat):
                for words in remarks_of(occasion.name, self.temper(seat)):
                    if words not in mood.said:
                        yield seat, words

    def may_speak(self, mood: Mood, seat: Seat) -> bool:
        """Whether a seat is a computer player that has not spoken for some time, and can."""
        person = self.occupants[seat].player == "person"
        return not person and seat not in mood.silent and mood.acts[seat] >= ACTS_BETWEEN

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


def spoken(mood: Mood, remark: Remarked) -> Mood:
    """The mood after a remark."""
    acts = tuple(0 if seat == remark.seat else n for seat, n in enumerate(mood.acts))
    return replace(mood, acts=acts, since=0, said=mood.said | {remark.words})
