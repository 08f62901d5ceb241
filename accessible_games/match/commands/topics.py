"""What can be asked in every game: facts about the table, and about a piece."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from accessible_games.core.event import kind_and_value
from accessible_games.match.cells import labels_as_words
from accessible_games.match.commands.entry import Part, PersonCommand
from accessible_games.match.felt import felt
from accessible_games.match.person import Person
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.fold import fold
from accessible_games.speech.narrator import Narrator
from accessible_games.speech.problem import NotUnderstoodError
from accessible_games.speech.vocabulary import Command, Follows


def about_table(person: Person, rest: str, topic: str) -> None:
    """Tell facts about the table."""
    person.tell_again(person.match.table.game.TOPICS[topic](person.view))


def about_cards(person: Person, rest: str, topic: str) -> None:
    """The same, with the labels of cards if the person wants them."""
    facts = list(person.match.table.game.TOPICS[topic](person.view))
    person.say_lines(felt(person).events(facts))


def about_piece(person: Person, rest: str, topic: str) -> None:
    """Tell facts about one piece, or how to ask for them."""
    if not rest:
        name = person.vocabulary.command_name(topic)
        raise NotUnderstoodError("which-piece", command=name)
    words = person.vocabulary
    if topic == "card" and not words.is_name(words.named(rest)) and is_explained(person, rest):
        return
    piece = words.people.get(fold(rest)) or words.piece(rest)
    facts = list(person.match.table.game.PIECE_TOPICS[topic](person.view, piece))
    person.say_lines(felt(person).events(facts))


def is_explained(person: Person, text: str) -> bool:
    """Say what a word or a command means, if it is one; a letter is none."""
    if about_word(person, text):
        return True
    words = person.vocabulary
    command = words.command(text, exact=True) or words.within(text)
    if command is None or words.is_letter(text):
        return False
    about_command(person, command)
    return True


def about_word(person: Person, rest: str) -> bool:
    """Say what a word means, if it is one that is explained; a piece by its facts."""
    words = person.vocabulary
    if words.is_name(words.named(rest)):
        about_piece(person, rest, "card")
        return True
    term = words.term(rest)
    if term is not None:
        person.say(term)
    return term is not None


def about_command(person: Person, command: Command) -> None:
    """Say what a command does."""
    forms = person.narrator.catalogue.words(f"command-{command.name}")
    person.say_lines(command_help(person.narrator, command.name, forms))


def command_help(narrator: Narrator, name: str, forms: Sequence[str]) -> list[str]:
    """What a command does, which is typed in any of these forms."""
    speaker = replace(narrator, catalogue=catalogue_of(narrator.catalogue.language, "help"))
    return speaker.say(f"help-{name}", typed=narrator.catalogue.joined(forms, "or"))


def of_table(topic: str, part: Part = Part.FACTS) -> PersonCommand:
    """The command for a topic of the table."""
    return PersonCommand(topic, part, partial(about_table, topic=topic))


def of_cards(topic: str) -> PersonCommand:
    """The command for a topic that names cards somebody may hold in the hand."""
    return PersonCommand(topic, Part.FACTS, partial(about_cards, topic=topic))


def of_piece(topic: str) -> PersonCommand:
    """The command for a topic of a piece."""
    return PersonCommand(topic, Part.CARDS, partial(about_piece, topic=topic), Follows.PIECE)


def legend(person: Person, rest: str) -> None:
    """Say which label in braille stands for which card, one of each kind, and the other signs."""
    typed, game = person.vocabulary.catalogue, person.match.table.game
    labels = labels_as_words(typed.language, game.NAME, game.PIECES)
    kinds: dict[str, str] = {}
    for piece, cells in labels.items():
        kinds.setdefault(kind_and_value(piece)[0], f"{cells} {typed.name(piece)}")
    person.say("legend", entries=typed.joined(list(kinds.values()), "unit"))
    person.say("legend-signs")


ENTRIES = (
    of_cards("hand"),
    of_cards("table"),
    of_table("scores"),
    of_table("turn"),
    of_table("counts"),
    of_piece("find"),
    of_piece("card"),
    PersonCommand("legend", Part.RULES, legend),
)
