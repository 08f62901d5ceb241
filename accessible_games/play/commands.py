"""The commands that can be typed at any prompt, the same in every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from accessible_games.core.decision import AtPlace, Cards, Decision, Some
from accessible_games.play import cursor, hinting, rereading
from accessible_games.play.felt import LABELLED, felt
from accessible_games.play.person import Person
from accessible_games.play.settings import CHOICES
from accessible_games.speech import typed_cards
from accessible_games.speech.catalogue import Catalogue, Word
from accessible_games.speech.fold import fold, prefix_matches
from accessible_games.speech.problem import NotUnderstoodError
from accessible_games.speech.vocabulary import PIECE_COMMANDS, STEPS, Command


def run(person: Person, command: Command) -> None:
    """Do what a command says; its lines are added to those that wait."""
    game = person.match.table.game
    if command.name in game.SEAT_TOPICS and command.rest:
        ask_about_seat(person, command)
    elif command.name in game.TOPICS:
        facts = list(game.TOPICS[command.name](person.view))
        speaker = felt(person) if command.name in LABELLED else person.narrator
        person.say_lines(speaker.events(facts))
    elif command.name in PIECE_COMMANDS:
        ask_about(person, command)
    elif command.name in STEPS:
        cursor.step(person, command.name)
    elif command.name in game.CHANGE_TOPICS:
        before = rereading.view_before(person)
        person.tell_again(game.CHANGE_TOPICS[command.name](before, person.view))
    elif game.CURSOR is not None and command.name in game.CURSOR.topics:
        cursor.look(person, game.CURSOR, command)
    else:
        OTHERS[command.name](person, command.rest)


def ask_about(person: Person, command: Command) -> None:
    """Facts about one piece, or a word about how to ask."""
    if not command.rest:
        name = person.vocabulary.command_name(command.name)
        raise NotUnderstoodError("which-piece", command=name)
    words = person.vocabulary
    piece = words.people.get(fold(command.rest)) or words.piece(command.rest)
    facts = list(person.match.table.game.PIECE_TOPICS[command.name](person.view, piece))
    person.say_lines(felt(person).events(facts))


def ask_about_seat(person: Person, command: Command) -> None:
    """Facts about one seat."""
    seat = person.vocabulary.seat(command.rest, person.narrator.called)
    person.tell_again(person.match.table.game.SEAT_TOPICS[command.name](person.view, seat))


# The decision ------------------------------------------------------------------------------------


def moves(person: Person, rest: str) -> None:
    """What can be answered now."""
    decision = person.asked
    if decision is None:
        person.say("nothing-asked")
    elif isinstance(decision.options, Cards):
        say_cards(person, decision.options)
    elif isinstance(decision.options, Some):
        say_places(person, decision, decision.options.cards)
    elif isinstance(decision.options, AtPlace):
        say_where(person, decision.options)
    else:
        person.say("moves-one-of", choices=person.vocabulary.choices(decision))


def say_cards(person: Person, options: Cards) -> None:
    """Each kind of card in the hand with its places there."""
    person.say("moves-cards", count=options.count)
    say_each(person, options.cards)


def say_places(person: Person, decision: Decision[Any], cards: Sequence[str]) -> None:
    """How many cards can be named, and each kind that lies there with its places.

    Where numbers are the names of cards, places would be mistaken for them.
    """
    person.say(f"moves-{decision.kind}", **person.narrator.options(decision))
    if typed_cards.by_number(cards):
        person.say("moves-one-of", choices=person.vocabulary.choices(decision))
    else:
        say_each(person, cards)


def say_each(person: Person, cards: Sequence[str]) -> None:
    """Each kind of card with its places in the order in which cards are said."""
    ordered = person.narrator.sort(cards)
    for piece in dict.fromkeys(ordered):
        place, count = ordered.index(piece) + 1, ordered.count(piece)
        end = place + count - 1
        person.say("moves-card", piece=Word(piece), count=count, place=place, end=end)


def say_where(person: Person, options: AtPlace) -> None:
    """Where each word is possible; words with the same places are told together."""
    places: dict[str, list[str]] = {}
    for word, place in options:
        places.setdefault(word, []).append(place)
    told = {tuple(where): [w for w in places if places[w] == where] for where in places.values()}
    catalogue, vocabulary = person.narrator.catalogue, person.vocabulary
    for where, words in told.items():
        names = catalogue.joined([vocabulary.answer_name(word) for word in words], "or")
        person.say("moves-where", words=names, places=catalogue.joined(where, "unit"))


# The words ---------------------------------------------------------------------------------------


def change_setting(person: Person, rest: str, setting: str) -> None:
    """Change one setting for this person, or say what it is and what it can be."""
    catalogue = person.narrator.catalogue
    names = {choice: catalogue.say(f"{setting}-{choice}") for choice in CHOICES[setting]}
    choices = catalogue.joined(list(names.values()), "or")
    if not rest:
        now = names[getattr(person.settings, setting)]
        person.say(f"{setting}-is", now=now, choices=choices)
        return
    typed = {fold(name): choice for choice, name in names.items()} | {c: c for c in names}
    found = prefix_matches(fold(rest), typed)
    if len(found) != 1:
        raise NotUnderstoodError("unknown-choice", word=rest, choices=choices)
    person.settings.put(setting, found[0])
    person.renew()
    person.say(f"{setting}-changed", now=person.narrator.catalogue.say(f"{setting}-{found[0]}"))


def rules(person: Person, rest: str) -> None:
    """The rules to read: the headings, a section, or the sentences with a word."""
    from accessible_games.play.reading import rule_lines

    person.say_lines(rule_lines(person.narrator, person.match.table.game.NAME, rest))


def help_(person: Person, rest: str) -> None:
    """How to answer and which commands there are, or what one command does."""
    narrator, vocabulary = person.narrator, person.vocabulary
    if not rest:
        person.say_lines(narrator.say("how-to-answer"))
        names = [" ".join(vocabulary.shortest(command)) for command in vocabulary.commands]
        person.say("help-commands", commands=narrator.catalogue.joined(names, "unit"))
        person.say("help-more")
        return
    command = vocabulary.command(rest, exact=False)
    if command is None:
        raise NotUnderstoodError("unknown-command", word=rest)
    help_words = Catalogue(narrator.catalogue.language, "help")
    typed = narrator.catalogue.joined(narrator.catalogue.words(f"command-{command.name}"), "or")
    speaker = replace(narrator, catalogue=help_words)
    person.say_lines(speaker.say(f"help-{command.name}", typed=typed))


CHOSEN = ("sort", "verbosity", "language", "braille", "ring", "warn", "pace", "curtain")
"""Settings that are commands too; what they mean is told in settings.py."""
OTHERS: Mapping[str, Callable[[Person, str], None]] = {
    **{setting: partial(change_setting, setting=setting) for setting in CHOSEN},
    "last": rereading.last,
    "since": rereading.since,
    "older": rereading.older,
    "newer": rereading.newer,
    "first": rereading.first,
    "search": rereading.search,
    "moves": moves,
    "hint": hinting.hint,
    "rules": rules,
    "help": help_,
}
