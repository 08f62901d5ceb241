"""Thousands of spoken lines of simulated games, in all languages and verbosities, are linted."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from itertools import chain
from typing import Any

import pytest

from accessible_games.core.decision import Answer, Decision
from accessible_games.core.event import Event
from accessible_games.core.luck import Luck
from accessible_games.games import GAMES
from accessible_games.games.lifeboat.events import ChoiceSeen, Secret
from accessible_games.games.lifeboat.facts import GoalsHeld
from accessible_games.games.sixpack.picture import PictureLine
from accessible_games.speech.catalogue import VERBOSITIES, Language, Verbosity
from accessible_games.speech.narrator import Narrator, field_kinds
from tests.gathering import gathering
from tests.speech.demands import events
from tests.speech.linter import (
    NAMING_PROMPT,
    PROMPT,
    Lines,
    bad_prompt,
    problems,
    sentences,
    turn_only,
    without_limit,
    you,
)
from tests.speech.seldom import seldom
from tests.speech.spoken import (
    PLAYED,
    VOICES,
    Moment,
    Tell,
    asked,
    ear,
    facts,
    game,
    hearers,
    hints,
    listeners,
    narrator,
    refused,
    samples,
    stream,
    telling_once,
    tells,
    voices,
)

pytestmark = pytest.mark.slow

every_voice = gathering(
    {
        f"{case} {verbosity}": [(place, *voice) for voice in voices(place) if verbosity in voice]
        for place, case in enumerate(PLAYED)
        for verbosity in VERBOSITIES
    }
)
"""Each game in every voice; one test takes all brief voices of a game, and so on."""
every_game = pytest.mark.parametrize("place", range(len(PLAYED)), ids=map(str, PLAYED))

SILENT = {
    "brief": {
        *("StarterDrawn", "StarterChosen", "TurnBegan", "CardKept", "Filled", "LivesLost"),
        *("AnimalScored", "BidMade", "WentEmpty", "SetAside", "PassBegan", "TableGrew", "Claimed"),
        *("GapStays", "StackLow", "CharactersOut", "ProvisionsDrawn", "DidNothing"),
        *("RowingBegan", "Rowed", "StayedOut", "FightStands", "CourseSet", "GotThirsty"),
        *("DrankWater", "Passed", "PileShuffled", "Laid", "Wished", "Drew"),
    },
    "normal": {
        *("TurnBegan", "CardKept", "Filled", "LivesLost", "AnimalScored", "TableGrew"),
        *("CharactersOut", "Passed"),
    },
    "full": {"ChainFilled"},
}
SILENT["braille"] = SILENT["brief"] | {
    *("Swapped", "Knocked", "Passed", "Picked", "PickedTwo", "Declined", "PairLaid", "Placed"),
    *("Taken", "LineChosen", "CardShown", "ParasolOpened", "Healed", "Agreed", "Joined"),
    *("WeaponPlayed", "FlareFired", "FightBegan", "GoalsMean"),
}
"""Events that may say nothing: what follows says it too, nothing has come of them, or they are the
listener's own; and a chain is told in steps or as one. In braille wording no own move
is told, and goals say what they mean.

That others have kept a card is told as "you keep …" to those alone who did.
"""
SHORT = ("brief", "braille")
"""The verbosities at which a line may leave out "you" and be silent about one's own moves."""


def ears(place: int, language: Language, verbosity: Verbosity) -> list[Narrator]:
    """Return the narrator speaking to some seats, and to several people at once."""
    nobody = narrator(place, language, verbosity)
    return [nobody.for_(listener) for listener in hearers(place, language, verbosity)]


@every_game
def test_every_seat_is_heard(place: int) -> None:
    """Each seat is heard in some voice, and an onlooker in every voice."""
    heard = [hearers(place, *voice) for voice in voices(place)]
    assert {*chain.from_iterable(heard)} == {*listeners(place)}
    assert all(None in each for each in heard)


def faults(told: Iterable[Lines], speaker: Narrator) -> list[str]:
    """Return everything wrong in what was said to anyone, each fault once."""
    hearing = ear(speaker)
    spoken = dict.fromkeys(tuple(lines) for lines in told if lines)
    assert spoken
    return [fault for lines in spoken for fault in problems(lines, hearing)]


# Every rule for every message ---------------------------------------------------------------------


@every_voice
def test_events_and_questions_are_told_well(
    place: int, language: Language, verbosity: Verbosity
) -> None:
    """All events and questions keep to all rules of speech, whoever listens."""
    told: list[Lines] = []
    tell = tells(place, language, verbosity)
    for speaker in ears(place, language, verbosity):
        heard = [said.lines for said in stream(place, speaker)]
        assert any(heard)
        told += heard
        told += map(tell[speaker.listener], seldom(PLAYED[place].name).events)
        told += map(speaker.question, seldom(PLAYED[place].name).decisions)
    assert faults(told, narrator(place, language, verbosity)) == []


