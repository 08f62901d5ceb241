"""Going about the table by ear: place by place, line by line, all of it, and what is new."""

import pytest

from accessible_games.core.event import Event
from accessible_games.games.sixpack.cells import around, columns
from accessible_games.games.sixpack.filling import gaps
from accessible_games.games.sixpack.layout import Layout
from accessible_games.games.sixpack.looking import (
    CHANGE_TOPICS,
    WAYS,
    DrinkHere,
    DrinksAdded,
    DrinksExchanged,
    DrinksGone,
    GapHere,
    GapOpen,
    LineEmpty,
    LineLies,
    NothingChanged,
    NothingHere,
    SpaceHere,
    table,
)
from accessible_games.games.sixpack.touring import CURSOR
from tests.games.playing import reached
from tests.games.sixpack.building import SixTable, new, of, play, position

SQUARE = "C CL B\nCB L LB\nC CL B"
HOLE = "C CL B\nCB . LB\nC CL B"


def at(table: SixTable, place: str, topic: str = "look") -> list[Event]:
    """What a topic tells of a place."""
    return list(CURSOR.topics[topic](table.view(0), place))


def here(table: SixTable, place: str) -> DrinkHere:
    """The drink that `look` tells of a place."""
    (told,) = at(table, place)
    assert isinstance(told, DrinkHere)
    return told


def stepped(table: SixTable, place: str, way: str) -> str | None:
    """Where a step leads, if it leads anywhere."""
    return CURSOR.step(table.view(0), place, way)


# One place ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("corner", ["m13", "y25", "z26"])
def test_a_drink_is_told_with_the_edges_it_is_at(corner: str) -> None:
    """Alike in the middle of all names and across their ends, from z to a and from 26 to 1."""
    square = position(SQUARE, corner=corner)
    middle = around(corner)[3]
    ring = [here(square, place) for place in around(middle)]
    assert [told.rim for told in ring] == [
        "above", "above-right", "right", "below-right", "below", "below-left", "left",
        "above-left",
    ]  # fmt: skip
    assert [told.drink for told in ring] == [
        "spezi", "beer", "shandy", "beer", "spezi", "cola", "diesel", "cola",
    ]  # fmt: skip
    assert here(square, middle) == DrinkHere("lemonade", middle, "none", new=False)


def test_a_table_of_one_row_has_no_edge_above_or_below() -> None:
    """There is nothing to tell apart; of one column it is the same sideways."""
    wide, high = position("C CL"), position("C\nCL")
    assert [here(wide, place).rim for place in ("m13", "n13")] == ["left", "right"]
    assert [here(high, place).rim for place in ("m13", "m14")] == ["above", "below"]


def test_edges_are_those_of_the_table_not_of_the_row() -> None:
    """Beside this lemonade there is no drink, but the table goes on further down."""
    assert here(position("C CL .\nCB L LB"), "n13").rim == "above"


def test_what_came_in_this_turn_is_told_as_new() -> None:
    """Added or filled, until the turn ends."""
    block = position("C CL B\nCB L LB", claims="off")
    assert not any(here(block, place).new for place in block.state.display)
    play(block, "0 turn shandy m12")
    came = [place for place in block.state.display if here(block, place).new]
    assert came == ["m12", "n12", "o12"]
    play(block, "0 claim no", "1 claim no")
    assert not any(here(block, place).new for place in block.state.display)


def test_a_gap_tells_what_it_touches_and_what_would_fill_it() -> None:
    """Clockwise from above; here any bottle, or just one mix."""
    touched = ("spezi", "shandy", "spezi", "diesel")
    assert at(position(HOLE), "n14") == [
        GapHere("n14", touched, ("cola", "lemonade", "beer"), 3)
    ]  # fmt: skip
    corner = position("CL B\nC .")
    assert at(corner, "n14") == [GapHere("n14", ("beer", "cola"), ("diesel",), 1)]


def test_a_gap_that_nothing_fills_is_told_as_stuck() -> None:
    """Because its bottles are equal, or because no card is left (S19)."""
    assert at(position("LB C\nC ."), "n14") == [GapHere("n14", ("cola", "cola"), (), 0)]
    used = position("C LB C LB B CB\nLB C LB C CL .\nC LB C LB . .\nLB C LB C . .")
    assert at(used, "r14") == [GapHere("r14", ("diesel", "spezi"), (), 0)]


