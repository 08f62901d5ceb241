"""Phase 1: a drink is added or taken, by rules 1 to 3."""

import pytest

from accessible_games.games.sixpack.changing import why_not_add, why_not_take
from accessible_games.games.sixpack.drinks import BOTTLES, FRONTS, MIXES, PIECES
from accessible_games.games.sixpack.events import Filled, Placed, TableGrew, Taken
from accessible_games.games.sixpack.rules import TAKE
from tests.games.sixpack.building import (
    asked,
    layout,
    new,
    of,
    options,
    play,
    position,
    random_game,
    why_not,
)

SQUARE = "C CL\nCB B"


def test_a_turn_adds_any_drink_that_may_be_there_or_takes_one() -> None:
    """It is one answer: a drink and a place, or take and a place."""
    table = position(SQUARE)
    assert {word for word, _ in options(table)} == {*PIECES, TAKE}
    told = play(table, "0 turn beer o13")
    assert told[0] == Placed(0, "beer", "o13")
    table = position(SQUARE)
    assert play(table, "0 turn take n14")[0] == Taken(0, "beer", "n14")


def test_phase_one_must_be_played() -> None:
    """There is no answer that does nothing (S8)."""
    table = position(SQUARE)
    assert asked(table).options.why_not("no") == "not-a-place"
    assert why_not(table, "no m13") == "unknown-word"


@pytest.mark.parametrize("seed", range(6))
def test_something_can_always_be_added(seed: int) -> None:
    """So nobody can be without a move (S8)."""
    table = new(3, seed)
    for _ in random_game(table, seed, 120):
        if table.waiting() and table.waiting()[0].kind == "turn":
            assert any(word != TAKE for word, _ in options(table))


# Rule 1 ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("drink", PIECES)
def test_bottles_go_next_to_mixes_and_mixes_next_to_bottles(drink: str) -> None:
    """Whatever their recipe: only the kinds matter (S6)."""
    beside_cola = why_not_add(layout(SQUARE), drink, "m12")
    beside_spezi = why_not_add(layout(SQUARE), drink, "n12")
    if drink in BOTTLES:
        assert (beside_cola, beside_spezi) == ("bottle-at-bottle", None)
    else:
        assert (beside_cola, beside_spezi) == (None, "mix-at-mix")


def test_edge_to_edge_and_not_at_a_corner() -> None:
    """What touches only a corner has no neighbour, nor has what is far away."""
    table = layout(SQUARE)
    assert why_not_add(table, "cola", "o12") == "no-neighbour"
    assert why_not_add(table, "cola", "a1") == "no-neighbour"
    assert why_not_add(table, "cola", "m13") == "occupied"


def test_a_gap_between_equal_bottles_may_be_closed_with_any_mix() -> None:
    """Phase 2 cannot, so this is the only way (S7)."""
    table = layout("C CL\n. C")
    assert [why_not_add(table, mix, "m14") for mix in MIXES] == [None, None, None]


def test_an_empty_stack_gives_nothing() -> None:
    """Neither its bottle nor its mix (S19)."""
    picture = "\n".join(["C LB C LB", "LB C LB C"] * 2)
    table = layout(picture)
    assert table.left["cola"] == 0
    assert why_not_add(table, "shandy", "m12") == "stack-empty"
    assert why_not_add(table, "spezi", "m12") is None


def test_what_is_no_place_is_refused() -> None:
    """Places are named a1 to z26."""
    table = position(SQUARE)
    for place in ("m27", "m0", "13", "mm", "take", "é9"):
        assert why_not(table, f"cola {place}") == "unknown-place"
        assert why_not(table, f"take {place}") == "unknown-place"


# Rule 2 ------------------------------------------------------------------------------------------


def test_the_example_of_the_rules_for_proportion() -> None:
    """To 2 by 4 cards nothing is added at a short side, but at a long side it may be.

    At a short side it would be 2 by 5.
    """
    table = layout("C CL B CB\nCL B CB C")
    assert why_not_add(table, "shandy", "l14") == "mix-at-mix"
    assert why_not_add(table, "beer", "l14") == "too-narrow"
    assert why_not_add(table, "beer", "q13") == "too-narrow"
    assert why_not_add(table, "shandy", "o12") is None
    assert why_not_add(table, "beer", "n12") is None
    turned = layout("C CL\nCL B\nB CB\nCB C")
    assert why_not_add(turned, "shandy", "m12") == "too-narrow"
    assert why_not_add(turned, "shandy", "l13") is None


