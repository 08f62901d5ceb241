"""The pass in numbers is the pass of the rules."""

from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from accessible_games.core.event import Event
from accessible_games.core.table import Table
from accessible_games.games import GAMES
from accessible_games.games.arche_noah.events import (
    BidMade,
    Declined,
    PassScored,
    Picked,
    PickedTwo,
)
from accessible_games.games.arche_noah.players.fast_rules import (
    Pass,
    bid,
    lean,
    numbers,
    on_turn,
    pick,
    totals,
)
from accessible_games.games.arche_noah.state import SEATS
from tests.games.playing import random_moves


def follow(copy: Pass, events: list[Event]) -> None:
    """Make the moves that the rules have told, those too that nobody was asked for."""
    for event in events:
        if copy.over:
            return
        match event:
            case BidMade(seat, coins):
                assert seat == on_turn(copy)
                bid(copy, coins)
            case Picked(seat, card):
                assert seat == on_turn(copy)
                pick(copy, numbers([card]))
            case PickedTwo(seat, cards, _):
                assert seat == on_turn(copy)
                pick(copy, numbers(cards))
            case Declined(seat, _):
                assert seat == on_turn(copy)
                pick(copy, ())


def scored(events: list[Event]) -> list[dict[int, int]]:
    """Points by seat of the pass that has ended, if one has."""
    return [dict(event.points) for event in events if isinstance(event, PassScored)]


@given(st.sampled_from(SEATS), st.integers(0, 2**32))
def test_the_same_moves_bring_the_same(seats: int, seed: int) -> None:
    """Cards, coins, chips, turns and points of a whole game are those of the rules."""
    table: Table[Any] = Table.new(GAMES["arche-noah"], seats, seed)
    copy, chance, passes = lean(table.state), Random(seed), 0
    while table.pending:
        (move,) = random_moves(table, chance)
        events = table.play(move)
        follow(copy, events)
        assert copy.over == bool(scored(events))
        for points in scored(events):
            assert dict(enumerate(totals(copy))) == points
            passes += 1
            copy = lean(table.state) if table.pending else copy
        if table.pending:
            assert copy == lean(table.state)
    assert passes == 2
