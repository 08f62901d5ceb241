"""Which puzzles the player has solved: a small JSON file in the data folder.

`{"last": "sixpack", "games": {"sixpack": {"8-7": "solved"}}}`. A damaged file is moved to
`puzzles.json.damaged` before a new one is written.
"""

import json
import os
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from accessible_games.store import owned, whole

FILE = "puzzles.json"
SOLVED = "solved"
"""Found by the player, at the first attempt or later."""
SHOWN = "shown"
"""Given up: the answer was shown."""
KINDS = (SOLVED, SHOWN)


@dataclass
class Progress:
    """What was solved and what was given up, by game and name of the puzzle."""

    last: str = ""
    """The game of the last puzzle."""
    games: dict[str, dict[str, str]] = field(default_factory=dict)
    damaged: bool = False
    """Whether the file was damaged."""

    def of(self, game: str) -> Mapping[str, str]:
        """The puzzles of a game that were solved or shown, with which of the two."""
        return self.games.get(game, {})

    def solved(self, game: str, names: Collection[str]) -> int:
        """How many of these puzzles are solved."""
        met = self.of(game)
        return sum(met.get(name) == SOLVED for name in names)

    def begin(self, game: str) -> None:
        """Note that the next puzzle is one of that game."""
        self.last = game

    def forget(self, game: str) -> None:
        """Make all puzzles of a game new again."""
        self.games.pop(game, None)

    def note(self, game: str, name: str, kind: str) -> None:
        """Note that a puzzle was solved or shown; a solved one stays solved."""
        met = self.games.setdefault(game, {})
        if met.get(name) != SOLVED:
            met[name] = kind

    def save(self, folder: Path) -> None:
        """Save the progress in a folder. Raises `OSError` if that fails."""
        owned.make_folder(folder)
        path = folder / FILE
        if self.damaged:
            os.replace(path, path.with_name(f"{FILE}.damaged"))
            self.damaged = False
        document = {"last": self.last, "games": self.games}
        whole.write({path: json.dumps(document, indent=1).encode()}, owned.FILE)


def load(folder: Path) -> Progress:
    """The progress saved in a folder; empty if there is none or it is damaged."""
    try:
        document = json.loads((folder / FILE).read_text("utf-8"))
    except FileNotFoundError:
        return Progress()
    except (OSError, ValueError, RecursionError):
        return Progress(damaged=True)
    last = document.get("last", "") if isinstance(document, dict) else None
    games = document.get("games") if isinstance(document, dict) else None
    if isinstance(last, str) and isinstance(games, dict) and all(map(fits, games.values())):
        return Progress(last, games)
    return Progress(damaged=True)


def fits(met: object) -> bool:
    """Whether this can be the progress in a game: puzzles with what became of them."""
    return isinstance(met, dict) and all(kind in KINDS for kind in met.values())
