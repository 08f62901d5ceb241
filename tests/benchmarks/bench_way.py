"""The way of a typed line, from the front end to the record and to the sentences that are heard.

    python -m tests.benchmarks.bench_way

A game of Life is Life is played, and a whole move is typed in one line, such as "3 goat goat pig".
What Python calls meanwhile is noted: how many calls there are, and which files of the program they
visit, in which order. Coming back to a file or a folder that was left is a return; a climb is a
call from one floor of the house to a higher one, where the lower one does not know whom it calls.
"""

import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path
from types import FrameType

import accessible_games
from accessible_games.core.decision import Move
from accessible_games.frontends.terminal.session import Session
from tests.play.table import new_game

PACKAGE = Path(accessible_games.__path__[0])
FILES, CALLS = 10, 1000
"""What a line may visit and call at most."""
FLOORS = ("core", "games", "speech", "match", "store", "frontends")
"""The floors of the house on this way, the lowest first."""


@dataclass
class Way:
    """What was called, in order."""

    calls: int = 0
    """Of functions in Python, those of libraries too."""
    visits: list[tuple[Path, str]] = field(default_factory=list)
    """The file, within the package, and the name of each function of the program."""
    climbs: Counter[tuple[str, str]] = field(default_factory=Counter)
    """Who called whom on a higher floor."""

    def note(self, frame: FrameType, event: str, _: object) -> None:
        """Note a call; for `sys.setprofile`."""
        if event == "call":
            self.calls += 1
            path = place(frame)
            if path is not None:
                self.visits.append((path, frame.f_code.co_name))
                self.note_climb(frame, path)

    def note_climb(self, frame: FrameType, path: Path) -> None:
        """Note from which floor a function of the program is called, if from a lower one."""
        caller = frame.f_back
        while caller is not None and place(caller) is None:
            caller = caller.f_back
        below = caller and place(caller)
        if below and caller and floor(below) < floor(path):
            names = (caller.f_code.co_name, frame.f_code.co_name)
            self.climbs[f"{below} {names[0]}", f"{path} {names[1]}"] += 1

    @property
    def files(self) -> list[str]:
        """The files in order, each again when another was visited in between."""
        return [str(path) for path, _ in groupby(path for path, _ in self.visits)]

    @property
    def folders(self) -> list[str]:
        """The folders in order, likewise."""
        return [str(path) for path, _ in groupby(path.parents[0] for path, _ in self.visits)]


def place(frame: FrameType) -> Path | None:
    """The file within the package; None for a function of a library."""
    path = Path(frame.f_code.co_filename)
    return path.relative_to(PACKAGE) if path.is_relative_to(PACKAGE) else None


def floor(path: Path) -> int:
    """The number of its floor, from 0."""
    return FLOORS.index(path.parts[0])


def returns(stations: Sequence[str]) -> int:
    """How often a station was visited again."""
    return len(stations) - len({*stations})


def whole_move(session: Session) -> str:
    """A line with a row and the cards for it, as they can be typed now."""
    table = session.match.table.copy()
    seat = session.match.people[0]
    row = max(str(each) for each in table.pending[seat].options if each != "knock")
    table.play(Move(seat, "turn", row))
    cards = next(iter(table.pending[seat].options))
    assert isinstance(cards, tuple)
    return " ".join([row, *cards])


def ask(session: Session) -> None:
    """Let computer players answer, and ask the person, who hears all that has happened."""
    session.play_bots()
    session.introduce(session.match.own_decision())
    session.speak()


def way() -> tuple[str, Way]:
    """A line in the middle of a game, when words have been looked up that every line needs."""
    found = Way()
    with tempfile.TemporaryDirectory() as folder:
        session = new_game(Path(folder)).session
        ask(session)
        session.dispatch(session.person, whole_move(session))
        ask(session)
        line = whole_move(session)
        sys.setprofile(found.note)
        try:
            session.dispatch(session.person, line)
            session.speak()
        finally:
            sys.setprofile(None)
        session.saved.close()
    return line, found


def main() -> None:
    """Print the way."""
    line, found = way()
    print(f'the way of "{line}"')
    for file, visits in Counter(found.files).items():
        print(f"  {file}: {visits}")
    print(f"{len({*found.files})} files, limit {FILES}")
    print(f"{len({*found.visits})} functions of the program")
    print(f"{returns(found.files)} returns to a file, {returns(found.folders)} to a folder")
    for (lower, upper), times in found.climbs.items():
        print(f"  from {lower} up to {upper}: {times}")
    print(f"{found.climbs.total()} climbs to a higher floor")
    print(f"{found.calls} calls, limit {CALLS}")


if __name__ == "__main__":
    main()
