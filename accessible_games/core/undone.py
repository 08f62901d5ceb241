"""Answers that were taken back: what they told stays told."""

from accessible_games.core.event import Seat
from accessible_games.core.frozen import Frozen


class Undone(Frozen):
    """All branches of a game that were taken back."""

    branches: tuple[tuple[int, frozenset[Seat]], ...] = ()
    """For each, the number of answers before it, and the seats that had answered in it."""

    def cut(self, place: int, seats: frozenset[Seat]) -> "Undone":
        """Add the branch after so many answers; an earlier one that it held is told there too."""
        earlier = [(min(before, place), who) for before, who in self.branches]
        return Undone((*earlier, (place, seats)))

    def since(self, place: int) -> frozenset[Seat]:
        """The seats that have answered, after so many answers, in what was taken back."""
        found = [who for before, who in self.branches if before >= place]
        return frozenset[Seat]().union(*found)


NOTHING = Undone()
