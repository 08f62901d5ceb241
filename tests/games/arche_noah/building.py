"""Tables to begin a test with: only what matters is written down, the deck fills in the rest."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from accessible_games.core import position as positions
from accessible_games.core.decision import Decision, Move
from accessible_games.core.event import Event
from accessible_games.core.table import Table
from accessible_games.games import GAMES
from accessible_games.games.arche_noah.state import (
    CARDS,
    CHIPS,
    COINS,
    SPECIES,
    SPECIES_OF,
    SPECIES_OUT,
    State,
)

GAME = GAMES["arche-noah"]
Document = dict[str, Any]
NoahTable = Table[State]


def document(
    seats: int = 3,
    piles: Mapping[int, str] | None = None,
    display: str | None = None,
    *,
    rounds_left: int = 3,
    **fields: object,
) -> Document:
    """A position as JSON has it, by default before the first bid of a round.

    *piles* by seat as far as they matter, *display* whole or not at all; further rounds come
    after this one, and all other cards are set aside.
    """
    out = list(SPECIES[len(SPECIES) - SPECIES_OUT[seats] :])
    rest = [card for value in "3142" for card in CARDS if card.endswith(value)]
    rest = [card for card in rest if SPECIES_OF[card] not in out]
    held = [(piles or {}).get(seat, "").split() for seat in range(seats)]
    shown = None if display is None else display.split()
    for card in [card for pile in [*held, shown or []] for card in pile]:
        rest.remove(card)
    for pile in held:
        pile += [] if pile else [rest.pop(0)]
    shown = [rest.pop(0) for _ in range(seats)] if shown is None else shown
    draw = [rest.pop(0) for _ in range(rounds_left * seats)]
    given = {"luck": {"seed": 1}, "open_piles": False, "out": out, "holder": 0}
    given |= {"coins": [COINS[seats]] * seats, "chips": [CHIPS[seats]] * seats}
    given |= {"knowing_hints": True, "forgetful_hints": True}
    given |= {"bids": [], "picked": 0, "scores": []} | fields
    return {
        "game": GAME.name, "version": GAME.version, **given,
        "piles": held, "display": shown, "draw_pile": draw, "set_aside": rest,
    }  # fmt: skip


def read(given: Document) -> NoahTable:
    """The table of a document."""
    game, state = positions.read(GAMES, json.dumps(given))
    return Table(game, state)


def position(
    seats: int = 3,
    piles: Mapping[int, str] | None = None,
    display: str | None = None,
    *,
    rounds_left: int = 3,
    **fields: object,
) -> NoahTable:
    """A table in the middle of a pass, as `document` tells it."""
    return read(document(seats, piles, display, rounds_left=rounds_left, **fields))


def score(piles: Mapping[int, str], seats: int = 3, **fields: object) -> list[Event]:
    """What is told when a pass ends with these piles, without coins and chips but those given."""
    held: dict[str, object] = {"coins": [0] * seats, "chips": [0] * seats} | fields
    last = {"bids": [0] * seats, "picked": seats - 1}
    return position(seats, piles, "", rounds_left=0, **last, **held).opening


def new(seats: int = 3, seed: int = 1, **options: str) -> NoahTable:
    """A fresh table; `open_piles="yes"` is the option open-piles."""
    return Table.new(
        GAME, seats, seed, {name.replace("_", "-"): choice for name, choice in options.items()}
    )


def play(table: NoahTable, *lines: str) -> list[Event]:
    """All events of the moves, written as in a record."""
    return [event for line in lines for event in table.play(Move.read(line, table.pending))]


def bid(table: NoahTable, *bids: int) -> list[Event]:
    """Whoever is asked bids, one after the other."""
    return [event for coins in bids for event in play(table, f"{asked(table).seat} bid {coins}")]


def pick(table: NoahTable, *picks: str) -> list[Event]:
    """Whoever is asked picks, one after the other."""
    return [event for cards in picks for event in play(table, f"{asked(table).seat} pick {cards}")]


def play_round(table: NoahTable) -> list[Event]:
    """Nobody bids anything, and each takes the first card."""
    events: list[Event] = []
    number = (len(table.state.scores), len(table.state.draw_pile))
    while table.pending and number == (len(table.state.scores), len(table.state.draw_pile)):
        decision = asked(table)
        answers = [answer for answer in decision.options if answer != ()]
        events += table.play(Move(decision.seat, decision.kind, answers[0]))
    return events


def asked(table: NoahTable) -> Decision[Any]:
    """The one decision that is open."""
    (decision,) = table.waiting()
    return decision


def why_not(table: NoahTable, answer: str | int | tuple[str, ...]) -> str | None:
    """Why the open decision refuses an answer."""
    return asked(table).options.why_not(answer)


def of(kind: type[Event], events: Sequence[Event]) -> list[Any]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]
