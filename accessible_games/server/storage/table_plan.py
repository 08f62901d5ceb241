"""What is to be played at a table, before anyone has sat down."""

from collections.abc import Mapping, Sequence
from dataclasses import field, fields, replace
from typing import Any, Self

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
        found = cls(**{**kept, "barred": tuple(kept.get("barred", ()))})
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
        names = all(isinstance(each, str) for each in (*self.barred, self.founder))
        return names and isinstance(self.is_shut, bool) and isinstance(self.is_closed, bool)

    def _has_a_pace(self) -> bool:
        """Whether its pace is one that a table can have."""
        return type(self.days) is int and 0 <= self.days <= MOST_DAYS

    def without(self, name: str, guest: bool) -> Self:
        """Return the plan without a person, who is barred; a *guest* under any other name too."""
        return replace(self, barred=(*self.barred, name), is_shut=self.is_shut or guest)

    def occupants(self, people: Sequence[str], names: Sequence[str]) -> tuple[Occupant, ...]:
        """Return who sits where: the people, then computer players with free names of *names*.

        At a real table there are only people.
        """
        if RECORDED[self.game].shared:
            return tuple(Occupant("person", name) for name in people)
        taken = set(map(fold, people))
        free = [name for name in names if fold(name) not in taken]
        bots = free[: self.seats - len(people)]
        players = tempered([self.level], len(bots), self.temper, bots, self.game)
        return (
            *(Occupant("person", name) for name in people),
            *(Occupant(*each) for each in zip(players, bots, strict=True)),
        )

    def record(self, occupants: Sequence[Occupant], seed: int) -> Record:
        """Return a new game, with the defaults unless something else was chosen."""
        game = RECORDED[self.game]
        usual = {name: choices[0] for name, choices in {**game.options, **UNDO}.items()}
        options = {**usual, **self.options}
        return Record.of(game, options, occupants, seed)
