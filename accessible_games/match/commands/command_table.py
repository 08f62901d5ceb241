"""All commands that need no device, gathered from their families."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from accessible_games.core.game import AnyGame
from accessible_games.match.commands import (
    help_texts,
    hinting,
    options,
    own_topics,
    rereading,
    setting,
    topics,
    undoing,
)
from accessible_games.match.commands.entry import AnyCommand, PersonCommand
from accessible_games.match.person import Person
from accessible_games.speech.vocabulary import Command, Follows

OF_PERSON: Mapping[str, PersonCommand] = {
    entry.name: entry
    for family in (topics, rereading, options, hinting, help_texts, setting)
    for entry in family.ENTRIES
}
"""The commands that need nothing but a person, in every game."""
OF_ROOM = {entry.name: entry for entry in (*undoing.ENTRIES, *undoing.BETWEEN_KEYBOARDS)}
"""The commands that need all people at a match."""


def run(person: Person, command: Command) -> None:
    """Carry out a command; its lines are added to those that wait."""
    own = {entry.name: entry for entry in own_topics.entries(person.match.table.game)}
    {**OF_PERSON, **own}[command.name].does(person, command.rest)


def commands_of(game: AnyGame, of_device: Iterable[AnyCommand] = ()) -> Mapping[str, Follows]:
    """The commands at a table and what follows each, in the order in which `help` tells them.

    *of_device* are those that the front end has beside the ones in this table.
    """
    known: list[AnyCommand] = [*OF_PERSON.values(), *undoing.ENTRIES, *of_device]
    known += own_topics.entries(game)
    return {entry.name: entry.follows for entry in sorted(known, key=lambda entry: entry.part)}
