"""The hint: what `hard` would do in a person's seat, what it brings, and what would be next best.

Where `normal` would do the same, its reason comes last; where Ctrl-C ends the search, it is all.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from time import monotonic
from typing import Any

from accessible_games.bots import Imagine, advise, chance_of, counts_points, search_of
from accessible_games.bots.judging import beside, brings, same
from accessible_games.bots.search import Found
from accessible_games.core.decision import Answer, AtPlace, Cards, Decision, OneOf
from accessible_games.core.luck import Luck
from accessible_games.core.table import Table
from accessible_games.play.console import Console
from accessible_games.play.hearers import Hearers
from accessible_games.speech.arguments import Argument, Words

SILENCE = 1.0
"""After so many seconds without a word a person is told that the program thinks."""


def hint(console: Console, rest: str) -> None:
    """What a good computer player would do in this seat, and why."""
    decision = console.asked
    if decision is None:
        console.say("nothing-asked")
        return
    seat, table, record = decision.seat, console.match.table, console.match.record
    imagine, chance = partial(table.imagine, seat), chance_of(record.seed, seat, len(table.moves))
    advice = advise(record.game, table.view(seat), decision, imagine, chance)
    found = searched(console, decision) if is_searched(decision) else ()
    best = found[0].answer if found else advice.answer
    say_advice(console, decision, best)
    if found:
        say_found(console, decision, found)
    if same(best, advice.answer):
        console.tell_privately([advice.reason])


def is_searched(decision: Decision[Any]) -> bool:
    """Whether a search is asked; never where a pattern is looked for, which it would betray."""
    return getattr(decision.options, "kind", "") != "block"


def searched(console: Console, decision: Decision[Any]) -> Found:
    """What the search finds; nothing where it is not worth one, or where Ctrl-C ends it."""
    seat, table = decision.seat, console.match.table
    chance = chance_of(console.match.record.seed, seat, len(table.moves))
    patient = telling(console, partial(table.imagine, seat))
    try:
        found = search_of(console.match.record.game)(table.view(seat), decision, patient, chance)
    except KeyboardInterrupt:
        return ()
    return found if found[0].visits else ()


def telling(console: Console, imagine: Imagine, clock: Callable[[], float] = monotonic) -> Imagine:
    """The same worlds; where making them takes long, the person hears so, once."""
    waiting = [clock() + SILENCE]

    def imagined(luck: Luck) -> Table[Any]:
        if waiting and clock() > waiting[0]:
            waiting.clear()
            console.screen.say(console.narrator.say("thinking"))
        return imagine(luck)

    return imagined


def say_found(hearers: Hearers, decision: Decision[Any], found: Found) -> None:
    """What the best answer brings, which one is next best, and how that one compares."""
    game, (best, *others) = hearers.match.record.game, found
    follows = next_best(hearers, decision, found) if others and others[0].visits else ""
    hearers.say(
        "hint-points" if counts_points(game) else "hint-tries",
        number=brings(game, best),
        next=follows,
    )


def next_best(hearers: Hearers, decision: Decision[Any], found: Found) -> str:
    """The second best answer, how much less it brings, and how often it came out better."""
    best, second, *_ = found
    worse = beside(hearers.match.record.game, best, second)
    speaker = hearers.private
    told: dict[str, Argument] = {
        "name": speaker.answer(decision, second.answer),
        "less": worse.less,
        "times": worse.better,
    }
    return speaker.catalogue.say("hint-next", speaker.verbosity, **told)


def say_advice(hearers: Hearers, decision: Decision[Any], answer: Answer) -> None:
    """The answer that is advised; where it is no word and no hand, in words of the game."""
    if isinstance(decision.options, OneOf) and decision.options.kind == "block":
        hidden = decision.options.words == ("no",)
        if hidden:  # whoever is told no place has to look; "no" would tell that there is none
            return
    if isinstance(decision.options, OneOf):
        hearers.say("hint", choice=hearers.private.answer(decision, answer))
    elif isinstance(decision.options, AtPlace) and isinstance(answer, tuple):
        word, place = answer
        name = hearers.vocabulary.answer_name(word)
        hearers.say(f"hint-{decision.kind}", word=word, name=name, place=place)
    elif isinstance(decision.options, Cards) and isinstance(answer, tuple):
        hearers.say("hint-cards", cards=Words(hearers.private.sort(answer)))
    elif isinstance(answer, tuple):
        cards = Words(hearers.private.sort(answer))
        hearers.say(f"hint-{decision.kind}", cards=cards, count=len(answer))
    else:
        hearers.say(f"hint-{decision.kind}", number=answer)
