"""Luck: the same for the same seed, on every Python, however it is copied."""

import ast
import inspect
from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from accessible_games.core import luck as luck_module
from accessible_games.core.luck import Luck
from tests.examples import times


@pytest.mark.parametrize(
    ("seed", "order"),
    [
        (0, [9, 0, 1, 7, 11, 5, 8, 6, 3, 2, 4, 10]),
        (4711, [7, 3, 2, 4, 1, 5, 0, 8, 11, 10, 6, 9]),
        (-7, [3, 5, 1, 7, 11, 9, 8, 2, 6, 10, 0, 4]),
    ],
)
def test_a_seed_shuffles_alike_on_every_python(seed: int, order: list[int]) -> None:
    """Frozen orders: another Python that shuffled otherwise would spoil every saved game."""
    assert Luck(seed).shuffled(range(12)) == order


def test_a_seed_draws_alike_on_every_python() -> None:
    """Frozen draws."""
    luck = Luck(4711)
    assert [luck.one_of(range(100)) for _ in range(8)] == [68, 5, 8, 93, 6, 95, 70, 1]
    assert luck == Luck(4711, used=8)


def test_every_use_starts_afresh_from_seed_and_number_of_uses() -> None:
    """A use depends on the two values alone, not on how much chance earlier uses took."""
    long, short = Luck(5), Luck(5)
    long.shuffled(range(60))
    short.one_of("ab")
    assert long == short
    assert long.shuffled(range(60)) == short.shuffled(range(60))


def test_a_shuffle_sorts_by_successive_random_numbers() -> None:
    """The definition: each item gets the next number of `random()`; the lowest comes first."""
    draw = Random("9 1").random
    numbers = {item: draw() for item in "abcdefgh"}
    assert Luck(9).shuffled("abcdefgh") == sorted(numbers, key=lambda item: numbers[item])


def test_luck_uses_nothing_of_random_but_random() -> None:
    """Python promises the sequence of `random()` for a seed, and of nothing else."""
    tree = ast.parse(inspect.getsource(luck_module))
    used = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    of_random = {name for name in dir(Random) if not name.startswith("_")}
    assert used & of_random == {"random", "seed"}  # `seed` is Luck's own field


def test_a_copy_brings_the_same_and_is_independent() -> None:
    """Using a copy leaves the original where it was."""
    luck = Luck(3, used=7)
    copy = luck.copy()
    first = copy.shuffled(range(30))
    assert luck == Luck(3, used=7)
    assert luck.shuffled(range(30)) == first


@settings(max_examples=times(50))
@given(st.integers(), st.integers(0, 1000), st.lists(st.integers(), min_size=1, max_size=70))
def test_shuffling_keeps_the_items_and_drawing_takes_one(
    seed: int, used: int, items: list[int]
) -> None:
    """Nothing is lost or made up, and the list that was given is not changed."""
    luck, before = Luck(seed, used), items[:]
    assert Counter(luck.shuffled(items)) == Counter(items)
    assert luck.one_of(items) in items
    assert items == before


def test_every_item_is_about_as_likely_in_every_place() -> None:
    """Over 4,000 shuffles of four items, every item comes first about a thousand times."""
    first = Counter(Luck(seed).shuffled("abcd")[0] for seed in range(4000))
    drawn = Counter(Luck(seed).one_of("abcd") for seed in range(4000))
    for counts in (first, drawn):
        assert sorted(counts) == list("abcd")
        assert max(abs(count - 1000) for count in counts.values()) < 120
