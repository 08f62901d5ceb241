"""Events told in one answer: nothing twice, and similar things in one sentence.

If the words have `X-several`, consecutive events `X` become one sentence, as do events of several
classes that share the class `X`. `$parts` are all of them, each through its own `Y-part`, with
commas, and `$list` the same with an "and" before the last; `$lead` is the whole sentence of the
first without its full stop, `$rest` are the parts of the others, `$sentences` what each says alone,
`$lines` the same in lines of their own. At braille `X-in-braille` comes first.

An event that `joins` shares the line of what was told before, if both fit. At brief verbosity all
events do, except one that `opens` a part of the game. At full verbosity each has its own line.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any

from accessible_games.core.event import Event
from accessible_games.speech.catalogue import Verbosity
from accessible_games.speech.narrator import Narrator, message_of


def told_together(narrator: Narrator, events: Iterable[Event]) -> list[str]:
    """Return the lines of several events that a listener hears at once."""
    told = (event.seen_by(narrator.listener) for event in events)
    seen = [event for event in told if event is not None]
    alone = {event: narrator.event(event) for event in seen}
    left = kept([event for event in seen if alone[event]], narrator.verbosity)
    runs = groupby(left, lambda event: shared_message(narrator, event))
    lines, open_ = list[str](), True
    for shared, run in runs:
        for part in [list(run)] if shared else [[event] for event in run]:
            more = said(narrator, shared, part, alone)
            joins = open_ and shares_line(narrator.verbosity, part[0])
            lines = run_on(lines, more, narrator.width) if joins else lines + more
            open_ = not part[-1].closes
    return lines


def kept(said: Sequence[Event], verbosity: Verbosity) -> list[Event]:
    """Return what is left of events that are said at once, so that nothing is said twice."""
    left = [event for place, event in enumerate(said) if not told_by(said[place + 1 :], event)]
    if verbosity == "full":
        return left
    return [event.after(left[:place]) for place, event in enumerate(left)]


def shares_line(verbosity: Verbosity, event: Event) -> bool:
    """Whether an event may follow another on the same line."""
    if verbosity == "brief":
        return not event.opens
    return verbosity == "normal" and event.joins


def run_on(before: Sequence[str], lines: Iterable[str], width: int) -> list[str]:
    """Append lines to others; what fits goes on the same line."""
    found = list(before)
    for line in lines:
        if found and len(found[-1]) + 1 + len(line) <= width:
            found[-1] += f" {line}"
        else:
            found.append(line)
    return found


def told_by(later: Iterable[Event], event: Event) -> bool:
    """Whether one of the *later* events says what an event says."""
    return any(each.tells(event) for each in later if type(each).tells is not Event.tells)


def shared_message(narrator: Narrator, event: Event) -> str | None:
    """Return the message for several events of its class, or of a class above it; or None."""
    if narrator.verbosity == "full":
        return None
    kinds: Any = type(event).__mro__
    ends = ("in-braille", "several") if narrator.verbosity == "braille" else ("several",)
    shared = [message_of(each) for each in kinds if issubclass(each, Event)]
    names = (f"{message}-{end}" for message in shared for end in ends)
    return next((name for name in names if narrator.catalogue.has(name)), None)


def said(
    narrator: Narrator, shared: str | None, part: list[Event], alone: Mapping[Event, list[str]]
) -> list[str]:
    """Return the lines of one event, perhaps already said *alone*, or of several by *shared*."""
    if shared is not None and len(part) > 1:
        return several(narrator, shared, part)
    return alone[part[0]] if part[0] in alone else narrator.event(part[0])


def several(narrator: Narrator, shared: str, events: Sequence[Event]) -> list[str]:
    """Return the lines of several events in one sentence, the *shared* message."""
    catalogue, verbosity = narrator.catalogue, narrator.verbosity
    kinds: list[Any] = [type(event) for event in events]
    given = map(narrator.arguments, events)
    said = [*zip(map(message_of, kinds), given, strict=True)]
    sentences = [catalogue.say(name, verbosity, **given).strip() for name, given in said]
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
        lines="\n".join(sentences),
        rest=catalogue.joined(parts[1:], "unit"),
    )
