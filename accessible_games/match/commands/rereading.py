"""Hearing again what was told: each person's own way through their history."""

from __future__ import annotations

from functools import partial
from typing import Any

from accessible_games.core.event import Event
from accessible_games.match.commands.entry import HelpPart, PersonCommand
from accessible_games.match.person import Person
from accessible_games.speech.commands import Follows
from accessible_games.speech.lexicon import LAST
from accessible_games.speech.normalize import fold
from accessible_games.speech.problem import NotUnderstoodError


def view_before(person: Person) -> Any:
    """Return the table as the person saw it after their last turn, or at the opening."""
    own = person.match.own_moves(person.seat)
    return person.match.table.copy(own[-1] + 1 if own else 0).view(person.seat)


def last(person: Person, rest: str) -> None:
    """Tell the newest event again, or the last n."""
    number = person.vocabulary.lexicon.number(rest) if rest else 1
    if not number:
        raise NotUnderstoodError("not-a-number", word=rest)
    count = 1 if number == LAST else number  # "last last" means the last one
    events = person.history.last(count, partial(heard, person))
    if not events:
        person.say("nothing-yet")
    person.history.go_to_newest()
    person.tell_again(events)


def since(person: Person, rest: str) -> None:
    """Tell everything that happened after the person's last move."""
    events = [event for event in since_own_turn(person) if heard(person, event)]
    if not events:
        person.say("nothing-since")
    person.tell_again(events)


def since_own_turn(person: Person) -> list[Event]:
    """Return the events since the person's last move, without the one that tells that move.

    What people have entered together is heard as news by all of them.
    """
    history, own = person.history, reversed(person.match.own_moves(person.acting))
    last = next((place for place in own if history.tells_of(place + 1)), None)
    told = history.since(-1) if last is None else history.since(last)
    return told if last is None or person.match.table.game.shared else told[1:]


def reread(person: Person, event: Event | None, end: str) -> None:
    """Say an earlier event again, or that there is none further on."""
    if event is None:
        person.say(end)
    else:
        person.tell_again([event])


def heard(person: Person, event: Event) -> bool:
    """Whether an event says anything to a person."""
    return bool(person.narrator.event(event))


def older(person: Person, rest: str) -> None:
    """Say the event before the one that was read last."""
    reread(person, person.history.step(-1, partial(heard, person)), "no-older")


def newer(person: Person, rest: str) -> None:
    """Say the event after the one that was read last."""
    reread(person, person.history.step(+1, partial(heard, person)), "no-newer")


def first(person: Person, rest: str) -> None:
    """Say the first event of the game."""
    reread(person, person.history.first(partial(heard, person)), "nothing-yet")


def search(person: Person, rest: str) -> None:
    """Say the nearest older event whose lines contain the words."""
    sought = fold(rest)
    if not sought:  # nothing, or no letter
        raise NotUnderstoodError("search-what")

    speaker = person.narrator

    def matches(event: Event) -> bool:
        return sought in fold(" ".join(speaker.event(event)))

    reread(person, person.history.search(matches), "not-found")


ENTRIES = (
    PersonCommand("last", HelpPart.NEWS, last, Follows.NUMBER),
    PersonCommand("since", HelpPart.NEWS, since),
    PersonCommand("older", HelpPart.PAST, older),
    PersonCommand("newer", HelpPart.PAST, newer),
    PersonCommand("first", HelpPart.PAST, first),
    PersonCommand("search", HelpPart.PAST, search, Follows.WORDS),
)
