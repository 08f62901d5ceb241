"""What speaks for an answer that `normal` would not give, and what any answer risks."""

from collections.abc import Iterable, Iterator
from itertools import islice

from accessible_games.bots.sixpack.normal import TABLES, Plan, why_claim, why_laid, why_own
from accessible_games.bots.sixpack.normal import why as why_plan
from accessible_games.bots.sixpack.outlook import look_out, risk, worth
from accessible_games.bots.sixpack.reasons import BeginsWithOwn, ClaimsPattern, GivesLittle
from accessible_games.bots.sixpack.turns import tables_after
from accessible_games.core.decision import Answer, Decision
from accessible_games.core.event import Event
from accessible_games.games.sixpack.cells import FIRST_PLACES
from accessible_games.games.sixpack.looking import row
from accessible_games.games.sixpack.seen import TOPICS
from accessible_games.games.sixpack.view import View

CHANGES = ("turn", "fill", "clear", "keep")
"""The questions whose answers change the table."""


def now(view: View) -> Iterator[Event]:
    """Everybody's points: who needs few more has to be watched."""
    yield from TOPICS["scores"](view)


def stood(view: View, answers: Iterable[Answer]) -> Iterator[Event]:
    """How things stood when somebody chose: the dominoes, and the rows in question."""
    yield from TOPICS["hand"](view)
    places = [each[1] for each in answers if isinstance(each, tuple) and each[1][1:]]
    for place in {place[1:]: place for place in places}.values():
        yield from row(view, place)


def why(view: View, decision: Decision[Answer], answer: Answer) -> Event:
    """What an answer does for the own pattern, or does not do for those of others."""
    if decision.kind == "claim":
        return why_claim(view) if answer == "no" else ClaimsPattern(str(answer))
    if decision.kind == "point":
        return why_laid(view, str(answer))
    if decision.kind == "pair" and answer in view.hand:
        return BeginsWithOwn()
    return why_plan(view, decision.kind, look_out(view), planned(view, decision.kind, answer))


def risks(view: View, decision: Decision[Answer], answer: Answer) -> Iterator[Event]:
    """The chance that it gives somebody else a pattern, unless that is the reason itself."""
    if decision.kind not in CHANGES:
        return
    outlook, plan = look_out(view), planned(view, decision.kind, answer)
    percent = round(100 * risk(outlook, plan.table))
    spoken = decision.kind in ("clear", "keep") or why_own(view, outlook, plan.table)
    if percent and spoken:
        yield GivesLittle(percent)


def planned(view: View, kind: str, answer: Answer) -> Plan:
    """An answer, with the best table that it can lead to, as `normal` sees it."""
    outlook = look_out(view)
    chosen = (str(answer[0]), str(answer[1])) if isinstance(answer, tuple) else str(answer)
    if kind == "pair":
        tables = [dict(zip(FIRST_PLACES[view.columns], str(answer).split("-"), strict=True))]
    else:
        tables = list(islice(tables_after(view, kind, chosen), TABLES))
    table = max(tables, key=lambda table: worth(outlook, table))
    return Plan(chosen, table, worth(outlook, table))
