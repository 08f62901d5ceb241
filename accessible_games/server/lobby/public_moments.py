"""When a turn comes to somebody at a table, as far as everybody knows it.

The time for a turn runs from such a moment. So when a computer player answers for somebody depends
on nothing that is secret, such as whether others have answered in secret already, and when.
"""

from collections.abc import Iterable

from accessible_games.core.decision import Answer, Decision
from accessible_games.core.event import Event
from accessible_games.match.match import Match


class PublicMoments:
    """Notes what an onlooker could hear of a match, and what is asked then."""

    def __init__(self, match: Match) -> None:
        self.heard = 0
        """How much everybody has heard."""
        self._known = self._now(match)
        self._asked: list[Decision[Answer]] = match.table.waiting()

    def hear(self, events: Iterable[Event]) -> None:
        """Note what happens."""
        self.heard += sum(event.seen_by(None) is not None for event in events)

    def passes(self, match: Match) -> bool:
        """Whether such a moment has come since the last call.

        What is said out of turn is none, as the questions stay the same; else nobody's time would
        ever be over.
        """
        known, self._known = self._known, self._now(match)
        asked, self._asked = self._asked, match.table.waiting()
        same = len(asked) == len(self._asked) and all(map(is_same, asked, self._asked))
        return known != self._known and not same

    def _now(self, match: Match) -> tuple[object, ...]:
        """What everybody knows: how much has happened, and whose turn it is."""
        table = match.table
        return self.heard, *table.game.standing(table.view(None), "turn")


def is_same(one: Decision[Answer], other: Decision[Answer]) -> bool:
    """Whether it is the very same question."""
    return one is other
