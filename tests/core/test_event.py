"""Events and pieces: what the core knows of them."""

import copy
import pickle
from dataclasses import FrozenInstanceError, fields, replace
from typing import Any

import pytest

from accessible_games.core.event import Event, Piece, Seat, kind_and_value, most_first


class Told(Event):
    """Somebody tells something."""

    seat: Seat
    card: Piece | None


class ToldAloud(Told):
    """The same, with one field more."""

    times: int


@pytest.mark.parametrize(
    ("piece", "kind", "value"),
    [
        ("giraffe", "giraffe", None),
        ("toucan-3", "toucan", 3),
        ("sea-lion", "sea-lion", None),
        ("sea-lion-12", "sea-lion", 12),
        ("7", "7", None),
        ("-7", "-7", None),
        ("x-", "x-", None),
    ],
)
def test_a_piece_has_a_kind_and_perhaps_a_value(piece: str, kind: str, value: int | None) -> None:
    """A number behind the last hyphen is the value."""
    assert kind_and_value(piece) == (kind, value)


def test_the_highest_number_comes_first() -> None:
    """Equal ones stay in their order."""
    assert most_first({0: 3, 1: -4, 2: 9, 3: 3}) == ((2, 9), (0, 3), (3, 3), (1, -4))


def test_an_event_is_open_and_covers_nothing() -> None:
    """Unless it says otherwise."""
    event = Event()
    assert [event.seen_by(seat) for seat in (0, 1, None)] == [event] * 3
    assert not event.covers(event)


def test_a_class_of_events_is_a_dataclass_without_more_ado() -> None:
    """Fields, matching and replacing go by its annotations, those of the class above it first."""
    assert [field.name for field in fields(ToldAloud)] == ["seat", "card", "times"]
    assert replace(ToldAloud(1, "cat", 2), card=None) == ToldAloud(1, None, 2)
    match ToldAloud(1, "cat", 2):
        case ToldAloud(seat, "cat", times):
            assert (seat, times) == (1, 2)
        case _:
            raise AssertionError


def test_fields_are_given_in_order_or_by_name() -> None:
    """Which way does not matter."""
    event = Told(1, "cat")
    assert event == Told(card="cat", seat=1) == Told(1, card="cat")
    assert hash(event) == hash(Told(card="cat", seat=1))
    assert repr(event) == repr(Told(card="cat", seat=1)) == "Told(seat=1, card='cat')"


@pytest.mark.parametrize(
    ("values", "named"),
    [
        ((), {}),
        ((1,), {}),
        ((1, "cat", 2), {}),
        ((1, "cat"), {"card": "cat"}),
        ((1,), {"cards": "cat"}),
        ((1, "cat"), {"times": 2}),
    ],
)
def test_a_field_that_lacks_or_is_too_many_is_refused(
    values: tuple[Any, ...], named: dict[str, Any]
) -> None:
    """As by any function."""
    with pytest.raises(TypeError, match="Told"):
        Told(*values, **named)


def test_events_of_another_class_or_with_other_values_are_others() -> None:
    """Even where their values are the same."""
    assert Told(1, "cat") != Told(1, "dog")
    assert ToldAloud(1, "cat", 2) != Told(1, "cat")
    assert Told(1, "cat") != (1, "cat")


def test_an_event_does_not_change() -> None:
    """Neither is a field set, nor is one added or removed."""
    event: Any = Told(1, "cat")
    for name in ("seat", "other"):
        with pytest.raises(FrozenInstanceError):
            setattr(event, name, 2)
        with pytest.raises(FrozenInstanceError):
            delattr(event, name)
    assert event == Told(1, "cat")


def test_an_event_goes_to_other_processes_as_it_is() -> None:
    """Where tournaments play."""
    event = Told(1, "cat")
    assert pickle.loads(pickle.dumps(event)) == copy.deepcopy(event) == event
