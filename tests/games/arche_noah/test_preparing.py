"""The box, chips by number of players, species that are out, the secret card, who starts."""

from collections import Counter

import pytest

from accessible_games.core import record
from accessible_games.core.common_events import StarterDrawn
from accessible_games.games import GAMES
from accessible_games.games.arche_noah.events import (
    PassBegan,
    RoundBegan,
    SecretDrawn,
    SpeciesRemoved,
)
from accessible_games.games.arche_noah.state import CARDS, SPECIES, SPECIES_OF, VALUE_OF
from tests.games.arche_noah.building import asked, new, of, play_round

every_number = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def test_each_of_ten_animals_has_the_cards_1_to_4() -> None:
    """A1: four cards for each species, so all species sum up to ten."""
    assert len(SPECIES) == 10
    assert len(CARDS) == len(set(CARDS)) == 40
    for animal in SPECIES:
        cards = [card for card in CARDS if SPECIES_OF[card] == animal]
        assert sorted(VALUE_OF[card] for card in cards) == [1, 2, 3, 4]
        assert {card.rpartition("-")[0] for card in cards} == {animal}


@pytest.mark.parametrize(
    ("seats", "coins", "chips"), [(2, 12, 3), (3, 12, 3), (4, 12, 3), (5, 10, 2)]
)
def test_chips_are_given_by_the_number_of_players(seats: int, coins: int, chips: int) -> None:
    """Two to four players get 12 coins and 3 action chips, five get 10 and 2."""
    table = new(seats)
    assert table.state.coins == [coins] * seats
    assert table.state.chips == [chips] * seats
    assert of(PassBegan, table.opening) == [PassBegan(1, coins, chips)]


@pytest.mark.parametrize(("seats", "number"), [(2, 3), (3, 1), (4, 0), (5, 0)])
def test_species_leave_the_game_by_the_number_of_players(seats: int, number: int) -> None:
    """Three of them with two players, one with three, none with more."""
    table = new(seats)
    assert len(table.state.out) == number
    state = table.state
    everywhere = [
        *state.draw_pile,
        *state.display,
        *(card for pile in state.piles for card in pile),
    ]
    expected = [card for card in CARDS if SPECIES_OF[card] not in state.out]
    assert Counter(everywhere) == Counter(expected)


def test_which_species_are_out_is_drawn_and_announced() -> None:
    """A2: by lot, told to everybody, the same in both passes."""
    drawn = {tuple(new(2, seed).state.out) for seed in range(60)}
    assert len(drawn) > 30
    assert {animal for out in drawn for animal in out} == set(SPECIES)
    table = new(2)
    out = tuple(table.state.out)
    assert table.opening[0] == SpeciesRemoved(out)
    assert [table.opening[0].seen_by(seat) for seat in (0, 1, None)] == [SpeciesRemoved(out)] * 3
    while not table.state.scores:
        play_round(table)
    assert tuple(table.state.out) == out
    assert of(SpeciesRemoved, new(4).opening) == []


@every_number
def test_everybody_draws_a_secret_card(seats: int) -> None:
    """It is the first of the own pile, and only its owner sees it."""
    table = new(seats)
    secrets = of(SecretDrawn, table.opening)
    assert [event.seat for event in secrets] == list(range(seats))
    assert [[event.card] for event in secrets] == table.state.piles
    for event in secrets:
        for seat in (*range(seats), None):
            assert event.seen_by(seat) == (event if seat == event.seat else None)


@every_number
def test_as_many_animals_as_players_are_laid_open(seats: int) -> None:
    """Everybody is told which; all other cards are the draw pile."""
    table = new(seats)
    (began,) = of(RoundBegan, table.opening)
    assert began.cards == tuple(table.state.display)
    assert len(began.cards) == seats
    cards = 4 * (10 - len(table.state.out))
    assert len(table.state.draw_pile) == cards - 2 * seats


def test_the_lot_decides_who_starts_unless_it_is_chosen() -> None:
    """A19: by default any seat may be drawn, and everybody is told."""
    starters = {new(4, seed).state.holder for seed in range(40)}
    assert starters == {0, 1, 2, 3}
    table = new(4)
    assert of(StarterDrawn, table.opening) == [StarterDrawn(table.state.holder)]
    assert asked(table).seat == table.state.holder


@pytest.mark.parametrize("chosen", ["1", "2", "3"])
def test_a_chosen_seat_starts(chosen: str) -> None:
    """A19: the option names the seat, counted from 1; then there is no lot."""
    table = new(3, seed=5, starter=chosen)
    assert asked(table).seat == table.state.holder == int(chosen) - 1
    assert of(StarterDrawn, table.opening) == []
    (began,) = of(RoundBegan, table.opening)
    assert (began.number, began.rounds, began.seat) == (1, 11, int(chosen) - 1)


def test_an_old_game_goes_on_with_hints_that_know_all() -> None:
    """A28: a record that does not name the option was begun before one could choose."""
    heading = "accessible-games record 1\ngame arche-noah 1\n{}seat person Anna\nseat easy Ben\n"
    for named, knowing in (("", True), ("option hints open\n", False)):
        begun = record.read(f"{heading.format(named)}seed 1\nmoves\n").opening(GAMES).view(0)
        assert (begun.knowing_hints, begun.forgetful_hints) == (knowing, False)
    seen = new(3).view(0)
    assert (seen.knowing_hints, seen.forgetful_hints) == (True, True)


@pytest.mark.parametrize(("seats", "chosen"), [(2, "3"), (3, "4"), (4, "5")])
def test_a_starter_beyond_the_seats_is_refused(seats: int, chosen: str) -> None:
    """Nobody sits there."""
    with pytest.raises(ValueError, match=f"starter={chosen}"):
        new(seats, starter=chosen)
