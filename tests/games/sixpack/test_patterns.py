"""The pictures that three dominoes make, and where they lie."""

from collections import Counter
from itertools import combinations, permutations, product
from math import comb
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from accessible_games.core.event import Pieces
from accessible_games.games.sixpack.cells import Display, around
from accessible_games.games.sixpack.drinks import BOTTLES, DOMINOES, MIXES
from accessible_games.games.sixpack.patterns import (
    SETS,
    TILINGS,
    PatternSearch,
    blocks,
    blocks_around,
    lines_of,
    makers,
    patterns,
    picture,
    pictures,
)
from tests.examples import times
from tests.games.sixpack.building import display, dominoes, new, random_game

HANDS = [frozenset(each) for each in SETS]
BOARDS = [
    tuple(chequered)
    for parity in (0, 1)
    for chequered in product(
        *(BOTTLES if (cell // 3 + cell % 3) % 2 == parity else MIXES for cell in range(6))
    )
]
"""Every chequerboard of six drinks in two rows."""


def test_three_of_nine_dominoes_are_84_sets() -> None:
    """The 84 ways of the rules are sets of dominoes, not ways to lay them (S2)."""
    assert len({*HANDS}) == 84


def test_after_each_point_fewer_sets_are_left() -> None:
    """84, 56, 35, 20, 10, 4 and, with six points, one: so nobody gets past seven points."""
    left = [sum(not {*DOMINOES[:points]} & hand for hand in HANDS) for points in range(8)]
    assert left == [comb(9 - points, 3) for points in range(8)]
    assert left == [84, 56, 35, 20, 10, 4, 1, 0]


def test_a_set_can_be_laid_in_36_ways() -> None:
    """Three ways to lie, six orders, bottles on either colour."""
    assert len(TILINGS) * len(list(permutations(range(3)))) * 2 == 36
    for tiling in TILINGS:
        assert sorted(cell for pair in tiling for cell in pair) == list(range(6))
        assert all(b - a == 3 or (b - a == 1 and a % 3 < 2) for a, b in tiling)


def test_the_36_ways_show_12_to_36_different_pictures() -> None:
    """6 sets show 12, 36 sets 18, 36 sets 28 and 6 sets 36 pictures."""
    assert Counter(len(pictures(hand)) for hand in HANDS) == {12: 6, 18: 36, 28: 36, 36: 6}


def test_turned_by_half_pictures_are_half_as_many() -> None:
    """6, 9, 14 and 18 of them, where a picture and its half turn are one."""
    halves = [len({min(shown, shown[::-1]) for shown in pictures(hand)}) for hand in HANDS]
    assert Counter(halves) == {6: 6, 9: 36, 14: 36, 18: 6}


def test_turned_and_mirrored_pictures_are_pictures_of_the_same_set() -> None:
    """Dominoes can be laid anew to give any of them (S20, S21)."""
    for hand in HANDS:
        shown = {*pictures(hand)}
        assert {each[::-1] for each in shown} == shown
        assert {each[3:] + each[:3] for each in shown} == shown
        assert {each[2::-1] + each[:2:-1] for each in shown} == shown


def test_most_chequerboards_are_pictures() -> None:
    """1,224 of 1,458; the others need a domino twice. Each serves one, two or three sets."""
    assert len(BOARDS) == 1458
    assert {*makers()} <= {*BOARDS}
    assert len(makers()) == 1224
    assert Counter(len(hands) for hands in makers().values()) == {1: 720, 2: 288, 3: 216}


def test_a_picture_shows_each_domino_once() -> None:
    """Laid back, its pairs are the three dominoes."""
    hand = tuple(dominoes("C CL, L CB, B LB"))
    for tiling, order, parity in product(TILINGS, permutations(hand), (0, 1)):
        shown = picture(tiling, order, parity)
        pairs = [{shown[a], shown[b]} for a, b in tiling]
        assert pairs == [{*domino.split("-")} for domino in order]


# On the table ------------------------------------------------------------------------------------


def test_blocks_are_two_rows_of_three_or_three_rows_of_two() -> None:
    """A block is named by its first and its last place; high ones are read column by column."""
    shown = blocks(display("C CL B\nCB L LB"))
    assert shown == {"m13-o14": ("cola", "spezi", "beer", "diesel", "lemonade", "shandy")}
    shown = blocks(display("C CB\nCL L\nB LB"))
    assert shown == {"m13-n15": ("cola", "spezi", "beer", "diesel", "lemonade", "shandy")}


def test_a_block_has_no_gap() -> None:
    """All six places must be taken."""
    assert blocks(display("C CL B\nCB . LB")) == {}
    assert len(blocks(display("C CL B CL\nCB L LB C"))) == 2
    assert len(blocks(display("C CL B\nCB L LB\nC CL B"))) == 4


def test_a_block_may_lie_across_the_ends_of_the_names() -> None:
    """After column z comes a, after row 26 row 1."""
    assert list(blocks(display("C CL B\nCB L LB", corner="y26"))) == ["y26-a1"]


@pytest.mark.parametrize("hand", ["C CL, B LB, L CB", "C CB, L CL, B LB", "L LB, L CL, B CB"])
def test_a_pattern_is_found_however_it_is_turned(hand: str) -> None:
    """Each picture of the hand is found, lying or standing, whatever lies around (S20)."""
    own = frozenset(dominoes(hand))
    for shown in pictures(own):
        wide = {**zip_places("m13", 2, 4, shown)}
        high = {**zip_places("m13", 4, 2, shown)}
        assert patterns(blocks(wide))[own] == ["m13-o14"]
        assert patterns(blocks(high))[own] == ["m13-n15"]


def zip_places(corner: str, along: int, across: int, shown: Pieces) -> dict[str, str]:
    """Six drinks in two lines of three from a corner."""
    lines = [corner, around(corner)[across]]
    places = []
    for place in lines:
        second = around(place)[along]
        places += [place, second, around(second)[along]]
    return dict(zip(places, shown, strict=True))


def laid_by_hand(table: Display, hand: tuple[str, ...]) -> bool:
    """Whether three dominoes can be laid on any block of the table, tried out one by one."""
    for place in table:
        for along, across in ((2, 4), (4, 2)):
            block = [*zip_places(place, along, across, ("",) * 6)]
            if all(each in table for each in block) and covers(table, block, hand):
                return True
    return False


def covers(table: Display, block: list[str], hand: tuple[str, ...]) -> bool:
    """Whether the dominoes cover a block: the first free place with any neighbour, and so on."""
    if not block:
        return True
    first, *rest = block
    for other in rest:
        pair = sorted([table[first], table[other]])
        for domino in hand:
            if other in around(first)[::2] and sorted(domino.split("-")) == pair:
                left = [each for each in rest if each != other]
                if covers(table, left, tuple(each for each in hand if each != domino)):
                    return True
    return False


@settings(max_examples=times(12))
@given(st.integers(0, 10**6))
def test_what_is_found_is_what_can_be_laid(seed: int) -> None:
    """Laying dominoes on every block by trial finds the same sets, and so does a search."""
    table = new(2, seed)
    for _ in random_game(table, seed, 60):
        pass
    shown = table.state.display
    found = patterns(blocks(shown))
    for hand in combinations(DOMINOES, 3):
        laid = laid_by_hand(shown, hand)
        searched = PatternSearch().found([[*hand]], shown, ())
        assert (frozenset(hand) in found) == (searched == [0]) == laid


# Looking turn by turn ----------------------------------------------------------------------------


def test_twelve_blocks_lie_around_a_place() -> None:
    """Six wide and six high ones, across the ends of the names too."""
    for place in ("m13", "a1", "z26"):
        found = blocks_around(place)
        assert len({*found}) == 12
        for block in found:
            assert place in block
            assert lines_of(f"{block[0]}-{block[5]}") == (block[:3], block[3:])


@settings(max_examples=times(12))
@given(st.integers(0, 10**6))
def test_a_search_that_goes_on_finds_what_a_new_one_finds(seed: int) -> None:
    """It looks at new cards only, as long as all hands are the same and were missing."""
    table, search, chance = new(2, seed), PatternSearch(), Random(seed)
    before: Display = {}
    hands = [[*each] for each in chance.sample(SETS, 4)]
    for _ in random_game(table, seed, 90):
        shown = table.state.display
        changed = [at for at in {**shown, **before} if before.get(at) != shown.get(at)]
        assert search.found(hands, shown, changed) == PatternSearch().found(hands, shown, ())
        before = shown.copy()
        if chance.random() < 0.1:
            hands[chance.randrange(4)] = [*chance.choice(SETS)]


@pytest.mark.parametrize("hand", [[], ["cola-spezi"], ["cola-spezi", "beer-diesel"]])
def test_a_hand_that_is_not_whole_is_not_found(hand: list[str]) -> None:
    """A winner holds none."""
    assert PatternSearch().found([hand], display("C CL B\nCB L LB"), ()) == []
