"""What is in the box: cards, recipes and dominoes."""

from collections import Counter
from itertools import combinations_with_replacement

from accessible_games.games.sixpack.drinks import (
    BACKS,
    BOTTLES,
    DOMINOES,
    FOREIGN,
    FRONTS,
    MIXES,
    PIECES,
    PINK,
    RECIPES,
    STACK,
    called_for,
    fitting,
    reason,
)


def test_there_are_three_sorts_of_16_cards_five_of_them_pink() -> None:
    """48 cards in all, 15 of them pink: both numbers are for each sort (S3)."""
    assert len(BOTTLES) * STACK == 48
    assert len(BOTTLES) * PINK == 15


def test_on_the_back_of_a_bottle_is_the_mix_without_it() -> None:
    """Each sort has one bottle and one mix, which have nothing in common."""
    for bottle in BOTTLES:
        assert bottle not in RECIPES[BACKS[bottle]]
        assert FRONTS[BACKS[bottle]] == FRONTS[bottle] == bottle
    assert sorted(BACKS.values()) == sorted(MIXES)


def test_a_mix_is_made_of_two_different_bottles() -> None:
    """Each two bottles make one mix, and no two make the same."""
    assert {frozenset(bottles) for bottles in RECIPES.values()} == {
        frozenset({"cola", "lemonade"}),
        frozenset({"cola", "beer"}),
        frozenset({"lemonade", "beer"}),
    }


def test_two_different_bottles_call_for_their_mix_and_equal_ones_for_nothing() -> None:
    """So a gap between equal bottles cannot be filled."""
    assert called_for("cola", "beer") == called_for("beer", "cola") == ("diesel",)
    assert [called_for(bottle, bottle) for bottle in BOTTLES] == [(), (), ()]


def test_two_mixes_call_for_a_bottle_they_share() -> None:
    """Different ones share one bottle, equal ones two: a gap between mixes has a choice always."""
    for one, other in combinations_with_replacement(MIXES, 2):
        shared = {*RECIPES[one]} & {*RECIPES[other]}
        assert {*called_for(one, other)} == shared
        assert len(shared) == (2 if one == other else 1)


def test_of_more_than_two_drinks_any_two_may_be_chosen() -> None:
    """Three different bottles allow every mix (S17).

    Two equal mixes among three allow both their bottles, and those that the third one shares with
    them (S18).
    """
    assert {*fitting(("cola", "lemonade", "beer"))} == {*MIXES}
    assert fitting(("cola", "cola", "beer")) == ("diesel",)
    assert fitting(("cola", "cola", "cola", "cola")) == ()
    assert fitting(("spezi", "spezi")) == ("cola", "lemonade")
    assert fitting(("spezi", "spezi", "diesel")) == ("cola", "lemonade")
    assert {*fitting(("spezi", "diesel", "shandy"))} == {*BOTTLES}


def test_the_reason_of_a_drink_are_two_that_call_for_it() -> None:
    """The first two around, out of those that do."""
    assert reason("diesel", ("cola", "cola", "beer")) == ("cola", "beer")
    assert reason("lemonade", ("spezi", "diesel", "spezi")) == ("spezi", "spezi")


def test_nine_dominoes_show_each_bottle_with_each_mix() -> None:
    """In three of them the mix does not contain the bottle, in six it does."""
    assert len({*DOMINOES}) == len(DOMINOES) == 9
    halves = [domino.split("-") for domino in DOMINOES]
    assert Counter(bottle for bottle, _ in halves) == dict.fromkeys(BOTTLES, 3)
    assert Counter(mix for _, mix in halves) == dict.fromkeys(MIXES, 3)
    strange = [f"{bottle}-{mix}" for bottle, mix in halves if bottle not in RECIPES[mix]]
    assert sorted(strange) == sorted(FOREIGN)
    assert len(FOREIGN) == 3


def test_every_drink_is_a_piece() -> None:
    """Three bottles, then three mixes."""
    assert PIECES == BOTTLES + MIXES
