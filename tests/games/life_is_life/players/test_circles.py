"""Rounds of Life is Life that go in a circle: somebody has to knock."""

from dataclasses import replace
from functools import partial
from random import Random

import pytest

from accessible_games.contest.playing import play_move
from accessible_games.core.table import Table
from accessible_games.games import GAMES
from accessible_games.games.life_is_life.events import Swapped
from accessible_games.games.life_is_life.players.circles import goes_in_circle
from accessible_games.games.life_is_life.players.normal import best, look_out, plans, why_knock
from accessible_games.games.life_is_life.players.reasons import KnocksAhead, KnocksLate
from accessible_games.games.life_is_life.seen import View
from accessible_games.games.life_is_life.state import ROWS
from accessible_games.players import bot, search_of
from tests.games.life_is_life.building import LifeTable, asked, play, position
from tests.games.life_is_life.players.seats import ME, NEXT, sees, swapped

HAND = "mouse cat cat bear giraffe giraffe goat goat pig pig"
MINE, BACK = swapped(ME, "mouse", "bear"), swapped(ME, "bear", "mouse")
THEIRS, RETURNED = swapped(NEXT, "dog sheep", "mole mole"), swapped(NEXT, "mole mole", "dog sheep")
CIRCLE = (MINE, THEIRS, BACK, RETURNED)


def after(*swaps: Swapped) -> View:
    """What ME sees after such swaps."""
    return sees(HAND, swaps=swaps)


def test_a_circle_is_a_table_that_was_there_before() -> None:
    """At an earlier turn of the same seat, whatever went before."""
    assert goes_in_circle(after(*CIRCLE))
    assert goes_in_circle(after(swapped(ME, "pig pig pig", "cat dog rabbit"), THEIRS, *CIRCLE))


@pytest.mark.parametrize(
    "swaps",
    [
        (),
        CIRCLE[:3],
        (MINE, THEIRS, BACK, swapped(NEXT, "mole mole", "dog goat")),
        (MINE, THEIRS, replace(BACK, row=2), RETURNED),
        (MINE, THEIRS, replace(BACK, seat=NEXT), RETURNED),
        (THEIRS, RETURNED),
    ],
)
def test_a_table_is_another_one_where_any_card_lies_elsewhere(swaps: tuple[Swapped, ...]) -> None:
    """In another row, in another hand; or where somebody else was on turn."""
    assert not goes_in_circle(after(*swaps))


def test_the_last_lap_is_no_circle() -> None:
    """It ends without a knock."""
    assert not goes_in_circle(replace(after(*CIRCLE), knocker=NEXT))


def test_a_circle_is_a_reason_to_knock() -> None:
    """It is told like that of a round that is late."""
    view = after(*CIRCLE)
    reason = why_knock(view, look_out(view), best(plans(view, look_out(view), ROWS)))
    assert isinstance(reason, KnocksLate | KnocksAhead)


def circling() -> LifeTable:
    """Two players are left; both have taken a row and laid it back, and the first is on turn."""
    table = position({0: "cat", 1: "pig pig"}, {1: "bear", 2: "dog sheep"}, lives=(1, 1, 0))
    play(table, "0 turn 1", "0 lay cat", "1 turn 2", "1 lay pig pig")
    play(table, "0 turn 1", "0 lay bear", "1 turn 2", "1 lay dog sheep")
    return table


@pytest.mark.parametrize("level", ["normal", "hard", "expert", "bold-hard", "careful-hard"])
def test_a_computer_player_ends_a_circle(level: str) -> None:
    """Else two of them swapped to and fro for ever."""
    table = circling()
    decision = asked(table)
    determinize = partial(table.determinize, 0)
    assert bot("life-is-life", level)(table.view(0), decision, determinize, Random(1)) == "knock"


def test_a_review_of_a_circle_tells_the_knock_first() -> None:
    """Without a search; what was played is named beside it."""
    table = circling()
    determinize = partial(table.determinize, 0)
    lines = search_of("life-is-life")(
        table.view(0), asked(table), determinize, Random(1), also=("2",)
    )
    assert [(line.answer, line.visits) for line in lines] == [("knock", 0), ("2", 0)]


def test_a_game_that_went_round_for_ever_ends() -> None:
    """Three players of the level hard, who try little: the last two of them swapped to and fro."""
    table = Table.new(GAMES["life-is-life"], 3, 24)
    bots = [bot("life-is-life", "hard", 0.1)] * 3
    while table.pending and len(table.moves) < 1000:
        play_move(table, bots, 24)
    assert not table.pending