@every_voice
def test_facts_are_told_well(place: int, language: Language, verbosity: Verbosity) -> None:
    """The answers to everything that can be asked at any time do so too."""
    told: list[Lines] = []
    for listener, tell in tells(place, language, verbosity).items():
        facts = asked(place, listener)
        heard = [fact for fact in facts if not isinstance(fact, PictureLine)]  # it is to be felt
        lines = [tell(fact) for fact in heard]
        assert any(lines)
        told += lines
    assert faults(told, narrator(place, language, verbosity)) == []


@every_voice
def test_hints_are_told_well(place: int, language: Language, verbosity: Verbosity) -> None:
    """The reasons of all advice do so too."""
    speaker = narrator(place, language, verbosity)
    reasons = [*hints(place), *((0, reason) for reason in seldom(PLAYED[place].name).reasons)]
    assert faults([speaker.for_(seat).event(why) for seat, why in reasons], speaker) == []


@every_voice
def test_refusals_are_told_well(place: int, language: Language, verbosity: Verbosity) -> None:
    """Refusals do so too, and each of them says something."""
    speaker = narrator(place, language, verbosity)
    told = [
        speaker.for_(decision.seat).refusal(decision, *wrong) for decision, wrong in refusals(place)
    ]
    assert all(told)
    assert faults(told, speaker) == []


@cache
def refusals(place: int) -> list[tuple[Decision[Any], tuple[Answer, str]]]:
    """Return what is asked at some moments of a game, each with wrong answers and the reasons."""
    decisions = [moment.decision for moment in samples(place) if moment.decision is not None]
    pieces = tuple(PLAYED[place].game.pieces)
    return [(decision, wrong) for decision in decisions for wrong in refused(decision, pieces)]


@pytest.mark.parametrize("name", GAMES)
def test_everything_that_can_be_told_was_told(name: str) -> None:
    """No event, fact or reason is missing from these tests."""
    told = {type(event) for event in (*seldom(name).events, *seldom(name).reasons)}
    for place in (place for place, case in enumerate(PLAYED) if case.name == name):
        told |= {type(event) for moment in game(place) for event in moment.events}
        told |= {type(fact) for fact in asked(place, 0)}
        told |= {type(reason) for _, reason in hints(place)}
    assert {kind.__name__ for kind in events(name)} - {kind.__name__ for kind in told} == set()


@pytest.mark.parametrize("language", {language: None for language, _ in VOICES})
@every_game
def test_nothing_is_never_said_as_one(place: int, language: Language) -> None:
    """Some languages count none like one; if there can be none, it has words of its own."""
    speaker = narrator(place, language, "full")
    name = PLAYED[place].name
    told = {event for moment in game(place) for event in moment.events}
    told |= {*seldom(name).events, *seldom(name).reasons, *(reason for _, reason in hints(place))}
    heard = ((event, [s for s in listeners(place) if event.seen_by(s)]) for event in told)
    for event, seats in sorted(heard, key=repr):
        hearing = speaker.for_(seats[-1] if seats else None)
        for one in with_one_for_none(event):
            assert hearing.event(event) != hearing.event(one)


def with_one_for_none(event: Any) -> Iterator[Event]:
    """Yield the event with one number 1 instead of 0, for each number of things in it."""
    kind_of: Any = type(event)
    for name, kind in field_kinds(kind_of).items():
        value = getattr(event, name)
        if kind == "plain" and value == 0 and not isinstance(value, bool):
            yield replace(event, **{name: 1})
        for seat, number in value if kind == "per-seat" else ():
            if number == 0:
                pairs = tuple((each, 1 if each == seat else n) for each, n in value)
                yield replace(event, **{name: pairs})


# The stream that a seat hears ---------------------------------------------------------------------


@every_voice
def test_nothing_happens_in_silence(place: int, language: Language, verbosity: Verbosity) -> None:
    """Every event that a listener may know of is told."""
    for speaker in ears(place, language, verbosity):
        for what in (said.what for said in stream(place, speaker) if not said.lines):
            silent = type(what).__name__ in SILENT[verbosity]
            assert isinstance(what, Decision) or silent or secret(what, speaker), what


def secret(what: object, speaker: Narrator) -> bool:
    """Whether it is an event that the listener may not know."""
    return isinstance(what, Event) and what.seen_by(speaker.listener) is None


@every_voice
def test_nothing_is_said_twice_in_a_row(
    place: int, language: Language, verbosity: Verbosity
) -> None:
    """No sentence follows the same sentence, and no prompt repeats what was just said."""
    for speaker in ears(place, language, verbosity):
        before: str | None = None
        for said in stream(place, speaker):
            whole = [" ".join(sentence) for sentence in sentences(said.lines)]
            prompt = [said.prompt.strip()] if said.prompt else []
            for sentence in [*whole, *prompt]:
                assert sentence != before
                before = sentence


