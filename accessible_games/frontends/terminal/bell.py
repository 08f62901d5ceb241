"""The bell of the terminal, if it is wanted: at a person's turn and at refusals."""

from __future__ import annotations

from typing import Any

from accessible_games.core.event import Event, Seat
from accessible_games.frontends.terminal.screen import Screen
from accessible_games.match.settings import Settings
from accessible_games.speech.narrator import field_kinds


def at_turn(settings: Settings, screen: Screen, seat: Seat, news: list[Event]) -> None:
    """Ring if the person wants it and is asked something after others have acted."""
    if others_acted(seat, news):
        at_news(settings, screen)


def at_news(settings: Settings, screen: Screen) -> None:
    """Ring, if wanted, when something is asked of the person by what others have done."""
    if settings.ring == "on":
        screen.ring()


def at_refusal(settings: Settings, screen: Screen) -> None:
    """Ring, if wanted, when what was typed is refused or not understood."""
    if settings.warn == "on":
        screen.ring()


def others_acted(seat: Seat, told: list[Event]) -> bool:
    """Whether the events that were told to a seat begin with others.

    Only what was told counts: that somebody has answered in secret is not betrayed by a sound.
    """
    return any(actor(event) not in (seat, None) for event in told)


def actor(event: Event) -> Seat | None:
    """The seat that did what an event tells: the first one in it; None if nobody did it."""
    told: Any = type(event)
    for name, kind in field_kinds(told).items():
        if kind in ("seat", "person"):
            seat: Seat | None = getattr(event, name)
            return seat
    return None
