"""Taking back one's own last turn: it changes what all people at a match know.

No sheet knows of it; it is a courtesy. Whoever plays alone can take back what has brought nothing
to light. Among several people the others must agree, unless nobody has done anything since either.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from accessible_games.core.decision import only_answer
from accessible_games.core.record_lines import undo_line
from accessible_games.match.commands.entry import CommandEntry, Part
from accessible_games.match.match import Match
from accessible_games.match.person import Person
from accessible_games.speech.problem import NotUnderstoodError


class People(Protocol):
    """What a command needs from all people at a match; a `Room` provides it."""

    match: Match

    def keep(self, *lines: str) -> None:
        """Keep lines of the record."""

    def take_back(self, moves: int) -> None:
        """Go back to the table as it was after *moves* moves, and forget what was told since."""

    def others_agree(self, person: Person) -> bool:
        """Whether all others let a person take back a turn; False too while they are asked."""

    def agree(self, person: Person) -> Person | None:
        """Let a person agree to what another wishes to take back; that one, when all have agreed.

        `NotUnderstoodError` where nobody wishes it.
        """

    def tell_others(self, person: Person, message: str) -> None:
        """Let all others hear what *person* does, unless they hear it anyway."""


def undo(people: People, person: Person, rest: str) -> None:
    """Take back a person's own last turn, and all that came after it."""
    place = people.match.last_choice(person.seat)
    if place is None:
        raise NotUnderstoodError("nothing-to-undo")
    if not people.match.may_take_back(person.seat, place):
        if len(people.match.people) == 1:
            raise NotUnderstoodError("undo-too-late")
        if not people.others_agree(person):
            return
    take_back(people, person, place)


def take_back(people: People, person: Person, place: int) -> None:
    """Take back all moves but the first *place*, as *person* wants; say what they had answered."""
    answers = person.narrator.catalogue.joined(answers_since(people.match, person, place), "unit")
    people.keep(undo_line(len(people.match.table.moves) - place))
    people.take_back(place)
    person.say("taken-back", answers=answers)
    people.tell_others(person, "undo-done")


def answers_since(match: Match, person: Person, place: int) -> list[str]:
    """What somebody has chosen after so many moves, by name."""
    table, found = match.table.copy(place), list[str]()
    for move in match.table.moves[place:]:
        asked = table.asked(move)
        if move.seat == person.seat and asked is not None and only_answer(asked) is None:
            found.append(person.narrator.answer(asked, move.answer))
        table.play(move)
    return found


def agree(people: People, person: Person, rest: str) -> None:
    """Agree to somebody's wish to take back a turn; it is taken back once all others agree."""
    wisher = people.agree(person)
    person.say("undo-agreed")
    place = people.match.last_choice(wisher.seat) if wisher else None
    if wisher is not None and place is not None:
        take_back(people, wisher, place)


RoomCommand = CommandEntry[Callable[[People, Person, str], None]]
"""A command that needs all people at a match."""
ENTRIES = (RoomCommand("undo", Part.TURN, undo),)
BETWEEN_KEYBOARDS = (RoomCommand("agree", Part.TURN, agree),)
"""Commands that are needed only if each person has their own keyboard."""
