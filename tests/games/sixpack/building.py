"""Tables to begin a test with, drawn as little pictures.

    C  LB .
    CL B  CL

is a cola with a shandy on its right, and below them a spezi, a beer and a spezi. C, L and B are
bottles, two letters are the mix of two of them, a dot is an empty place.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from accessible_games.core import position as positions
from accessible_games.core.decision import Decision, Move
from accessible_games.core.event import Event
from accessible_games.core.table import Table
from accessible_games.games import GAMES
from accessible_games.games.sixpack.cells import around
from accessible_games.games.sixpack.layout import Layout
from accessible_games.games.sixpack.state import State

GAME = GAMES["sixpack"]
Document = dict[str, Any]
SixTable = Table[State]
CODES = {
    "C": "cola", "L": "lemonade", "B": "beer", "CL": "spezi", "CB": "diesel", "LB": "shandy",
}  # fmt: skip
NO_HANDS = ("C CL, C CB, C LB",) * 2


def display(picture: str, corner: str = "m13") -> dict[str, str]:
    """The drinks of a picture by their places; its first corner is at a place."""
    found = {}
    first = corner
    for row in picture.strip().split("\n"):
        place = first
        for code in row.split():
            if code != ".":
                found[place] = CODES[code]
            place = around(place)[2]
        first = around(first)[4]
    return found


def layout(picture: str, corner: str = "m13") -> Layout:
    """The same as the rules play on it."""
    return Layout(display(picture, corner))


def dominoes(text: str) -> list[str]:
    """Dominoes as codes: "C CL, B LB" is a cola with a spezi, and a beer with a shandy."""
    pairs = [pair.split() for pair in text.split(",") if pair.strip()]
    return [f"{CODES[bottle]}-{CODES[mix]}" for bottle, mix in pairs]


def document(
    picture: str,
    hands: Sequence[str] = NO_HANDS,
    points: Mapping[int, str] | None = None,
    *,
    corner: str = "m13",
    **fields: object,
) -> Document:
    """A position as JSON has it, where seat 0 begins a turn unless *fields* say otherwise."""
    kept = [dominoes((points or {}).get(seat, "")) for seat in range(len(hands))]
    given: Document = {
        "game": "sixpack", "version": 1, "luck": {"seed": 1, "used": 0}, "claims": "show",
        "alcohol_free": False, "strict": False, "starter": 0, "on_turn": 0,
        "hands": [dominoes(hand) for hand in hands], "points": kept,
        "display": display(picture, corner), "turn": 9, "phase": "turn", "changed": [],
        "taken": None, "claimants": [], "past": [], "line": [], "columns": "m",
    }  # fmt: skip
    return given | fields


def read(given: Document) -> SixTable:
    """The table of a document."""
    game, state = positions.read(GAMES, json.dumps(given))
    return Table(game, state)


def position(
    picture: str,
    hands: Sequence[str] = NO_HANDS,
    points: Mapping[int, str] | None = None,
    *,
    corner: str = "m13",
    **fields: object,
) -> SixTable:
    """A table as `document` tells it."""
    return read(document(picture, hands, points, corner=corner, **fields))


def new(seats: int = 2, seed: int = 1, **options: str) -> SixTable:
    """A fresh table."""
    return Table.new(GAME, seats, seed, options)


def play(table: SixTable, *lines: str) -> list[Event]:
    """All events of the moves, written as in a record."""
    return [event for line in lines for event in table.play(Move.read(line, table.pending))]


def asked(table: SixTable) -> Decision[Any]:
    """The one decision that is open."""
    (decision,) = table.waiting()
    return decision


def options(table: SixTable) -> list[Any]:
    """The legal answers to it."""
    return list(asked(table).options)


def why_not(table: SixTable, text: str) -> str | None:
    """Why the open decision refuses an answer, written as in a record."""
    choice = asked(table).options
    return choice.why_not(choice.read(text))


def fill_all(table: SixTable) -> list[Event]:
    """Answer what is asked while filling, always with the first choice."""
    told = []
    while table.waiting() and table.waiting()[0].kind == "fill":
        drink, place = options(table)[0]
        told += play(table, f"{asked(table).seat} fill {drink} {place}")
    return told


def of(kind: type[Event], events: Sequence[Event]) -> list[Any]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def random_game(table: SixTable, seed: int, moves: int) -> Iterator[list[Event]]:
    """Play on at random, at most so many moves: what each move led to."""
    chance = Random(seed)
    for _ in range(moves):
        if not table.pending:
            return
        decision = table.waiting()[0]
        answer = decision.options.draw(chance)
        yield table.play(Move(decision.seat, decision.kind, answer))
