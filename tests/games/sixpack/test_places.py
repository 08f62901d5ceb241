"""Places and their names, which stay put while the table grows in all directions."""

from itertools import pairwise

import pytest

from accessible_games.core.decision import Move
from accessible_games.core.grid import COLUMNS, ROWS
from accessible_games.games.sixpack.cells import (
    FIRST_PLACES,
    PLACES,
    WIDEST,
    around,
    columns,
    connected,
    joined,
    neighbours,
    reading_order,
    rows,
    splits,
    touched,
    without,
)
from accessible_games.games.sixpack.state import OPTIONS
from tests.games.sixpack.building import display, document, layout, new, read

ALIKE = [{*"bcdegptvw"}, {*"mn"}, {*"fs"}, {*"lm"}, {*"hak"}, {*"jk"}, {*"gj"}, {*"qu"}, {*"iy"}]
"""Letters whose names are mistaken for each other in German, French or English."""


def test_a_place_is_a_letter_and_a_number() -> None:
    """26 columns and 26 rows, in reading order (S42)."""
    assert len(PLACES) == 26 * 26
    assert [*PLACES][:2] == ["a1", "b1"]
    assert sorted(PLACES, key=reading_order) == [*PLACES]


@pytest.mark.parametrize("column", OPTIONS["columns"])
def test_the_first_two_places_are_side_by_side_in_the_middle_row(column: str) -> None:
    """In the column that the table's option names (S47)."""
    first, second = FIRST_PLACES[column]
    assert around(first)[2] == second
    assert (first[0], ROWS.index(first[1:])) == (column, 12)
    table = new(columns=column)
    table.play(Move(table.state.on_turn, "pair", "cola-spezi"))
    assert table.state.display == {first: "cola", second: "spezi"}


def test_no_two_columns_side_by_side_sound_alike_where_a_new_table_begins() -> None:
    """From two columns on the left of the first drinks to four on their right (S47)."""
    begun, before = (COLUMNS.index(each) for each in OPTIONS["columns"])
    pairs = [{*pair} for pair in pairwise(COLUMNS[begun - 2 : begun + 6])]
    assert pairs[0] == {"n", "o"}
    assert not any(pair <= alike for pair in pairs for alike in ALIKE)
    assert any({*COLUMNS[before : before + 2]} <= alike for alike in ALIKE)


def test_a_game_without_that_option_begins_where_all_did_before() -> None:
    """A record or a position that names no columns goes on at m13 (S47)."""
    given = document("C CL", phase="pair", display={}, turn=0)
    del given["columns"]
    table = read(given)
    table.play(Move(0, "pair", "cola-spezi"))
    assert [*table.state.display] == ["m13", "n13"]


def test_letters_go_right_and_numbers_down() -> None:
    """Clockwise from above."""
    assert neighbours("h8") == ("h7", "i8", "h9", "g8")
    assert around("h8") == ("h7", "i7", "i8", "i9", "h9", "g9", "g8", "g7")


def test_names_go_round() -> None:
    """Whoever goes on to the right from z comes to a, downwards from 26 to 1 (S42)."""
    assert neighbours("z26") == ("z25", "a26", "z1", "y26")
    for place in PLACES:
        assert all(place in neighbours(near) for near in neighbours(place))
        assert len({place, *around(place)}) == 9


def test_between_turns_and_in_a_turn_no_table_is_wider_than_its_names() -> None:
    """The bound that cells.py tells (S42).

    At most 34 cards, connected and proportioned, are at most 23 wide; with an empty column on each
    side that is less than 26.
    """
    widest = max(
        width
        for width in range(1, 50)
        for height in range(1, 50)
        if width + height - 1 <= 3 * 11 + 1 and max(width, height) <= 2 * min(width, height)
    )
    assert widest == 23
    assert widest < WIDEST
    assert WIDEST + 2 <= len(COLUMNS) == len(ROWS)


def test_columns_and_rows_are_told_in_order_across_the_end_of_the_names() -> None:
    """From left to right and from top to bottom, as they lie."""
    table = display("C CL B\nCB L LB", corner="y26")
    assert columns(table) == ("y", "z", "a")
    assert rows(table) == ("26", "1")


def test_only_edges_join() -> None:
    """Cards that touch at a corner do not hang together."""
    assert connected(display("C CL\n. L"))
    assert not connected(display("C .\n. L"))
    assert touched(display("C CL\n. L"), "m14") == ("cola", "lemonade")


def test_cards_are_joined_by_any_way_that_is_not_barred() -> None:
    """Straight or round about, but never over an empty place."""
    ring = display("C CL B\nCB . LB\nC CL B")
    assert joined(ring, ["n13", "n15"])
    assert joined(ring, ["n13", "n15"], "m14")
    assert not joined(display("C CL B\nCB . LB"), ["m14", "o14"], "n13")
    assert joined(display("C ."), ["m13"])


def test_a_card_splits_the_table_where_the_rest_hangs_on_it() -> None:
    """Joined around a corner, or around a hole, the rest still hangs together (S12)."""
    table = display("C CL B CL\nCB . LB .")
    assert splits(table, "n13")
    assert not splits(table, "m14")
    assert splits(table, "o13")
    ring = display("C CL B\nCB . LB\nC CL B")
    assert not any(splits(ring, place) for place in ring)
    for shown in (table, ring):
        for place in shown:
            assert splits(shown, place) == (not connected(without(shown, place)))


def test_the_box_changes_only_with_a_card_alone_in_its_column_or_row() -> None:
    """That is where the table's extent is announced."""
    table = layout("C CL B\nCB . .")
    assert table.alone("o13")
    assert table.alone("m14")
    assert not table.alone("m13")
    assert not table.alone("n14")
    assert table.alone("p13")


def test_a_table_is_at_most_twice_as_wide_as_high() -> None:
    """And the other way round; 1 by 2 is the only table of width one (S40)."""
    for width in range(1, 9):
        for height in range(1, 9):
            full = layout("\n".join([" ".join(["C"] * width)] * height))
            fits = width <= 2 * height and height <= 2 * width
            assert full.well_proportioned == fits
            if fits and 1 in (width, height):
                assert width * height <= 2
