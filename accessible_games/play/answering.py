"""What a typed line means at a table: a command, an answer, or several answers at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from accessible_games.core.decision import Answer, Decision, Move
from accessible_games.core.event import Seat
from accessible_games.core.table import IllegalMove, Table
from accessible_games.play import cursor
from accessible_games.speech import board
from accessible_games.speech.problem import NotUnderstoodError
from accessible_games.speech.vocabulary import Command

if TYPE_CHECKING:
    from accessible_games.play.session import Session


class RefusedError(Exception):
    """A move that the table refuses, with the lines that say why."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__(lines)
        self.lines = lines


def obey(session: Session, text: str, decision: Decision[Any] | None) -> None:
    """Do what was typed: run a command or give an answer, or say why that cannot be."""
    if decision is not None or not text.strip():
        session.be_patient()
    try:
        command = understood(session, text, decision)
        if command is not None:
            session.run_command(command)
    except (NotUnderstoodError, RefusedError) as error:
        session.refuse(complaint(session, error))


def complaint(session: Session, error: NotUnderstoodError | RefusedError) -> list[str]:
    """The lines that say what is wrong with what was typed."""
    if isinstance(error, RefusedError):
        return error.lines
    return session.narrator.say(error.message, **error.arguments)


def understood(session: Session, text: str, decision: Decision[Any] | None) -> Command | None:
    """The command that was typed; None where it was an answer, which has been given.

    Whole command words and letters come first, then answers, then beginnings of commands. At
    a table of places, a place is looked at, and a word with a place is an answer before all.
    """
    places = session.table.game.CURSOR is not None
    if places and board.is_place(text):
        return Command("look", text)
    command = session.vocabulary.command(text, exact=True)
    if command is not None and not (places and cursor.is_answer(session, text, decision)):
        return command
    if decision is None:
        command = session.vocabulary.command(text, exact=False)
        if command is None and text.strip():
            raise NotUnderstoodError("unknown-command", word=text.strip())
        return command
    try:
        answer(session, cursor.pointed(session, session.vocabulary.split(text)), decision)
    except NotUnderstoodError as error:
        command = session.vocabulary.command(text, exact=False)
        if command is None:
            raise error from None
        return command
    return None


def answer(session: Session, words: list[str], decision: Decision[Any]) -> None:
    """Play what a line tells. What is behind an answer that reveals something is judged after it.

    Then that answer stays played, and the person hears what it has revealed before the refusal.
    """
    moves, rest = judged(session, words, decision)
    heard = len(session.lines)
    session.give(moves)
    if len(moves) > 1 and len(session.lines) == heard:
        offer_again(session, decision)
    revealed = detail_of(session.table, decision.seat)
    if not rest or revealed is None:
        return
    try:
        answer(session, rest, revealed)
    except (NotUnderstoodError, RefusedError) as error:
        session.introduce(revealed)
        session.refuse(complaint(session, error))


def offer_again(session: Session, before: Decision[Any]) -> None:
    """Say what can be chosen, where answers came to nothing and the same is asked again.

    "Show, no" is such a line: it would have no answer at all.
    """
    for now in session.table.waiting():
        if (now.seat, now.kind) == (before.seat, before.kind):
            session.say("empty-answer", choices=session.vocabulary.choices(now))


def judged(
    session: Session, words: list[str], decision: Decision[Any]
) -> tuple[list[Move], list[str]]:
    """The moves that a line tells: an answer and its details; and the words behind a revelation.

    They are tried on a copy of the table, so that a refused one changes nothing. Nothing is said of
    what they would bring, but for details that the person could tell beforehand.
    """
    trial = session.table.copy()
    moves: list[Move] = []
    while True:
        given, words = session.vocabulary.answer(decision, words, session.private)
        moves.append(tried(session, trial, decision, given))
        if not words:
            return moves, []
        detail = detail_of(trial, decision.seat)
        if detail is None:
            raise NotUnderstoodError("too-many-words", words=" ".join(words))
        if detail.kind in trial.game.REVEALED:
            return moves, words
        decision = detail


def detail_of(table: Table[Any], seat: Seat) -> Decision[Any] | None:
    """The question that completes the last answer of a seat, where there is one."""
    details = table.game.DETAILS
    asked = (each for each in table.waiting() if each.seat == seat and each.kind in details)
    return next(asked, None)


def tried(session: Session, trial: Table[Any], decision: Decision[Any], answer: Answer) -> Move:
    """The move that an answer is, made on a copy of the table; `RefusedError`."""
    move = Move(decision.seat, decision.kind, answer)
    try:
        trial.play(move)
    except IllegalMove as error:
        raise RefusedError(session.private.refusal(decision, answer, error.reason)) from None
    return move
