"""One person at a table: what they were told, what they have not heard yet, where they look."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from accessible_games.core.event import Event, Place
from accessible_games.play.history import History


@dataclass
class Person:
    """A hearer of a game, who knows their own part of it."""

    history: History = field(default_factory=History)
    """What they were told."""
    secrets: list[Event] = field(default_factory=list)
    """What only they may hear, of several people at one keyboard, and have not heard yet."""
    cursor: Place | None = None
    """Where they look, at a table of places; None before they have looked anywhere."""

    def remember(self, moves: int, seen: Event, heard: bool) -> None:
        """Keep what they saw of an event after so many moves; aside too if it was not *heard*."""
        self.history.add(moves, seen)
        if not heard:
            waiting = self.secrets
            waiting[:] = [old for old in waiting if not seen.renews or type(old) is not type(seen)]
            waiting.append(seen)

    def hear_secrets(self) -> list[Event]:
        """What they have not heard yet: they hear it now."""
        secrets, self.secrets = self.secrets, []
        return secrets

    def take_up(self, hand: Iterable[Event]) -> None:
        """Go on with a saved game: nothing in it is news, and their hand is told when asked."""
        self.secrets = list(hand)
        self.history.news()

    def take_back(self, moves: int) -> None:
        """Forget all that was told after so many moves."""
        self.history.cut(moves)
        self.secrets = []

    def look_at(self, place: Place) -> None:
        """Look at another place."""
        self.cursor = place
