"""The quick ways to judge the shape of a table say what slow and plain ones say."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from accessible_games.games.sixpack.cells import (
    PLACES,
    Display,
    alone,
    connected,
    edges,
    in_line,
    neighbours,
)
from accessible_games.games.sixpack.patterns import SETS, blocks, blocks_with, patterns
from tests.examples import times
from tests.games.sixpack.building import new, random_game

HANDS = [frozenset(each) for each in SETS]


def tables(seed: int, moves: int) -> Iterator[Display]:
    """Tables of a random game, and the same without some of the drinks: also in parts."""
    table = new(2, seed)
    for _ in random_game(table, seed, moves):
        shown = table.state.display
        yield shown
        yield {place: shown[place] for place in [*shown][seed % 3 :: 2] or shown}


def reached(display: Display) -> set[str]:
    """The places that steps from drink to drink lead to from the first one."""
    found: set[str] = set()
    new_ones = {next(iter(display))}
    while new_ones:
        found |= new_ones
        near = {each for place in new_ones for each in neighbours(place)}
        new_ones = (near & display.keys()) - found
    return found


def test_a_place_is_in_line_with_25_others_each_way() -> None:
    """Those of its column and those of its row, each once, and never itself."""
    for place in PLACES:
        column, row = in_line(place)
        assert {*column} == {each for each in PLACES if each[0] == place[0]} - {place}
        assert {*row} == {each for each in PLACES if each[1:] == place[1:]} - {place}
        assert len(column) == len(row) == 25
        assert {*column[:2], *row[:2]} == {*neighbours(place)}


@settings(max_examples=times(10))
@given(st.integers(0, 10**6), st.integers(2, 40))
def test_shapes_are_what_they_are_place_by_place(seed: int, moves: int) -> None:
    """Whether all hang together, who is alone in a line, and where something can be added."""
    for shown in tables(seed, moves):
        assert connected(shown) == (reached(shown) == {*shown})
        around = [near for place in shown for near in neighbours(place)]
        assert edges(shown) == [near for near in around if near not in shown]
        for place in dict.fromkeys([*shown, *around]):
            others = [other for other in shown if other != place]
            columns, rows = {each[0] for each in others}, {each[1:] for each in others}
            assert alone(shown, place) == (place[0] not in columns or place[1:] not in rows)


@settings(max_examples=times(10))
@given(st.integers(0, 10**6), st.integers(10, 60))
def test_the_blocks_of_a_hand_are_among_those_of_all_hands(seed: int, moves: int) -> None:
    """The same blocks in the same order, none for a hand without a pattern on the table."""
    for table in [*tables(seed, moves)][-2:]:
        shown = blocks(table)
        found = patterns(shown)
        for hand in HANDS:
            assert blocks_with(hand, shown) == found.get(hand, [])


@pytest.mark.parametrize("hand", [(), ("cola-spezi",), ("cola-spezi", "beer-diesel")])
def test_a_hand_that_is_not_whole_has_no_pattern(hand: tuple[str, ...]) -> None:
    """A winner holds none, and a position can name too few."""
    for table in tables(1, 30):
        assert blocks_with(frozenset(hand), blocks(table)) == []
