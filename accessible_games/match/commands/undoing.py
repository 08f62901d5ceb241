"""Taking back one's own last turn: it changes what all people at a match know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from accessible_games.core.record_lines import undo_line
from accessible_games.match.commands.entry import CommandEntry, Part
from accessible_games.match.match import Match
from accessible_games.match.person import Person
from accessible_games.speech.problem import NotUnderstoodError


class People(Protocol):
    """What a command needs of all people at a match; a `Room` has it."""

    match: Match

    def keep(self, *lines: str) -> None:
        """Keep lines of the record."""

    def take_back(self, moves: int) -> None:
        """Go back to the table after so many moves, and forget what was told since."""


def undo(people: People, person: Person, rest: str) -> None:
    """Take back a person's own last turn, and all that came after it."""
    moves = people.match.table.moves
    place = people.match.last_choice(person.seat)
    if place is None:
        raise NotUnderstoodError("nothing-to-undo")
    people.keep(undo_line(len(moves) - place))
    people.take_back(place)
    person.say("taken-back")


RoomCommand = CommandEntry[Callable[[People, Person, str], None]]
"""A command that needs all people at a match."""
ENTRIES = (RoomCommand("undo", Part.TURN, undo),)
