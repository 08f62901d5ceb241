"""Records: a saved game as text. A heading, one answer a line, the result when it is over.

    accessible-games record 1
    game life-is-life 1
    option expert no
    seat person Anna
    seat easy Ben
    seed 4711
    moves
    0 turn 3
    0 lay bear goat mouse
    undo 2
    result 0

Lines are only ever appended, so that a record is whole after every line. `undo 2` takes back the
last two answers. Documented in docs/records.md.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from accessible_games.core import position
from accessible_games.core.decision import Move
from accessible_games.core.event import Event, Seat
from accessible_games.core.game import Game
from accessible_games.core.position import PositionError
from accessible_games.core.table import IllegalMove, Table

FORMAT = "accessible-games record 1"
MOVES = "moves"


class RecordError(Exception):
    """A record that cannot be played: the number of the line and a key of what is wrong with it."""

    def __init__(self, line: int, problem: str, found: str = "") -> None:
        super().__init__(line, problem, found)
        self.line = line
        self.problem = problem
        self.found = found


@dataclass(frozen=True)
class Sitting:
    """Who sits at a seat: a person or a computer player."""

    player: str
    """"person", or a level, or a temperament and a level such as "bold-normal"."""
    name: str


@dataclass
class Record:
    """A heading, and the answers so far."""

    game: str
    version: int
    options: Mapping[str, str]
    sittings: tuple[Sitting, ...]
    seed: int
    answers: list[tuple[int, str]] = field(default_factory=list)
    """Line number and move as text, without those taken back."""
    result: str | None = None
    torn: bool = False
    """Whether the last line was cut off in the middle, and so dropped."""
    position: str | None = None
    """The position that it began with, as JSON in one line; None for a new table."""

    @property
    def people(self) -> list[Seat]:
        """The seats of people."""
        return [seat for seat, sitting in enumerate(self.sittings) if sitting.player == "person"]

    def heading(self) -> str:
        """The lines before the first answer."""
        lines = [
            FORMAT,
            f"game {self.game} {self.version}",
            *(f"option {name} {choice}" for name, choice in self.options.items()),
            *(f"seat {sitting.player} {sitting.name}" for sitting in self.sittings),
            f"seed {self.seed}",
            *([f"position {self.position}"] if self.position else []),
            MOVES,
        ]
        return "".join(f"{line}\n" for line in lines)

    def opening(self, games: Mapping[str, Game[Any]]) -> Table[Any]:
        """The table before the first answer; `RecordError` where it cannot be set up."""
        if self.game not in games:
            raise RecordError(2, "unknown-game", self.game)
        game = games[self.game]
        if self.version != game.VERSION:
            raise RecordError(2, "other-version", str(self.version))
        try:
            if self.position is not None:
                return self._from_position(games, self.position)
            return Table.new(game, len(self.sittings), self.seed, self.options)
        except (ValueError, PositionError) as error:
            raise RecordError(2, "wrong-heading", str(error)) from None

    def _from_position(self, games: Mapping[str, Game[Any]], text: str) -> Table[Any]:
        game, state = position.read(games, text)
        if self.game != game.NAME or len(self.sittings) != state.seats:
            raise ValueError("position")
        return Table(game, state)

    def table(self, games: Mapping[str, Game[Any]]) -> Table[Any]:
        """The table after the last answer; `RecordError` where the rules refuse one."""
        table = self.opening(games)
        for line, text in self.answers:
            play_line(table, line, text)
        return table


def play_line(table: Table[Any], line: int, text: str) -> list[Event]:
    """Make the move that a line of a record tells, and give its events."""
    try:
        return table.play(Move.read(text, table.pending))
    except (ValueError, IllegalMove):
        raise RecordError(line, "wrong-answer", text) from None


def read(text: str) -> Record:
    """The record that *text* tells; `RecordError` where it is none."""
    *lines, rest = text.split("\n")
    numbered = list(enumerate(lines, start=1))
    if not lines or lines[0] != FORMAT:
        raise RecordError(1, "not-a-record")
    if MOVES not in lines:
        raise RecordError(len(lines), "no-moves")
    start = lines.index(MOVES)
    record = _read_heading(numbered[1:start])
    record.torn = bool(rest)
    for number, line in numbered[start + 1 :]:
        _read_answer(record, number, line)
    return record


def _read_heading(lines: Iterable[tuple[int, str]]) -> Record:
    record = Record(game="", version=0, options={}, sittings=(), seed=0)
    options: dict[str, str] = {}
    seeds = 0
    for number, line in lines:
        match line.split(" ", 2):
            case ["game", name, version] if version.isdecimal():
                record.game, record.version = name, int(version)
            case ["option", name, choice]:
                options[name] = choice
            case ["seat", player, name]:
                record.sittings += (Sitting(player, name),)
            case ["seed", seed] if seed.removeprefix("-").isdecimal():
                record.seed = int(seed)
                seeds += 1
            case ["position", *_]:
                record.position = line.partition(" ")[2]
            case _:
                raise RecordError(number, "unknown-line", line)
    if seeds != 1:
        raise RecordError(2, "wrong-heading", "seed")
    record.options = options
    return record


def _read_answer(record: Record, number: int, line: str) -> None:
    """An answer, or "undo N", or "result ..."."""
    match line.split(" "):
        case ["undo", count] if count.isdecimal() and 0 < int(count) <= len(record.answers):
            del record.answers[-int(count) :]
            record.result = None
        case ["result", *winners]:
            record.result = " ".join(winners)
        case [seat, _, *_] if seat.isdecimal():
            record.answers.append((number, line))
        case _:
            raise RecordError(number, "unknown-line", line)
