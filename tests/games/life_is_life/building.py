"""Tables to begin a test with: only what matters is written down, the deck fills in the rest."""

import json
from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Any

from accessible_games.core import position as positions
from accessible_games.core.decision import Decision, Move
from accessible_games.core.event import Event
from accessible_games.core.table import Table
from accessible_games.games import GAMES
from accessible_games.games.life_is_life.state import VALUES, State

GAME = GAMES["life-is-life"]
Document = dict[str, Any]
LifeTable = Table[State]


def cards(text: str) -> list[str]:
    """Cards in words: "3 giraffe bear" is giraffe, giraffe, giraffe, bear."""
    found: list[str] = []
    number = 1
    for word in text.split():
        if word.isdecimal():
            number = int(word)
        else:
            found += [word] * number
            number = 1
    return found


def mixed_deck() -> list[str]:
    """The 60 animals one of each kind after the other, so that no hand gets many of a kind."""
    kinds = ([animal] * value for animal, value in VALUES.items())
    return [card for turn in zip_longest(*kinds) for card in turn if card]


def document(
    hands: Mapping[int, str] | None = None,
    display: Mapping[int, str] | None = None,
    *,
    lives: Sequence[int] = (5, 5, 5),
    swapped: Sequence[int] | None = None,
    **fields: object,
) -> Document:
    """A position as JSON has it: *hands* by seat and *display* by row as far as they matter.

    All players have swapped in this round, unless *swapped* says who has.
    """
    playing = [seat for seat, left in enumerate(lives) if left]
    held = [cards((hands or {}).get(seat, "")) for seat in range(len(lives))]
    rows = [cards((display or {}).get(row, "")) for row in (1, 2, 3, 4)]
    rest = mixed_deck()
    for card in [card for pile in [*held, *rows] for card in pile]:
        rest.remove(card)
    for seat in playing:
        held[seat] += [rest.pop(0) for _ in range(10 - len(held[seat]))]
    for row in (1, 2, 3, 4):
        rows[row - 1] += [rest.pop(0) for _ in range(row - len(rows[row - 1]))]
    swaps = first_row_swaps(playing if swapped is None else swapped, held, rows[0])
    given = {"luck": {"seed": 1}, "expert": False, "starter": playing[0], "round": 1}
    given |= {"on_turn": playing[0], "lives": list(lives), "swaps": swaps, "shown": []} | fields
    return {
        "game": GAME.name, "version": GAME.version, **given,
        "hands": held, "display": rows, "out_of_play": rest,
    }  # fmt: skip


def first_row_swaps(
    seats: Sequence[int], hands: Sequence[Sequence[str]], row: Sequence[str]
) -> list[Document]:
    """Swaps of row 1, one for each of the seats, that led to these hands and this row."""
    swaps: list[Document] = []
    laid = list(row)
    for seat in reversed(seats):
        taken = [next(card for card in hands[seat] if card not in laid)]
        swaps.insert(0, {"seat": seat, "row": 1, "taken": taken, "laid": laid})
        laid = taken
    return swaps


def read(given: Document) -> LifeTable:
    """The table of a document."""
    game, state = positions.read(GAMES, json.dumps(given))
    return Table(game, state)


def position(
    hands: Mapping[int, str] | None = None,
    display: Mapping[int, str] | None = None,
    *,
    lives: Sequence[int] = (5, 5, 5),
    swapped: Sequence[int] | None = None,
    **fields: object,
) -> LifeTable:
    """A table in the middle of a round, as `document` tells it."""
    return read(document(hands, display, lives=lives, swapped=swapped, **fields))


def last_turn(hands: Mapping[int, str], lives: Sequence[int] = (5, 5, 5)) -> LifeTable:
    """The first player has knocked, and the last one is on turn."""
    playing = [seat for seat, left in enumerate(lives) if left]
    return position(hands, lives=lives, knocker=playing[0], on_turn=playing[-1])


def score(hands: Mapping[int, str], lives: Sequence[int] = (5, 5, 5)) -> list[Event]:
    """What the scoring of these hands tells: the last player passes in the last lap."""
    table = last_turn(hands, lives)
    return play(table, f"{table.state.on_turn} turn knock")


def new(seats: int = 3, seed: int = 1, **options: str) -> LifeTable:
    """A fresh table."""
    return Table.new(GAME, seats, seed, options)


def play(table: LifeTable, *lines: str) -> list[Event]:
    """All events of the moves, written as in a record."""
    return [event for line in lines for event in table.play(Move.read(line, table.pending))]


def swap(table: LifeTable, row: int = 1) -> list[Event]:
    """Whoever is on turn swaps a row for the first cards of the hand that are allowed."""
    seat = asked(table).seat
    play(table, f"{seat} turn {row}")
    return play(table, f"{seat} lay {' '.join(next(iter(asked(table).options)))}")


def asked(table: LifeTable) -> Decision[Any]:
    """The one decision that is open."""
    (decision,) = table.waiting()
    return decision


def why_not(table: LifeTable, answer: str | tuple[str, ...]) -> str | None:
    """Why the open decision refuses an answer."""
    return asked(table).options.why_not(answer)


def of(kind: type[Event], events: Sequence[Event]) -> list[Any]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]