def test_proportion_is_that_of_the_box_around_the_table() -> None:
    """Also where it has notches (S9)."""
    table = layout("C CL . .\n. B CB C")
    assert why_not_add(table, "spezi", "q14") == "too-narrow"
    assert why_not_add(table, "spezi", "p13") is None


def test_taking_must_leave_the_proportion_too() -> None:
    """Else a row of three could be left (S9)."""
    table = layout("C CL B\nCL . .")
    assert why_not_take(table, "m14", strict=False) == "too-narrow"
    assert why_not_take(table, "o13", strict=False) is None


# Rule 3 ------------------------------------------------------------------------------------------


def test_a_mix_touched_by_equal_bottles_only_must_stay() -> None:
    """Its gap could not be filled again."""
    assert why_not_take(layout("C CL\nLB C"), "n13", strict=False) == "not-refillable"
    assert why_not_take(layout("C CL\nLB B"), "n13", strict=False) is None
    table = layout("C LB C\nLB C LB\nB CB L")
    assert why_not_take(table, "n13", strict=False) == "not-refillable"
    assert why_not_take(table, "n15", strict=False) is None


def test_a_mix_with_one_neighbour_may_be_taken_unless_played_strict() -> None:
    """No gap is left that needs filling (S11)."""
    table = layout("C CL B\nCB . .")
    assert why_not_take(table, "m14", strict=True) == "not-refillable"
    assert why_not_take(layout("C CL\nCB B\n. CL"), "n15", strict=False) is None
    assert why_not_take(layout("C CL\nCB B\n. CL"), "n15", strict=True) == "not-refillable"
    usual, strict = position("C CL\nCB B\n. CL"), position("C CL\nCB B\n. CL", strict=True)
    assert why_not(usual, "take n15") is None
    assert why_not(strict, "take n15") == "not-refillable"


def test_bottles_may_be_taken_whatever_they_touch() -> None:
    """Any two mixes share a bottle."""
    assert why_not_take(layout("C CL\nCL B"), "m13", strict=True) is None


def test_the_table_must_hang_together() -> None:
    """Checked before anything is filled (S12)."""
    table = layout("C CL B\n. L .\n. CL .")
    assert why_not_take(table, "n13", strict=False) == "splits-table"
    assert why_not_take(table, "n14", strict=False) == "splits-table"


def test_two_cards_always_stay() -> None:
    """The table never gets smaller than at the beginning (S13)."""
    assert why_not_take(layout("C CL"), "m13", strict=False) == "smallest-table"
    assert why_not_take(layout("C CL\nCB ."), "m14", strict=False) is None


def test_nothing_is_taken_where_nothing_is() -> None:
    """Only drinks on the table can be taken."""
    assert why_not_take(layout(SQUARE), "o13", strict=False) == "no-drink-there"


def test_what_is_taken_goes_back_to_its_stack() -> None:
    """It can be used again at once."""
    table = position("C CL B\nCB . .")
    assert table.state.layout.left[FRONTS["beer"]] == 14
    play(table, "0 turn take o13")
    assert table.state.layout.left[FRONTS["beer"]] == 15


def test_a_bottle_that_must_come_back_may_be_taken() -> None:
    """A wasted move, which is said (S14)."""
    table = position(SQUARE)
    (filled,) = of(Filled, play(table, "0 turn take m13"))
    assert filled == Filled(0, "cola", "m13", ("spezi", "diesel"), again=True, chosen=False)


def test_a_bottle_that_comes_back_otherwise_is_no_wasted_move() -> None:
    """Equal mixes leave a choice."""
    table = position("C CL\nCL B")
    play(table, "0 turn take m13")
    (filled,) = of(Filled, play(table, "0 fill lemonade m13"))
    assert not filled.again


# The extent --------------------------------------------------------------------------------------


def test_a_new_extent_is_told_at_once() -> None:
    """Its corners, its columns and its rows; where it stays, nothing is said."""
    table = position(SQUARE)
    assert play(table, "0 turn beer o13")[1] == TableGrew("m13", "o14", 3, 2)
    table = position("C CL .\nCB B CL\nB CB .")
    assert of(TableGrew, play(table, "0 turn cola o15")) == []
    table = position("C CL B\nCB . .")
    assert of(TableGrew, play(table, "0 turn take o13")) == [TableGrew("m13", "n14", 2, 2)]
