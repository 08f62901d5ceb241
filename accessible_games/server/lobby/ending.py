"""When a server ends."""

from dataclasses import dataclass


@dataclass(slots=True)
class Ending:
    """See above."""

    restart_at: float | None = None
    """When it restarts, by the clock of the loop; None if no restart is announced."""
    is_now: bool = False
    """Whether it stops or restarts now: then nobody is told who goes."""
