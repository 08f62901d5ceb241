"""What is heard at once, from one of the listener's answers to the next, tells each event once."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

import pytest

from accessible_games.core.event import Event, Seat
from accessible_games.games.arche_noah.events import BidMade, OrderSettled
from accessible_games.games.lifeboat.sea_events import LoveScored
from accessible_games.games.sixpack import events as drinks
from accessible_games.speech.aggregation import kept, told_together
from accessible_games.speech.catalogue import VERBOSITIES, Language, Verbosity
from accessible_games.speech.narrator import field_kinds
from tests.gathering import gathering
from tests.speech.linter import problems
from tests.speech.spoken import PLAYED, Tell, ear, game, hearers, narrator, tells, voices

pytestmark = pytest.mark.slow

Fact = tuple[str, ...] | tuple[str, Any]

DIFFERENT: Mapping[str, set[tuple[str, str]]] = {
    "what was taken away comes back": {("Taken", "ChainFilled"), ("Taken", "Filled")},
    "a demand, and what came of it": {
        *(("CardDemanded", "CardStolen"), ("CardDemanded", "FightBegan")),
        *(("SwapDemanded", "FightBegan"), ("OfferSlipped", "SlipTaken")),
        *(("SwapDemanded", "SeatsChanged"), ("OfferMade", "OfferRefused")),
    },
    "that there is a fight, and how it stands": {
        *(("FightBegan", "FightStands"), ("CardDemanded", "FightStands")),
        ("SwapDemanded", "FightStands"),
    },
    "two things that are done for somebody": {("WaterGiven", "Healed")},
    "that somebody gives water, and is thirsty too": {("WaterGiven", "GotThirsty")},
    "who one is, and whom one loves": {("CharacterDealt", "GoalsDealt")},
    "whom somebody loved, and what that brings": {
        *(("GoalsRevealed", "LoveScored"), ("GoalsRevealed", "HateScored")),
        ("GoalsRevealed", "AmbivalenceScored"),
    },
    "a stack ran low again, when the table had been cleared": {
        *(("ClearingDue", "StackLow"), ("ClearingDue", "ClearingDue")),
    },
    "a card was taken in one pass, and drawn in the next": {("Picked", "SecretDrawn")},
    "at full each move is told as a whole": {("RowLaid", "Swapped"), ("Swapped", "RowLaid")},
    "another round, or another turn": {("AnimalScored", "AnimalScored"), ("Swapped", "Swapped")},
    "another card of the same kind": {("FirstCardDealt", "CardKept"), ("CardKept", "CardStolen")},
}
"""Pairs of events of the same seats and pieces that are different all the same, and why."""
AGAIN = {
    *("Passed", "OrderSettled", "CardKept", "TurnSkipped", "TurnBegan", "LivesLost", "RowLaid"),
    *("Knocked", "Rowed", "DidNothing", "Drew", "Skipped", "PaidDebt", "MauSaid", "Wished"),
}
"""What may happen again in the same way, in another round, before a listener is asked."""

every_voice = gathering(
    {
        f"{case} {verbosity}": [(place, *voice) for voice in voices(place) if verbosity in voice]
        for place, case in enumerate(PLAYED)
        for verbosity in VERBOSITIES
    }
)


def answers(place: int, listener: Seat | None) -> Iterator[list[Event]]:
    """Yield what a listener may know of everything between two of their decisions."""
    told = list[Event]()
    for moment in game(place):
        seen = (event.seen_by(listener) for event in moment.events)
        told += [event for event in seen if event is not None]
        if moment.decision is not None and moment.decision.seat == listener:
            yield told
            told = []
    yield told


def facts(event: Event) -> set[Fact]:
    """Return who and which pieces and places an event is about; several pieces are one fact."""
    found = set[Fact]()
    kind: Any = type(event)
    for name, mark in field_kinds(kind).items():
        value = getattr(event, name)
        if mark in ("seat", "person") and value is not None:
            found.add(("seat", value))
        elif isinstance(value, str):
            found.add(("word", value))
        elif isinstance(value, tuple) and value and mark not in ("per-seat", "seats"):
            found.add(("words", *sorted(map(str, value))))
    return found


def is_much(about: set[Fact]) -> bool:
    """Whether that is enough to identify an event: two facts, or several pieces."""
    return len(about) > 1 or any(len(fact) > 2 for fact in about)


def told_twice(events: Sequence[Event]) -> Iterator[tuple[str, str]]:
    """Yield the classes of two events one of which adds nothing to the other."""
    known = [(type(event).__name__, facts(event), event) for event in events]
    for (one, few, first), (other, more, second) in combinations(known, 2):
        if first == second:
            if one not in AGAIN:
                yield one, other
        elif (few <= more and is_much(few)) or (more <= few and is_much(more)):
            yield one, other


def said_at_once(events: Sequence[Event], tell: Tell, verbosity: Verbosity) -> list[Event]:
    """Return the events of one answer that have lines."""
    return kept([event for event in events if tell(event)], verbosity)


@every_voice
def test_no_two_lines_of_one_answer_tell_the_same_event(
    place: int, language: Language, verbosity: Verbosity
) -> None:
    """Except those that are two, with a reason; an onlooker never answers."""
    allowed = set[tuple[str, str]]().union(*DIFFERENT.values())
    for listener, tell in tells(place, language, verbosity).items():
        for events in answers(place, listener) if listener is not None else ():
            twice = {*told_twice(said_at_once(events, tell, verbosity))}
            assert sorted(twice - allowed) == [], listener


@every_voice
def test_what_is_told_together_keeps_to_all_rules_of_speech(
    place: int, language: Language, verbosity: Verbosity
) -> None:
    """That includes sentences of several events, and lines that several share."""
    nobody = narrator(place, language, verbosity)
    hearing, found = ear(nobody), set[str]()
    for listener in hearers(place, language, verbosity):
        for events in answers(place, listener):
            lines = told_together(nobody.for_(listener), events)
            found |= {fault for fault in problems(lines, hearing) if "repeated" not in fault}
    assert found == set()


# That it can fail --------------------------------------------------------------------------------

LOW = drinks.StackLow("beer", "cola-lemon", 5)
LOWER = drinks.StackLow("beer", "cola-lemon", 4)
DUE = drinks.ClearingDue(1, "beer", "cola-lemon", 4)


@pytest.mark.parametrize(
    "events",
    [
        (LOW, LOWER),
        (LOW, DUE),
        (drinks.GapStays("p1", ("cola",), "stack-empty"),) * 2,
        (drinks.TableReaches("p1", "q2", 2, 2),) * 2,
        (drinks.Claimed(1, "p1-q3", ("cola-beer",)), drinks.Claimed(1, "p1-q3", ("cola-beer",))),
    ],
)
def test_what_is_told_twice_is_found(events: Sequence[Event]) -> None:
    """Before anything is left out."""
    assert [*told_twice(events)]


@pytest.mark.parametrize(
    "events",
    [
        (BidMade(1, 2), OrderSettled(((1, 2), (0, 0)))),
        (LoveScored(1, "kid", 3), LoveScored(2, "mate", 8)),
        (LOW, drinks.StackLow("cola", "lemon-beer", 5)),
    ],
)
def test_what_is_told_of_others_is_not_told_twice(events: Sequence[Event]) -> None:
    """Numbers alone are no fact: many are equal."""
    assert [*told_twice(events)] == []
