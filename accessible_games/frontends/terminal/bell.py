"""The bell of the terminal, if the settings ask for it: at a person's turn and at refusals."""

from __future__ import annotations

from typing import Any

from accessible_games.core.event import Event, Seat
from accessible_games.frontends.terminal.screen import Screen
from accessible_games.match.settings import Settings
from accessible_games.speech.narrator import field_kinds


def at_turn(settings: Settings, screen: Screen, seat: Seat, news: list[Event]) -> None:
    """Ring, if wanted, when the person is asked something after others have acted."""
    if others_acted(seat, news):
        at_news(settings, screen)


def at_news(settings: Settings, screen: Screen) -> None:
    """Ring, if wanted, when others' actions lead to a question for the person."""
    if settings.ring == "on":
        screen.ring()


def at_refusal(settings: Settings, screen: Screen) -> None:
    """Ring, if wanted, when a typed line is refused or not understood."""
    if settings.warn == "on":
        screen.ring()


def others_acted(seat: Seat, told: list[Event]) -> bool:
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
