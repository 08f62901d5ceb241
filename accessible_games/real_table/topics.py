"""What people can ask at any time of an evening."""

from collections.abc import Iterator

from accessible_games.core.event import Event
from accessible_games.core.game import Topics
from accessible_games.real_table import events
from accessible_games.real_table import sheet as scoring
from accessible_games.real_table.seen import View


def scores(view: View) -> Iterator[Event]:
    """The totals, the best first, and how far the game has come."""
    if not view.sheets:
        yield events.NoSheet()
        return
    sheet = view.sheets[-1]
    yield events.Totals(sheet.unit, scoring.ranking(sheet))
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
        yield events.RoundRead(number, sheet.unit, scoring.amounts_of(sheet, line))
    yield events.TotalsReached(sheet.unit, scoring.ranking(sheet))


def secret(view: View) -> Iterator[Event]:
    """The own secret; everybody together has none."""
    yield events.SecretHeld(view.kind, view.secret) if view.secret else events.NoSecret()


TOPICS: Topics = {"scores": scores, "rounds": rounds, "secret": secret}
