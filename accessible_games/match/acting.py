"""Who acts in what a person is told."""

from typing import Any

from accessible_games.core.event import Event, Seat
from accessible_games.speech.narrator import field_kinds


def others_acted(seat: Seat | None, told: list[Event]) -> bool:
    """Whether the events told to a seat include others' actions.

    Only what was told counts, so that no sound betrays a secret answer.
    """
    return any(actor(event) not in (seat, None) for event in told)


def actor(event: Event) -> Seat | None:
    """Return the seat that acted in an event: the first one in its fields, or None."""
    told: Any = type(event)
    for name, kind in field_kinds(told).items():
        if kind in ("seat", "person"):
            seat: Seat | None = getattr(event, name)
            return seat
    return None
