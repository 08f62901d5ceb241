"""A score sheet as text: a table for a spreadsheet, and a line to send."""

import csv
from collections.abc import Sequence
from io import StringIO

from accessible_games.real_table.sheet import HUNDRED, Sheet, ranking, totals
from accessible_games.speech.arguments import Numbers
from accessible_games.speech.catalogue import Catalogue


def as_csv(sheet: Sheet, names: Sequence[str], catalogue: Catalogue) -> str:
    """The sheet as comma-separated values: a row of names, one for each round, and the totals."""
    text = StringIO()
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow([catalogue.say("csv-round"), *(names[seat] for seat in sheet.players)])
    for number, line in enumerate(sheet.lines, start=1):
        rows.writerow([number, *(figure(sheet, amount) for amount in line)])
    rows.writerow([catalogue.say("csv-total"), *(figure(sheet, n) for n in totals(sheet).values())])
    return text.getvalue()


def figure(sheet: Sheet, amount: int) -> str:
    """An amount in figures, with a point between units and hundredths of money."""
    return f"{amount / HUNDRED:.2f}" if sheet.unit == "money" else str(amount)


def in_short(sheet: Sheet, names: Sequence[str], catalogue: Catalogue) -> str:
    """The totals in one line, the best first, to be sent to others."""
    pairs = [(names[seat], total) for seat, total in ranking(sheet)]
    return catalogue.say(
        "sheet-in-short", unit=sheet.unit, totals=Numbers(pairs), written=len(sheet.lines)
    )