def test_an_empty_place_beside_one_drink_tells_which() -> None:
    """There a drink could be added."""
    assert at(position("C CL"), "l13") == [SpaceHere("l13", "cola")]
    assert at(position("C CL"), "n14") == [SpaceHere("n14", "spezi")]


def test_an_empty_place_that_touches_nothing_says_so() -> None:
    """At the corners of the ring, or far away, or before the first drinks."""
    assert at(position("C CL"), "l12") == [NothingHere("l12")]
    assert at(position("C CL"), "a1") == [NothingHere("a1")]
    assert at(new(2), "m13") == [NothingHere("m13")]


# Where to begin ----------------------------------------------------------------------------------


def test_before_the_first_drinks_it_begins_where_they_will_lie() -> None:
    """From there no step leads anywhere else."""
    assert CURSOR.start(new(2).view(0)) == "p13"
    assert {stepped(new(2), "p13", way) for way in WAYS} == {"p13"}


def test_it_begins_at_the_first_card_laid() -> None:
    """Where that has gone, at the one beside; else at the first card of the table."""
    assert CURSOR.start(position("CL B\nC CB", corner="l13").view(0)) == "m13"
    begun = position("CL B\nC CB", corner="o13", columns="p")
    assert CURSOR.start(begun.view(0)) == "p13"
    assert CURSOR.start(position(". CL\nCL B", corner="m13").view(0)) == "n13"
    assert CURSOR.start(position(". CL\nCL B", corner="z26").view(0)) == "a26"
    assert CURSOR.start(position("CL B\nC CB", corner="c4").view(0)) == "c4"


def test_in_a_turn_it_begins_where_the_last_change_was() -> None:
    """At the drink added or filled last; a place from which one was taken has no drink."""
    filled = position("C CL B\nCB L LB", claims="off")
    play(filled, "0 turn shandy m12")
    assert filled.view(0).changed == ("m12", "n12", "o12")
    assert CURSOR.start(filled.view(0)) == "o12"
    taken = position("C CL\nCL B")
    play(taken, "0 turn take m13")
    assert taken.view(0).changed == ("m13",)
    assert CURSOR.start(taken.view(0)) == "n13"


# Steps -------------------------------------------------------------------------------------------


def test_a_step_leads_to_the_place_beside() -> None:
    """In each of the four ways."""
    square = position(SQUARE)
    ways = {way: stepped(square, "n14", way) for way in WAYS}
    assert ways == {"up": "n13", "right": "o14", "down": "n15", "left": "m14"}


@pytest.mark.parametrize("corner", ["m13", "x24", "z26", "a1"])
def test_the_ring_around_the_table_can_be_reached_and_nothing_beyond(corner: str) -> None:
    """There a drink can be added; further out there is nothing to find."""
    square = position(SQUARE, corner=corner)
    found = reached(CURSOR, square.view(0))
    assert len(found) == 25
    first = around(corner)[7]
    assert first in found
    assert [stepped(square, first, way) is None for way in WAYS] == [
        True, False, False, True,
    ]  # fmt: skip
    assert sum(at(square, place) == [NothingHere(place)] for place in found) == 4


def test_from_a_place_that_the_table_has_left_it_begins_anew() -> None:
    """Clearing may leave the cursor far away; it still says what is there."""
    square = position("C LB C LB\nLB C LB C\nC LB C LB\nCL C LB C", phase="clear")
    assert stepped(square, "m14", "right") == "n14"
    play(square, "0 clear row 16", "0 clear column n")
    assert columns(square.state.display) == ("o", "p")
    assert at(square, "m14") == [NothingHere("m14")]
    for way in WAYS:
        assert stepped(square, "m14", way) == CURSOR.start(square.view(0)) == "o13"


# Lines -------------------------------------------------------------------------------------------


def test_a_row_is_told_from_its_first_drink_to_its_last() -> None:
    """With the column at which it begins, and empty places between; any place names it."""
    told = [LineLies("row", "14", "m", ("diesel", "", "shandy"))]
    assert at(position(HOLE), "n14", "row") == told
    assert at(position(HOLE), "l14", "row") == told
    assert at(position("C CL B\n. . LB"), "m14", "row") == [LineLies("row", "14", "o", ("shandy",))]


