"""Records: a saved game as text. A heading, one answer a line, the result when it is over.

    accessible-games record 2 14477701
    game life-is-life 1 06207735
    option expert no 5fe5ceb0
    seat person Anna 12da11b0
    seat easy Ben b96e1b63
    seat easy Tom ad54fd20
    seed 4711 edd686c3
    moves f19ae485
    session 1 2026-11-22T18:30:05Z f2bb417e
    0 turn 3 a1e05e4d
    undo 1 ceab14cd
    result 0 464e10f2

Lines are only ever appended, so a record is complete after every line. The last word of a line is a
checksum of all lines so far. `undo 2` takes back the last two answers. Records that begin with
`accessible-games record 1` have no checksums; they can be read and continued. The format is
documented in docs/records.md, and only this file and record_lines.py read or write it.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime

from accessible_games.core import position
from accessible_games.core.decision import Move
from accessible_games.core.event import Event, Seat
from accessible_games.core.frozen import Frozen
from accessible_games.core.game import AnyGame
from accessible_games.core.position import PositionError
from accessible_games.core.record_lines import (
    CHECKED,
    FIRST,
    PLAIN,
    Writer,
    contents,
    is_text,
    text_of,
)
from accessible_games.core.table import AnyTable, IllegalMove, Table
from accessible_games.core.undone import NOTHING, Undone

MOVES = "moves"
SECRET = ("seed", "position")
"""Lines of the heading that reveal all cards."""
TIME = "%Y-%m-%dT%H:%M:%SZ"
SESSION = re.compile(r"^session (\d{1,9}) ([12]\d{3}-\d\d-\d\dT[\d:]{8}Z)(?= |$)", re.ASCII | re.M)


class RecordError(Exception):
    """A record that cannot be played: the line number and the key of the problem.

    The *package* is what to install, if that is the problem.
    """

    def __init__(self, line: int, problem: str, found: str = "", package: str = "") -> None:
        super().__init__(line, problem, found, package)
        self.line, self.problem, self.found, self.package = line, problem, found, package


UNDO = {"undo": ("fair", "free")}
"""An option of every table, in any game: how far a turn may be taken back.

