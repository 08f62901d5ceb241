"""The immediate end of a round: all cats, all rabbits or all pigs after a swap."""

import pytest

from accessible_games.core.common_events import RoundScored
from accessible_games.games.life_is_life.events import (
    AnimalScored,
    Eliminated,
    GameWon,
    LifeWon,
    LivesLost,
    RoundBegan,
    SuddenDeath,
    Swapped,
)
from accessible_games.games.life_is_life.seen import AboutAnimal, card
from tests.games.life_is_life.building import asked, of, play, position

SETS = {"cat": 4, "rabbit": 5, "pig": 5}
FIVE = (5, 5, 5, 5, 5)


@pytest.mark.parametrize("animal", SETS)
def test_all_cards_of_a_set_end_the_round_at_once(animal: str) -> None:
    """All 4 cats, all 5 rabbits or all 5 pigs; all others lose a life, nothing is scored."""
    number = SETS[animal]
    table = position({0: f"{number - 1} {animal} giraffe {10 - number} bear"}, {1: animal})
    events = play(table, "0 turn 1", "0 lay giraffe")
    assert events[:4] == [
        Swapped(0, 1, (animal,), ("giraffe",)),
        SuddenDeath(0, animal, number, ("bear",) * (10 - number)),
        LivesLost(1, 1, 4),
        LivesLost(2, 1, 4),
    ]
    assert not of(AnimalScored, events)
    assert not of(RoundScored, events)
    assert table.state.lives == [5, 4, 4]


@pytest.mark.parametrize("animal", ["giraffe", "mole", "mouse", "dog"])
def test_all_cards_of_another_animal_are_no_set(animal: str) -> None:
    """Only the three sets of the info card count."""
    number = {"giraffe": 9, "mole": 7, "mouse": 3, "dog": 6}[animal]
    table = position({0: f"{number - 1} {animal} bear"}, {1: animal})
    events = play(table, "0 turn 1", "0 lay bear")
    assert [type(event) for event in events] == [Swapped]


@pytest.mark.parametrize("animal", SETS)
def test_one_card_less_is_no_set(animal: str) -> None:
    """Every card of the animal must be in the hand."""
    table = position({0: f"{SETS[animal] - 2} {animal} giraffe", 1: animal}, {1: animal})
    events = play(table, "0 turn 1", "0 lay giraffe")
    assert [type(event) for event in events] == [Swapped]


def test_a_new_round_begins_after_sudden_death() -> None:
    """The next round is prepared and begun by the next player."""
    table = position({1: "3 cat giraffe"}, {1: "cat"}, on_turn=1)
    events = play(table, "1 turn 1", "1 lay giraffe")
    assert of(RoundBegan, events) == [RoundBegan(2, 1, two_left=False)]
    assert asked(table).seat == 1


def test_a_set_is_called_without_being_asked() -> None:
    """K2: the caller has to announce it, so the only decisions are the turn and the cards."""
    table = position({0: "3 cat giraffe"}, {1: "cat"})
    play(table, "0 turn 1", "0 lay giraffe")
    assert [move.kind for move in table.moves] == ["turn", "lay"]


def test_a_set_that_was_dealt_counts_only_after_ones_own_swap() -> None:
    """K3: not on being dealt, not after another's swap, but after any swap of one's own."""
    table = position({0: "giraffe", 1: "5 pig bear"}, {1: "mouse"}, swapped=[])
    assert not table.opening
    assert not of(SuddenDeath, play(table, "0 turn 1", "0 lay giraffe"))
    events = play(table, "1 turn 1", "1 lay bear")
    (called,) = of(SuddenDeath, events)
    assert (called.seat, called.animal) == (1, "pig")


def test_a_set_that_is_broken_by_the_swap_does_not_count() -> None:
    """What counts is the hand after the swap."""
    table = position({0: "5 pig"}, {1: "mouse"}, swapped=[])
    assert not of(SuddenDeath, play(table, "0 turn 1", "0 lay pig"))


def test_sudden_death_is_possible_after_a_knock() -> None:
    """K4: the last lap ends at once, and whoever knocked loses a life like the others."""
    table = position({1: "4 rabbit giraffe"}, {1: "rabbit"}, lives=(5, 5, 5, 5))
    play(table, "0 turn knock")
    events = play(table, "1 turn 1", "1 lay giraffe")
    assert of(LivesLost, events) == [LivesLost(0, 1, 4), LivesLost(2, 1, 4), LivesLost(3, 1, 4)]
    assert not of(RoundScored, events)
    assert table.state.knocker is None


