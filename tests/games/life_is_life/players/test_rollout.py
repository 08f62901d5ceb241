"""How a search plays a round to its end."""

from collections.abc import Iterator
from functools import partial
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessible_games.core.decision import Move
from accessible_games.core.table import Table
from accessible_games.games import GAMES
from accessible_games.games.life_is_life.players.easy import swap as swap_of
from accessible_games.games.life_is_life.players.fast_rules import (
    WORTHS,
    Round,
    counted,
    lean,
    numbers,
)
from accessible_games.games.life_is_life.players.normal import SWAPS
from accessible_games.games.life_is_life.players.normal import look_out as normally
from accessible_games.games.life_is_life.players.promises import look_out
from accessible_games.games.life_is_life.players.rollout import (
    best_plain_swap,
    best_swap,
    play_out,
    would_knock,
)
from accessible_games.games.life_is_life.state import PIECES, SEATS
from accessible_games.players import bot
from tests.games.life_is_life.players.seats import cards

CLOSE = 1.5
"""How many points what a search thinks of cards may be away from what `normal` does."""


def two(mine: str, others: str, known: str = "") -> Round:
    """The one on turn may knock; nothing on display makes either hand better by much."""
    rows = ("mouse", "dog sheep", "mole goat sheep", "dog sheep mole goat")
    hands = [counted(cards(mine)), counted(cards(others))]
    display = [numbers(cards(row)) for row in rows]
    seen = [counted(()), counted(cards(known))]
    shown = counted(cards(f"{' '.join(rows)} {known}"))
    unseen = [value - count for value, count in zip(WORTHS, shown, strict=True)]
    return Round(hands, seen, unseen, display, [1, 1], [2, 2], 0, None, expert=False)


@given(st.sampled_from(SEATS), st.booleans(), st.integers(0, 2**32))
def test_every_round_ends(seats: int, expert: bool, seed: int) -> None:
    """After not too many swaps, and no card is lost or made."""
    options = {"expert": "yes" if expert else "no"}
    table = lean(Table.new(GAMES["life-is-life"], seats, seed, options).state)
    before = sum(map(sum, table.hands))
    play_out(table)
    assert table.over
    assert max(table.swaps) <= SWAPS + 1
    assert sum(map(sum, table.hands)) == before


def test_the_same_cards_are_played_the_same() -> None:
    """So that two candidates in one world differ by nothing but themselves."""
    ends = []
    for _ in range(2):
        table = lean(Table.new(GAMES["life-is-life"], 4, 3).state)
        play_out(table)
        ends.append(table)
    assert ends[0] == ends[1]


@pytest.mark.parametrize(
    ("known", "expected"),
    [("pig pig pig pig", ["pig"]), ("pig pig pig", []), ("cat cat cat rabbit", ["cat"])],
)
def test_what_another_is_known_to_wait_for_is_not_laid(known: str, expected: list[str]) -> None:
    """Where only one card of a set is missing to them, and everybody saw it."""
    others = f"{known} bear bear giraffe goat goat goat goat goat goat"
    mine = "giraffe giraffe giraffe giraffe giraffe giraffe bear pig cat rabbit"
    table = two(mine, " ".join(others.split()[:10]), known)
    _, _, laid = best_swap(table)
    assert not {PIECES[card] for card in laid} & set(expected)


def test_who_is_far_ahead_knocks() -> None:
    """At once, and then the other has one more turn."""
    rich = "giraffe giraffe giraffe giraffe giraffe bear bear bear mole mole"
    table = two(rich, "goat goat mouse cat rabbit pig dog sheep mole bear")
    play_out(table)
    assert table.knocker == 0
    assert table.swaps == [1, 2]


@pytest.mark.parametrize("expert", ["no", "yes"])
@pytest.mark.parametrize("seed", range(6))
def test_cards_promise_and_threaten_what_normal_says(seed: int, expert: str) -> None:
    """At every turn of a round, but for what comes of rounding how many cards are unknown."""
    table = Table.new(GAMES["life-is-life"], 3 + seed % 3, seed, {"expert": expert})
    normal = bot("life-is-life", "normal")
    while table.pending and table.state.round == 1:
        (decision,) = table.waiting()
        view = table.view(decision.seat)
        if decision.kind == "turn":
            theirs, ours = normally(view), look_out(lean(table.state))
            for number, animal in enumerate(PIECES):
                assert ours.hope[number] == pytest.approx(theirs.hope[animal], abs=CLOSE)
                fear = ours.fear[number][: len(theirs.fear[animal])]
                assert fear == pytest.approx(theirs.fear[animal][: len(fear)], abs=CLOSE)
        determinize = partial(table.determinize, decision.seat)
        answer = normal(view, decision, determinize, Random(seed))
        table.play(Move(decision.seat, decision.kind, answer))


def plain_turns(seats: int, seed: int, expert: str) -> Iterator[tuple[bool, bool]]:
    """Of each turn in a round of `easy`: whether a plain player gains and knocks as `easy` does."""
    table: Table[Any] = Table.new(GAMES["life-is-life"], seats, seed, {"expert": expert})
    easy = bot("life-is-life", "easy")
    while table.pending and table.state.round == 1:
        (decision,) = table.waiting()
        view, determinize = table.view(decision.seat), partial(table.determinize, decision.seat)
        answer = easy(view, decision, determinize, Random(seed))
        if decision.kind == "turn":
            most = max(swap_of(view.hand, row)[0] for row in view.display)
            played = lean(table.state)
            gain, row, laid = best_plain_swap(played)
            may_knock = decision.options.why_not("knock") is None
            knocks = may_knock and would_knock(played, True, gain, row, laid)
            yield gain == pytest.approx(most), knocks == (answer == "knock")
        table.play(Move(decision.seat, decision.kind, answer))


def test_who_plays_plainly_swaps_and_knocks_as_easy() -> None:
    """It gains as much by what cards pay, but where it lays another one of two equal cards."""
    turns = [
        turn
        for seats, seed, expert in product((3, 4, 5), range(4), ("no", "yes"))
        for turn in plain_turns(seats, seed, expert)
    ]
    gains, knocks = zip(*turns, strict=True)
    assert len(turns) > 200
    assert sum(gains) > 0.9 * len(turns)
    assert sum(knocks) > 0.97 * len(turns)


def test_who_plays_plainly_never_misses_a_set() -> None:
    """Though four pigs pay as much as five."""
    hand = "pig pig pig pig bear bear giraffe giraffe goat goat"
    table = two(hand, "mole mole mole sheep sheep dog dog cat cat cat")
    table.rows[0] = numbers(cards("pig"))
    play_out(table, plainly=(0,))
    assert table.over
    assert table.lives == [2, 1]
