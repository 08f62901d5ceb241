"""Whether a user is here and listens, and what leads them back if their connection is lost."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from accessible_games.match.setting_kinds import WIDTHS
from accessible_games.speech.line_breaking import fit


@dataclass(slots=True)
class Presence:
    """See above."""

    away: bool = False
    """Whether they have said that they do not listen."""
    offered: tuple[str, ...] = ()
    """The public keys that their client has offered, with which they could come in."""
    token: str = ""
    """Lets their client resume after a lost connection; empty for one that cannot."""
    took: int = 0
    """The number of the last line taken from that client."""
    watched: str = ""
    """The words of the table that they were watching when the connection was lost; or empty."""
    parted: bool = False
    """Whether they have taken leave."""
    goings: int = 0
    """How often they have left."""
    returns: bool = False
    """Whether they come back by themselves after a restart, and have not yet."""

    def come(self) -> None:
        """Note that they are here."""
        self.away = self.parted = self.returns = False
        self.token = self.watched = ""

    def expect(self, token: str, took: int) -> None:
        """Expect their client to resume after a lost connection, after its last taken line."""
        self.token, self.took = token, took

    def await_return(self) -> None:
        """Expect them back by themselves after a restart."""
        self.returns = True

    def part(self) -> None:
        """Note that they take leave."""
        self.parted = True

    def step_away(self, away: bool) -> None:
        """Note whether they listen."""
        self.away = away


@dataclass(slots=True)
class Window:
    """How wide a line may be where a user reads it."""

    width: int = 0
    """Letters in a line of their window, if it is narrow; 0 for a wide one, or none."""
    is_whole: bool = False
    """Whether lines are left whole, because their last client breaks them itself."""

    def resize(self, width: int) -> None:
        """Note another width; one wide enough for any line needs no breaks."""
        self.width = width if width in WIDTHS[:-1] else 0

    def broken(self, lines: Iterable[str], chosen: int) -> Iterator[str]:
        """Yield lines broken to fit into the *chosen* width, or else into the window."""
        width = 0 if self.is_whole else chosen or self.width
        for line in lines:
            yield from fit(line, width) if width else [line]
