"""What people can ask at any time of an evening."""

from collections.abc import Iterator

from accessible_games.core.event import Event
from accessible_games.core.game import Topics
from accessible_games.real_table import events
from accessible_games.real_table import sheet as scoring
from accessible_games.real_table.entries import what_is
from accessible_games.real_table.seen import View


def scores(view: View) -> Iterator[Event]:
    """The totals, who leads, and how far the game has come."""
    if not view.sheets:
        yield events.NoSheet()
        return
    sheet = view.sheets[-1]
    seats, by = scoring.leaders(sheet)
    yield events.Totals(sheet.unit, scoring.ranking(sheet))
    yield events.Leading(sheet.unit, seats[0], seats, len(seats), by)
    yield events.SheetEnds(sheet.unit, len(sheet.lines), sheet.target, sheet.rounds)
    if sheet.dealer is not None and not scoring.is_over(sheet):
        yield events.DealerNamed(sheet.dealer)


def rounds(view: View) -> Iterator[Event]:
    """Each round of the sheet, then the totals."""
    if not view.sheets:
        yield events.NoSheet()
        return
    sheet = view.sheets[-1]
    for number, line in enumerate(sheet.lines, start=1):
        yield events.RoundWritten(number, sheet.unit, scoring.amounts_of(sheet, line))
    yield events.Totals(sheet.unit, scoring.ranking(sheet))


def secret(view: View) -> Iterator[Event]:
    """The own secret; everybody together has none."""
    if not view.secret:
        yield events.NoSecret()
        return
    yield events.SecretHeld(what_is(view.kind), (view.kind, view.secret))


TOPICS: Topics = {"scores": scores, "rounds": rounds, "secret": secret}
