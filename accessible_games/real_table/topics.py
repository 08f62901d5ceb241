"""What people can ask at any time of an evening."""

from collections.abc import Iterator, Sequence
from functools import partial

from accessible_games.core.event import Event, Place
from accessible_games.core.game import Cursor, NamedTopics, Topics
from accessible_games.core.intent import Intent, Rank
from accessible_games.real_table import events
from accessible_games.real_table import sheet as scoring
from accessible_games.real_table.entries import what_is
from accessible_games.real_table.notebook import reading
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
    if not view.secret:
        yield events.NoSecret()
        return
    yield events.SecretHeld(what_is(view.kind), (view.kind, view.secret))


# The table ----------------------------------------------------------------------------------------


def of_table(topic: str, view: View) -> Iterator[Event]:
    """What lies on the table."""
    return reading.of_table(view.notebook, topic)


def of_cards(topic: str, view: View, cards: Sequence[str]) -> Iterator[Event]:
    """Where some cards lie, how many there are, what was done with them."""
    return reading.of_cards(view.notebook, topic, cards)


def pattern(view: View, dominoes: Sequence[str]) -> Iterator[Event]:
    """Where the pattern of somebody's dominoes lies; nobody else hears it."""
    return reading.patterns(view.notebook, dominoes)


def at_place(topic: str, view: View, place: Place) -> Iterator[Event]:
    """What lies at a place, or in its row or column."""
    return reading.at_place(view.notebook, topic, place)


TOPICS: Topics = {
    "scores": scores,
    "rounds": rounds,
    "secret": secret,
    **{topic: partial(of_table, topic) for topic in reading.OF_TABLE},
}
NAMED: NamedTopics = {
    **{topic: partial(of_cards, topic) for topic in reading.OF_CARDS},
    "pattern": pattern,
}
INTENTS = (
    Intent(Rank.TABLE, "block", "place around", "place"),
    Intent(Rank.TABLE, "row", "row number ask|show|lies -place", "number"),
    Intent(Rank.TABLE, "column", "column letter what|which|show|lies -place", "letter"),
)
CURSOR = Cursor(
    start=lambda view: reading.start(view.notebook),
    step=lambda view, place, way: reading.walked(view.notebook, place, way),
    topics={topic: partial(at_place, topic) for topic in reading.AT_PLACES},
    plan=lambda view: reading.shown(view.notebook),
    legend=(),
)
