"""What is to be played at a table, before anybody has sat down."""

from collections.abc import Mapping, Sequence
from dataclasses import field, fields, replace
from typing import Any, Self

from accessible_games.bots import TEMPERS
from accessible_games.core.frozen import Frozen
from accessible_games.core.record import UNDO, Occupant, Record
from accessible_games.games import GAMES
from accessible_games.match.tempers import tempered
from accessible_games.speech.fold import fold


class Plan(Frozen):
    """What is to be played."""

    game: str
    seats: int
    level: str
    """Of the computer players."""
    options: Mapping[str, str] = field(default_factory=dict)
    """Those of the table that are not as the sheet says."""
    barred: tuple[str, ...] = ()
    """The folded names of those who may not come to the table any more."""
    is_shut: bool = False
    """Whether new guests cannot come: one who was voted out could be among them."""
    temper: str = TEMPERS[0]
    """Of the computer players, or mixed: then each has that of their name."""

    def kept(self) -> dict[str, object]:
        """The plan as it is stored."""
        return {each.name: getattr(self, each.name) for each in fields(self)}

    @classmethod
    def of(cls, kept: Mapping[str, Any]) -> Self:
        """A plan as it was stored, also by an earlier version, which knew less of it."""
        return cls(**{**kept, "barred": tuple(kept.get("barred", ()))})

    def without(self, name: str, guest: bool) -> Self:
        """The same without somebody, who may not come again; a *guest* by no other name either."""
        return replace(self, barred=(*self.barred, name), is_shut=self.is_shut or guest)

    def occupants(self, people: Sequence[str], names: Sequence[str]) -> tuple[Occupant, ...]:
        """Who sits where: the people, then computer players by those *names* that are free."""
        taken = set(map(fold, people))
        free = [name for name in names if fold(name) not in taken]
        bots = free[: self.seats - len(people)]
        players = tempered([self.level], len(bots), self.temper, bots)
        return (
            *(Occupant("person", name) for name in people),
            *(Occupant(*each) for each in zip(players, bots, strict=True)),
        )

    def record(self, occupants: Sequence[Occupant], seed: int) -> Record:
        """A new game, as the sheet says where nothing else was chosen."""
        game = GAMES[self.game]
        sheet = {name: choices[0] for name, choices in {**game.OPTIONS, **UNDO}.items()}
        options = {**sheet, **self.options}
        return Record(game.NAME, game.VERSION, options, tuple(occupants), seed)
