"""Preparing: characters, loves, hates, the boat and the first provisions."""

import pytest

from accessible_games.games.lifeboat.cards import CHARACTERS, SIZES, SURVIVAL
from accessible_games.games.lifeboat.events import (
    CharacterDealt,
    CharactersOut,
    FirstCardDealt,
    GoalsDealt,
)
from tests.games.lifeboat.building import new, of


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_everybody_gets_a_character_a_love_a_hate_and_a_provision(seats: int) -> None:
    """Love and hate are shuffled apart from each other, and from the characters."""
    table = new(seats)
    state = table.state
    for goals in (state.loves, state.hates):
        assert sorted(goals) == sorted(state.characters)
    for seat in range(seats):
        itself = (goals[seat] == state.characters[seat] for goals in (state.loves, state.hates))
        assert GoalsDealt(seat, state.loves[seat], state.hates[seat], *itself) in table.opening
    first = of(FirstCardDealt, table.opening)
    assert [each.seat for each in first] == list(range(seats))
    assert all(each.card in state.hands[each.seat] for each in first)


def test_the_boat_is_in_the_order_of_the_characters() -> None:
    """Lady, Stephen, Captain, Mate, Frenchy, Kid, from the bow to the stern."""
    for seed in range(9):
        state = new(6, seed).state
        assert [state.characters[seat] for seat in state.boat] == list(CHARACTERS)


def test_who_everybody_is_is_told_to_all() -> None:
    """With size and survival; markers and stones are told as facts too (L51)."""
    table = new(6)
    told = of(CharacterDealt, table.opening)
    assert [event.seat for event in told] == table.state.boat
    for event in told:
        character = table.state.characters[event.seat]
        assert (event.character, event.size, event.survival) == (
            character, SIZES[character], SURVIVAL[character],
        )  # fmt: skip
        assert event.seen_by(None) == event


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_with_less_than_six_characters_by_lot_are_not_in_the_game(seats: int) -> None:
    """Neither in the boat nor loved nor hated; they are announced (L3)."""
    out = set()
    for seed in range(12):
        table = new(seats, seed)
        missing = tuple(each for each in CHARACTERS if each not in table.state.characters)
        told = [event.characters for event in of(CharactersOut, table.opening)]
        assert told == ([missing] if missing else [])
        assert len(missing) == 6 - seats == 6 - len(table.state.boat)
        out.add(missing)
    assert len(out) > 3 or seats == 6


def test_love_and_hate_are_nobody_elses_business() -> None:
    """Only their owner is told (L54)."""
    told = GoalsDealt(2, "kid", "mate", narcissist=False, psychopath=False)
    assert [told.seen_by(seat) for seat in (0, 2, None)] == [None, told, None]


def test_the_first_card_is_hidden() -> None:
    """Only its owner sees it."""
    told = FirstCardDealt(1, "water")
    assert [told.seen_by(seat) for seat in (0, 1, None)] == [None, told, None]


def test_other_numbers_of_players_are_refused() -> None:
    """Four to six (L2).

    The two-column sheet of the box knows no others, whatever its stray numbers say.
    """
    for seats in (3, 7):
        with pytest.raises(ValueError, match=str(seats)):
            new(seats)
