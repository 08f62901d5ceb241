"""The deals of the day: which there are, and how the person who plays here has fared.

A deal is the same for everybody: its seed comes from its game and its date alone, and a day is a
day of UTC, so that it begins for all at the same moment. Its record is `daily-<game>-<date>.txt`
among the other saved games; what the computer made of the same seat lies beside it, as JSON.
"""

import hashlib
import json
import re
from collections.abc import Iterable
from contextlib import suppress
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

from accessible_games.core.event import Seat
from accessible_games.core.frozen import Frozen
from accessible_games.core.record import Occupant, Record, RecordError
from accessible_games.core.table import AnyTable
from accessible_games.games import GAMES
from accessible_games.speech.fold import fold
from accessible_games.store import library, owned, whole

OTHERS = (("bold-normal", "Mia"), ("normal", "Oscar"), ("careful-normal", "Tom"))
"""The computer players of every deal, on the seats after the person's."""
SPARE = "Ida"
"""The name of the one whose name the person has."""
PERSON: Seat = 0
SEEDS = 4
"""The bytes of a seed."""
IN_NAME = re.compile(r"daily-(.+)-(\d{4}-\d\d-\d\d)")


class Deal(Frozen):
    """A game and a date."""

    game: str
    day: date

    @property
    def seed(self) -> int:
        """The same on every machine and with every Python."""
        text = f"accessible-games {self.game} {self.day.isoformat()}"
        return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=SEEDS).digest(), "big")

    def path(self, folder: Path) -> Path:
        """Where its record is, in the folder of the saved games."""
        return folder / f"daily-{self.game}-{self.day.isoformat()}.txt"

    def record(self, name: str) -> Record:
        """Its heading, with a person of that name; nothing else can be chosen."""
        game = GAMES[self.game]
        options = {option: choices[0] for option, choices in game.OPTIONS.items()}
        others = (
            Occupant(player, SPARE if fold(called) == fold(name) else called)
            for player, called in OTHERS
        )
        occupants = (Occupant("person", name), *others)
        return Record(game.NAME, game.VERSION, {**options, "undo": "fair"}, occupants, self.seed)


class Score(Frozen):
    """What became of a seat."""

    won: bool
    points: int | None
    """None in a game without points."""


class Result(Frozen):
    """A deal that somebody has played to its end."""

    deal: Deal
    own: Score
    hard: Score | None
    """What the computer made of the same seat; None where it was not ready."""


def today() -> date:
    """The day that it is for everybody."""
    return datetime.now(UTC).date()


def game_of(day: date) -> str:
    """The game of a day, for whoever names none: they take turns."""
    return list(GAMES)[day.toordinal() % len(GAMES)]


def deal_at(path: Path) -> Deal | None:
    """The deal that a record is about, by its name; None for any other game."""
    found = IN_NAME.fullmatch(path.stem)
    if found is None or found[1] not in GAMES:
        return None
    try:
        return Deal(found[1], date.fromisoformat(found[2]))
    except ValueError:
        return None


def score_of(table: AnyTable, seat: Seat) -> Score:
    """What became of a seat in a game that is over."""
    count = table.game.POINTS
    points = count(table.state)[seat] if count is not None else None
    return Score(seat in table.game.winners(table.state), points)


# What the computer made of it ---------------------------------------------------------------------


def beside(path: Path) -> Path:
    """Where that is kept, for the record of a deal."""
    return path.with_suffix(".hard")


def keep_hard(path: Path, score: Score) -> None:
    """Keep the score of the computer; where the disk takes nothing, it is worked out again."""
    told = json.dumps({"won": score.won, "points": score.points})
    with suppress(OSError):
        whole.write({beside(path): told.encode()}, owned.FILE)


def kept_hard(path: Path) -> Score | None:
    """The score of the computer, where it was kept and nobody has damaged it."""
    try:
        found = json.loads(beside(path).read_text("utf-8"))
        won, points = found["won"], found["points"]
    except (OSError, ValueError, TypeError, KeyError):
        return None
    fits = isinstance(won, bool) and (points is None or type(points) is int)
    return Score(won, points) if fits else None


# What was played ----------------------------------------------------------------------------------


def result_at(path: Path) -> Result | None:
    """The result of a deal; None where it is not over, or is not that deal at all."""
    deal = deal_at(path)
    try:
        record = library.read(path)
        if deal is None or record.result is None or not is_of(record, deal):
            return None
        table = record.table(GAMES)
    except (OSError, RecordError):
        return None
    return None if table.pending else Result(deal, score_of(table, PERSON), kept_hard(path))


def is_of(record: Record, deal: Deal) -> bool:
    """Whether a record has the cards of that deal, and not another game by its name."""
    dealt = record.seed == deal.seed and record.position is None
    return dealt and record.game == deal.game and record.people == [PERSON]


def results(folder: Path) -> list[Result]:
    """All deals that were played to their end, the oldest first."""
    found = [result_at(path) for path in library.records(folder) if deal_at(path)]
    over = [result for result in found if result is not None]
    return sorted(over, key=lambda result: (result.deal.day, result.deal.game))


def longest_streak(days: Iterable[date]) -> int:
    """The most days running on which a deal was played."""
    return max((streak(days, day) for day in days), default=0)


def streak(days: Iterable[date], now: date) -> int:
    """On how many days running a deal was played, up to now; today may still be to come."""
    played, day, length = {*days}, now, 0
    if day not in played:
        day -= timedelta(1)
    while day in played:
        day, length = day - timedelta(1), length + 1
    return length
