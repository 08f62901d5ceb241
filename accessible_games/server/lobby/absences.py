"""Since when people with a seat at a table have been away."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from time import monotonic

from accessible_games.core.event import Seat


@dataclass
class Absences:
    """See above, by seat; those of onlookers do not matter. A restart begins all of them anew."""

    clock: Callable[[], float] = monotonic
    since: dict[Seat | None, float] = field(default_factory=dict)

    def begin(self, seat: Seat | None) -> float:
        """Note that somebody is away, unless that is known; return since when."""
        return self.since.setdefault(seat, self.clock())

    def end(self, seat: Seat | None) -> None:
        """Note that they are back."""
        self.since.pop(seat, None)

    def renew(self, seats: Iterable[Seat]) -> None:
        """Forget all absences, and let those of some seats begin now."""
        self.since.clear()
        for seat in seats:
            self.begin(seat)

    def lasts(self, seat: Seat) -> float:
        """For how many seconds they have been away: more than none."""
        return max(self.clock() - self.begin(seat), 0.001)
