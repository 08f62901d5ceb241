"""Who hears the game at a table of a server: its players and the onlookers."""

from collections.abc import Iterable, Sequence

from accessible_games.core.event import Event
from accessible_games.match.person import Person
from accessible_games.match.room_parts import Audience
from accessible_games.server.lobby.public_moments import PublicMoments


class Listeners(Audience):
    """People who play, and onlookers, who hear what everyone may know."""

    def __init__(self) -> None:
        super().__init__({})
        self.onlookers: list[Person] = []
        self.moments: PublicMoments | None = None
        """Notes what everybody hears, at a table of days."""

    def hearers(self) -> Iterable[Person]:
        """See Audience."""
        return [*self.persons.values(), *self.onlookers]

    def tell(self, events: Sequence[Event]) -> None:
        """See Audience."""
        super().tell(events)
        if self.moments is not None:
            self.moments.hear(events)

    def take_back(self, moves: int) -> None:
        """See Audience; everybody hears of it."""
        super().take_back(moves)
        if self.moments is not None:
            self.moments.heard += 1

    def look_on(self, person: Person, *, begins: bool = False) -> None:
        """Add an onlooker, and tell them how things stand; while it *begins* they hear that."""
        for topic in () if begins else ("turn", "scores", "table"):
            person.tell_again(person.match.table.game.standing(person.view, topic))
        self.onlookers.append(person)

    def forget(self, person: Person) -> None:
        """Remove an onlooker."""
        self.onlookers = [each for each in self.onlookers if each is not person]
