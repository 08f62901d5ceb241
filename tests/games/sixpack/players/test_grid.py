"""The table in small numbers is the table of the rules."""

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from accessible_games.core.decision import Move
from accessible_games.games.sixpack.cells import FIRST_PLACES, Display, neighbours
from accessible_games.games.sixpack.layout import Layout
from accessible_games.games.sixpack.patterns import SETS, blocks
from accessible_games.games.sixpack.players.evaluation import hands_on, hands_without
from accessible_games.games.sixpack.players.grid import Grid, Turn
from accessible_games.games.sixpack.players.grid_turns import shown_next, tried_turns
from accessible_games.games.sixpack.players.numbering import (
    NAMES,
    NUMBERS,
    beside,
    bits,
    corners,
    lanes,
    ring,
)
from accessible_games.games.sixpack.players.turns import changed, ends
from accessible_games.games.sixpack.rules import changes
from tests.examples import times
from tests.games.sixpack.building import SixTable, display, new
from tests.games.sixpack.players.seats import FOUR, MINE, SIX, hand

ALL = 10**6
Ends = list[tuple[list[tuple[str, str]], int]]


def played(seed: int, answers: int) -> SixTable:
    """A table after so many random answers, on to the next turn; the last one if it is over."""
    table, chance = new(3, seed, removal="strict" if seed % 2 else "usual"), Random(seed)
    while table.pending and (answers > 0 or table.waiting()[0].kind != "turn"):
        decision = table.waiting()[0]
        table.play(Move(decision.seat, decision.kind, decision.options.draw(chance)))
        answers -= 1
    return table


def by_rules(shown: Display, strict: bool) -> dict[tuple[str, str], Ends]:
    """Every change that the rules allow, with all ends of filling and the hands they show."""
    return {
        (word, place): sorted(
            (sorted(end.items()), bits(hands_on(end))) for end in ends(changed(shown, word, place))
        )
        for word, place in changes(Layout({**shown}), strict)
    }


def by_numbers(grid: Grid, strict: bool) -> dict[tuple[str, str], Ends]:
    """The same by the numbers."""
    found: dict[tuple[str, str], Ends] = {}
    for turn in tried_turns(grid, strict, ALL):
        end = sorted(grid.after(turn).display().items())
        found.setdefault((turn.word, NAMES[turn.place]), []).append((end, turn.shown))
    return {answer: sorted(ends) for answer, ends in found.items()}


@given(st.integers(0, 2**32), st.integers(0, 150))
@settings(max_examples=times(25))
def test_turns_are_those_of_the_rules(seed: int, answers: int) -> None:
    """Which drinks may be added or taken, how the table is filled then, and what it shows."""
    state = played(seed, answers).state
    grid = Grid.of(state.display)
    assert grid.display() == state.display
    assert grid.shown == bits(hands_on(state.display))
    assert by_numbers(grid, state.strict) == by_rules(state.display, state.strict)


@given(st.integers(0, 2**32), st.integers(0, 150))
@settings(max_examples=times(25))
def test_trying_turns_leaves_the_table_as_it_was(seed: int, answers: int) -> None:
    """All that was laid is taken back."""
    grid = Grid.of(played(seed, answers).state.display)
    before = grid.cells[:], grid.left[:]
    tried = list(tried_turns(grid, False, 4))
    assert (grid.cells, grid.left) == before
    assert list(tried_turns(grid, False, 4)) == tried


@given(st.integers(0, 2**32), st.integers(0, 150))
@settings(max_examples=times(10))
def test_what_is_shown_next_is_what_the_first_end_of_each_change_shows(
    seed: int, answers: int
) -> None:
    """One way to fill the table, the same as in words; it is all taken back."""
    state = played(seed, answers).state
    grid = Grid.of(state.display)
    before = grid.cells[:], grid.left[:]
    first = [
        bits(hands_on(next(ends(changed(state.display, word, place)))))
        for word, place in changes(state.layout, state.strict)
    ]
    assert sorted(shown_next(grid, state.strict)) == sorted(first)
    assert (grid.cells, grid.left) == before


@pytest.mark.parametrize("most", [1, 2, 8])
def test_no_more_ways_to_fill_are_tried_than_asked(most: int) -> None:
    """For each change; those that are tried are among all."""
    grid = Grid.of(played(3, 60).state.display)
    everything = list(tried_turns(grid, False, ALL))
    few = list(tried_turns(grid, False, most))
    changes = [turn[:2] for turn in few]
    assert max(map(changes.count, changes)) <= most
    assert {turn[:2] for turn in everything} == set(changes)
    assert set(few) <= set(everything)


def test_a_turn_leads_to_a_table() -> None:
    """A drink is added and gaps are filled; or a drink is taken and may come back."""
    grid = Grid.of(display(FOUR))
    turns = [
        turn for turn in tried_turns(grid, False, ALL) if turn[:2] == ("lemonade", NUMBERS["o13"])
    ]
    assert [grid.after(turn).display() for turn in turns] == [display(SIX)]
    assert turns[0].shown & bits([hand(MINE)])
    assert grid.key_after(turns[0]) == Grid.of(display(SIX)).key
    gone = Turn("take", NUMBERS["m13"], (), 0)
    assert "m13" not in grid.after(gone).display()


def test_filling_may_begin_before_anything_is_added() -> None:
    """What clearing opened is filled in the next turn, wherever the drink is added (S35)."""
    grid = Grid.of(display("C CL L\nCB . LB"))
    assert grid.open == [NUMBERS["n14"]]
    assert all(NUMBERS["n14"] in dict(turn.laid) for turn in tried_turns(grid, False, ALL))


def test_places_are_beside_each_other_as_in_the_rules() -> None:
    """Around the ends of the alphabet too."""
    for name in ("m13", "a1", "z26", "a26"):
        near = [NAMES[each] for each in beside()[NUMBERS[name]]]
        assert near == list(neighbours(name))


def test_a_lane_goes_two_steps_to_both_sides() -> None:
    """Pair by pair, each beside the one before."""
    middle = NUMBERS["m13"]
    for lane in lanes()[middle]:
        assert middle == lane[0]
        one_side, other_side = lane[:6:2], (lane[0], *lane[6::2])
        for row in (one_side, other_side):
            assert all(after in ring()[before] for before, after in pairwise(row))
        assert len({*lane}) == 10


def test_every_block_begins_at_one_corner() -> None:
    """Those of a full table are the blocks of the rules."""
    full = display("C CL C CL\nCL C CL C\nC CL C CL")
    found = {
        frozenset(NAMES[each] for each in block)
        for name in full
        for block in corners()[NUMBERS[name]]
        if all(NAMES[each] in full for each in block)
    }
    assert len(found) == len(blocks(full))


def members(hands: int) -> tuple[int, ...]:
    """The single hands of a set."""
    return tuple(1 << k for k in range(len(SETS)) if hands >> k & 1)


def test_sets_of_hands_are_numbers() -> None:
    """All 84, and back again one by one."""
    everything = bits(hands_without(()))
    assert everything == 2 ** len(SETS) - 1
    assert sum(members(everything)) == everything
    assert members(bits([hand(MINE)])) == (bits([hand(MINE)]),)


def test_the_first_two_cards_can_be_counted_too() -> None:
    """Every turn after them leaves at least two."""
    grid = Grid.of(dict(zip(FIRST_PLACES["p"], ("cola", "spezi"), strict=True)))
    assert all(turn.word != "take" for turn in tried_turns(grid, False, ALL))
