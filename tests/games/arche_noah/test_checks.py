"""What can be computed from the rules: cards, rounds, chips, and what a species is worth."""

from itertools import combinations

import pytest

from accessible_games.games.arche_noah.rules import points_of
from accessible_games.games.arche_noah.state import CARDS
from tests.games.arche_noah.building import new, play_round

# Players: species, cards, cards after the secret ones, rounds, coins, chips, cards for each.
TABLE = {
    2: (7, 28, 26, 13, 24, 6, 14),
    3: (9, 36, 33, 11, 36, 9, 12),
    4: (10, 40, 36, 9, 48, 12, 10),
    5: (10, 40, 35, 7, 50, 10, 8),
}
every_number = pytest.mark.parametrize("seats", TABLE)


@every_number
def test_the_numbers_of_components_fit(seats: int) -> None:
    """A25: at most 50 coins and 12 chips are needed, as the box has them."""
    species, cards, left, rounds, coins, chips, _ = TABLE[seats]
    state = new(seats).state
    assert 10 - len(state.out) == species
    assert 4 * species == cards == len(CARDS) - 4 * len(state.out)
    assert len(state.draw_pile) + len(state.display) == left == rounds * seats
    assert (sum(state.coins), sum(state.chips)) == (coins, chips)
    assert coins <= 50
    assert chips <= 12


@every_number
def test_every_pass_divides_exactly(seats: int) -> None:
    """A26: no round lacks cards; without action chips all piles are equal at the end."""
    table = new(seats)
    *_, rounds, _, _, each = TABLE[seats]
    for number in (1, 2):
        played = 0
        while len(table.state.scores) < number:
            assert len(table.state.display) == seats
            if len(table.state.draw_pile) == 0:
                assert {len(pile) for pile in table.state.piles} == {each - 1}
            play_round(table)
            played += 1
        assert played == rounds


@every_number
def test_rounds_are_counted_from_one_to_the_last(seats: int) -> None:
    """A view says which round it is, and how many there are."""
    table, rounds = new(seats), TABLE[seats][3]
    for number in range(1, rounds + 1):
        view = table.view(None)
        assert (view.round, view.rounds) == (number, rounds)
        play_round(table)


def test_a_species_is_worth_what_its_cards_say() -> None:
    """Every holding of one species brings between -4 and 13 points; two fours make no pair."""
    holdings = [held for size in range(1, 5) for held in combinations((1, 2, 3, 4), size)]
    worth = [points_of([f"frog-{value}" for value in held]) for held in holdings]
    assert (min(worth), max(worth), len(worth)) == (-4, 13, 15)
    assert points_of(["frog-4", "toucan-4"]) == -8


def test_all_cards_of_the_box_are_worth_130_points() -> None:
    """Ten complete species in one pile."""
    assert points_of(list(CARDS)) == 130
    assert points_of([]) == 0
