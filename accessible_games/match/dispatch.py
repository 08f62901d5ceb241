"""What a typed line means at a table: a command, an answer, or several answers at once."""

from __future__ import annotations

from dataclasses import field

from accessible_games.core.decision import Answer, Decision, Move, OneOf
from accessible_games.core.event import Seat
from accessible_games.core.frozen import Frozen
from accessible_games.core.table import AnyTable, IllegalMove
from accessible_games.match import cursor
from accessible_games.match.person import Person
from accessible_games.speech import board
from accessible_games.speech.fold import fold
from accessible_games.speech.problem import NotUnderstoodError, UnclearError
from accessible_games.speech.vocabulary import Command


class RefusedError(Exception):
    """A move that the table refuses, with the lines that say why."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__(lines)
        self.lines = lines


class Given(Frozen):
    """Legal moves that a line gives, and the words after an answer that reveals something."""

    decision: Decision[Answer]
    """The decision that the first of them answers."""
    moves: list[Move]
    rest: list[str] = field(default_factory=list)


def complaint(person: Person, error: NotUnderstoodError | RefusedError) -> list[str]:
    """The lines that say what is wrong with what was typed."""
    if isinstance(error, RefusedError):
        return error.lines
    return person.narrator.say(error.message, **error.arguments)


def understood(
    person: Person, text: str, decision: Decision[Answer] | None
) -> Command | Given | None:
    """The command or the answer that was typed; None if nothing was.

    The words of the question come first, then commands with what can stand behind them, then all
    other answers, and last what a line may mean besides. At a table of places, a place is looked
    at, and a word with a place is an answer before all.
    """
    words = person.vocabulary
    text = words.politely(text)
    places = person.match.table.game.CURSOR is not None
    if places and board.is_place(words.lettered(text)):
        return Command("look", text)
    command = words.command(text, exact=True)
    own = decision is not None and words.begins_answer(decision, text)
    own = own or (places and cursor.is_answer(person, text, decision))
    if command is not None and not own and words.fits(text, command):
        return command
    try:
        return answered(person, text, decision)
    except UnclearError:
        raise
    except NotUnderstoodError as error:
        meant = otherwise(person, text, command)
        if meant is None:
            raise error from None
        return meant


def otherwise(person: Person, text: str, command: Command | None) -> Command | Given | None:
    """What else a line may mean: a command in it, or begun, or something nobody asked for."""
    words = person.vocabulary
    if words.is_little(text):
        return words.within(text) or said_meanwhile(person, text)
    command = command or words.within(text) or words.command(text, exact=False)
    return command or said_meanwhile(person, text)


def answered(person: Person, text: str, decision: Decision[Answer] | None) -> Given | None:
    """What a line gives as an answer; None if nothing is asked and nothing was typed."""
    if decision is not None:
        return judged(person, cursor.pointed(person, person.vocabulary.split(text)), decision)
    if text.strip():
        raise NotUnderstoodError("unknown-command", word=text.strip())
    return None


def said_meanwhile(person: Person, text: str) -> Given | None:
    """What a line says that nobody has asked for; None where it is nothing of the kind.

    Only by a whole word: a yes, a number or a beginning was meant for something else.
    """
    decision = person.match.standing_of(person.seat)
    words = person.vocabulary.split(text)
    if decision is None or not words or not isinstance(decision.options, OneOf):
        return None
    known = (*decision.options.words, *decision.options.barred)
    typed = [form for word in known for form in person.vocabulary.answer_words(word)]
    if fold(words[0]) not in typed:
        return None
    answer, behind = person.vocabulary.answer(decision, words, person.narrator)
    if behind:
        raise NotUnderstoodError("said-alone", word=words[0])
    return Given(decision, [checked_move(person, person.match.table, decision, answer)])


def judged(person: Person, words: list[str], decision: Decision[Answer]) -> Given:
    """What a line gives: an answer and its details, and the words behind a revelation.

    An answer with others behind it is tried on a copy of the table, so that a refused one changes
    nothing. Nothing is said of what they would bring, but for details that the person could tell
    beforehand.
    """
    trial = table = person.match.table
    moves: list[Move] = []
    first = decision
    while True:
        given, words = person.vocabulary.answer(decision, words, person.narrator)
        moves.append(checked_move(person, trial, decision, given))
        if not words:
            return Given(first, moves)
        trial = table.copy() if trial is table else trial
        trial.play(moves[-1])
        detail = detail_of(trial, decision.seat)
        if detail is None:
            raise NotUnderstoodError("too-many-words", words=" ".join(words))
        if detail.kind in trial.game.REVEALED:
            return Given(first, moves, words)
        decision = detail


def detail_of(table: AnyTable, seat: Seat) -> Decision[Answer] | None:
    """The question that completes the last answer of a seat, if there is one."""
    details = table.game.DETAILS
    asked = (each for each in table.waiting() if each.seat == seat and each.kind in details)
    return next(asked, None)


def checked_move(
    person: Person, table: AnyTable, decision: Decision[Answer], answer: Answer
) -> Move:
    """The move that an answer is, if a table allows it; `RefusedError`."""
    move = Move(decision.seat, decision.kind, answer)
    try:
        table.checked(move)
    except IllegalMove as error:
        raise RefusedError(cursor.refusal(person, decision, answer, error.reason)) from None
    return move
