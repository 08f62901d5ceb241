"""Events told in one answer: nothing twice, and similar things in one sentence.

Where the words have `X-several`, some events `X` that follow each other become one sentence, as do
events of several classes that have the class `X` in common. `$parts` are all of them, each through
its own `Y-part`, with commas, and `$list` the same with an "and" before the last; `$lead` is the
whole sentence of the first without its stop, `$rest` are the parts of the others, `$sentences` what
each says alone. At full verbosity each has its own line, at braille `X-in-braille` comes first.
"""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from accessible_games.core.event import Event
from accessible_games.speech.narrator import Narrator, message_of


def told_together(narrator: Narrator, events: Iterable[Event]) -> list[str]:
    """The lines of several events that a listener hears at once."""
    seen = (event.seen_by(narrator.listener) for event in events)
    said = [event for event in seen if event is not None and narrator.event(event)]
    kept = [event for place, event in enumerate(said) if not told_by(said[place + 1 :], event)]
    runs = groupby(kept, lambda event: shared_message(narrator, event))
    return [line for shared, run in runs for line in several(narrator, shared, list(run))]


def told_by(later: Iterable[Event], event: Event) -> bool:
    """Whether one of the *later* events says what an event says."""
    return any(each.tells(event) for each in later if type(each).tells is not Event.tells)


def shared_message(narrator: Narrator, event: Event) -> str | None:
    """The words for several events of its class, or of one above that; None without any."""
    if narrator.verbosity == "full":
        return None
    kinds: Any = type(event).__mro__
    ends = ("in-braille", "several") if narrator.verbosity == "braille" else ("several",)
    shared = [message_of(each) for each in kinds if issubclass(each, Event)]
    names = (f"{message}-{end}" for message in shared for end in ends)
    return next((name for name in names if narrator.catalogue.has(name)), None)


def several(narrator: Narrator, shared: str | None, events: Sequence[Event]) -> list[str]:
    """The lines of some events: one sentence, the *shared* message, where there is one."""
    if len(events) == 1 or shared is None:
        return narrator.events(events)
    catalogue, verbosity = narrator.catalogue, narrator.verbosity
    kinds: list[Any] = [type(event) for event in events]
    given = map(narrator.arguments, events)
    said = [*zip(map(message_of, kinds), given, strict=True)]
    sentences = [catalogue.say(name, verbosity, **given) for name, given in said]
    parts = [
        catalogue.say(f"{name}-part", verbosity, **given)
        for name, given in said
        if catalogue.has(f"{name}-part")
    ]
    return narrator.say(
        shared,
        parts=catalogue.joined(parts, "unit"),
        list=catalogue.joined(parts),
        lead=sentences[0].removesuffix("."),
        sentences=" ".join(sentences),
        rest=catalogue.joined(parts[1:], "unit"),
    )
