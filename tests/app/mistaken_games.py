"""Finished games for the tests of the review, into each of which a mistake can be planted."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from accessible_games.app.moments import ReviewedChoice
from accessible_games.contest.playing import play_out
from accessible_games.core import position
from accessible_games.core.decision import Move, only_answer
from accessible_games.core.record import Occupant, Record
from accessible_games.core.table import Table
from accessible_games.games import GAMES
from accessible_games.players import bot
from tests.app.planted import Planted
from tests.games.facts import games_beside
from tests.sessions import program, records
from tests.written import by_hand

NAMES = ("Anna", "Tom", "Mia", "Oscar", "Ruth", "Hugo")


PLANTED: Mapping[str, Planted] = {
    game: module.planted() for game, module in games_beside("planted").items()
}
"""Games near their end."""


def heading(table: Table[Any], levels: tuple[str, ...] = ("person", "easy")) -> Record:
    """Return a record that begins at a table; all further seats have the last level."""
    seats = range(table.state.seats)
    players = [levels[min(seat, len(levels) - 1)] for seat in seats]
    occupants = tuple(map(Occupant, players, NAMES))
    game = table.game
    at = position.line(game, table.state)
    return Record(game.name, game.version, {}, occupants, 1, position=at)


def written(record: Record, moves: list[str], result: str | None = "result 0") -> str:
    """Return the text of a record."""
    lines = [*moves, result] if result else moves
    return by_hand(record) + "".join(f"{line}\n" for line in lines)


def played_on(record: Record, *first: str, seed: int = 1) -> list[str]:
    """Return the given first answers, then any legal ones, to the end of the game."""
    table, chance = record.opening(GAMES), Random(seed)
    for text in first:
        table.play(Move.read(text, table.pending))
    while table.pending:
        decision = table.waiting()[0]
        answer = only_answer(decision) or decision.options.draw(chance)
        table.play(Move(decision.seat, decision.kind, answer))
    return list(map(str, table.moves))


def saved(name: str, text: str) -> Path:
    """Put a record on the shelf of this test."""
    records().mkdir(parents=True, exist_ok=True)
    path = records() / f"{name}.txt"
    path.write_text(text, "utf-8")
    return path


def mistaken(game: str, *levels: str, name: str = "mine") -> Path:
    """Save a finished game that begins with the worse answer, after which all play well."""
    return saved(name, mistake(game, levels or ("person", "easy")))


@cache
def mistake(game: str, levels: tuple[str, ...]) -> str:
    """Return the text of such a game, which is the same each time."""
    record = heading(PLANTED[game].table, levels)
    return written(record, played_well(record, PLANTED[game].worse))


def played_well(record: Record, *first: str) -> list[str]:
    """Return the given first answers, then those of `normal`, to the end of the game."""
    table = record.opening(GAMES)
    for text in first:
        table.play(Move.read(text, table.pending))
    play_out(table, [bot(record.game, "normal")] * len(record.occupants), record.seed)
    return list(map(str, table.moves))


@cache
def well_played(game: str, seats: int, seed: int) -> tuple[Record, str]:
    """Return a game from its deal, and its text after all have played well to the end."""
    record = dealt(game, seats, seed)
    return record, written(record, played_well(record))


def dealt(game: str, seats: int, seed: int) -> Record:
    """Return a game from its deal, with a person and computer players."""
    rules = GAMES[game]
    options = {option: choices[0] for option, choices in rules.options.items()}
    occupants = tuple(map(Occupant, ["person", *["easy"] * (seats - 1)], NAMES))
    return Record(game, rules.version, options, occupants, seed)


def random_game(game: str = "life-is-life", seats: int = 3, seed: int = 2) -> Path:
    """Save a whole game in which everyone answers at random."""
    record = dealt(game, seats, seed)
    return saved("mine", written(record, played_on(record, seed=seed)))


def reviewed(*words: str, typed: str = "") -> list[str]:
    """Return what a review says, which must succeed."""
    outcome = program("review", *words, typed=typed)
    assert (outcome.status, outcome.err) == (0, "")
    return outcome.lines


def first_choice(game: str) -> ReviewedChoice:
    """Return the planted mistake, as it was made."""
    planted = PLANTED[game]
    move = Move.read(planted.worse, planted.table.pending)
    return ReviewedChoice(planted.table, planted.table.pending[0], move.answer)
