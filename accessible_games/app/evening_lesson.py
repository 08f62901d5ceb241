"""The lesson of an evening, in which cards can be looked up too."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from accessible_games.app.evening_tables import look
from accessible_games.app.tutorial import Tutorial
from accessible_games.frontends.terminal.session import TerminalSession
from accessible_games.speech.commands import Command, Follows


@dataclass
class EveningTutorial(Tutorial):
    """See above."""

    line: str = ""
    """The last line, with its signs."""

    more: ClassVar[Mapping[str, Follows]] = {**Tutorial.more, "look": Follows.WORDS}

    def hears(self, session: TerminalSession, text: str) -> str | None:
        """See Kind."""
        self.line = text
        return super().hears(session, text)

    def obeys(self, session: TerminalSession, command: Command) -> bool:
        """See Kind: a card is looked up as on any evening."""
        if command.name != "look":
            return super().obeys(session, command)
        if not look(session, self.line, command.rest):
            return False
        self.obeyed(session, command)
        return True
