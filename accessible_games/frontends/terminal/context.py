"""What one run of the program works with: arguments, settings, words and folders."""

from dataclasses import replace
from pathlib import Path

from accessible_games.core.frozen import Frozen
from accessible_games.core.record import Record
from accessible_games.frontends.terminal.arguments import Arguments
from accessible_games.games import RECORDED
from accessible_games.match.settings import Settings
from accessible_games.match.wording import narrator_of
from accessible_games.speech.narrator import Narrator
from accessible_games.store import folders


class Context(Frozen):
    """The arguments, the settings and the words; it neither says nor reads anything."""

    arguments: Arguments
    settings: Settings
    narrator: Narrator
    """Speaks the words that all games share."""

    @property
    def data(self) -> Path:
        """The folder of everything that the program writes."""
        return folders.folder("data", self.arguments.data)

    @property
    def records(self) -> Path:
        """The folder of the saved games."""
        return self.data / "records"

    def narrator_of(self, record: Record) -> Narrator:
        """Return the narrator of a game. Raises `RecordError` if there is no such game."""
        language, pieces = self.narrator.catalogue.language, record.game_in(RECORDED).pieces
        words, spelt = self.narrator, self.settings.places == "words"
        told = narrator_of(record, pieces, language, words.verbosity, words.order, spelt)
        return replace(told, unbroken=words.unbroken)
