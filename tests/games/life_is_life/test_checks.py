"""What can be computed from the rules: numbers of cards, and how likely sudden death is."""

from fractions import Fraction
from math import comb

import pytest

from accessible_games.core.decision import Move
from accessible_games.games.life_is_life.state import DECK, HAND, LIVES, ROWS, VALUES
from tests.games.life_is_life.building import asked, new, position, why_not

SETS = {"cat": 4, "rabbit": 5, "pig": 5}


def test_the_numbers_of_cards_fit() -> None:
    """60 cards are five hands and the display; four, three and two players leave 10, 20, 30."""
    assert sum(VALUES.values()) == len(DECK) == 5 * HAND + sum(ROWS)
    left = [len(DECK) - sum(ROWS) - number * HAND for number in (5, 4, 3, 2)]
    assert left == [0, 10, 20, 30]
    assert 5 * LIVES == 25


def all_in_play(number: int, animals: tuple[str, ...]) -> Fraction:
    """How likely all cards of the animals are among those dealt to so many players."""
    in_play, needed = number * HAND + sum(ROWS), sum(SETS[animal] for animal in animals)
    return Fraction(comb(60 - needed, in_play - needed), comb(60, in_play))


def any_set(number: int) -> Fraction:
    """How likely at least one set is wholly in play."""
    cat, rabbit, pig = "cat", "rabbit", "pig"
    one = sum(all_in_play(number, (animal,)) for animal in SETS)
    two = sum(all_in_play(number, pair) for pair in ((cat, rabbit), (cat, pig), (rabbit, pig)))
    return one - two + all_in_play(number, (cat, rabbit, pig))


@pytest.mark.parametrize(
    ("number", "some", "cats", "pigs"),
    [(5, 1.00, 1, 1), (4, 0.83, 0.47, 0.39), (3, 0.38, 0.19, 0.12), (2, 0.11, 0.06, 0.03)],
)
def test_how_likely_sudden_death_is_possible(
    number: int, some: float, cats: float, pigs: float
) -> None:
    """The chance that a set is wholly in play falls from 1 with five players to .11 with two."""
    assert round(float(any_set(number)), 2) == some
    assert round(float(all_in_play(number, ("cat",))), 2) == cats
    assert round(float(all_in_play(number, ("pig",))), 2) == pigs
    assert all_in_play(number, ("pig",)) == all_in_play(number, ("rabbit",))


def test_how_likely_a_set_is_dealt() -> None:
    """A hand of ten holds all cats with 4.3e-4 and all rabbits with 4.6e-5."""
    assert f"{comb(56, 6) / comb(60, 10):.1e}" == "4.3e-04"
    assert f"{comb(55, 5) / comb(60, 10):.1e}" == "4.6e-05"


def test_dealing_agrees_with_the_computed_chance() -> None:
    """Of 2,000 deals to three, about .19 have all cats in play."""
    dealt = [new(3, seed).state.out_of_play for seed in range(2000)]
    share = sum("cat" not in out for out in dealt) / len(dealt)
    assert abs(share - float(all_in_play(3, ("cat",)))) < 0.04


@pytest.mark.parametrize("row", [1, 2, 3, 4])
def test_a_swap_is_always_possible(row: int) -> None:
    """K9: nine giraffes in a hand and giraffes in no row; even so some card always differs.

    Only ten equal cards could make every choice equal to the row, and no animal has ten.
    """
    assert max(VALUES.values()) < HAND
    held = 9 - row
    table = position({0: f"{held} giraffe"}, {row: f"{row} giraffe"})
    table.play(Move(0, "turn", str(row)))
    assert list(asked(table).options)
    assert why_not(table, ("giraffe",) * row) == ("same-cards" if held >= row else "not-held")
