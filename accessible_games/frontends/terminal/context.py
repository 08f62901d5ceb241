"""What one run of the program works with: arguments, settings, words and folders."""

from dataclasses import replace
from pathlib import Path

from accessible_games.core.frozen import Frozen
from accessible_games.core.record import Record, RecordError
from accessible_games.frontends.terminal.arguments import Arguments
from accessible_games.games import GAMES
from accessible_games.match.person import narrator_of
from accessible_games.match.settings import Settings
from accessible_games.speech.narrator import Narrator
from accessible_games.store import folders


class Context(Frozen):
    """What was asked for, the settings, and the words; it neither says nor reads anything."""

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
        """The narrator of a game; `RecordError` if there is no such game."""
        if record.game not in GAMES:
            raise RecordError(2, "unknown-game", record.game)
        language, pieces = self.narrator.catalogue.language, GAMES[record.game].PIECES
        words, spelt = self.narrator, self.settings.places == "words"
        told = narrator_of(record, pieces, language, words.verbosity, words.order, spelt)
        return replace(told, unbroken=words.unbroken)
