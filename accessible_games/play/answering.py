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
    except NotUnderstoodError as error:
        session.refuse(session.narrator.say(error.message, **error.arguments))
    except RefusedError as refused:
        session.refuse(refused.lines)


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
        session.give(moves(session, text, decision))
    except NotUnderstoodError as error:
        command = session.vocabulary.command(text, exact=False)
        if command is None:
            raise error from None
        return command
    return None


def moves(session: Session, text: str, decision: Decision[Any]) -> list[Move]:
    """The moves that a typed line tells: one answer, or also those to what is asked next.

    They are tried on a copy of the table, so that a refused one changes nothing. Only details are
    asked there: what else an answer brings, such as cards that it draws, no refusal may tell.
    """
    trial = session.table.copy()
    moves: list[Move] = []
    words = cursor.pointed(session, session.vocabulary.split(text))
    while True:
        answer, words = session.vocabulary.answer(decision, words, session.private)
        moves.append(tried(session, trial, decision, answer))
        if not words:
            return moves
        detail = detail_of(trial, decision.seat)
        if detail is None:
            raise NotUnderstoodError("too-many-words", words=" ".join(words))
        decision = detail


def detail_of(trial: Table[Any], seat: Seat) -> Decision[Any] | None:
    """The question that completes the last answer of a seat, where there is one."""
    details = trial.game.DETAILS
    asked = [each for each in trial.waiting() if each.seat == seat and each.kind in details]
    return asked[0] if asked else None


def tried(session: Session, trial: Table[Any], decision: Decision[Any], answer: Answer) -> Move:
    """The move that an answer is, made on a copy of the table; `RefusedError`."""
    move = Move(decision.seat, decision.kind, answer)
    try:
        trial.play(move)
    except IllegalMove as error:
        raise RefusedError(session.private.refusal(decision, answer, error.reason)) from None
    return move
