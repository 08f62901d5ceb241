"""Tables to begin a test with: only what matters is written down, the deck fills in the rest."""

import json
from collections.abc import Sequence
from typing import Any

from accessible_games.core import position as positions
from accessible_games.core.decision import Decision, Move, OneOf
from accessible_games.core.event import Event
from accessible_games.core.table import Table
from accessible_games.games import GAMES
from accessible_games.games.mau_mau.cards import deck_of
from accessible_games.games.mau_mau.state import OPTIONS, State, variant_of

GAME = GAMES["mau-mau"]
MauTable = Table[State]
USUAL = {name: choices[0] for name, choices in OPTIONS.items()}


def position(*hands: str, top: str = "hearts-queen", **fields: Any) -> MauTable:
    """A table at which seat 0 is asked, with these hands and this card on top.

    The *pile* begins with its next card; all others are below the top card. *options* are those of
    the table, the other fields those of its state.
    """
    held, pile = [hand.split() for hand in hands], fields.pop("pile", "").split()
    variant = variant_of(len(hands), USUAL | fields.pop("options", {}))
    used = {*pile, top, *(card for hand in held for card in hand)}
    rest = [card for card in deck_of(variant.deck) if card not in used]
    given = {"luck": {"seed": 1}, "starter": 0, "scores": [0] * len(hands), "round": 1} | fields
    document = {"game": GAME.name, "version": GAME.version, **given, "hands": held}
    document |= {"variant": positions.plain(variant)}
    document |= {"pile": pile[::-1], "laid": [*rest, top]}
    game, state = positions.read(GAMES, json.dumps(document))
    return Table(game, state)


def new(seats: int = 3, seed: int = 1, **options: str) -> MauTable:
    """A fresh table; an underscore in the name of an option is a hyphen."""
    return Table.new(
        GAME, seats, seed, {name.replace("_", "-"): each for name, each in options.items()}
    )


def play(table: MauTable, *lines: str) -> list[Event]:
    """All events of the moves, written as in a record."""
    return [event for line in lines for event in table.play(Move.read(line, table.pending))]


def asked(table: MauTable) -> Decision[Any]:
    """The one decision that is open."""
    (decision,) = table.waiting()
    return decision


def offered(table: MauTable) -> OneOf:
    """The words of the open decision."""
    options = asked(table).options
    assert isinstance(options, OneOf)
    return options


def may(table: MauTable) -> tuple[str, ...]:
    """What can be answered, without what players have to think of themselves."""
    return offered(table).words


def why_not(table: MauTable, answer: str) -> str | None:
    """Why the open decision refuses an answer."""
    return asked(table).options.why_not(answer)


def of(kind: type[Event], events: Sequence[Event]) -> list[Any]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]
