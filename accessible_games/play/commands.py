"""The commands that can be typed at any prompt, the same in every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from accessible_games.core.decision import AtPlace, Cards, Decision, Some, only_answer
from accessible_games.core.record import undo_line
from accessible_games.play import cursor, hinting, rereading
from accessible_games.play.complaints import system_problem
from accessible_games.play.felt import LABELLED, felt
from accessible_games.play.leaving import Leave
from accessible_games.play.settings import CHOICES
from accessible_games.play.touching import feel
from accessible_games.speech import typed_cards
from accessible_games.speech.catalogue import Catalogue, Word
from accessible_games.speech.fold import begun, fold
from accessible_games.speech.problem import NotUnderstoodError
from accessible_games.speech.vocabulary import PIECE_COMMANDS, STEPS, Command

if TYPE_CHECKING:
    from accessible_games.play.session import Session


def run(session: Session, command: Command) -> None:
    """Do what a command says; its lines are added to those of the session."""
    game = session.table.game
    if command.name in game.SEAT_TOPICS and command.rest:
        ask_about_seat(session, command)
    elif command.name in game.TOPICS:
        facts = list(game.TOPICS[command.name](session.view))
        speaker = felt(session) if command.name in LABELLED else session.private
        session.lines += speaker.events(facts)
    elif command.name in PIECE_COMMANDS:
        ask_about(session, command)
    elif command.name in STEPS:
        cursor.step(session, command.name)
    elif command.name in game.CHANGE_TOPICS:
        before = rereading.view_before(session)
        rereading.tell(session, game.CHANGE_TOPICS[command.name](before, session.view))
    elif game.CURSOR is not None and command.name in game.CURSOR.topics:
        cursor.look(session, game.CURSOR, command)
    else:
        OTHERS[command.name](session, command.rest)


def ask_about(session: Session, command: Command) -> None:
    """Facts about one piece, or a word about how to ask."""
    if not command.rest:
        name = session.vocabulary.command_name(command.name)
        raise NotUnderstoodError("which-piece", command=name)
    words = session.vocabulary
    piece = words.people.get(fold(command.rest)) or words.piece(command.rest)
    facts = list(session.table.game.PIECE_TOPICS[command.name](session.view, piece))
    session.lines += felt(session).events(facts)


def ask_about_seat(session: Session, command: Command) -> None:
    """Facts about one seat."""
    seat = session.vocabulary.seat(command.rest, session.narrator.called)
    rereading.tell(session, session.table.game.SEAT_TOPICS[command.name](session.view, seat))


# The decision ------------------------------------------------------------------------------------


def moves(session: Session, rest: str) -> None:
    """What can be answered now."""
    decision = session.asked
    if decision is None:
        session.say("nothing-asked")
    elif isinstance(decision.options, Cards):
        say_cards(session, decision.options)
    elif isinstance(decision.options, Some):
        say_places(session, decision, decision.options.cards)
    elif isinstance(decision.options, AtPlace):
        say_where(session, decision.options)
    else:
        session.say("moves-one-of", choices=session.vocabulary.choices(decision))


def say_cards(session: Session, options: Cards) -> None:
    """Each kind of card in the hand with its places there."""
    session.say("moves-cards", count=options.count)
    say_each(session, options.cards)


def say_places(session: Session, decision: Decision[Any], cards: Sequence[str]) -> None:
    """How many cards can be named, and each kind that lies there with its places.

    Where numbers are the names of cards, places would be mistaken for them.
    """
    session.say(f"moves-{decision.kind}", **session.private.options(decision))
    if typed_cards.by_number(cards):
        session.say("moves-one-of", choices=session.vocabulary.choices(decision))
    else:
        say_each(session, cards)


def say_each(session: Session, cards: Sequence[str]) -> None:
    """Each kind of card with its places in the order in which cards are said."""
    ordered = session.private.sort(cards)
    for piece in dict.fromkeys(ordered):
        place, count = ordered.index(piece) + 1, ordered.count(piece)
        end = place + count - 1
        session.say("moves-card", piece=Word(piece), count=count, place=place, end=end)


def say_where(session: Session, options: AtPlace) -> None:
    """Where each word is possible; words with the same places are told together."""
    places: dict[str, list[str]] = {}
    for word, place in options:
        places.setdefault(word, []).append(place)
    told = {tuple(where): [w for w in places if places[w] == where] for where in places.values()}
    catalogue, vocabulary = session.narrator.catalogue, session.vocabulary
    for where, words in told.items():
        names = catalogue.joined([vocabulary.answer_name(word) for word in words], "or")
        session.say("moves-where", words=names, places=catalogue.joined(where, "unit"))


def undo(session: Session, rest: str) -> None:
    """Take back one's own last turn, and all that came after it."""
    moves = session.table.moves
    place = last_choice(session)
    if place is None:
        raise NotUnderstoodError("nothing-to-undo")
    session.keep(undo_line(len(moves) - place))
    session.table = session.table.copy(place)
    for seat in session.people:
        session.histories[seat].cut(place)
        session.secrets[seat] = []
    session.say("taken-back")


