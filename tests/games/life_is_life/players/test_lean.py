"""The round in numbers is the round of the rules."""

from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from accessible_games.core.decision import Move
from accessible_games.core.table import Table
from accessible_games.games import GAMES
from accessible_games.games.life_is_life.players.fast_rules import Round, knock, lean, numbers, swap
from accessible_games.games.life_is_life.players.rollout import best_swap
from accessible_games.games.life_is_life.state import PIECES, SEATS


def answers(table: Round, keen: bool, may_knock: bool, chance: Random) -> tuple[int, list[str]]:
    """A row and the cards to lay; row 0 is a knock. Who is keen swaps well and hunts for sets."""
    if may_knock and chance.random() < 0.15:
        return 0, []
    if keen:
        _, row, best = best_swap(table)
        return row, [PIECES[card] for card in best]
    hand = table.hands[table.on_turn]
    held = [animal for animal, count in zip(PIECES, hand, strict=True) for _ in range(count)]
    row = 1 + int(chance.random() * 4)
    laid = [held.pop(int(chance.random() * len(held))) for _ in range(row)]
    same = sorted(numbers(laid)) == sorted(table.rows[row - 1])
    return answers(table, keen, may_knock, chance) if same else (row, laid)


def play_round(table: Table[Any], keen: int, chance: Random) -> Round:
    """The same moves by the rules and in numbers, until the round is over in numbers."""
    copy = lean(table.state)
    while not copy.over:
        assert copy == lean(table.state)
        seat, (decision,) = copy.on_turn, table.waiting()
        may_knock = decision.options.why_not("knock") is None
        row, laid = answers(copy, seat < keen, may_knock, chance)
        if not row:
            knock(copy)
            table.play(Move(seat, "turn", "knock"))
            continue
        swap(copy, row, numbers(laid))
        table.play(Move(seat, "turn", str(row)))
        table.play(Move(seat, "lay", tuple(laid)))
    return copy


@given(
    st.sampled_from(SEATS),
    st.booleans(),
    st.integers(0, 5),
    st.integers(0, 2**32),
)
def test_the_same_moves_bring_the_same(seats: int, expert: bool, keen: int, seed: int) -> None:
    """Cards, turns, knocks and lives of a whole game are those of the rules, move by move."""
    options = {"expert": "yes" if expert else "no"}
    table: Table[Any] = Table.new(GAMES["life-is-life"], seats, seed, options)
    chance = Random(seed)
    while table.pending and table.state.round < 20:
        assert play_round(table, keen, chance).lives == table.state.lives