def test_who_has_a_set_shows_the_hand_to_all() -> None:
    """K30: everybody is told the whole hand, and nobody another one."""
    table = position({1: "3 cat giraffe 6 bear"}, {1: "cat"}, on_turn=1)
    swaps = (*table.state.swaps, Swapped(1, 1, ("cat",), ("giraffe",)))
    (called,) = of(SuddenDeath, play(table, "1 turn 1", "1 lay giraffe"))
    assert called.rest == ("bear",) * 6
    assert {called.seen_by(seat) for seat in (0, 2, None)} == {called}
    (shown,) = table.view(None).shown
    assert shown.hands == ((), (*["cat"] * 3, *called.rest, "cat"), ())
    assert shown.display[0] == ("giraffe",)
    assert shown.swaps == swaps


def test_two_sets_at_once_are_one_sudden_death() -> None:
    """K5: the others lose one life, not two."""
    table = position({0: "5 pig 3 cat giraffe"}, {1: "cat"}, swapped=[1, 2])
    events = play(table, "0 turn 1", "0 lay giraffe")
    assert len(of(SuddenDeath, events)) == 1
    assert table.state.lives == [5, 4, 4]


def test_players_who_are_out_lose_nothing_more() -> None:
    """Only players still in the game give a life."""
    table = position({0: "3 cat giraffe"}, {1: "cat"}, lives=(2, 0, 3, 0, 1))
    events = play(table, "0 turn 1", "0 lay giraffe")
    assert [event.seat for event in of(LivesLost, events)] == [2, 4]
    assert of(Eliminated, events) == [Eliminated(4)]
    assert table.state.lives == [2, 0, 2, 0, 0]


def test_sudden_death_can_end_the_game() -> None:
    """When all others give their last life, the caller has won."""
    table = position({2: "3 cat giraffe"}, {1: "cat"}, lives=(1, 1, 1), on_turn=2)
    events = play(table, "2 turn 1", "2 lay giraffe")
    assert of(Eliminated, events) == [Eliminated(0), Eliminated(1)]
    assert events[-1] == GameWon(2, 1)
    assert not table.pending


def test_a_set_that_cannot_be_completed_is_not_given_away() -> None:
    """K23: with all cats out of play, what a player can ask says the same as ever."""
    hands = {0: "9 giraffe bear", 1: "7 bear 3 mole", 2: "4 mole 6 goat"}
    table = position(hands, {1: "goat", 2: "2 sheep", 3: "3 sheep", 4: "4 dog"})
    assert table.state.out_of_play.count("cat") == 4
    assert list(card(table.view(0), "cat")) == [AboutAnimal("cat", 4, ends_round=True)]


# The advanced variant ----------------------------------------------------------------------------


def test_for_experts_cats_are_no_set() -> None:
    """K6: sudden death comes with all 5 rabbits or all 5 pigs only."""
    table = position({0: "3 cat giraffe"}, {1: "cat"}, expert=True)
    events = play(table, "0 turn 1", "0 lay giraffe")
    assert [type(event) for event in events] == [Swapped]
    assert list(card(table.view(0), "cat")) == [AboutAnimal("cat", 4, ends_round=False)]


@pytest.mark.parametrize("animal", ["rabbit", "pig"])
def test_an_expert_wins_a_life_with_a_set(animal: str) -> None:
    """K6, K7: the caller gains a life, even a sixth; all others lose one."""
    table = position({0: f"4 {animal} 6 giraffe"}, {1: animal}, expert=True)
    events = play(table, "0 turn 1", "0 lay giraffe")
    assert events[1:5] == [
        SuddenDeath(0, animal, 5, ("giraffe",) * 5),
        LifeWon(0, 6),
        LivesLost(1, 1, 4),
        LivesLost(2, 1, 4),
    ]
    assert table.state.lives == [6, 4, 4]


def test_an_expert_with_two_sets_wins_one_life() -> None:
    """K5 holds in the variant too."""
    table = position({0: "5 pig 4 rabbit giraffe"}, {1: "rabbit"}, swapped=[1, 2], expert=True)
    play(table, "0 turn 1", "0 lay giraffe")
    assert table.state.lives == [6, 4, 4]


def test_nobody_wins_a_life_in_the_normal_game() -> None:
    """Only the variant gives lives."""
    table = position({0: "4 pig giraffe"}, {1: "pig"}, lives=(2, 2, 2))
    assert not of(LifeWon, play(table, "0 turn 1", "0 lay giraffe"))
    assert table.state.lives == [2, 1, 1]
