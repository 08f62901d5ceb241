"""Events and pieces: what the core knows of them."""

import pytest

from accessible_games.core.event import Event, kind_and_value, most_first


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
