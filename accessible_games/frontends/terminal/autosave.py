"""What is kept of a game while it is played: its record on the disk, or nothing."""

from dataclasses import dataclass

from accessible_games.frontends.terminal.error_messages import system_problem
from accessible_games.match.person import Person
from accessible_games.store.library import SavedGame


@dataclass
class Autosave:
    """The record of a game; a person hears once that saving fails, and once that it works again."""

    saved: SavedGame
    only_tried: bool
    """Whether the game is not meant to be saved, so that nothing can be lost."""
    refused: bool = False
    """Whether it was said that the game cannot be saved."""

    @property
    def is_whole(self) -> bool:
        """Whether all of the game is on the disk."""
        return not self.refused and self.saved.path.is_file()

    def add(self, person: Person, *lines: str) -> None:
        """Write lines of the record to the disk; if that fails, the game goes on."""
        if self.only_tried:
            return
        try:
            lost = self.saved.append(*lines)
        except OSError as error:
            self._tell(person, error)
        else:
            if lost:
                person.say("written-anew", file=self.saved.path.stem)
            elif self.refused:
                person.say("disk-works-again")
            self.refused = False

    def sync(self, person: Person) -> None:
        """Flush everything that was added to the disk itself, before anyone hears about it."""
        try:
            self.saved.sync()
        except OSError as error:
            self._tell(person, error)

    def _tell(self, person: Person, error: OSError) -> None:
        """Say once that the game is not saved now, and why."""
        if not self.refused:
            problem = system_problem(error, person.narrator.catalogue)
            person.say("disk-refuses", problem=problem)
        self.refused = True
