"""Tables to begin a test with: six seats in the order of the boat, so that seat 0 is the Lady.

Seats are called L, S, C, M, F and K like the characters. What a test does not say is ordinary:
nobody holds a card, everybody loves the next towards the stern and hates the one before.
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
from accessible_games.games.lifeboat.cards import BOX, CHARACTERS, COURSES
from accessible_games.games.lifeboat.state import State

GAME = GAMES["lifeboat"]
Document = dict[str, Any]
BoatTable = Table[State]
Held = Mapping[int, str]
L, S, C, M, F, K = range(6)
QUIET = "course-20"
"""Only the Captain falls and is thirsty."""
CALM = "course-2"
"""A bird, and nothing else."""


def without(cards: Sequence[str], taken: Sequence[str]) -> list[str]:
    """The cards that are left."""
    left = list(cards)
    for card in taken:
        left.remove(card)
    return left


def dealt(seats: int, held: Held | None) -> list[list[str]]:
    """Cards by seat: {C: "knife water"}."""
    return [(held or {}).get(seat, "").split() for seat in range(seats)]


def by_seat(seats: int, numbers: Mapping[int, int] | None) -> list[int]:
    """A number for each seat, 0 where none is given: {C: 2}."""
    return [(numbers or {}).get(seat, 0) for seat in range(seats)]


def lying(fields: Mapping[str, Any]) -> list[str]:
    """The navigation cards that do not lie in the stack."""
    today = [fields["course"]] if fields.get("course") else []
    return [*fields.get("row_stack", []), *fields.get("drawn", []), *today]


def document(
    hands: Held | None = None,
    shown: Held | None = None,
    *,
    seats: int = 6,
    top: str = "",
    deck: str | None = None,
    wounds: Mapping[int, int] | None = None,
    **fields: Any,
) -> Document:
    """A position as JSON has it, where seat 0 is about to act unless *fields* say otherwise.

    `top` are the next navigation cards. `deck` are the next provisions and all there are; else the
    stack has whatever is nowhere else, the next ones being water.
    """
    hidden, laid = dealt(seats, hands), dealt(seats, shown)
    out = [card for cards in [*hidden, *laid] for card in cards]
    out += fields.get("discard", []) + fields.get("passing", [])
    rest = sorted(without(BOX, out))
    if deck is not None:
        fields["discard"] = without(rest, deck.split()) + fields.get("discard", [])
        rest = deck.split()[::-1]
    courses = without(tuple(COURSES), [*lying(fields), *top.split()])
    characters = list(CHARACTERS[:seats])
    given: Document = {
        "game": "lifeboat", "version": 1, "luck": {"seed": 1, "used": 0}, "psychopath": "all",
        "trading": "free", "bribes": "paid", "characters": characters,
        "loves": characters[1:] + characters[:1], "hates": characters[-1:] + characters[:-1],
        "boat": list(range(seats)), "hands": hidden, "provisions": rest, "shown": laid,
        "navigation": courses[::-1] + top.split()[::-1], "swimmer": "conscious",
        "wounds": by_seat(seats, wounds), "charted": [[] for _ in range(seats)],
        "passed": [[] for _ in range(seats)], "discard": [], "known": [], "deeds": [],
        "dealings": [], "refusals": [], "birds": 0, "day": 1, "phase": "turn",
        "order": list(range(seats)), "polled": [], "passing": [], "offer": None,
        "demand": None, "fight": None, "promises": [], "drawn": [], "row_stack": [], "rowed": [],
        "fought": [], "course": None, "chum": False, "thrower": None, "thirsts": [],
        "shaded": False, "wishing": [], "evening": [], "drowned": "back", "preserver": "living",
        "own_preserver": "open", "parley": "yes",
    }  # fmt: skip
    return given | fields


def read(given: Document) -> BoatTable:
    """The table of a document."""
    game, state = positions.read(GAMES, json.dumps(given))
    return Table(game, state)


def position(
    hands: Held | None = None,
    shown: Held | None = None,
    *,
    seats: int = 6,
    top: str = "",
    deck: str | None = None,
    wounds: Mapping[int, int] | None = None,
    **fields: Any,
) -> BoatTable:
    """A table as `document` tells it."""
    given = document(hands, shown, seats=seats, top=top, deck=deck, wounds=wounds, **fields)
    return read(given)


def navigated(
    top: str,
    hands: Held | None = None,
    shown: Held | None = None,
    **fields: Any,
) -> BoatTable:
    """A table after the last turn of the day, with a top navigation card, and all its events."""
    return position(hands, shown, top=top, phase="steering", **({"order": []} | fields))


def new(seats: int = 6, seed: int = 1, **options: str) -> BoatTable:
    """A fresh table."""
    return Table.new(GAME, seats, seed, options)


def play(table: BoatTable, *lines: str) -> list[Event]:
    """All events of the moves, written as in a record."""
    return [
        event
        for line in lines
        for event in table.play(Move.read(line, table.pending, table.standing()))
    ]


def asked(table: BoatTable) -> Decision[Any]:
    """The one decision that is open."""
    (decision,) = table.waiting()
    return decision


def question(table: BoatTable) -> tuple[int, str]:
    """Who is asked what."""
    return asked(table).seat, asked(table).kind


def options(table: BoatTable) -> list[Any]:
    """The legal answers to the open decision."""
    return list(asked(table).options)


def why_not(table: BoatTable, text: str) -> str | None:
    """Why the open decision refuses an answer, written as in a record."""
    choice = asked(table).options
    return choice.why_not(choice.read(text))


def say_no(table: BoatTable, *kinds: str) -> list[Event]:
    """Answer "no" or "out" as long as one of these kinds is asked; all kinds if none is named."""
    told: list[Event] = []
    while waiting := [d for d in table.waiting() if not kinds or d.kind in kinds]:
        for decision in waiting:
            refusal = next((w for w in ("no", "out", "top") if w in decision.options), None)
            if refusal is None:
                return told
            told += table.play(Move(decision.seat, decision.kind, refusal))
    return told


def of(kind: type[Event], events: Sequence[Event]) -> list[Any]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def random_game(table: BoatTable, seed: int, moves: int = 5000) -> Iterator[list[Event]]:
    """Play on at random, at most so many moves: what each move led to."""
    chance = Random(seed)
    for _ in range(moves):
        if not table.pending:
            return
        decision = table.waiting()[0]
        answer = decision.options.draw(chance)
        yield table.play(Move(decision.seat, decision.kind, answer))
