"""The time in a house: it stands still while no server runs, so nobody is late for that."""

import json
from collections.abc import Mapping
from math import isfinite
from time import monotonic, time

HOUSE_TIME = "house-time"
"""The kind of its only document."""


class HouseTime:
    """The seconds for which servers have run with one store."""

    def __init__(self, ran: float = 0.0, seen: float | None = None) -> None:
        """Go on after so many seconds; *seen* is when a server ran last, by the clock of the day.

        Machines that sleep stop the one clock and not the other.
        """
        self._begun = monotonic() - ran
        self._then, self._seen = ran, time() if seen is None else seen

    @classmethod
    def of(cls, text: str) -> "HouseTime":
        """Return the time as it was stored, or a new one if it was not, or is damaged."""
        try:
            kept = json.loads(text)
            ran, seen = kept["ran"], kept["seen"]
        except (TypeError, ValueError, LookupError, RecursionError):
            return cls()
        if isinstance(ran, float) and isinstance(seen, float) and isfinite(ran + seen):
            return cls(max(0.0, ran), seen)
        return cls()

    def __call__(self) -> float:
        """Return the seconds now."""
        return monotonic() - self._begun

    def beat(self) -> float:
        """Note that a server runs; return for how many seconds none did since the last time."""
        now, day = self(), time()
        stood = day - self._seen - (now - self._then)
        self._then, self._seen = now, day
        return max(0.0, stood)

    def text(self) -> str:
        """The time as it is stored."""
        return json.dumps({"ran": self._then, "seen": self._seen})


def house_time_in(documents: Mapping[tuple[str, str], str]) -> HouseTime:
    """Return the time of a store with these texts, by kind and key."""
    return HouseTime.of(documents.get((HOUSE_TIME, ""), ""))
