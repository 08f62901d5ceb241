"""A session that is only tried: a lesson, or a moment of a finished game."""

from dataclasses import dataclass

from accessible_games.frontends.terminal.session import Session


@dataclass(kw_only=True)
class Unsaved(Session):
    """A session of which nothing comes to the disk."""

    def keep(self, *lines: str) -> None:
        """Nothing is kept."""

    def agrees(self, question: str) -> bool:
        """Who leaves loses nothing, so nobody is asked."""
        return True
