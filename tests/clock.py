"""A clock of the tests' own."""

from dataclasses import dataclass


@dataclass
class Clock:
    """A clock that stands still until it is set, or until somebody sleeps by it."""

    now: float = 0.0

    def __call__(self) -> float:
        """Return the time in seconds."""
        return self.now

    def sleep(self, seconds: float) -> None:
        """Let time pass, at once."""
        self.now += seconds
