"""Which rows of a table are cards, and what stands in each of their columns."""

import re
from collections.abc import Iterator, Mapping, Sequence

from accessible_games.braille.cells import ERROR, CellRow
from accessible_games.braille.columns import COLUMNS, NAMING
from accessible_games.braille.folding import folded
from accessible_games.braille.problem import Fault
from accessible_games.braille.tables import DeckTable
from accessible_games.braille.words import COUNTED
from accessible_games.core.frozen import Frozen

TOTALS = ("total", "totals", "sum", "summe", "gesamt", "insgesamt", "somme")

"""What stands in the row below a table that adds it up."""
NOTHING = re.compile(r"[-–—0.\s]*|false|falsch|faux", re.IGNORECASE)
"""What formulas give for rows that are prepared but empty."""


class CardRow(Frozen):
    """A row that is a card: its line, its cells by column, and those of other columns."""

    line: int
    cells: Mapping[str, str]
    others: tuple[tuple[str, str], ...] = ()
    """Headings that mean nothing here, and what stands below them."""
    traits: tuple[tuple[str, str], ...] = ()
    """Headings and cells by which the card is told apart, if nothing else does that."""

    def having(self, **cells: str) -> "CardRow":
        """The entry with other cells."""
        return CardRow(self.line, {**self.cells, **cells}, self.others, self.traits)


class Read(Frozen):
    """The entries of a table, its faults, and what is to be said besides."""

    entries: list[CardRow]
    faults: list[Fault]
    notes: list[Fault]


def read_rows(table: DeckTable) -> Read:
    """The cards among the rows of a table."""
    read = Read([], [], [*table.notes])
    alone = usually_alone(table.rows)
    for row in table.rows:
        whole, faults = within(table, row)
        if faults:
            read.faults.extend(faults)
            continue
        entry = entry_of(table, whole)
        if is_named(table, entry):
            reason = "" if not is_remark(table, row, alone) else "aside"
        else:
            reason = why_nameless(entry, row, bool(read.entries))
        if reason:
            found = row.cells[row.filled[0]] if reason == "aside" else ""
            read.notes.append(Fault(row.line, reason, found))
            continue
        read.notes.extend(beside(table, whole))
        wrong = [column for column, cell in entry.cells.items() if ERROR.fullmatch(cell)]
        read.faults.extend(
            Fault(row.line, "error-cell", entry.cells[column], table.columns.heading(column))
            for column in wrong
        )
        read.entries.append(entry.having(**{x: "" for x in wrong if x not in NAMING}))
    return read


def usually_alone(rows: Sequence[CellRow]) -> bool:
    """Whether most rows have something in one or two cells only."""
    return 2 * sum(len(row.filled) > 2 for row in rows) <= len(rows)


def within(table: DeckTable, row: CellRow) -> tuple[CellRow, list[Fault]]:
    """A row of a text without cells beyond the headings: they belong to a text at its end.

    If there is none, and the number of copies is not where it should be, a mark between cells
    stands within one of them, which is a fault.
    """
    width = len(table.columns.headings)
    surplus = [place for place in row.filled if place >= width]
    if not surplus or not table.sheet.is_text:
        return row, []
    if COUNTED.fullmatch(table.columns.cell("copies", row.cells)):
        return row, []
    if table.columns.places.get("text") != width - 1:
        return row, [Fault(row.line, "too-many-cells", row.cells[surplus[0]], other=str(width))]
    text = ", ".join(cell for cell in row.cells[width - 1 :] if cell)
    return CellRow(row.line, (*row.cells[: width - 1], text), row.computed), []


def entry_of(table: DeckTable, row: CellRow) -> CardRow:
    """The cells of a row by column."""
    columns = table.columns
    cells = {column: columns.cell(column, row.cells) for column in COLUMNS}
    others = tuple(
        (columns.headings[place], row.cells[place] if place < len(row.cells) else "")
        for place in columns.others
    )
    return CardRow(row.line, cells, others)


def is_named(table: DeckTable, entry: CardRow) -> bool:
    """Whether a row has something by which a card is told apart."""
    if not table.columns.names_cards or entry.cells["name"]:
        return True
    named = [entry.cells[column] for column in NAMING if entry.cells[column]]
    if "name" not in table.columns.places:
        return bool(named)
    return not all(map(NOTHING.fullmatch, named))


def is_remark(table: DeckTable, row: CellRow, alone: bool) -> bool:
    """Whether a row with a name is no card: a sum, a comment, or a heading of those below it."""
    first = row.cells[row.filled[0]]
    lonely = len(row.filled) == 1 and "copies" in table.columns.places and not alone
    return lonely or folded(first.rstrip(":")) in TOTALS or first.startswith("# ")


def why_nameless(entry: CardRow, row: CellRow, below_cards: bool) -> str:
    """Why a row without a name is left aside; empty if a name is missing in it.

    Prepared rows have formulas and nothing else; a number below all cards is their sum.
    """
    if {*row.filled} <= row.computed and all(map(NOTHING.fullmatch, row.cells)):
        return "only-formulas"
    counted = entry.cells["copies"]
    wanted = entry.cells["text"] or entry.cells["label"]
    if wanted or (counted and not NOTHING.fullmatch(counted) and not below_cards):
        return ""
    return "aside"


def beside(table: DeckTable, row: CellRow) -> Iterator[Fault]:
    """What stands in cells without a heading."""
    headings = table.columns.headings
    for place in row.filled:
        if place >= len(headings) or not headings[place]:
            yield Fault(row.line, "beside", row.cells[place])
