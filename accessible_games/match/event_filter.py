"""What a listener wants to hear of what happens: all of it, what is new in it, or nothing."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from accessible_games.core.event import Event, Seat
from accessible_games.speech.catalogue import Verbosity
from accessible_games.speech.narrator import Narrator, field_kinds

WISHES = ("all", "changes", "off")
"""How much to hear of a kind of event; `changes` leaves out what was told before."""
KINDS = ("own", "others", "bids", "coins", "table", "scores")
"""The kinds of events that can be reduced."""
USUAL: Mapping[Verbosity, Mapping[str, str]] = {
    "brief": {"coins": "off", "scores": "off"},
    "normal": {"coins": "changes"},
    "full": {},
    "braille": {"coins": "off", "scores": "off"},
}
"""What is heard of each kind by default: everything, with these exceptions."""


def heard_of(
    event: Event, narrator: Narrator, wishes: Mapping[str, str], told: Sequence[Event]
) -> Event | None:
    """Return what a listener hears of an event, by their wishes and what they were *told*."""
    kind = kind_for(event, narrator.listener)
    wish = wished(kind, narrator.verbosity, wishes)
    if wish == "changes":
        before = next((old for old in reversed(told) if is_alike(old, event)), None)
        return event if before is None else changed(before, event)
    return None if wish == "off" else event


def wished(kind: str, verbosity: Verbosity, wishes: Mapping[str, str]) -> str:
    """Return how much of a kind of event is heard."""
    return wishes.get(kind) or USUAL[verbosity].get(kind, "all")


def kind_for(event: Event, listener: Seat | None) -> str:
    """Return an event's kind for a listener: it is `own` for every seat that it names."""
    if event.heard_as != "acts":
        return event.heard_as
    seats = seats_in(event)
    if not seats:
        return "always"
    return "own" if listener in seats else "others"


def seats_in(event: Event) -> list[Seat | None]:
    """Return all seats that an event names."""
    told: Any = type(event)
    marks = field_kinds(told).items()
    return [getattr(event, name) for name, mark in marks if mark in ("seat", "person")]


def is_alike(old: Event, event: Event) -> bool:
    """Whether an earlier event told the same about the same seats."""
    return type(old) is type(event) and seats_in(old) == seats_in(event)


def changed(before: Event, event: Event) -> Event | None:
    """Return the new part of an event: among numbers of seats, those that changed; or None."""
    kind: Any = type(event)
    told: dict[str, Any] = {}
    for name, mark in field_kinds(kind).items():
        now, then = getattr(event, name), getattr(before, name)
        if mark == "per-seat":
            told[name] = tuple(pair for pair in now if pair not in then)
        elif now != then:
            return event
    return replace(event, **told) if any(told.values()) else None
