"""What can be asked in every game: facts about the table, and about a piece."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from accessible_games.core.event import Event, kind_and_value
from accessible_games.match.braille_names import felt
from accessible_games.match.commands.entry import HelpPart, PersonCommand
from accessible_games.match.label_cells import labels_as_words
from accessible_games.match.person import Person
from accessible_games.speech import command_lines, naming
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.commands import Command, Follows
from accessible_games.speech.narrator import Narrator
from accessible_games.speech.normalize import fold
from accessible_games.speech.problem import NotUnderstoodError


def about_table(person: Person, rest: str, topic: str) -> None:
    """Tell facts about the table."""
    person.tell_again(facts_of(person, topic))


def facts_of(person: Person, topic: str) -> list[Event]:
    """Return the facts. Raises `NotUnderstoodError` if the game has no such topic."""
    game = person.match.table.game
    if topic not in game.topics:
        raise lacking(person)
    return list(game.topics[topic](person.view))


def lacking(person: Person) -> NotUnderstoodError:
    """Return what to say of what the game does not tell."""
    return NotUnderstoodError("game-without-topic", title=person.narrator.catalogue.say("title"))


def about_cards(person: Person, rest: str, topic: str) -> None:
    """The same, with the labels of cards if the person wants them."""
    facts = facts_of(person, topic)
    person.say_lines(felt(person).events(facts))


def about_piece(person: Person, rest: str, topic: str) -> None:
    """Tell facts about one piece, or how to ask for them."""
    game = person.match.table.game
    if not rest:
        name = person.vocabulary.commands.word(topic)
        raise NotUnderstoodError("which-piece", command=name)
    words = person.vocabulary
    if (
        topic == "card"
        and not naming.is_name(words.lexicon, naming.named(words.lexicon, rest))
        and is_explained(person, rest)
    ):
        return
    if topic not in game.piece_topics:
        raise lacking(person)
    piece = words.lexicon.people.get(fold(rest)) or naming.piece_named(words.lexicon, rest)
    facts = list(game.piece_topics[topic](person.view, piece))
    person.say_lines(felt(person).events(facts))


def is_explained(person: Person, text: str) -> bool:
    """Say what a word or a command means; return False if it means nothing, as single letters."""
    if about_word(person, text):
        return True
    words = person.vocabulary
    command = words.commands.read(text) or command_lines.within(words, text)
    if command is None or command_lines.is_letter(words, text):
        return False
    about_command(person, command)
    return True


def about_word(person: Person, rest: str) -> bool:
    """Say what a word means, if it is explained, or a piece by its facts; return whether it was."""
    words = person.vocabulary
    if naming.is_name(words.lexicon, naming.named(words.lexicon, rest)):
        about_piece(person, rest, "card")
        return True
    term = words.glossary.term(rest)
    if term is not None:
        person.say(term)
    return term is not None


def about_command(person: Person, command: Command) -> None:
    """Say what a command does."""
    forms = person.narrator.catalogue.words(f"command-{command.name}")
    person.say_lines(command_help(person.narrator, command.name, forms))


def command_help(narrator: Narrator, name: str, forms: Sequence[str]) -> list[str]:
    """Return what a command does that is typed in any of these forms.

    A game says so of its own commands; those of all games share a file that is read only for this.
    """
    words, message = narrator.catalogue, f"help-{name}"
    if not words.has(message):
        narrator = replace(narrator, catalogue=catalogue_of(words.language, "help"))
    return narrator.say(message, typed=words.joined(forms, "or"))


def of_table(topic: str, part: HelpPart = HelpPart.FACTS) -> PersonCommand:
    """Return the command for a topic of the table."""
    return PersonCommand(topic, part, partial(about_table, topic=topic))


def of_cards(topic: str) -> PersonCommand:
    """Return the command for a topic that names cards in the hand."""
    return PersonCommand(topic, HelpPart.FACTS, partial(about_cards, topic=topic))


def of_piece(topic: str) -> PersonCommand:
    """Return the command for a topic of a piece."""
    return PersonCommand(topic, HelpPart.CARDS, partial(about_piece, topic=topic), Follows.PIECE)


def legend(person: Person, rest: str) -> None:
    """Say which braille label stands for which card, one of each kind, and the other signs.

    Raises `NotUnderstoodError` if the game has no labels.
    """
    typed, game = person.vocabulary.lexicon.catalogue, person.match.table.game
    labels = labels_as_words(typed.language, game.name, game.pieces)
    if not labels:
        raise NotUnderstoodError("game-without-labels", title=typed.say("title"))
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
    PersonCommand("legend", HelpPart.RULES, legend),
)
