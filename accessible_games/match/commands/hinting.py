"""The hint: what matters now, what `hard` would do and why, and what another answer would cost.

`hint full` adds the figures of the search. Where Ctrl-C ends it, `normal` answers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from time import monotonic

from accessible_games.bots import (
    Advice,
    Imagine,
    advise,
    chance_of,
    counts_points,
    recall,
    risks_of,
    search_of,
    why_of,
)
from accessible_games.bots.coach import leads_to, matters
from accessible_games.bots.judging import brings, less, same
from accessible_games.bots.search import Found
from accessible_games.core.decision import Answer, AtPlace, Cards, Decision, OneOf
from accessible_games.core.event import Event
from accessible_games.core.game import AnyView
from accessible_games.core.luck import Luck
from accessible_games.core.table import AnyTable
from accessible_games.match.commands.entry import Part, PersonCommand
from accessible_games.match.person import Person
from accessible_games.speech.arguments import Argument, Words
from accessible_games.speech.fold import is_one_of
from accessible_games.speech.problem import NotUnderstoodError
from accessible_games.speech.vocabulary import Follows

MOST_COSTS = 2
"""The most facts that are told of what another answer would cost."""
SILENCE = 1.0
"""The seconds of silence after which a person is told that the program is thinking."""


def hint(person: Person, rest: str) -> None:
    """Say what a good computer player would do in this seat, and why."""
    in_full, decision = wants_figures(person, rest), person.asked
    if decision is None:
        person.say("nothing-asked")
        return
    seat, table, record = decision.seat, person.match.table, person.match.record
    chance = chance_of(record.seed, seat, len(table.moves))
    view, imagine = recall(record.game, "hint", table.view(seat), partial(table.imagine, seat))
    advice = advise(record.game, view, decision, imagine, chance)
    found = searched(person, decision, view, imagine) if is_searched(decision) else ()
    best = found[0].answer if found else advice.answer
    person.tell_again(matters(record.game, view))
    say_advice(person, decision, best)
    why = reasons(record.game, view, decision, advice, best)
    person.tell_again(why)
    if found:
        say_other(person, decision, view, found, advice.answer, why)
    if found and in_full:
        say_found(person, decision, found)


def wants_figures(person: Person, rest: str) -> bool:
    """Whether the figures are asked for too; `NotUnderstoodError` for other words."""
    word = person.narrator.catalogue.say("verbosity-full")
    if rest and not is_one_of(rest, (word, "full")):
        raise NotUnderstoodError("unknown-choice", word=rest, choices=word)
    return bool(rest)


def say_other(
    person: Person,
    decision: Decision[Answer],
    view: AnyView,
    found: Found,
    thought: Answer,
    said: Sequence[Event],
) -> None:
    """Say which other answer is as good, or what the tempting one would cost.

    Tempting is what `normal` would do, or else the second best. What was *said* for the better
    answer and holds for it too is not said again.
    """
    game, speaker = person.match.record.game, person.narrator
    tried = [line for line in found[1:] if line.visits]
    if not tried:
        return
    other = next((line for line in tried if same(line.answer, thought)), tried[0])
    name = speaker.answer(decision, other.answer)
    worse = less(game, found[0], other)
    if not worse:
        person.say("hint-as-good", name=name)
        return
    person.say("hint-tempting", name=name)
    told = leads_to(game, view, decision, other.answer, found[0].answer)
    person.tell_again([event for event in told if event not in said][:MOST_COSTS])
    if counts_points(game):
        person.say("hint-fewer-points", number=worse)


def reasons(
    game: str, view: AnyView, decision: Decision[Answer], advice: Advice, best: Answer
) -> list[Event]:
    """The reason for an answer, that of `normal` if it would do the same, and its risks."""
    alike = same(best, advice.answer)
    why = advice.reason if alike else why_of(game, view, decision, best)
    return [why, *risks_of(game, view, decision, best)]


def is_searched(decision: Decision[Answer]) -> bool:
    """Whether to search; never while players look for a pattern, which it would give away."""
    return getattr(decision.options, "kind", "") != "block"


def searched(person: Person, decision: Decision[Answer], view: AnyView, imagine: Imagine) -> Found:
    """What the search finds; nothing if a search is not worth it, or if Ctrl-C ends it."""
    record, table = person.match.record, person.match.table
    chance = chance_of(record.seed, decision.seat, len(table.moves))
    try:
        found = search_of(record.game)(view, decision, telling(person, imagine), chance)
    except KeyboardInterrupt:
        return ()
    return found if found[0].visits else ()


def telling(person: Person, imagine: Imagine, clock: Callable[[], float] = monotonic) -> Imagine:
    """The same worlds; if making them takes long, the person is told so, once."""
    waiting = [clock() + SILENCE]

    def imagined(luck: Luck) -> AnyTable:
        if waiting and clock() > waiting[0]:
            waiting.clear()
            person.say_at_once("thinking")
        return imagine(luck)

    return imagined


def say_found(person: Person, decision: Decision[Answer], found: Found) -> None:
    """Say what the best answer brings, and which one is next best, with its figures."""
    game, (best, *others) = person.match.record.game, found
    follows = next_best(person, decision, found) if others and others[0].visits else ""
    person.say(
        "hint-points" if counts_points(game) else "hint-tries",
        number=brings(game, best),
        next=follows,
    )


def next_best(person: Person, decision: Decision[Answer], found: Found) -> str:
    """The second best answer, and what it brings if that is clearly less."""
    best, second, *_ = found
    game, speaker = person.match.record.game, person.narrator
    worse = less(game, best, second)
    told: dict[str, Argument] = {
        "name": speaker.answer(decision, second.answer),
        "less": worse,
        "number": max(0, brings(game, best) - worse),
        "measure": "points" if counts_points(game) else "tries",
    }
    return speaker.catalogue.say("hint-next", speaker.verbosity, **told)


def say_advice(person: Person, decision: Decision[Answer], answer: Answer) -> None:
    """Say the advised answer; in words of the game if it is neither a word nor cards of a hand."""
    if isinstance(decision.options, OneOf) and decision.options.kind == "block":
        hidden = decision.options.words == ("no",)
        if hidden:  # whoever is told no place has to look; "no" would tell that there is none
            return
    if isinstance(decision.options, OneOf):
        person.say("hint", choice=person.narrator.answer(decision, answer))
    elif isinstance(decision.options, AtPlace) and isinstance(answer, tuple):
        word, place = answer
        name = person.vocabulary.answer_name(word)
        person.say(f"hint-{decision.kind}", word=word, name=name, place=place)
    elif isinstance(decision.options, Cards) and isinstance(answer, tuple):
        person.say("hint-cards", cards=Words(person.narrator.sort(answer)))
    elif isinstance(answer, tuple):
        cards = Words(person.narrator.sort(answer))
        person.say(f"hint-{decision.kind}", cards=cards, count=len(answer))
    else:
        person.say(f"hint-{decision.kind}", number=answer)


ENTRIES = (PersonCommand("hint", Part.TURN, hint, Follows.FULL),)
