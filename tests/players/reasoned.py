"""What speaks for and against any answer, for tests of whether it is true whatever is advised."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial
from itertools import islice
from typing import Any

from accessible_games.core.decision import Answer, Decision, only_answer
from accessible_games.core.event import Event, Seat
from accessible_games.players import recall
from tests.players.asked import TABLES, questions
from tests.players.moves import risks as risks_of
from tests.players.moves import why as why_of

ANSWERS = 12
"""So many answers to a question are looked at, from all that are legal."""


@dataclass
class Reasoned:
    """An answer, what the seat saw that might give it, and what is said about it."""

    view: Any
    state: Any
    """The whole truth, which the reasons must not contradict."""
    decision: Decision[Any]
    answer: Answer
    why: Event
    risks: Sequence[Event]

    @property
    def seat(self) -> Seat:
        """Who is asked."""
        return self.decision.seat


def spread(answers: Sequence[Answer]) -> Sequence[Answer]:
    """Some of the answers, from the first to the last."""
    return answers[:: -(-len(answers) // ANSWERS)]


def of_decision(game: str, decision: Decision[Any], kinds: Sequence[str]) -> bool:
    """Whether a hint may have to speak for any answer of a decision."""
    return only_answer(decision) is None and (not kinds or decision.kind in kinds)


@cache
def all_reasons(
    game: str, kinds: tuple[str, ...] = (), but: tuple[str, ...] = ()
) -> list[Reasoned]:
    """At all tables of a game, for questions of some *kinds*, of answers *but* some words."""
    return list(found(game, kinds, but))


def found(game: str, kinds: Sequence[str], but: Sequence[str]) -> Iterator[Reasoned]:
    """The same one by one."""
    for case in (case for case in TABLES if case.name == game):
        for each in questions(case):
            if not of_decision(game, each.decision, kinds):
                continue
            seat, table = each.decision.seat, each.table
            view, _ = recall(game, "hint", table.view(seat), partial(table.determinize, seat))
            legal = [answer for answer in islice(each.decision.options, 500) if answer not in but]
            for answer in spread(legal):
                why = why_of(game, view, each.decision, answer)
                risks = risks_of(game, view, each.decision, answer)
                yield Reasoned(view, table.state, each.decision, answer, why, risks)


def told(reasons: Sequence[Reasoned], *kinds: type[Event]) -> list[tuple[Reasoned, Any]]:
    """Where such a reason or risk was told, with it; there has to be some."""
    every = [(each, event) for each in reasons for event in (each.why, *each.risks)]
    chosen = [(each, event) for each, event in every if isinstance(event, kinds)]
    assert chosen
    return chosen
