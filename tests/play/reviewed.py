"""Finished games for the tests of the review, with a mistake in each that can be planted."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from accessible_games.app.reviewing import Choice
from accessible_games.bots import bot
from accessible_games.contest.playing import play_out
from accessible_games.core import position
from accessible_games.core.decision import Move, only_answer
from accessible_games.core.record import Occupant, Record
from accessible_games.core.table import Table
from accessible_games.games import GAMES
from accessible_games.games.arche_noah.state import CARDS, SPECIES_OF
from tests.bots.arche_noah import test_hard as noah
from tests.bots.life_is_life import test_hard as life
from tests.bots.life_is_life.seats import NEXT
from tests.games.lifeboat.building import navigated
from tests.games.sixpack.building import document, read
from tests.play.pouring import BLOCK, NOT, OWN
from tests.play.table import program, records
from tests.written import by_hand

NAMES = ("Anna", "Tom", "Mia", "Oscar", "Ruth", "Hugo")


@dataclass(frozen=True)
class Planted:
    """A table at which Anna, in seat 0, is asked, and one answer is far better than another."""

    table: Table[Any]
    best: str
    """An answer as a record writes it."""
    worse: str
    named: tuple[str, str]
    """Both answers as they are said: the worse one, then the best one."""
    typed: str
    """A move with the best one, as it is typed."""
    told: str
    """How it begins to be told then."""
    brings: str
    """How a hint begins to say what it brings."""


def life_planted() -> Planted:
    """Everybody saw that one pig is missing to the other; who leaves it there loses the game."""
    state = life.table(life.RICH, life.ROWS, (life.PIGS,)).state
    other, place = state.hands[NEXT], state.hands[NEXT].index("cat")
    other[place], state.out_of_play[0] = state.out_of_play[0], other[place]  # four were a set
    table = Table(GAMES["life-is-life"], state)
    typed, told = "1 giraffe", "You take a pig"
    named = ("row 2", "row 1")
    return Planted(table, "0 turn 1", "0 turn 2", named, typed, told, "Played ")


def noah_planted() -> Planted:
    """The last pick of the game: one animal wins it, the other one loses it."""
    left = [card for card in CARDS if SPECIES_OF[card] not in noah.LAST_ROUND.out]
    Random(89).shuffle(left)
    piles = (left[2:15], left[15:], left[:2])
    table = noah.table(*map(" ".join, piles), bids=[0, 1], coins=[1, 0])
    named = ("spider 2", "hedgehog 4")
    typed, told = "hedgehog 4", "You take hedgehog 4"
    return Planted(
        table, "0 pick hedgehog-4", "0 pick spider-2", named, typed, told, "Played 100 times, "
    )


def sixpack_planted() -> Planted:
    """The own pattern is there; to claim it wins the game, and the other one has six points too."""
    points = {0: "C CL, C LB, L CB, L LB, B CL, B CB", 1: "C CL, C CB, L CL, L LB, B CB, B LB"}
    asked = document(BLOCK, (OWN, NOT), points, phase="claim", claimants=[0], changed=["n15"])
    table = read(asked)
    named = ("no", "m13 to o14")
    told, brings = "You claim m13 to o14", "Your pattern lies there and brings a point."
    return Planted(table, "0 claim m13-o14", "0 claim no", named, "yes", told, brings)


def boat_planted() -> Planted:
    """The fourth bird brings Anna ashore with all who live; or the boat drifts on."""
    table = navigated(
        "course-9", seats=4, row_stack=["course-20", "course-18"], birds=3, boat=[1, 2, 3, 0]
    )
    named = ("course 20", "course 18")
    best, worse, typed = "0 steer course-18", "0 steer course-20", "course 18"
    return Planted(table, best, worse, named, typed, "You steer by course 18", "You would end ")


PLANTED: Mapping[str, Planted] = {
    "life-is-life": life_planted(),
    "arche-noah": noah_planted(),
    "sixpack": sixpack_planted(),
    "lifeboat": boat_planted(),
}
"""Every game, near its end."""


def heading(table: Table[Any], levels: tuple[str, ...] = ("person", "easy")) -> Record:
    """A record that begins at a table; all further seats are of the last level."""
    seats = range(table.state.seats)
    players = [levels[min(seat, len(levels) - 1)] for seat in seats]
    occupants = tuple(map(Occupant, players, NAMES))
    game = table.game
    at = position.line(game, table.state)
    return Record(game.NAME, game.VERSION, {}, occupants, 1, position=at)


def written(record: Record, moves: list[str], result: str | None = "result 0") -> str:
    """The text of a record."""
    lines = [*moves, result] if result else moves
    return by_hand(record) + "".join(f"{line}\n" for line in lines)


def played_on(record: Record, *first: str, seed: int = 1) -> list[str]:
    """The answers first given, then whatever is legal, to the end of the game."""
    table, chance = record.opening(GAMES), Random(seed)
    for text in first:
        table.play(Move.read(text, table.pending))
    while table.pending:
        decision = table.waiting()[0]
        answer = only_answer(decision) or decision.options.draw(chance)
        table.play(Move(decision.seat, decision.kind, answer))
    return list(map(str, table.moves))


def saved(name: str, text: str) -> Path:
    """A record on the shelf of this test."""
    records().mkdir(parents=True, exist_ok=True)
    path = records() / f"{name}.txt"
    path.write_text(text, "utf-8")
    return path


def mistaken(game: str, *levels: str, name: str = "mine") -> Path:
    """A finished game that begins with the worse answer, after which all play well."""
    return saved(name, mistake(game, levels or ("person", "easy")))


@cache
def mistake(game: str, levels: tuple[str, ...]) -> str:
    """The text of such a game, which is the same each time."""
    record = heading(PLANTED[game].table, levels)
    return written(record, played_well(record, PLANTED[game].worse))


def played_well(record: Record, *first: str) -> list[str]:
    """The answers first given, then those of `normal`, to the end of the game."""
    table = record.opening(GAMES)
    for text in first:
        table.play(Move.read(text, table.pending))
    play_out(table, [bot(record.game, "normal")] * len(record.occupants), record.seed)
    return list(map(str, table.moves))


@cache
def well_played(game: str, seats: int, seed: int) -> tuple[Record, str]:
    """A game from its deal, and its text after all have played well to the end."""
    record = dealt(game, seats, seed)
    return record, written(record, played_well(record))


def dealt(game: str, seats: int, seed: int) -> Record:
    """A game from its deal, of a person and computer players."""
    rules = GAMES[game]
    options = {option: choices[0] for option, choices in rules.OPTIONS.items()}
    occupants = tuple(map(Occupant, ["person", *["easy"] * (seats - 1)], NAMES))
    return Record(game, rules.VERSION, options, occupants, seed)


def random_game(game: str = "life-is-life", seats: int = 3, seed: int = 2) -> Path:
    """A whole game in which all answer at random."""
    record = dealt(game, seats, seed)
    return saved("mine", written(record, played_on(record, seed=seed)))


def reviewed(*words: str, typed: str = "") -> list[str]:
    """What a review says, which has to end well."""
    outcome = program("review", *words, typed=typed)
    assert (outcome.status, outcome.err) == (0, "")
    return outcome.lines


def first_choice(game: str) -> Choice:
    """The planted mistake, as it was made."""
    planted = PLANTED[game]
    move = Move.read(planted.worse, planted.table.pending)
    return Choice(planted.table, planted.table.pending[0], move.answer)
