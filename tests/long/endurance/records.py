"""Damaged records: none may be read as another game, and what is whole of one is found.

python -m tests.long.endurance.records 10000
"""

import sys
from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from accessible_games.core import record
from accessible_games.core.decision import Move
from accessible_games.core.record import Occupant, Record, RecordError, SessionStart
from accessible_games.core.record_lines import Writer, result_line, text_of, undo_line
from accessible_games.core.table import Table
from accessible_games.games import GAMES
from tests.sessions import program

LONGEST = 120
"""Answers of a game that is damaged."""
EACH = 100
"""One of so many damaged records is gone on with by the program itself."""
NOON = datetime(2026, 11, 22, 12, tzinfo=UTC)
SEEDS = 4
"""Games of each kind."""


# A whole record -----------------------------------------------------------------------------------


@cache
def whole(game: str, people: int, seed: int) -> bytes:
    """The record of a game in which all answer at random and sometimes take something back."""
    rules, chance = GAMES[game], Random(seed)
    seats = chance.choice(rules.seats)
    options = {name: chance.choice(choices[:2]) for name, choices in rules.options.items()}
    names = [f"Änne {place}" if place < people else f"B{place}" for place in range(seats)]
    players = ["person"] * people + ["bold-easy"] * (seats - people)
    occupants = tuple(map(Occupant, players, names))
    heading = Record(game, rules.version, options, occupants, seed).heading()
    table = Table.new(rules, seats, seed, options)
    return bytes(Writer(*heading, *answers(table, chance)).data)


def answers(table: Table[Any], chance: Random) -> Iterator[str]:
    """What stands behind the heading, as the game goes on."""
    yield str(SessionStart(1, NOON))
    for _ in range(LONGEST):
        if not table.pending:
            yield result_line(table.game.winners(table.state))
            return
        decision = chance.choice(table.waiting())
        move = Move(decision.seat, decision.kind, decision.options.draw(chance))
        table.play(move)
        yield str(move)
        if chance.random() < 0.03:
            table = table.copy(len(table.moves) - 1)
            yield undo_line(1)
        if chance.random() < 0.02:
            yield str(SessionStart(2, NOON))


# Damage -------------------------------------------------------------------------------------------

KINDS = ("changed", "cut", "inserted", "cut off", "piece cut", "piece inserted", "line doubled")


def damage(data: bytes, kind: str, chance: Random) -> bytes:
    """The same with one damage somewhere; never what it was."""
    start = chance.randrange(len(data))
    end = min(len(data), start + chance.randint(2, 200))
    byte = bytes([chance.choice([value for value in range(256) if value != data[start]])])
    line = data[data.rfind(b"\n", 0, start) + 1 : data.find(b"\n", start) + 1]
    return {
        "changed": data[:start] + byte + data[start + 1 :],
        "cut": data[:start] + data[start + 1 :],
        "inserted": data[:start] + byte + data[start:],
        "cut off": data[:start],
        "piece cut": data[:start] + data[end:],
        "piece inserted": data[:end] + data[start:],
        "line doubled": data.replace(line, line + line, 1),
    }[kind]


def verdict(data: bytes, damaged: bytes) -> str:
    """What comes of a damaged record; `silent` is what must never be."""
    text, lines = text_of(damaged), text_of(data).split("\n")[:-1]
    try:
        found = record.read(text)
    except RecordError:
        return "found" if is_part(lines, text) else "silent"
    *kept, _ = text.split("\n")
    if kept != lines[: len(kept)]:
        return "silent"
    if found.torn:
        return "torn line, told"
    return "the same game" if len(kept) == len(lines) else "an earlier save"


def is_part(lines: list[str], text: str) -> bool:
    """Whether what is called whole of a damaged record are lines from its beginning, or nothing."""
    found = record.salvage(text, GAMES)
    if found is None:
        return True
    kept = found.writer.data.decode().split("\n")[:-1]
    return kept == lines[: len(kept)]


def gone_on_with(folder: Path, damaged: bytes) -> str:
    """What the program makes of it: refused or gone on with, and the damaged file is kept."""
    file = folder / "game.txt"
    file.write_bytes(damaged)
    places = ["--data", str(folder), "--config", str(folder)]
    outcome = program("resume", str(file), *places, typed="yes\nquit\n")
    kept = file.with_suffix(".damaged")
    if outcome.status not in (0, 1, 2) or list(folder.glob("crash*")):
        return "traceback"
    if not kept.exists():
        return "not mended"
    if kept.read_bytes() != damaged or not record.read(file.read_text("utf-8")).occupants:
        return "silent"
    return "mended"


def run(count: int) -> Counter[str]:
    """Damage so many records, and count what came of them."""
    chance, counted = Random(count), Counter[str]()
    for number in range(count):
        game = chance.choice(list(GAMES))
        data = whole(game, chance.choice((1, 2)), chance.randrange(SEEDS))
        damaged = damage(data, KINDS[number % len(KINDS)], chance)
        counted[verdict(data, damaged)] += 1
        if number % EACH == 0:
            with TemporaryDirectory() as folder:
                counted[f"resume: {gone_on_with(Path(folder), damaged)}"] += 1
    return counted


if __name__ == "__main__":
    for outcome, times in sorted(run(int(sys.argv[1])).items()):
        print(f"{times:>7}  {outcome}")
