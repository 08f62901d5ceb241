"""Copies of states: what can change is copied, by the types of the fields."""

from dataclasses import dataclass, fields

import pytest

from accessible_games.core.copies import copy_of
from accessible_games.core.luck import Luck


@dataclass
class Changing:
    """A field of every kind that a state may have."""

    luck: Luck
    name: str
    fixed: tuple[int, ...]
    cards: list[str]
    hands: list[list[str]]
    places: dict[str, str]
    piles: dict[int, list[str]]
    seat: int | None = None


def state() -> Changing:
    """A state in which nothing is empty."""
    return Changing(Luck(1), "a", (1,), ["b"], [["c"], []], {"d": "e"}, {1: ["f"]})


def test_a_copy_is_equal_and_shares_nothing_that_can_change() -> None:
    """Lists in lists and in dicts are copied too."""
    first = state()
    again = copy_of(first)
    assert again == first
    again.luck.one_of("ab")
    again.cards.append("x")
    again.hands[0].append("x")
    again.hands.append([])
    again.places["x"] = "x"
    again.piles[1].append("x")
    again.piles[2] = []
    assert first == state()


@pytest.mark.parametrize("name", [field.name for field in fields(Changing)])
def test_a_copy_has_every_field(name: str) -> None:
    """Each field is where it was."""
    assert getattr(copy_of(state()), name) == getattr(state(), name)
