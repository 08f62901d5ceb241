"""What is to be played at a table, before anyone has sat down."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import field, fields, replace
from typing import Any, Self

from accessible_games.core.event import Seat
from accessible_games.core.frozen import Frozen
from accessible_games.core.record import UNDO, Occupant, Record
from accessible_games.games import RECORDED
from accessible_games.match.settings import MIXED
from accessible_games.match.tempers import tempered
from accessible_games.players import LEVELS, TEMPERS
from accessible_games.speech.normalize import fold

MOST_DAYS = 14
"""The most days for a turn."""


class TablePlan(Frozen):
    """What is to be played."""

    game: str
    seats: int
    level: str
    """The level of the computer players."""
    options: Mapping[str, str] = field(default_factory=dict)
    """The options of the table that differ from the default."""
    barred: tuple[str, ...] = ()
    """The folded names of people who may not come to the table any more."""
    is_shut: bool = False
    """Whether new guests are refused: one who was voted out could be among them."""
    temper: str = TEMPERS[0]
    """The temperament of the computer players, or mixed: then it depends on each name."""
    founder: str = ""
    """The folded name of whoever has set it up; empty if that is not known."""
    is_closed: bool = False
    """Whether strangers come to it by its three words only."""
    reserved: tuple[str, ...] = ()
    """The folded names of those for whom its first seats are, by seat; empty for anybody."""
    league: str = ""
    """The folded name of the league that it belongs to; empty for none."""
    league_round: int = 0
    """The round of that league, from 0."""
    is_open: bool = False
    """Whether anybody is wanted there, so that those who look for a game are led to it."""
    turned: int = 0
    """How many games were played there before, each time with the seats turned by one."""
    days: int = 0
    """For how many days a turn lasts at most; 0 at a table of the evening."""

    def kept(self) -> dict[str, object]:
        """The plan as it is stored."""
        return {each.name: getattr(self, each.name) for each in fields(self)}

    @classmethod
    def of(cls, kept: Mapping[str, Any]) -> Self:
        """Return a plan as it was stored, even by an earlier version with fewer fields.

        Raises `TypeError` or `ValueError` for anything else.
        """
        lists = {name: tuple(kept.get(name, ())) for name in ("barred", "reserved")}
        found = cls(**{**kept, **lists})
        if not (found._is_playable() and found._is_open_to_people() and found._has_a_pace()):
            raise ValueError("plan")
        return found

    def _is_playable(self) -> bool:
        """Whether there is such a game, with these options and such computer players."""
        game = RECORDED[self.game]
        options = {**game.options, **UNDO}
        known = all(each in options.get(name, ()) for name, each in self.options.items())
        tempers = (*TEMPERS, MIXED)
        return (
            known and self.seats in game.seats and self.level in LEVELS and self.temper in tempers
        )

    def _is_open_to_people(self) -> bool:
        """Whether it says who may come."""
        named = (*self.barred, *self.reserved, self.founder, self.league)
        names = all(isinstance(each, str) for each in named)
        number = isinstance(self.league_round, int) and self.league_round >= 0
        number = number and type(self.turned) is int
        doors = (self.is_shut, self.is_closed, self.is_open)
        switches = all(isinstance(each, bool) for each in doors)
        return names and number and switches and len(self.reserved) <= self.seats

    def seat_for(self, name: str, free: Collection[Seat]) -> Seat:
        """Return the seat that is for somebody, or the first free one."""
        own = self.reserved.index(name) if name in self.reserved else None
        return own if own in free and own is not None else min(free)

    def _has_a_pace(self) -> bool:
        """Whether its pace is one that a table can have."""
        return type(self.days) is int and 0 <= self.days <= MOST_DAYS

    def without(self, name: str, guest: bool) -> Self:
        """Return the plan without a person, who is barred; a *guest* under any other name too."""
        return replace(self, barred=(*self.barred, name), is_shut=self.is_shut or guest)

    def occupants(self, people: Mapping[Seat, str], names: Sequence[str]) -> tuple[Occupant, ...]:
        """Return who sits where: the people, and computer players with free names of *names*.

        These stay in their order around the table, however often the seats have been turned. At a
        real table there are only people.
        """
        seated = {seat: Occupant("person", people[seat]) for seat in sorted(people)}
        if RECORDED[self.game].shared:
            return tuple(seated.values())
        taken = set(map(fold, people.values()))
        free = [name for name in names if fold(name) not in taken]
        bots = free[: self.seats - len(people)]
        players = tempered([self.level], len(bots), self.temper, bots, self.game)
        left = sorted({*range(self.seats)} - {*people}, key=self._first_seat)
        seated |= {seat: Occupant(*each) for seat, *each in zip(left, players, bots, strict=True)}
        return tuple(seated[seat] for seat in range(self.seats))

    def again(self, count: int) -> Self:
        """Return the plan of another game at the table, with *count* seats turned by one.

        It is one of no league any more: there it counted once.
        """
        turned = (self.turned + 1) % count or count
        return replace(self, turned=turned, reserved=(), league="", league_round=0)

    def _first_seat(self, seat: Seat) -> Seat:
        """Return the seat that somebody had in the first game at the table."""
        return (seat + self.turned) % self.seats

    def record(self, occupants: Sequence[Occupant], seed: int) -> Record:
        """Return a new game, with the defaults unless something else was chosen."""
        game = RECORDED[self.game]
        usual = {name: choices[0] for name, choices in {**game.options, **UNDO}.items()}
        options = {**usual, **self.options}
        return Record.of(game, options, occupants, seed)
