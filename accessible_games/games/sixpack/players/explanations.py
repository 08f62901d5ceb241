"""Reasons for an answer that `normal` would not give, and the risks of any answer."""

from collections.abc import Iterable, Iterator
from itertools import islice

from accessible_games.core.decision import Answer
from accessible_games.core.event import Event
from accessible_games.core.grid import COLUMNS, ROWS
from accessible_games.games.sixpack.cells import FIRST_PLACES, Display
from accessible_games.games.sixpack.looking import LineLies, line_lies
from accessible_games.games.sixpack.players.evaluation import look_out, risk, worth
from accessible_games.games.sixpack.players.normal import (
    TABLES,
    TurnPlan,
    why_claim,
    why_laid,
    why_own,
    why_table,
)
from accessible_games.games.sixpack.players.reasons import BeginsWithOwn, ClaimsPattern, GivesLittle
from accessible_games.games.sixpack.players.turns import tables_after
from accessible_games.games.sixpack.seen import TOPICS
from accessible_games.games.sixpack.view import View, displayed
from accessible_games.players.whole import Whole

COMPLETING = frozenset({"fill", "keep"})
"""The kinds of questions whose answers complete a move: what fills gaps, which side stays."""
CHANGES = ("turn", "fill", "clear", "keep")
"""The questions whose answers change the table."""


def now(view: View) -> Iterator[Event]:
    """Everybody's points: players who need few more have to be watched."""
    yield from TOPICS["scores"](view)


def stood(view: View, answers: Iterable[Answer]) -> Iterator[Event]:
    """The situation when the player chose: the dominoes, and what lies in the lines in question."""
    yield from TOPICS["hand"](view)
    lines = dict.fromkeys(line_of(each[1]) for each in answers if isinstance(each, tuple))
    told = (line_lies(displayed(view), *line) for line in lines)
    yield from (each for each in told if isinstance(each, LineLies))


def line_of(name: str) -> tuple[str, str]:
    """A line that is cleared, by its name; else the row of a place."""
    return ("column", name) if name in COLUMNS else ("row", name if name in ROWS else name[1:])


def why(move: Whole) -> Event:
    """What a move does for the player's own pattern, or against those of others."""
    first = move[0]
    view, kind, answer = first.view, first.decision.kind, first.answer
    if kind == "claim":
        return why_claim(view) if answer == "no" else ClaimsPattern(str(answer))
    if kind == "point":
        return why_laid(view, str(answer))
    if kind == "pair" and answer in view.hand:
        return BeginsWithOwn()
    return why_table(view, kind, look_out(view), table_after(move))


def risks(move: Whole) -> Iterator[Event]:
    """The chance that it gives another player a pattern, unless that is the reason itself."""
    view, kind = move[0].view, move[0].decision.kind
    if kind not in CHANGES:
        return
    outlook, table = look_out(view), table_after(move)
    percent = round(100 * risk(outlook, table))
    spoken = kind in ("clear", "keep") or why_own(view, outlook, table)
    if percent and spoken:
        yield GivesLittle(percent)


def planned(view: View, kind: str, answer: Answer) -> TurnPlan:
    """An answer with the best table that it can lead to, as `normal` sees it."""
    outlook = look_out(view)
    chosen = (str(answer[0]), str(answer[1])) if isinstance(answer, tuple) else str(answer)
    if kind == "pair":
        tables = [dict(zip(FIRST_PLACES[view.columns], str(answer).split("-"), strict=True))]
    else:
        tables = list(islice(tables_after(view, kind, chosen), TABLES))
    table = max(tables, key=lambda table: worth(outlook, table))
    return TurnPlan(chosen, table, worth(outlook, table))


def table_after(move: Whole) -> Display:
    """The table that a move leads to; what may still be asked is as `normal` sees it."""
    last = move[-1]
    return planned(last.view, last.decision.kind, last.answer).table
