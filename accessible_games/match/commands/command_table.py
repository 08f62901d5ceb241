"""The commands that can be typed at any prompt, the same in every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from accessible_games.match import cursor, settings
from accessible_games.match.commands import help_texts, hinting, options, rereading, setting
from accessible_games.match.felt import LABELLED, felt
from accessible_games.match.person import Person
from accessible_games.speech.fold import fold
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


OTHERS: Mapping[str, Callable[[Person, str], None]] = {
    **{name: partial(setting.change_setting, setting=name) for name in settings.COMMANDS},
    "last": rereading.last,
    "since": rereading.since,
    "older": rereading.older,
    "newer": rereading.newer,
    "first": rereading.first,
    "search": rereading.search,
    "moves": options.moves,
    "hint": hinting.hint,
    "rules": help_texts.rules,
    "help": help_texts.help_,
}
