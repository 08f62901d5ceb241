"""The daily deals: which there are, and how the person playing here has done.

A deal is the same for everybody: its seed depends only on its game and its date, and a day is a UTC
day, so it begins for all at the same moment. Its record is `daily-<game>-<date>.txt` among the
other saved games; the result of a computer player on the same seat is next to it, as JSON.
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
from accessible_games.players import parts, player_of
from accessible_games.resources import OURS
from accessible_games.speech.normalize import fold
from accessible_games.store import library, owned, whole

OTHERS = (("bold-normal", "Mia"), ("normal", "Oliver"), ("careful-normal", "Tom"))
"""The computer players of every deal, on the seats after the person's."""
MORE = tuple(("normal", name) for name in ("Paula", "Felix", "Nora", "Emil", "Clara", "Jonas"))
"""Those of games for more players."""
SPARE = "Lena"
"""The name of the computer player to use if the person has that of another."""
PERSON: Seat = 0
SEEDS = 4
"""The number of bytes of a seed."""
IN_NAME = re.compile(r"daily-(.+)-(\d{4}-\d\d-\d\d)")


class Deal(Frozen):
    """A game and a date."""

    game: str
    day: date

    @property
    def seed(self) -> int:
        """The same on every machine and with every version of Python."""
        text = f"accessible-games {self.game} {self.day.isoformat()}"
        return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=SEEDS).digest(), "big")

    def path(self, folder: Path) -> Path:
        """The path of its record, in the folder of the saved games."""
        return folder / f"daily-{self.game}-{self.day.isoformat()}.txt"

    def record(self, name: str) -> Record:
        """A new record of the deal for a person of that name; nothing else can be chosen."""
        game = GAMES[self.game]
        seats = min(max(1 + len(OTHERS), game.seats[0]), game.seats[-1])
        options = {option: choices[0] for option, choices in game.options.items()}
        others = (
            Occupant(player_of(*parts(player), game.name), called)
            for player, called in others_of(name, seats - 1)
        )
        occupants = (Occupant("person", name), *others)
        return Record.of(game, {**options, "undo": "fair"}, occupants, self.seed)


def others_of(name: str, count: int) -> list[tuple[str, str]]:
    """The computer players beside a person of that name, each with its own."""
    every = [(player, SPARE if fold(each) == fold(name) else each) for player, each in OTHERS]
    return [*every, *(each for each in MORE if fold(each[1]) != fold(name))][:count]


class Score(Frozen):
    """The result of a seat."""

    won: bool
    points: int | None
    """None in a game without points."""


class Result(Frozen):
    """A deal that was played to its end."""

    deal: Deal
    own: Score
    hard: Score | None
    """The computer's result on the same seat; None if it was not ready."""


def today() -> date:
    """Today's date in UTC, the same for everybody."""
    return datetime.now(UTC).date()


def game_of(day: date) -> str:
    """The game of the day, if the player names none: ours take turns, as everybody has them."""
    return OURS[day.toordinal() % len(OURS)]


def deal_at(path: Path) -> Deal | None:
    """The deal that a record belongs to, by its file name; None for any other game."""
    found = IN_NAME.fullmatch(path.stem)
    if found is None or found[1] not in GAMES:
        return None
    try:
        return Deal(found[1], date.fromisoformat(found[2]))
    except ValueError:
        return None


def score_of(table: AnyTable, seat: Seat) -> Score:
    """The result of a seat in a game that is over."""
    count = table.game.points
    points = count(table.state)[seat] if count is not None else None
    return Score(seat in table.game.winners(table.state), points)


# What the computer made of it ---------------------------------------------------------------------


def beside(path: Path) -> Path:
    """The file next to a deal's record that keeps the computer's score."""
    return path.with_suffix(".hard")


def keep_hard(path: Path, score: Score) -> None:
    """Keep the computer's score; if it cannot be written, it is computed again next time."""
    told = json.dumps({"won": score.won, "points": score.points})
    with suppress(OSError):
        whole.write({beside(path): told.encode()}, owned.FILE)


def kept_hard(path: Path) -> Score | None:
    """The computer's score, if it was kept and is undamaged."""
    try:
        found = json.loads(beside(path).read_text("utf-8"))
        won, points = found["won"], found["points"]
    except (OSError, ValueError, TypeError, KeyError):
        return None
    fits = isinstance(won, bool) and (points is None or type(points) is int)
    return Score(won, points) if fits else None


# What was played ----------------------------------------------------------------------------------


def result_at(path: Path) -> Result | None:
    """The result of a deal; None if it is not over, or is not really that deal."""
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
    """Whether a record has the cards of that deal, and not just its file name."""
    dealt = record.seed == deal.seed and record.position is None
    return dealt and record.game == deal.game and record.people == [PERSON]


def results(folder: Path) -> list[Result]:
    """All deals that were played to the end, oldest first."""
    found = [result_at(path) for path in library.records(folder) if deal_at(path)]
    over = [result for result in found if result is not None]
    return sorted(over, key=lambda result: (result.deal.day, result.deal.game))


def longest_streak(days: Iterable[date]) -> int:
    """The largest number of consecutive days on which a deal was played."""
    return max((streak(days, day) for day in days), default=0)


def streak(days: Iterable[date], now: date) -> int:
    """The number of consecutive days up to now on which a deal was played.

    Today's deal may still be unplayed.
    """
    played, day, length = {*days}, now, 0
    if day not in played:
        day -= timedelta(1)
    while day in played:
        day, length = day - timedelta(1), length + 1
    return length
