"""Hearing again what was told: each person's own way through their history."""

from __future__ import annotations

from functools import partial
from typing import Any

from accessible_games.core.event import Event
from accessible_games.play.hearers import Hearers
from accessible_games.speech.fold import fold
from accessible_games.speech.problem import NotUnderstoodError


def view_before(hearers: Hearers) -> Any:
    """The table as the person saw it after their own last turn, or at the opening."""
    own = hearers.match.own_moves(hearers.at_keyboard)
    return hearers.match.table.copy(own[-1] + 1 if own else 0).view(hearers.at_keyboard)


def last(hearers: Hearers, rest: str) -> None:
    """The newest event again, or the last n."""
    number = hearers.vocabulary.number(rest) if rest else 1
    if not number:
        raise NotUnderstoodError("not-a-number", word=rest)
    events = hearers.person.history.last(number, partial(heard, hearers))
    if not events:
        hearers.say("nothing-yet")
    hearers.person.history.go_to_newest()
    hearers.tell_privately(events)


def since(hearers: Hearers, rest: str) -> None:
    """All that happened after one's own last move."""
    events = [event for event in since_own_turn(hearers) if heard(hearers, event)]
    if not events:
        hearers.say("nothing-since")
    hearers.tell_privately(events)


def since_own_turn(hearers: Hearers) -> list[Event]:
    """What was told after one's own last move, of which the first event tells."""
    told = {when for when, _ in hearers.person.history.entries}
    own = [place for place in hearers.match.own_moves(hearers.at_keyboard) if place + 1 in told]
    return hearers.person.history.since(own[-1])[1:] if own else hearers.person.history.since(-1)


def reread(hearers: Hearers, event: Event | None, end: str) -> None:
    """Say an event that was told before, or that there is none further on."""
    if event is None:
        hearers.say(end)
    else:
        hearers.tell_privately([event])


def heard(hearers: Hearers, event: Event) -> bool:
    """Whether an event says anything to the person at the keyboard."""
    return bool(hearers.private.event(event))


def older(hearers: Hearers, rest: str) -> None:
    reread(hearers, hearers.person.history.step(-1, partial(heard, hearers)), "no-older")


def newer(hearers: Hearers, rest: str) -> None:
    reread(hearers, hearers.person.history.step(+1, partial(heard, hearers)), "no-newer")


def first(hearers: Hearers, rest: str) -> None:
    reread(hearers, hearers.person.history.first(partial(heard, hearers)), "nothing-yet")


def search(hearers: Hearers, rest: str) -> None:
    """The nearest older event whose lines hold the words."""
    sought = fold(rest)
    if not sought:  # nothing, or no letter
        raise NotUnderstoodError("search-what")

    speaker = hearers.private

    def matches(event: Event) -> bool:
        return sought in fold(" ".join(speaker.event(event)))

    reread(hearers, hearers.person.history.search(matches), "not-found")
