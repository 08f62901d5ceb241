"""Handmade tables, and what the seat is advised that is asked first there."""

from collections.abc import Callable
from functools import partial
from random import Random

from accessible_games.core.decision import Answer, Move
from accessible_games.core.event import Event
from accessible_games.games.sixpack.players.evaluation import TableEvaluation, look_out
from accessible_games.players import Advice, advise, bot
from accessible_games.players.search import Found
from tests.games.sixpack.building import SixTable, asked, dominoes, position

MINE = "C CL, B CB, L LB"
"""The dominoes of seat 0 in most tests."""
OTHER = "C LB, B CL, L CB"
"""Three foreign dominoes: no picture of one fits the other's."""
FOUR = """
C  CL
CB B
"""
"""A table on which MINE is one drink away."""
SIX = """
C  CL L
CB B  LB
"""
"""A table with the pattern of MINE."""


def hand(text: str) -> frozenset[str]:
    """A hand, given by the codes of its dominoes: "C CL, B CB"."""
    return frozenset(dominoes(text))


def all_but(text: str) -> str:
    """Six points with which somebody must hold these three."""
    codes = ("C CL", "C CB", "C LB", "L CL", "L CB", "L LB", "B CL", "B CB", "B LB")
    held = [each.strip() for each in text.split(",")]
    return ", ".join(code for code in codes if code not in held)


def seen_on(picture: str, mine: str = MINE, **points: str) -> TableEvaluation:
    """The outlook of seat 0, the other one having such points."""
    kept = {1: points["other"]} if points else {}
    return look_out(position(picture, (mine, OTHER), kept).view(0))


def advice(table: SixTable, chance: int = 1) -> Advice:
    """What `normal` answers for the seat that is asked first, and why."""
    decision = table.waiting()[0]
    determinize = partial(table.determinize, decision.seat)
    view, name = table.view(decision.seat), table.game.name
    given = advise(name, view, decision, determinize, Random(chance))
    assert bot(name, "normal")(view, decision, determinize, Random(chance)) == given.answer
    assert decision.options.why_not(given.answer) is None
    return given


def answer_of(level: str, table: SixTable, chance: int = 1) -> Answer:
    """What a computer player answers for the seat that is asked first."""
    decision = table.waiting()[0]
    determinize = partial(table.determinize, decision.seat)
    view = table.view(decision.seat)
    return bot(table.game.name, level)(view, decision, determinize, Random(chance))


def found_by(
    study: Callable[..., Found],
    table: SixTable,
    chance: int = 1,
    *,
    iterations: int,
    also: tuple[Answer, ...] = (),
) -> Found:
    """What a search finds for the seat that is asked first."""
    decision = table.waiting()[0]
    determinize = partial(table.determinize, decision.seat)
    view = table.view(decision.seat)
    return study(view, decision, determinize, Random(chance), iterations, also=also)


def played_by(found_at: Callable[[SixTable, int], Found], table: SixTable, turns: int) -> SixTable:
    """The table after so many turns in which all play what a search finds best."""
    while table.pending and table.state.turn <= turns:
        decision = table.waiting()[0]
        answer = found_at(table, len(table.moves))[0].answer
        table.play(Move(decision.seat, decision.kind, answer))
    return table


def play_turn(table: SixTable, level: str, chance: int = 1) -> list[Event]:
    """Let a computer player make a whole turn, up to the claims: all that is told."""
    told: list[Event] = []
    turn = table.state.turn
    while table.state.turn == turn and table.waiting()[0].kind in ("turn", "fill"):
        decision = asked(table)
        told += table.play(Move(decision.seat, decision.kind, answer_of(level, table, chance)))
    return told