Records that do not name it were written when the rule was `free`.
"""


class Occupant(Frozen):
    """A person or a computer player at a seat."""

    player: str
    """"person", or a level, or a temperament and a level such as "bold-normal"."""
    name: str


class SessionStart(Frozen):
    """The moment when a player sat down to play."""

    number: int
    """Higher than in any earlier session on the machine, whatever its clock says."""
    time: datetime

    def __str__(self) -> str:
        return f"session {self.number} {self.time.astimezone(UTC).strftime(TIME)}"


@dataclass
class Record:
    """A heading, and the answers so far."""

    game: str
    version: int
    options: Mapping[str, str]
    occupants: tuple[Occupant, ...]
    seed: int
    answers: list[tuple[int, str]] = field(default_factory=list)
    """Line numbers and moves as text, without those taken back."""
    result: str | None = None
    torn: bool = False
    """Whether the last line was cut off in the middle and therefore dropped."""
    position: str | None = None
    """The position that the game began from, as JSON on one line; None for a new table."""
    undone: Undone = NOTHING
    session: SessionStart | None = None
    """The last session; None if none was recorded."""
    package: str = ""
    """The package that brings the game; empty if it is one of ours."""
    api: int = 1
    """The `API` that a game of another package was written for."""

    @classmethod
    def of(
        cls,
        game: AnyGame,
        options: Mapping[str, str],
        occupants: Sequence[Occupant],
        seed: int = 0,
        position: str | None = None,
    ) -> "Record":
        """The record of a new game."""
        record = cls(game.name, game.version, options, tuple(occupants), seed, position=position)
        record.package, record.api = game.package, game.api
        return record

    @property
    def people(self) -> list[Seat]:
        """The seats played by people."""
        return [seat for seat, occupant in enumerate(self.occupants) if occupant.player == "person"]

    @property
    def free_undo(self) -> bool:
        """Whether everything may be taken back at any time."""
        return self.options.get("undo", "free") == "free"

    def heading(self, version: int = CHECKED) -> list[str]:
        """The lines before the first answer, without checksums, in that version of the format."""
        return [
            f"{FIRST} {version}",
            f"game {self.game} {self.version}",
            *([f"package {self.package} {self.api}"] if self.package else []),
            *(f"option {name} {choice}" for name, choice in self.options.items()),
            *(f"seat {occupant.player} {occupant.name}" for occupant in self.occupants),
            f"seed {self.seed}",
            *([f"position {self.position}"] if self.position else []),
            MOVES,
        ]

    def open_heading(self) -> list[str]:
        """The lines of the heading, with "hidden" in place of what would reveal all cards."""
        kinds = [(line.partition(" ")[0], line) for line in self.heading()[1:-1]]
        return [f"{kind} hidden" if kind in SECRET else line for kind, line in kinds]

    def opening(self, games: Mapping[str, AnyGame]) -> AnyTable:
        """The table before the first answer. Raises `RecordError` if it cannot be set up."""
        game = self.game_in(games)
        if self.version != game.version:
            raise RecordError(2, "other-version", str(self.version))
        try:
            if self.position is not None:
                return self._from_position(games, self.position)
            own = {name: choice for name, choice in self.options.items() if name not in UNDO}
            return Table.new(game, len(self.occupants), self.seed, {**game.legacy_options, **own})
        except (ValueError, PositionError) as error:
            raise RecordError(2, "wrong-heading", str(error)) from None

    def game_in(self, games: Mapping[str, AnyGame]) -> AnyGame:
        """The game that is played. Raises `RecordError` if it is not among these."""
        if self.game in games:
            return games[self.game]
        if self.package:
            raise RecordError(2, "lacks-package", self.game, self.package)
        raise RecordError(2, "unknown-game", self.game)

    def _from_position(self, games: Mapping[str, AnyGame], text: str) -> AnyTable:
        game, state = position.read(games, text)
        if self.game != game.name or len(self.occupants) != state.seats:
            raise ValueError("position")
        return Table(game, state)

    def table(self, games: Mapping[str, AnyGame]) -> AnyTable:
        """The table after the last answer. Raises `RecordError` if the rules refuse an answer."""
        table = self.opening(games)
        for line, text in self.answers:
            play_line(table, line, text)
        return table


def play_line(table: AnyTable, line: int, text: str) -> list[Event]:
    """Make the move in a line of a record and return its events.

    Raises `RecordError` if it is no move or the rules refuse it.
    """
    try:
        return table.play(Move.read(text, table.pending, table.standing()))
    except (ValueError, IllegalMove):
        raise RecordError(line, "wrong-answer", text) from None


# Reading ------------------------------------------------------------------------------------------


def read(text: str) -> Record:
    """The record in *text*. Raises `RecordError` if it is none."""
    *lines, rest = text.split("\n")
    numbered = list(enumerate(_whole(lines), start=1))
    contents = [line for _, line in numbered]
    if MOVES not in contents:
        raise RecordError(len(lines), "no-moves")
    start = contents.index(MOVES)
    try:
        record = _read_heading(numbered[1:start])
        for number, line in numbered[start + 1 :]:
            _read_answer(record, number, line)
    except ValueError:  # Python reads no number with thousands of digits
        raise RecordError(1, "not-a-record") from None
    record.torn = bool(rest)
    return record


def _whole(lines: Sequence[str]) -> list[str]:
    """The lines without their checksums. Raises `RecordError` for the first damaged one."""
    first = f"{lines[0]} " if lines else ""
    if not first.startswith((f"{FIRST} {PLAIN} ", f"{FIRST} {CHECKED} ")):
        newer = re.match(f"{FIRST} ([0-9]{{1,9}}) ", first)
        raise RecordError(1, "other-format", newer[1]) if newer else RecordError(1, "not-a-record")
    found = contents(lines)
    for number, (line, fits) in enumerate(found, start=1):
        if not line.isascii() and not is_text(line):
            raise RecordError(number, "not-text")
        if not fits:
            raise RecordError(number, "damaged")
    return [line for line, _ in found]


def _read_heading(lines: Iterable[tuple[int, str]]) -> Record:
    record = Record(game="", version=0, options={}, occupants=(), seed=0)
    options: dict[str, str] = {}
    seeds = 0
    for number, line in lines:
        match line.split(" ", 2):
            case ["game", name, version] if version.isdecimal():
                record.game, record.version = name, int(version)
            case ["package", name, api] if api.isdecimal():
                record.package, record.api = name, int(api)
            case ["option", name, choice]:
                options[name] = choice
            case ["seat", player, name]:
                record.occupants += (Occupant(player, name),)
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
    """Read an answer, "undo N", "result ..." or "session N TIME" into *record*."""
    match line.split(" "):
        case ["undo", count] if count.isdecimal() and 0 < int(count) <= len(record.answers):
            place = len(record.answers) - int(count)
            seats = (int(text.partition(" ")[0]) for _, text in record.answers[place:])
            record.undone = record.undone.cut(place, frozenset(seats))
            del record.answers[place:]
            record.result = None
        case ["result", *winners]:
            record.result = " ".join(winners)
        case ["session", _, _] if started := last_session(line):
            record.session = started
        case [seat, _, *_] if seat.isdecimal():
            record.answers.append((number, line))
        case _:
            raise RecordError(number, "unknown-line", line)


def last_session(text: str) -> SessionStart | None:
    """The last session in a record, damaged or not; None if it names none."""
    found = SESSION.findall(text)
    try:
        number, time = found[-1]
        return SessionStart(int(number), datetime.fromisoformat(time))
    except (IndexError, ValueError):
        return None


# Damage -------------------------------------------------------------------------------------------


class Salvage(Frozen):
    """The intact part of a damaged record."""

    writer: Writer
    lost: int
    """The number of answers after it."""


def salvage(text: str, games: Mapping[str, AnyGame]) -> Salvage | None:
    """The complete lines at the beginning of a damaged record; None if the heading is incomplete.

    A matching checksum proves all lines before it complete too, whatever their own checksums say.
    """
    *lines, rest = text.split("\n")
    found = contents(lines)
    kept = max((number for number, (_, fits) in enumerate(found, start=1) if fits), default=0)
    every = [line for line, _ in found]
    while MOVES in every[:kept]:
        writer = Writer(*every[:kept])
        try:
            read(text_of(bytes(writer.data))).table(games)
        except RecordError as error:
            if error.line <= every.index(MOVES):
                return None
            kept = error.line - 1
        else:
            lost = [line for line in [*every[kept:], rest] if line and not _is_remark(line)]
            return Salvage(writer, len(lost))
    return None


def _is_remark(line: str) -> bool:
    """Whether a line is not an answer but a note on those before it."""
    return line.partition(" ")[0] in ("undo", "result", "session")
