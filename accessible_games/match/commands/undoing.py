"""Taking back a player's last turn: it changes what all people at a match know.

It is in no rules sheet, but a courtesy, and never tells anything: see `fairness`. Others are asked
if they have answered since, or if a turn has come to them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from accessible_games.core.decision import only_answer
from accessible_games.match import fairness
from accessible_games.match.commands.entry import CommandEntry, HelpPart
from accessible_games.match.match import Match
from accessible_games.match.person import Person
from accessible_games.match.room_parts import Audience, Consent, Seating
from accessible_games.speech.commands import Follows
from accessible_games.speech.problem import NotUnderstoodError


class People(Protocol):
    """What a command needs from all people at a match; a `Room` provides it."""

    match: Match
    seating: Seating
    audience: Audience
    consent: Consent

    def take_back(self, moves: int) -> None:
        """Go back to the table after *moves* moves, on record, and forget what was told since."""


def undo(people: People, person: Person, rest: str) -> None:
    """Take back the person's last turn and everything after it."""
    place = people.match.last_choice(person.acting)
    if place is None:
        raise NotUnderstoodError("nothing-to-undo")
    if late := fairness.too_late(people.match, place, people.seating.people):
        raise late
    asks = fairness.concerns(people.match, place, person.acting)
    if not asks or people.consent.others_agree(person):
        take_back(people, person, place)


def take_back(people: People, person: Person, place: int) -> None:
    """Take back all moves after the first *place*, and say what *person* had answered."""
    answers = person.narrator.catalogue.joined(answers_since(people.match, person, place), "unit")
    people.take_back(place)
    person.say("taken-back", answers=answers)
    people.audience.tell_others(person, "undo-done")


def answers_since(match: Match, person: Person, place: int) -> list[str]:
    """Return what a person has chosen after so many moves, by name."""
    table, found = match.table.copy(place), list[str]()
    for move in match.table.moves[place:]:
        asked = table.asked(move)
        if move.seat == person.acting and asked is not None and only_answer(asked) is None:
            found.append(person.narrator.answer(asked, move.answer))
        table.play(move)
    return found


def agree(people: People, person: Person, rest: str) -> None:
    """Agree to another's wish to take back a turn; it happens once all others agree."""
    wisher = people.consent.agree(person)
    person.say("undo-agreed")
    place = people.match.last_choice(wisher.seat) if wisher else None
    if wisher is not None and place is not None:
        take_back(people, wisher, place)


RoomCommand = CommandEntry[Callable[[People, Person, str], None]]
"""A command that needs all people at a match."""
ENTRIES = (RoomCommand("undo", HelpPart.TURN, undo, Follows.ALONE),)
BETWEEN_KEYBOARDS = (RoomCommand("agree", HelpPart.TURN, agree),)
"""Commands that make sense only if each person has their own keyboard."""