def last_choice(session: Session) -> int | None:
    """The number of the last move that the person at the keyboard has chosen, if there is one.

    What left no choice was answered for them, and would be so again at once.
    """
    table, seat = session.table, session.at_keyboard
    for place in reversed(range(len(table.moves))):
        move = table.moves[place]
        if move.seat == seat and move.kind in table.game.STANDING:
            asked = table.copy(place).pending[seat]
            if only_answer(asked) is None:
                return place
    return None


# The program -------------------------------------------------------------------------------------


def save(session: Session, rest: str) -> None:
    """Everything is saved as it happens; say where."""
    session.keep()
    session.say("not-saved" if session.unsaved else "saved-as", file=session.saved.path.stem)


def report(session: Session, rest: str) -> None:
    """Write a file for a maintainer, with all secrets only where these are asked for."""
    from accessible_games.play.report import of_session

    words = session.narrator.catalogue.words("everything")
    secrets = bool(rest)
    if secrets and fold(rest) not in map(fold, words):
        raise NotUnderstoodError("unknown-choice", word=rest, choices=words[0])
    try:
        file = of_session(session, secrets)
    except OSError as error:
        problem = system_problem(error, session.narrator.catalogue)
        session.say("report-refused", problem=problem)
    else:
        session.say("report-with-secrets" if secrets else "report-written", file=str(file))


def leave(session: Session, rest: str) -> None:
    """Go; what could not be saved is not given up without asking."""
    session.keep()
    if not session.unsaved or session.agrees("really-quit-unsaved"):
        raise Leave
    session.say("going-on")


def choose(session: Session, rest: str, setting: str) -> None:
    """Change one setting for this session, or say what it is and what it can be."""
    catalogue = session.narrator.catalogue
    names = {choice: catalogue.say(f"{setting}-{choice}") for choice in CHOICES[setting]}
    choices = catalogue.joined(list(names.values()), "or")
    if not rest:
        now = names[getattr(session.settings, setting)]
        session.say(f"{setting}-is", now=now, choices=choices)
        return
    typed = {fold(name): choice for choice, name in names.items()} | {c: c for c in names}
    found = begun(fold(rest), typed)
    if len(found) != 1:
        raise NotUnderstoodError("unknown-choice", word=rest, choices=choices)
    setattr(session.settings, setting, found[0])
    session.renew()
    session.say(f"{setting}-changed", now=session.narrator.catalogue.say(f"{setting}-{found[0]}"))


def rules(session: Session, rest: str) -> None:
    """The rules to read: the headings, a section, or the sentences with a word."""
    from accessible_games.play.reading import rule_lines

    session.lines += rule_lines(session.narrator, session.table.game.NAME, rest)


def help_(session: Session, rest: str) -> None:
    """How to answer and which commands there are, or what one command does."""
    narrator, vocabulary = session.private, session.vocabulary
    if not rest:
        session.lines += narrator.say("how-to-answer")
        names = [" ".join(vocabulary.shortest(command)) for command in vocabulary.commands]
        session.say("help-commands", commands=narrator.catalogue.joined(names, "unit"))
        session.say("help-more")
        return
    command = vocabulary.command(rest, exact=False)
    if command is None:
        raise NotUnderstoodError("unknown-command", word=rest)
    help_words = Catalogue(narrator.catalogue.language, "help")
    typed = narrator.catalogue.joined(narrator.catalogue.words(f"command-{command.name}"), "or")
    speaker = replace(narrator, catalogue=help_words)
    session.lines += speaker.say(f"help-{command.name}", typed=typed)


CHOSEN = ("sort", "verbosity", "language", "braille", "ring", "warn", "pace", "curtain")
"""Settings that are commands too; what they mean is told in settings.py."""
OTHERS: Mapping[str, Callable[[Session, str], None]] = {
    **{setting: partial(choose, setting=setting) for setting in CHOSEN},
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
