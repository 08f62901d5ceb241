"""What is to be played at a table, before anybody has sat down."""

from collections.abc import Sequence

from accessible_games.core.frozen import Frozen
from accessible_games.core.record import UNDO, Occupant, Record
from accessible_games.games import GAMES
from accessible_games.speech.fold import fold


class Plan(Frozen):
    """What is to be played."""

    game: str
    seats: int
    level: str
    """Of the computer players."""

    def occupants(self, people: Sequence[str], names: Sequence[str]) -> tuple[Occupant, ...]:
        """Who sits where: the people, then computer players by those *names* that are free."""
        taken = set(map(fold, people))
        free = [name for name in names if fold(name) not in taken]
        bots = free[: self.seats - len(people)]
        return (
            *(Occupant("person", name) for name in people),
            *(Occupant(self.level, name) for name in bots),
        )

    def record(self, occupants: Sequence[Occupant], seed: int) -> Record:
        """A new game, as the sheet says."""
        game = GAMES[self.game]
        options = {name: choices[0] for name, choices in {**game.OPTIONS, **UNDO}.items()}
        return Record(game.NAME, game.VERSION, options, tuple(occupants), seed)
