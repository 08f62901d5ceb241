"""What is in the box, and how a round is prepared."""

from collections import Counter

import pytest

from accessible_games.core.common_events import HandDealt, StarterDrawn
from accessible_games.core.frozen import named_values
from accessible_games.core.table import Table
from accessible_games.games.life_is_life.events import RoundBegan, RowLaid, SuddenDeath
from accessible_games.games.life_is_life.state import DECK, OPTIONS, PIECES, VALUES
from tests.games.life_is_life.building import GAME, asked, new, of, play, position

every_number = pytest.mark.parametrize("seats", [3, 4, 5])


def test_the_game_is_called_life_is_life() -> None:
    """K1: the name is Life is Life, though one sheet leaves a word out."""
    assert GAME.name == "life-is-life"


def test_the_box_holds_60_animals_of_ten_kinds() -> None:
    """9 giraffes, 8 bears, 7 moles, 7 goats, 6 sheep, 6 dogs, 5 rabbits, 5 pigs, 4 cats, 3 mice."""
    assert len(DECK) == 60
    assert list(Counter(DECK).items()) == [
        ("giraffe", 9), ("bear", 8), ("mole", 7), ("goat", 7), ("sheep", 6),
        ("dog", 6), ("rabbit", 5), ("pig", 5), ("cat", 4), ("mouse", 3),
    ]  # fmt: skip


def test_an_animal_is_worth_the_number_of_its_cards() -> None:
    """The number in the corner of a card: giraffes 9, bears 8, moles 7, and so on."""
    assert Counter(DECK) == VALUES
    assert list(PIECES) == sorted(PIECES, key=lambda animal: -VALUES[animal])


@every_number
def test_everybody_begins_with_five_lives(seats: int) -> None:
    """Each player gets 5 lives; what is left of the 25 stays in the box."""
    assert new(seats).state.lives == [5] * seats


@every_number
def test_everybody_is_dealt_ten_animals(seats: int) -> None:
    """Each player takes 10 animals into the hand, and is told them."""
    table = new(seats)
    assert [len(hand) for hand in table.state.hands] == [10] * seats
    assert of(HandDealt, table.opening) == [
        HandDealt(seat, tuple(hand)) for seat, hand in enumerate(table.state.hands)
    ]


@every_number
def test_ten_animals_lie_open_in_four_rows(seats: int) -> None:
    """Row 1 has one card, row 2 two, row 3 three and row 4 four; everybody sees them."""
    table = new(seats)
    rows = of(RowLaid, table.opening)
    assert [(row.row, len(row.cards)) for row in rows] == [(1, 1), (2, 2), (3, 3), (4, 4)]
    for seat in (*range(seats), None):
        assert table.view(seat).display == tuple(row.cards for row in rows)
        assert all(row.seen_by(seat) == row for row in rows)


@pytest.mark.parametrize(("seats", "left"), [(3, 20), (4, 10), (5, 0)])
def test_with_fewer_than_five_players_animals_are_left_over(seats: int, left: int) -> None:
    """They lie face down and are not needed in this round (K22): only their number is known."""
    table = new(seats)
    state = table.state
    assert len(state.out_of_play) == left
    piles = [*state.hands, *state.display, state.out_of_play]
    assert Counter(card for pile in piles for card in pile) == Counter(DECK)
    assert table.view(0).out_of_play == left
    assert not [
        field for field in named_values(table.view(0)).values() if field == state.out_of_play
    ]


def test_cards_left_over_are_shuffled_in_again_for_the_next_round() -> None:
    """They are missing in one round only: the next is dealt from all 60 (K22)."""
    table = position(knocker=1, on_turn=0, starter=1)
    before = table.state.out_of_play
    play(table, "0 turn knock")
    state = table.state
    assert (state.round, len(before)) == (2, 20)
    piles = [*state.hands, *state.display, state.out_of_play]
    assert Counter(card for pile in piles for card in pile) == Counter(DECK)


def test_a_hand_is_seen_by_its_owner_only() -> None:
    """The cards are held so that nobody else sees them, an onlooker neither."""
    table = new(4)
    for dealt in of(HandDealt, table.opening):
        seers = [seat for seat in (0, 1, 2, 3, None) if dealt.seen_by(seat)]
        assert seers == [dealt.seat]
    assert table.view(2).hand == tuple(table.state.hands[2])
    assert table.view(None).hand == ()


def test_the_game_is_for_three_to_five() -> None:
    """K29: two players are left at the end, but cannot begin."""
    assert list(GAME.seats) == [3, 4, 5]
    for seats in (2, 6):
        with pytest.raises(ValueError, match=str(seats)):
            Table.new(GAME, seats, 1)


@every_number
def test_who_begins_the_game_is_drawn_by_lot(seats: int) -> None:
    """K27: each seat is drawn about as often as the others; who is drawn is told and begins."""
    drawn = Counter(new(seats, seed).state.starter for seed in range(600))
    assert sorted(drawn) == list(range(seats))
    assert max(drawn.values()) < 1.3 * 600 / seats
    table = new(seats)
    starter = table.state.starter
    assert table.opening[:2] == [StarterDrawn(starter), RoundBegan(1, starter, two_left=False)]
    assert asked(table).seat == starter


def test_the_normal_game_is_the_default() -> None:
    """The advanced variant is chosen before the game (K6)."""
    assert OPTIONS == {"expert": ("no", "yes")}
    assert not new().state.expert
    assert new(expert="yes").state.expert


def test_rounds_are_prepared_alike() -> None:
    """A further round begins like the first: ten cards each, four rows, a new first player."""
    table = position({0: "3 cat"}, {1: "cat"})
    events = play(table, "0 turn 1", f"0 lay {table.state.hands[0][-1]}")
    assert of(SuddenDeath, events)
    assert of(RoundBegan, events) == [RoundBegan(2, 1, two_left=False)]
    assert [row.row for row in of(RowLaid, events)] == [1, 2, 3, 4]
    assert [dealt.seat for dealt in of(HandDealt, events)] == [0, 1, 2]
    assert [len(hand) for hand in table.state.hands] == [10, 10, 10]
    assert asked(table).seat == 1
