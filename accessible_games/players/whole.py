"""A whole move: an answer, and the answers to the questions that complete it.

A row is chosen, then the cards to lay into it; somebody to rob, then what to take. What is said of
the first answer is said of the whole move, so it has to be known to its end.
"""

from collections.abc import Callable, Collection

from accessible_games.core.decision import Answer, Decision, Move, only_answer
from accessible_games.core.event import Seat
from accessible_games.core.frozen import Frozen
from accessible_games.core.game import AnyView
from accessible_games.core.table import AnyTable


class Step(Frozen):
    """One question of a move, as the seat sees it, and the answer."""

    view: AnyView
    decision: Decision[Answer]
    answer: Answer


Whole = tuple[Step, ...]
"""A whole move, from its first question to its last."""
See = Callable[[AnyTable, Seat], AnyView]
"""What a seat knows of a table."""
Choose = Callable[[AnyTable, Decision[Answer]], Answer]
"""How a question that completes a move is answered."""


def whole_move(
    table: AnyTable,
    decision: Decision[Answer],
    answer: Answer,
    completing: Collection[str],
    see: See,
    choose: Choose,
) -> Whole:
    """An answer with those to all questions of the kinds *completing* that follow it at once."""
    seat = decision.seat
    move = [Step(see(table, seat), decision, answer)]
    if not completing:
        return tuple(move)
    trial = table.copy()
    trial.play(Move(seat, decision.kind, answer))
    while asked := completing_question(trial, seat, completing):
        given = only_answer(asked) or choose(trial, asked)
        move.append(Step(see(trial, seat), asked, given))
        trial.play(Move(seat, asked.kind, given))
    return tuple(move)


def completing_question(
    table: AnyTable, seat: Seat, completing: Collection[str]
) -> Decision[Answer] | None:
    """The question that a seat still has to answer for a move, if any."""
    asked = (each for each in table.waiting() if each.seat == seat and each.kind in completing)
    return next(asked, None)
