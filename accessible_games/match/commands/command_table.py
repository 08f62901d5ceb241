"""All commands that need no device, collected from their families."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

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
from accessible_games.speech.command_lines import fits
from accessible_games.speech.commands import Command, Follows
from accessible_games.speech.problem import NotUnderstoodError

OF_PERSON: Mapping[str, PersonCommand] = {
    entry.name: entry
    for family in (topics, rereading, options, hinting, help_texts, setting)
    for entry in family.ENTRIES
}
"""The commands that need only a person, in every game."""
TOPICS = ("hand", "table", "scores", "counts", "find")
"""Topics that are no commands of a game without them."""
OF_ROOM = {entry.name: entry for entry in (*undoing.ENTRIES, *undoing.BETWEEN_KEYBOARDS)}
"""The commands that need all people at a match."""

OPEN = ("table", "scores", "turn", "counts", "find", "card", "legend", "rules")
"""Commands that tell what everybody may know, and nothing else."""


def run(person: Person, command: Command) -> None:
    """Run a command; its lines are added to those that wait."""
    own = own_topics.entries(person.match.table.game)
    entry = next((each for each in own if each.name == command.name), None)
    (entry or OF_PERSON[command.name]).does(person, command.rest)


def told(person: Person, text: str, among: Sequence[str] = OPEN) -> list[str] | None:
    """Run a command beside a question and return what it tells; None for anything else.

    *among* are commands that only tell something.
    """
    words = person.vocabulary
    command = words.commands.read(text)
    if command is None or command.name not in among or not fits(words, text, command):
        return None
    try:
        run(person, command)
    except NotUnderstoodError as error:
        return person.narrator.say(error.message, **error.arguments)
    return person.take_lines()


def commands_of(game: AnyGame, of_device: Iterable[AnyCommand] = ()) -> Mapping[str, Follows]:
    """Return a table's commands and what follows each, in the order in which `help` tells them.

    *of_device* are those that the front end adds.
    """
    lacking = ({*TOPICS} - {*game.topics, *game.piece_topics}) | game.lacking
    shared = (entry for entry in OF_PERSON.values() if entry.name not in lacking)
    known: list[AnyCommand] = [*shared, *undoing.ENTRIES, *of_device]
    known += own_topics.entries(game)
    return {entry.name: entry.follows for entry in sorted(known, key=lambda entry: entry.part)}
