"""Typed answers at a table: one, or one with its details, tried on a copy before it is played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from accessible_games.core.decision import Answer, Decision, Move
from accessible_games.core.event import Seat
from accessible_games.core.table import AnyTable, IllegalMove
from accessible_games.match import cursor
from accessible_games.match.meaning import Given, RefusedError, Use
from accessible_games.match.person import Person
from accessible_games.speech import accounting
from accessible_games.speech.problem import NotUnderstoodError, UnreadError


def judged(person: Person, words: Sequence[str], decision: Decision[Answer]) -> Given:
    """What a line gives: an answer and its details, and the words behind a revelation.

    An answer with others behind it is tried on a copy of the table, so that a refused one changes
    nothing. Nothing is said of what they would bring, but for details that the person could tell
    beforehand. If the words can be read in several ways, the first that accounts for all of them
    counts. Raises the error of the likeliest reading if none does.
    """
    problems: list[NotUnderstoodError | RefusedError] = []
    found = next(ways(person, person.match.table, words, decision, problems), None)
    if found is None:
        raise problems.pop(0)
    moves, rest, uses = found
    return Given(decision, moves, [*rest], uses)


Way = tuple[list[Move], Sequence[str], tuple[Use, ...]]
"""Moves, the words behind a revelation, and which words each move used."""


def ways(
    person: Person,
    table: AnyTable,
    words: Sequence[str],
    decision: Decision[Answer],
    problems: list[NotUnderstoodError | RefusedError],
) -> Iterator[Way]:
    """Each way to read all words as an answer and its details; why others fail is a problem.

    A problem is kept without its traceback: that would keep all frames of this line, and they it.
    """
    try:
        readings = person.vocabulary.reader.answers(decision, words, person.narrator)
    except NotUnderstoodError as error:
        problems.append(error.with_traceback(None))
        return
    for answer, rest in readings:
        try:
            move = checked_move(person, table, decision, answer)
        except RefusedError as error:
            problems.append(error.with_traceback(None))
            continue
        use = Use(decision.kind, words, rest)
        if not rest:
            yield [move], (), (use,)
            continue
        yield from further(person, table, rest, (move, use), problems)


def further(
    person: Person,
    table: AnyTable,
    words: Sequence[str],
    before: tuple[Move, Use],
    problems: list[NotUnderstoodError | RefusedError],
) -> Iterator[Way]:
    """Each way to read the words behind a move as its details."""
    move, use = before
    trial = table.copy()
    trial.play(move)
    detail = detail_of(trial, move.seat)
    if detail is None:
        problems.append(UnreadError())
    elif detail.kind in trial.game.revealed:
        kinds = trial.game.revealed[detail.kind]
        if accounting.may_answer(person.vocabulary.lexicon, detail.kind, words, kinds):
            yield [move], words, (use,)
        else:
            problems.append(UnreadError())
    else:
        for moves, rest, uses in ways(person, trial, words, detail, problems):
            yield [move, *moves], rest, (use, *uses)


def detail_of(table: AnyTable, seat: Seat) -> Decision[Answer] | None:
    """The question that completes the last answer of a seat, if there is one."""
    details = table.game.details
    asked = (each for each in table.waiting() if each.seat == seat and each.kind in details)
    return next(asked, None)


def checked_move(
    person: Person, table: AnyTable, decision: Decision[Answer], answer: Answer
) -> Move:
    """The move that an answer is, if a table allows it. Raises `RefusedError` if it does not."""
    move = Move(decision.seat, decision.kind, answer)
    try:
        table.checked(move)
    except IllegalMove as error:
        raise RefusedError(cursor.refusal(person, decision, answer, error.reason)) from None
    return move
