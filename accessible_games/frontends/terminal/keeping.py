"""What is kept of a game that is played: its record on the disk, or nothing."""

from dataclasses import dataclass

from accessible_games.frontends.terminal.complaints import system_problem
from accessible_games.match.person import Person
from accessible_games.store.library import SavedGame


@dataclass
class Kept:
    """The record of a game; a person hears once that the disk takes nothing, and once it does."""

    saved: SavedGame
    only_tried: bool
    """Whether nothing of the game is meant to be saved, so that nothing can be lost."""
    refused: bool = False
    """Whether it was said that the game cannot be saved."""

    @property
    def is_whole(self) -> bool:
        """Whether all of the game is on the disk."""
        return not self.refused and self.saved.path.is_file()

    def add(self, person: Person, *lines: str) -> None:
        """Bring lines of the record to the disk; where that fails, the game goes on."""
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
        """Bring everything that was added to the disk itself, before anybody hears of it."""
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
