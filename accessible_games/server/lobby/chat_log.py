"""What others say to a user: what they can hear again, whom they do not hear, and how fast."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from accessible_games.server.lobby.outbox import CHAT, TokenBucket
from accessible_games.speech.normalize import fold
from accessible_games.speech.problem import NotUnderstoodError

REMEMBERED = 50
"""The lines of chat that can be heard again."""


@dataclass(slots=True)
class ChatLog:
    """See above."""

    lines: list[str] = field(default_factory=list)
    """What was said last."""
    muted: frozenset[str] = frozenset()
    """The folded names of people whom they do not want to hear today."""
    rate: TokenBucket = field(default_factory=lambda: TokenBucket(*CHAT))
    """How fast they may talk to others."""

    def remember(self, lines: Sequence[str]) -> None:
        """Keep lines that were said."""
        self.lines = [*self.lines, *lines][-REMEMBERED:]

    def count(self) -> None:
        """Count something they say to others. Raises `NotUnderstoodError` if they talk too fast."""
        if not self.rate.takes():
            raise NotUnderstoodError("talk-too-fast")

    def toggle_mute(self, name: str) -> bool:
        """Mute a person, or unmute them; return whether they are muted now."""
        self.muted ^= {fold(name)}
        return fold(name) in self.muted
