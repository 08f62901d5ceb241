"""Records on the shelf, and what statistics say of them."""

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from accessible_games.contest.playing import play_out
from accessible_games.core.record import Occupant, Record
from accessible_games.core.table import Table
from accessible_games.games import GAMES
from accessible_games.players import bot
from accessible_games.store.folders import folder
from tests.sessions import new_record, program, records
from tests.written import by_hand


def lay(name: str, text: str, when: int = 0) -> Path:
    """Put a record on the shelf, changed at some second."""
    path = records() / f"{name}.txt"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    os.utime(path, (1_600_000_000 + when,) * 2)
    return path


def over(
    *winners: int, people: tuple[str, ...] = ("Anna",), bots: tuple[str, ...] = ("easy",) * 3
) -> str:
    """Return a record that says who has won."""
    result = " ".join(["result", *map(str, winners)])
    return f"{by_hand(new_record(people, bots))}{result}\n"


def whole(game: str, seed: int = 1) -> tuple[str, list[int]]:
    """Return the record of a whole game of computer players, one called Anna, and all points."""
    rules = GAMES[game]
    seats = rules.seats[0]
    table: Table[Any] = Table.new(rules, seats, seed)
    play_out(table, [bot(game, "random")] * seats, seed)
    options = {name: choices[0] for name, choices in rules.options.items()}
    occupants = [Occupant("person", "Anna"), *(Occupant("easy", f"B{n}") for n in range(1, seats))]
    record = Record(game, rules.version, options, tuple(occupants), seed)
    winners = " ".join(map(str, rules.winners(table.state)))
    answers = "".join(f"{move}\n" for move in table.moves)
    points = list(rules.points(table.state)) if rules.points else []
    return f"{by_hand(record)}{answers}result {winners}".rstrip() + "\n", points


def told(*words: str) -> list[dict[str, Any]]:
    """Return what is told as JSON."""
    outcome = program("statistics", *words, "--json")
    assert (outcome.status, outcome.err) == (0, "")
    games: list[dict[str, Any]] = json.loads(outcome.out)["games"]
    return games


def spoken(*words: str, language: str = "en") -> list[str]:
    """Return what `statistics` says, line by line; it must succeed."""
    outcome = program("statistics", *words, "--language", language)
    assert (outcome.status, outcome.err) == (0, "")
    return outcome.lines


def database() -> Path:
    """Return the file in which the program keeps what it has counted."""
    return folder("data") / "statistics.sqlite"


def everything() -> Mapping[str, tuple[int, bytes]]:
    """Return all records, and when they were changed."""
    return {path.name: (path.stat().st_mtime_ns, path.read_bytes()) for path in records().glob("*")}