@every_game
@pytest.mark.parametrize("language", {language: None for language, _ in VOICES})
def test_a_brief_line_never_only_says_whose_turn_it_is(place: int, language: Language) -> None:
    """That is up to the prompt, or part of a line with news."""
    for speaker in ears(place, language, "brief"):
        for said in stream(place, speaker):
            assert turn_only(said.lines, ear(speaker)) == []


@every_voice
def test_a_question_ends_before_its_prompt(
    place: int, language: Language, verbosity: Verbosity
) -> None:
    """The prompt is a short sentence of its own after whole sentences, and ends in a blank.

    It tells the limits of a number, as nothing else does.
    """
    for speaker in ears(place, language, verbosity):
        longest = PROMPT if verbosity in ("brief", "braille") else NAMING_PROMPT
        for said in (each for each in stream(place, speaker) if each.prompt is not None):
            assert bad_prompt(str(said.prompt), longest) == []
            assert isinstance(said.what, Decision)
            assert without_limit(str(said.prompt), said.what.options) == []
            assert all(line.endswith((".", "?")) for line in said.lines[-1:])


# Who is meant -------------------------------------------------------------------------------------


def names_in(lines: Lines, speaker: Narrator) -> set[int]:
    """Return the seats that are named."""
    text = " ".join(lines)
    return {seat for seat, name in enumerate(speaker.names) if name in text}


@cache
def told_of_seats(place: int) -> list[Event]:
    """Return everything that was told about seats, and all facts about them that can be asked."""
    told = [event for moment in game(place) for event in moment.events]
    told += asked(place, None)
    told += seldom(PLAYED[place].name).events
    return [event for event in dict.fromkeys(told) if is_of_seats(type(event))]


def is_of_seats(kind: Any) -> bool:
    """Whether events of a class name any seat."""
    return bool({"seat", "person", "per-seat", "seats"} & set(field_kinds(kind).values()))


def by_name(
    place: int, language: Language, verbosity: Verbosity
) -> Iterator[tuple[Narrator, Tell]]:
    """Yield each narrator and its words, calling all by their own names, which no piece shares."""
    tell = tells(place, language, verbosity)
    for speaker in ears(place, language, verbosity):
        named = replace(speaker, called=())
        yield named, telling_once(named) if speaker.called else tell[speaker.listener]


@every_voice
def test_you_is_the_listener_and_nobody_else(
    place: int, language: Language, verbosity: Verbosity
) -> None:
    """A person who is named to the others is "you" to themselves, and everyone else keeps the name.

    Lines told to one person alone say "you" as well, except mere lists to choose from, and in
    braille wording.
    """
    *speakers, (open_, tell_openly) = by_name(place, language, verbosity)
    hearing = ear(open_)
    for event in told_of_seats(place):
        told = tell_openly(event)
        named = names_in(told, open_)
        assert you(told, hearing) == [], event
        for speaker, tell in speakers:
            lines, listener = tell(event), speaker.listener
            if lines == told:
                assert listener not in named
            elif told and (lines or verbosity not in SHORT):
                assert names_in(lines, speaker) == named - {listener}
                alone = verbosity == "braille" and isinstance(event, Secret | GoalsHeld)
                assert alone or bool(you(lines, hearing)) == (listener in named), lines
            else:
                addressed = bool(you(lines, hearing)) == bool(lines)
                assert addressed or verbosity in SHORT or isinstance(event, ChoiceSeen)


# Secrets ------------------------------------------------------------------------------------------


@every_game
def test_a_dealt_hand_is_told_to_its_owner_alone(place: int) -> None:
    """A person who may not know an event hears nothing of it, in any voice."""
    events_ = [event for moment in game(place) for event in moment.events]
    for voice in voices(place):
        for speaker in ears(place, *voice):
            secrets = [event for event in events_ if event.seen_by(speaker.listener) is None]
            assert speaker.events(secrets) == []


def to_be_told(moment: Moment, listener: int) -> list[object]:
    """Return everything that a listener can hear at a moment: facts, and their question."""
    waiting = moment.table.waiting()
    return [*facts(moment, listener), *(each for each in waiting if each.seat == listener)]


@every_game
def test_hidden_cards_change_nothing_that_is_told(place: int) -> None:
    """If all hidden cards are dealt again, every fact and every question stays the same."""
    for moment in (each for each in samples(place) if each.decision is not None):
        for listener in (each for each in listeners(place) if each is not None):
            other = Moment((), moment.table.determinize(listener, Luck(1)))
            assert to_be_told(moment, listener) == to_be_told(other, listener)
