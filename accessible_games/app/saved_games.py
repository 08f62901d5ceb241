"""The shelf of saved games: listing and finding them."""

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from accessible_games.core.frozen import Frozen
from accessible_games.core.record import Record
from accessible_games.frontends.terminal.arguments import UsageError
from accessible_games.frontends.terminal.asking import Questions
from accessible_games.games import GAMES, RECORDED
from accessible_games.match.table_options import number_between, number_in
from accessible_games.speech.catalogues import title_of
from accessible_games.speech.dates import format_datetime
from accessible_games.speech.narrator import Narrator
from accessible_games.speech.normalize import fold, meant
from accessible_games.speech.zones import here
from accessible_games.store import library
from accessible_games.store.folders import expanded

SHOWN = 9
"""How many saved games are listed; older ones are found by their names."""


class Shelf(Frozen):
    """The saved games in a folder."""

    folder: Path
    narrator: Narrator

    def find(self, name: str, over: bool | None = None) -> Path:
        """Find a record by path or by name on the shelf, or take the last one of the game so named.

        With *over*, only a finished or an unfinished game will do. Raises `UsageError` if there is
        none.
        """
        for path in (expanded(name), self.folder / f"{name}.txt", self.folder / name):
            if path.is_file():
                return path
        games = meant(fold(name), {fold(game): game for game in RECORDED})
        found = library.newest(self.folder, games, over)
        if found is None:
            raise UsageError("no-such-record", name=name, folder=str(self.folder))
        return found[0]

    def last(self, over: bool | None = None) -> Path:
        """Return the game played last, or finished last. Raises `UsageError` if there is none.

        No evening at a real table is looked for among what is finished: nobody can review it.
        """
        found = library.newest(self.folder, GAMES if over else RECORDED, over)
        if found is None:
            raise UsageError("nothing-to-review" if over else "nothing-to-replay")
        return found[0]

    def choose(self, questions: Questions) -> Path:
        """Let the player pick an unfinished game; Enter takes the one played last.

        Raises `UsageError` if there is none.
        """
        games = list(library.unfinished(self.folder))[:SHOWN]
        if not games:
            raise UsageError("nothing-to-resume")
        if len(games) == 1:
            return games[0][0]
        number = questions.ask(
            "prompt-number",
            lambda text: number_between(
                number_in(text, self.narrator.catalogue) or "1", 1, len(games)
            ),
            self.lines(games),
            self.narrator.say("which-saved"),
        )
        return games[number - 1][0]

    def lines(self, games: Sequence[tuple[Path, Record | None]]) -> list[str]:
        """Return a line for each game, with a number to pick it."""
        lines: list[str] = []
        for number, (path, record) in enumerate(games, start=1):
            if record is None or record.game not in RECORDED:
                lines += self.narrator.say("saved-damaged", number=number, file=path.stem)
            else:
                lines += self.narrator.say(
                    "saved-game",
                    number=number,
                    title=title_of(self.narrator.catalogue.language, record.game),
                    when=self.when(path, record),
                    names=self.narrator.catalogue.joined([s.name for s in record.occupants]),
                )
        return lines

    def when(self, path: Path, record: Record) -> str:
        """Return when a game was last played: by its record, or else by the time of its file."""
        session = record.session
        moment = session.time if session else datetime.fromtimestamp(path.stat().st_mtime)
        catalogue = self.narrator.catalogue
        local = here(moment)
        pattern = catalogue.say("date-pattern", date=local.day)
        return format_datetime(local, pattern, locale=catalogue.language)
