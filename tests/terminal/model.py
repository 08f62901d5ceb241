"""A small terminal: what a program's bytes do to the screen, and what of it is heard twice."""

import re
import unicodedata
from collections import Counter
from dataclasses import dataclass, field

SEQUENCE = re.compile(
    r"\x1b(?:\[(?P<private>[<-?]?)(?P<numbers>[\d;:]*)[ -/]*(?P<final>[@-~])"
    r"|\](?P<title>[^\x07\x1b]*)(?:\x07|\x1b\\)|[()#][0-~]|(?P<single>[^\[\]()#]))"
)
UNFINISHED = re.compile(r"\x1b(?:\[[0-?]*[ -/]*|\][^\x07\x1b]*\x1b?|[()#])?\Z")
NAMES = {
    "A": "cursor up",
    "B": "cursor down",
    "C": "cursor right",
    "D": "cursor left",
    "G": "cursor column",
    "H": "cursor place",
    "f": "cursor place",
    "d": "cursor row",
    "J": "erase display",
    "K": "erase line",
    "X": "erase characters",
    "@": "insert characters",
    "P": "delete characters",
    "L": "insert lines",
    "M": "delete lines",
    "S": "scroll",
    "T": "scroll",
    "r": "margins",
    "m": "colour",
    "n": "query",
    "c": "query",
    "h": "mode",
    "l": "mode",
}


@dataclass
class Tally:
    """What happened on the screen; each number counts characters, except where it says lines."""

    escapes: Counter[str] = field(default_factory=Counter)
    """Escape sequences by name, as in NAMES, "title", "alternate screen" or "other"."""
    reprinted: int = 0
    """Written where the same character already stood: a reader of the stream says it again."""
    erased: int = 0
    rewritten: set[int] = field(default_factory=set)
    """Lines (rows from the program's start) that changed after they were complete."""
    bells: int = 0


class Model:
    """Rows from the program's start, columns from 0; nothing is forgotten when it scrolls away."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns, self.rows = columns, rows
        self.lines: list[dict[int, str]] = [{}]
        self.row = self.column = 0
        self.complete = 0  # rows above this one were ended by a line feed
        self.tally = Tally()
        self.replies: list[bytes] = []
        self._rest = ""

    @property
    def top(self) -> int:
        """The first row that is still on the screen."""
        return max(0, len(self.lines) - self.rows)

    def line(self, row: int) -> str:
        """The text of one row, without blanks at its end."""
        cells = self.lines[row]
        return "".join(cells.get(i, " ") for i in range(max(cells, default=-1) + 1)).rstrip()

    def feed(self, text: str) -> None:
        """Show *text*; a sequence that is not complete waits for the rest."""
        text = self._rest + text
        unfinished = UNFINISHED.search(text)
        self._rest = unfinished[0] if unfinished else ""
        text = text[: len(text) - len(self._rest)]
        start = 0
        for sequence in SEQUENCE.finditer(text):
            self._characters(text[start : sequence.start()])
            self._obey(sequence)
            start = sequence.end()
        self._characters(text[start:])

    def _characters(self, text: str) -> None:
        for character in text:
            if character == "\n":
                self._line_feed()
            elif character == "\r":
                self.column = 0
            elif character == "\b":
                self.column = max(0, min(self.column, self.columns - 1) - 1)
            elif character == "\a":
                self.tally.bells += 1
            elif character >= " ":
                self._draw(character)

    def _line_feed(self) -> None:
        self.row += 1
        if self.row == len(self.lines):
            self.lines.append({})
            self.complete = self.row

    def _draw(self, character: str) -> None:
        width = cells_of(character)
        if not width:  # an accent joins the character before it
            before = self.lines[self.row].get(self.column - 1, " ")
            self._put(self.column - 1, before + character)
            return
        if self.column + width > self.columns:
            self._wrap()
        if self.lines[self.row].get(self.column) == character != " ":
            self.tally.reprinted += 1
        self._put(self.column, character)
        if width == 2:
            self._put(self.column + 1, "")
        self.column += width

    def _wrap(self) -> None:
        self.row, self.column = self.row + 1, 0
        if self.row == len(self.lines):
            self.lines.append({})

    def _put(self, column: int, character: str) -> None:
        if self.row < self.complete:
            self.tally.rewritten.add(self.row)
        self.lines[self.row][column] = character

    def _obey(self, sequence: re.Match[str]) -> None:
        if sequence["title"] is not None:
            self.tally.escapes["title"] += 1
            return
        final = sequence["final"]
        if final is None:
            self.tally.escapes["other"] += 1
            return
        numbers = [int(number or 0) for number in re.split("[;:]", sequence["numbers"])]
        modes = {47, 1047, 1049} & set(numbers) if final in "hl" else set()
        self.tally.escapes["alternate screen" if modes else NAMES.get(final, "other")] += 1
        if final == "n" and numbers == [6]:
            place = f"\x1b[{self.row - self.top + 1};{min(self.column, self.columns - 1) + 1}R"
            self.replies.append(place.encode())
        elif not sequence["private"]:
            self._move(final, numbers[0], numbers)
            self._change(final, numbers[0])

    def _move(self, final: str, number: int, numbers: list[int]) -> None:
        amount = max(1, number)
        column = min(self.column, self.columns - 1)
        if final == "A":
            self.row = max(self.top, self.row - amount)
        elif final == "B":
            self._go_to(min(self.row + amount, self.top + self.rows - 1))
        elif final == "C":
            self.column = min(self.columns - 1, column + amount)
        elif final == "D":
            self.column = max(0, column - amount)
        elif final == "G":
            self.column = min(self.columns, amount) - 1
        elif final in "Hf":
            self._go_to(self.top + min(amount, self.rows) - 1)
            self.column = min(self.columns, max(1, (*numbers, 1)[1])) - 1

    def _go_to(self, row: int) -> None:
        self.row = row
        self.lines += [{} for _ in range(row + 1 - len(self.lines))]

    def _change(self, final: str, number: int) -> None:
        if final == "K":
            self._erase(self.row, number)
        elif final == "J":
            self._erase(self.row, number)
            below, above = range(self.row + 1, len(self.lines)), range(self.top, self.row)
            for row in {0: [*below], 1: [*above], 2: [*above, *below]}.get(number, []):
                self._erase(row, 2)
        elif final in "@P":
            self._shift(max(1, number) if final == "@" else -max(1, number))

    def _erase(self, row: int, how: int) -> None:
        first, last = {0: (self.column, self.columns), 1: (0, self.column + 1)}.get(
            how, (0, self.columns)
        )
        gone = [column for column in self.lines[row] if first <= column < last]
        visible = sum(bool(self.lines[row].pop(column).strip()) for column in gone)
        self.tally.erased += visible
        if visible and row < self.complete:
            self.tally.rewritten.add(row)

    def _shift(self, by: int) -> None:
        here = min(self.column, self.columns - 1)
        moved = {column: text for column, text in self.lines[self.row].items() if column >= here}
        for column in moved:
            del self.lines[self.row][column]
        for column, text in moved.items():
            if here <= column + by < self.columns:
                self._put(column + by, text)


def cells_of(character: str) -> int:
    """How many columns a character takes."""
    if unicodedata.combining(character) or unicodedata.category(character) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1
