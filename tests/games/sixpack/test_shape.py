"""The quick ways to judge a table and its shape say what slow and plain ones say."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from accessible_games.games.sixpack.cells import (
    PLACES,
    Display,
    around,
    connected,
    neighbours,
    touched,
)
from accessible_games.games.sixpack.drinks import fitting, is_bottle
from accessible_games.games.sixpack.filling import by_age
from accessible_games.games.sixpack.layout import Layout
from accessible_games.games.sixpack.lines import why_not_clear
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


@settings(max_examples=times(10))
@given(st.integers(0, 10**6), st.integers(2, 40))
def test_cards_are_connected_if_steps_lead_to_all_of_them(seed: int, moves: int) -> None:
    """From one drink to the next."""
    for shown in tables(seed, moves):
        assert connected(shown) == (reached(shown) == {*shown})


@settings(max_examples=times(10))
@given(st.integers(0, 10**6), st.integers(2, 40))
def test_what_a_layout_knows_is_what_it_is_place_by_place(seed: int, moves: int) -> None:
    """Where something can be added, which gaps there are, and who is alone in a line."""
    for shown in tables(seed, moves):
        layout = Layout({**shown})
        beside = [near for place in shown for near in neighbours(place)]
        edges = dict.fromkeys(near for near in beside if near not in shown)
        assert [*layout.edges()] == [*edges]
        for place in edges:
            touches = touched(shown, place)
            assert layout.touched(place) == touches
            assert layout.gaps.get(place) == (fitting(touches) if len(touches) > 1 else None)
        for place in [*shown, *edges]:
            others = [other for other in shown if other != place]
            columns, rows = {each[0] for each in others}, {each[1:] for each in others}
            assert layout.alone(place) == (place[0] not in columns or place[1:] not in rows)


@settings(max_examples=times(10))
@given(st.integers(0, 10**6))
def test_a_layout_that_cards_come_to_and_go_from_stays_true(seed: int) -> None:
    """It is as one that looks at the same cards anew, and a copy stays as it was."""
    table = new(2, seed)
    for _ in random_game(table, seed, 90):
        layout, fresh = table.state.layout, Layout(table.state.display.copy())
        copy = layout.copy()
        before = known(fresh)
        assert known(layout) == known(copy) == before
        place = next(iter(fresh.edges()))
        drink = "spezi" if is_bottle(fresh.touched(place)[0]) else "cola"
        copy.lay(place, drink)
        assert known(layout) == before
        assert copy.lift(place) == drink
        assert known(copy) == before


def known(layout: Layout) -> list[object]:
    """All that a layout knows of its cards."""
    edges = [(place, layout.touched(place)) for place in layout.edges()]
    box = layout.columns, layout.rows, layout.across.copy(), layout.down.copy()
    return [layout.display.copy(), layout.left.copy(), layout.gaps.copy(), edges, *box]


@settings(max_examples=times(10))
@given(st.integers(0, 10**6), st.integers(2, 60))
def test_gaps_come_in_the_order_in_which_they_became_gaps(seed: int, moves: int) -> None:
    """That is as cards touch them for the second time, card by card as these were laid."""
    for shown in tables(seed, moves):
        met = [near for place in shown for near in neighbours(place) if near not in shown]
        second = [place for number, place in enumerate(met) if met[:number].count(place) == 1]
        assert by_age(shown, second[::-1]) == second


@settings(max_examples=times(10))
@given(st.integers(0, 10**6), st.integers(10, 60))
def test_a_line_is_judged_by_what_stays_of_the_table(seed: int, moves: int) -> None:
    """The larger part on its own, or one of two equal ones, has to be a table (S32)."""
    table = new(2, seed)
    for _ in random_game(table, seed, moves):
        pass
    layout = table.state.layout
    for line, names in (("column", layout.columns), ("row", layout.rows)):
        for name in names:
            reasons = [why_no_table(part) for part in larger_parts(layout.display, line, name)]
            expected = None if None in reasons else reasons[0]
            assert why_not_clear(layout, line, name) == expected


def larger_parts(display: Display, line: str, name: str) -> list[Display]:
    """What lies on the larger side of a line, or on both: found by steps away from it."""
    parts: list[Display] = []
    for way in (6, 2) if line == "column" else (0, 4):
        places = [place for place in PLACES if name in (place[0], place[1:])]
        part: dict[str, str] = {}
        for _ in range(12):
            places = [around(place)[way] for place in places]
            part |= {place: display[place] for place in places if place in display}
        parts.append(part)
    return [part for part in parts if len(part) == max(map(len, parts))]


def why_no_table(part: Display) -> str | None:
    """What is wrong with cards that should be a table on their own."""
    if len(part) < 2:
        return "smallest-table"
    if reached(part) != {*part}:
        return "splits-table"
    width, height = len({place[0] for place in part}), len({place[1:] for place in part})
    return None if width <= 2 * height and height <= 2 * width else "too-narrow"


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
