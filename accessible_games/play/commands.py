"""The commands that can be typed at any prompt, the same in every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from accessible_games.core.decision import AtPlace, Cards, Decision, Some
from accessible_games.core.record_lines import undo_line
from accessible_games.play import cursor, hinting, rereading
from accessible_games.play.complaints import system_problem
from accessible_games.play.console import Console
from accessible_games.play.display_navigator import feel
from accessible_games.play.felt import LABELLED, felt
from accessible_games.play.hearers import Hearers
from accessible_games.play.leaving import Leave
from accessible_games.play.settings import CHOICES
from accessible_games.speech import typed_cards
from accessible_games.speech.arguments import Word
from accessible_games.speech.catalogue import Catalogue
from accessible_games.speech.fold import fold, prefix_matches
from accessible_games.speech.problem import NotUnderstoodError
from accessible_games.speech.vocabulary import PIECE_COMMANDS, STEPS, Command


def run(console: Console, command: Command) -> None:
    """Do what a command says; its lines are added to those that wait."""
    game = console.match.table.game
    if command.name in game.SEAT_TOPICS and command.rest:
        ask_about_seat(console, command)
    elif command.name in game.TOPICS:
        facts = list(game.TOPICS[command.name](console.view))
        speaker = felt(console) if command.name in LABELLED else console.private
        console.say_lines(speaker.events(facts))
    elif command.name in PIECE_COMMANDS:
        ask_about(console, command)
    elif command.name in STEPS:
        cursor.step(console, command.name)
    elif command.name in game.CHANGE_TOPICS:
        before = rereading.view_before(console)
        console.tell_privately(game.CHANGE_TOPICS[command.name](before, console.view))
    elif game.CURSOR is not None and command.name in game.CURSOR.topics:
        cursor.look(console, game.CURSOR, command)
    else:
        OTHERS[command.name](console, command.rest)


def ask_about(hearers: Hearers, command: Command) -> None:
    """Facts about one piece, or a word about how to ask."""
    if not command.rest:
        name = hearers.vocabulary.command_name(command.name)
        raise NotUnderstoodError("which-piece", command=name)
    words = hearers.vocabulary
    piece = words.people.get(fold(command.rest)) or words.piece(command.rest)
    facts = list(hearers.match.table.game.PIECE_TOPICS[command.name](hearers.view, piece))
    hearers.say_lines(felt(hearers).events(facts))


def ask_about_seat(hearers: Hearers, command: Command) -> None:
    """Facts about one seat."""
    seat = hearers.vocabulary.seat(command.rest, hearers.narrator.called)
    hearers.tell_privately(hearers.match.table.game.SEAT_TOPICS[command.name](hearers.view, seat))


# The decision ------------------------------------------------------------------------------------


def moves(hearers: Hearers, rest: str) -> None:
    """What can be answered now."""
    decision = hearers.asked
    if decision is None:
        hearers.say("nothing-asked")
    elif isinstance(decision.options, Cards):
        say_cards(hearers, decision.options)
    elif isinstance(decision.options, Some):
        say_places(hearers, decision, decision.options.cards)
    elif isinstance(decision.options, AtPlace):
        say_where(hearers, decision.options)
    else:
        hearers.say("moves-one-of", choices=hearers.vocabulary.choices(decision))


def say_cards(hearers: Hearers, options: Cards) -> None:
    """Each kind of card in the hand with its places there."""
    hearers.say("moves-cards", count=options.count)
    say_each(hearers, options.cards)


def say_places(hearers: Hearers, decision: Decision[Any], cards: Sequence[str]) -> None:
    """How many cards can be named, and each kind that lies there with its places.

    Where numbers are the names of cards, places would be mistaken for them.
    """
    hearers.say(f"moves-{decision.kind}", **hearers.private.options(decision))
    if typed_cards.by_number(cards):
        hearers.say("moves-one-of", choices=hearers.vocabulary.choices(decision))
    else:
        say_each(hearers, cards)


def say_each(hearers: Hearers, cards: Sequence[str]) -> None:
    """Each kind of card with its places in the order in which cards are said."""
    ordered = hearers.private.sort(cards)
    for piece in dict.fromkeys(ordered):
        place, count = ordered.index(piece) + 1, ordered.count(piece)
        end = place + count - 1
        hearers.say("moves-card", piece=Word(piece), count=count, place=place, end=end)


def say_where(hearers: Hearers, options: AtPlace) -> None:
    """Where each word is possible; words with the same places are told together."""
    places: dict[str, list[str]] = {}
    for word, place in options:
        places.setdefault(word, []).append(place)
    told = {tuple(where): [w for w in places if places[w] == where] for where in places.values()}
    catalogue, vocabulary = hearers.narrator.catalogue, hearers.vocabulary
    for where, words in told.items():
        names = catalogue.joined([vocabulary.answer_name(word) for word in words], "or")
        hearers.say("moves-where", words=names, places=catalogue.joined(where, "unit"))


def undo(console: Console, rest: str) -> None:
    """Take back one's own last turn, and all that came after it."""
    moves = console.match.table.moves
    place = console.match.last_choice(console.at_keyboard)
    if place is None:
        raise NotUnderstoodError("nothing-to-undo")
    console.keep(undo_line(len(moves) - place))
    console.take_back(place)
    console.say("taken-back")


