"""A score sheet as text: a table for a spreadsheet, and a line to send.

Spreadsheets open a table as people write numbers where they live: with a decimal comma the values
stand between semicolons. The mark at its beginning tells them that names are in UTF-8.
"""

import csv
from collections.abc import Iterable, Sequence
from io import StringIO

from accessible_games.real_table.scoring.sheets import titled
from accessible_games.real_table.sheet import HUNDRED, Sheet, ranking, totals
from accessible_games.speech.arguments import Numbers
from accessible_games.speech.catalogue import Catalogue, Language
from accessible_games.speech.decimals import to_hundredths

MARK = "\N{ZERO WIDTH NO-BREAK SPACE}"
"""What begins a file whose letters are in UTF-8."""


def as_csv(sheet: Sheet, names: Sequence[str], catalogue: Catalogue) -> str:
    """The sheet as a table: names, what everybody began with, a row for each round, totals."""
    text = StringIO()

    def row(called: str, amounts: Iterable[int]) -> None:
        rows.writerow([called, *(figure(sheet, amount, catalogue.language) for amount in amounts)])

    comma = to_hundredths(0, catalogue.language)[1] == ","
    rows = csv.writer(text, delimiter=";" if comma else ",")
    rows.writerow([catalogue.say("csv-round"), *(as_text(names[seat]) for seat in sheet.players)])
    if sheet.start:
        row(catalogue.say("csv-start"), [sheet.start] * len(sheet.players))
    for number, line in enumerate(sheet.lines, start=1):
        row(str(number), line)
    row(catalogue.say("csv-total"), totals(sheet).values())
    return MARK + text.getvalue()


def as_text(name: str) -> str:
    """A name as no spreadsheet takes it for a formula."""
    return f"'{name}" if name.startswith(("=", "+", "-", "@")) else name


def figure(sheet: Sheet, amount: int, language: Language) -> str:
    """An amount in figures, with the decimal sign of the language between units and hundredths."""
    return to_hundredths(amount / HUNDRED, language) if sheet.unit == "money" else str(amount)


def in_short(sheet: Sheet, names: Sequence[str], catalogue: Catalogue) -> str:
    """The game and the totals in one line, the best first, to be sent to others."""
    game = titled(catalogue, sheet.game) if sheet.game else "none"
    pairs = [(names[seat], total) for seat, total in ranking(sheet)]
    return catalogue.say(
        "sheet-in-short",
        game=game,
        unit=sheet.unit,
        totals=Numbers(pairs),
        written=len(sheet.lines),
    )
