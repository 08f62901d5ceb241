"""The first machine, as one that follows it knows it."""

from collections.abc import Callable
from pathlib import Path
from typing import Literal

from accessible_games.core.frozen import Frozen

News = Literal[
    "met", "waits", "follows", "lost", "refused", "older", "both", "neither", "other-key",
    "broken", "full", "silent",
]  # fmt: skip
Told = Callable[[News, str], None]
"""Hears how it is about the first machine."""


class Following(Frozen):
    """Whom a machine follows."""

    host: str
    port: int
    key: Path
    """The file of its own key."""
    known: Path
    """The file with the fingerprint of the other machine, once it was met."""
    own: Path
    """The file with the key of this server, which the other has too once it has everything."""
    asks: bool = True
    """Whether a first machine asks the other one before it plays."""