# The program -------------------------------------------------------------------------------------


def save(console: Console, rest: str) -> None:
    """Everything is saved as it happens; say where."""
    console.keep()
    console.say("not-saved" if console.unsaved else "saved-as", file=console.saved.path.stem)


def report(console: Console, rest: str) -> None:
    """Write a file for a maintainer, with all secrets only where these are asked for."""
    from accessible_games.play.report import of_session

    words = console.narrator.catalogue.words("everything")
    secrets = bool(rest)
    if secrets and fold(rest) not in map(fold, words):
        raise NotUnderstoodError("unknown-choice", word=rest, choices=words[0])
    try:
        file = of_session(console, secrets)
    except OSError as error:
        problem = system_problem(error, console.narrator.catalogue)
        console.say("report-refused", problem=problem)
    else:
        console.say("report-with-secrets" if secrets else "report-written", file=str(file))


def leave(console: Console, rest: str) -> None:
    """Go; what could not be saved is not given up without asking."""
    console.keep()
    if not console.unsaved or console.agrees("really-quit-unsaved"):
        raise Leave
    console.say("going-on")


def change_setting(console: Console, rest: str, setting: str) -> None:
    """Change one setting for this console, or say what it is and what it can be."""
    catalogue = console.narrator.catalogue
    names = {choice: catalogue.say(f"{setting}-{choice}") for choice in CHOICES[setting]}
    choices = catalogue.joined(list(names.values()), "or")
    if not rest:
        now = names[getattr(console.settings, setting)]
        console.say(f"{setting}-is", now=now, choices=choices)
        return
    typed = {fold(name): choice for choice, name in names.items()} | {c: c for c in names}
    found = prefix_matches(fold(rest), typed)
    if len(found) != 1:
        raise NotUnderstoodError("unknown-choice", word=rest, choices=choices)
    console.settings.put(setting, found[0])
    console.renew()
    console.say(f"{setting}-changed", now=console.narrator.catalogue.say(f"{setting}-{found[0]}"))


def rules(hearers: Hearers, rest: str) -> None:
    """The rules to read: the headings, a section, or the sentences with a word."""
    from accessible_games.play.reading import rule_lines

    hearers.say_lines(rule_lines(hearers.narrator, hearers.match.table.game.NAME, rest))


def help_(hearers: Hearers, rest: str) -> None:
    """How to answer and which commands there are, or what one command does."""
    narrator, vocabulary = hearers.private, hearers.vocabulary
    if not rest:
        hearers.say_lines(narrator.say("how-to-answer"))
        names = [" ".join(vocabulary.shortest(command)) for command in vocabulary.commands]
        hearers.say("help-commands", commands=narrator.catalogue.joined(names, "unit"))
        hearers.say("help-more")
        return
    command = vocabulary.command(rest, exact=False)
    if command is None:
        raise NotUnderstoodError("unknown-command", word=rest)
    help_words = Catalogue(narrator.catalogue.language, "help")
    typed = narrator.catalogue.joined(narrator.catalogue.words(f"command-{command.name}"), "or")
    speaker = replace(narrator, catalogue=help_words)
    hearers.say_lines(speaker.say(f"help-{command.name}", typed=typed))


CHOSEN = ("sort", "verbosity", "language", "braille", "ring", "warn", "pace", "curtain")
"""Settings that are commands too; what they mean is told in settings.py."""
OTHERS: Mapping[str, Callable[[Console, str], None]] = {
    **{setting: partial(change_setting, setting=setting) for setting in CHOSEN},
    "last": rereading.last,
    "since": rereading.since,
    "older": rereading.older,
    "newer": rereading.newer,
    "first": rereading.first,
    "search": rereading.search,
    "moves": moves,
    "hint": hinting.hint,
    "undo": undo,
    "save": save,
    "feel": feel,
    "rules": rules,
    "report": report,
    "help": help_,
    "quit": leave,
}
