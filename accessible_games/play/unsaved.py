"""A session that is only tried: a lesson, or a moment of a finished game."""

from dataclasses import dataclass, replace
from typing import ClassVar

from accessible_games.play.session import Session


@dataclass(kw_only=True)
class Unsaved(Session):
    """A session of which nothing comes to the disk, with one command more."""

    COMMAND: ClassVar[str]

    def __post_init__(self) -> None:
        super().__post_init__()
        commands = (*self.vocabulary.commands, self.COMMAND)
        self.vocabulary = replace(self.vocabulary, commands=commands)

    def keep(self, *lines: str) -> None:
        """Nothing is kept."""

    def agrees(self, question: str) -> bool:
        """Who leaves loses nothing, so nobody is asked."""
        return True
