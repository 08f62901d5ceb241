"""A session that is only tried: a lesson, or a moment of a finished game."""

from dataclasses import dataclass, replace
from typing import ClassVar

from accessible_games.frontends.terminal.session import Session
from accessible_games.speech.narrator import Narrator
from accessible_games.speech.vocabulary import Follows, Vocabulary


@dataclass(kw_only=True)
class Unsaved(Session):
    """A session of which nothing comes to the disk, with one command more."""

    COMMAND: ClassVar[str]

    def __post_init__(self, narrator: Narrator, vocabulary: Vocabulary) -> None:
        commands = {**vocabulary.commands, self.COMMAND: Follows.NOTHING}
        super().__post_init__(narrator, replace(vocabulary, commands=commands))

    def keep(self, *lines: str) -> None:
        """Nothing is kept."""

    def agrees(self, question: str) -> bool:
        """Who leaves loses nothing, so nobody is asked."""
        return True