def test_a_column_is_told_from_above() -> None:
    """With the row at which it begins."""
    hole = position(HOLE)
    assert at(hole, "n14", "column") == [LineLies("column", "n", "13", ("spezi", "", "spezi"))]
    assert at(position("C CL\n. L\n. CL"), "n20", "column") == [
        LineLies("column", "n", "13", ("spezi", "lemonade", "spezi"))
    ]


def test_a_line_goes_on_across_the_ends_of_the_names() -> None:
    """Row 26 is followed by row 1, column z by column a."""
    square = position(SQUARE, corner="z26")
    assert at(square, "a26", "row") == [LineLies("row", "26", "z", ("cola", "spezi", "beer"))]
    assert at(square, "a1", "column") == [
        LineLies("column", "a", "26", ("spezi", "lemonade", "spezi"))
    ]


def test_a_line_without_drinks_says_so() -> None:
    """Such as those of the ring."""
    assert at(position(SQUARE), "l12", "row") == [LineEmpty("row", "12")]
    assert at(position(SQUARE), "l12", "column") == [LineEmpty("column", "l")]
    assert at(new(2), "m13", "row") == [LineEmpty("row", "13")]


def test_a_block_is_three_rows_of_three_around_a_place() -> None:
    """Empty places are told as such, wherever they are."""
    assert at(position(HOLE), "n14", "block") == [
        LineLies("row", "13", "m", ("cola", "spezi", "beer")),
        LineLies("row", "14", "m", ("diesel", "", "shandy")),
        LineLies("row", "15", "m", ("cola", "spezi", "beer")),
    ]
    assert at(position(HOLE, corner="a1"), "a1", "block") == [
        LineLies("row", "26", "z", ("", "", "")),
        LineLies("row", "1", "z", ("", "cola", "spezi")),
        LineLies("row", "2", "z", ("", "diesel", "")),
    ]


# All of it ---------------------------------------------------------------------------------------


def test_gaps_are_told_row_by_row() -> None:
    """In whichever order the cards came."""
    picture = "C CL B\nCB . LB\nC CL B\nCB . LB"
    shown = position(picture).state.display
    later = dict(reversed(shown.items()))
    assert list(gaps(Layout(later))) != ["n14", "n16"]
    backwards = position(picture, display=later)
    told = of(GapOpen, list(table(backwards.view(0))))
    assert [gap.place for gap in told] == ["n14", "n16"]


# What has changed --------------------------------------------------------------------------------


def changes(before: SixTable, now: SixTable) -> list[Event]:
    """What seat 0 is told of all that is different now."""
    return list(CHANGE_TOPICS["changes"](before.view(0), now.view(0)))


def test_drinks_that_came_are_told_row_by_row() -> None:
    """With their places."""
    assert changes(position("C CL"), position("C CL\nCB B")) == [
        DrinksAdded((("diesel", "m14"), ("beer", "n14")))
    ]


def test_drinks_that_went_are_told_with_what_they_were() -> None:
    """Wherever they lay."""
    assert changes(position("C CL B\nCB . ."), position("C CL")) == [
        DrinksGone((("beer", "o13"), ("diesel", "m14")))
    ]


def test_a_place_with_another_drink_is_told_once() -> None:
    """As what lies there now, neither as come nor as gone."""
    assert changes(position("C CL\nCL B"), position("L CL\nCL B")) == [
        DrinksExchanged((("lemonade", "m13"),))
    ]


def test_what_came_is_told_before_what_was_exchanged_and_what_went() -> None:
    """One fact for each."""
    told = changes(position("C CL B\nCL B ."), position("L CL .\nCL B CB"))
    assert told == [
        DrinksAdded((("diesel", "o14"),)),
        DrinksExchanged((("lemonade", "m13"),)),
        DrinksGone((("beer", "o13"),)),
    ]


def test_a_table_that_is_as_it_was_says_so() -> None:
    """Also while there is none, and in whatever order its cards came."""
    assert changes(position(HOLE), position(HOLE)) == [NothingChanged()]
    assert changes(new(2), new(3)) == [NothingChanged()]
    shown = position(HOLE).state.display
    other = position(HOLE, display=dict(reversed(shown.items())))
    assert changes(position(HOLE), other) == [NothingChanged()]


def test_on_a_new_table_all_drinks_have_come() -> None:
    """Before the first two there were none."""
    assert changes(new(2), position("C CL")) == [DrinksAdded((("cola", "m13"), ("spezi", "n13")))]
