"""The line being typed as it stands on the terminal, and the least that must be written to it.

A screen reader says whatever is written, even if the same stood there before. So a typed letter
writes only that letter, and only text from elsewhere (history, search) is written as a whole.
"""

import os
import sys
import unicodedata
from collections.abc import Callable, Sequence
from typing import NamedTuple

from accessible_games.frontends.terminal.screen import Screen
from accessible_games.frontends.terminal.spelling import spell


class ScreenCell(NamedTuple):
    """A cell of the line being typed: row and column from 0, counted from the prompt's beginning.

    The place after a full row is its column number *columns*: terminals keep the cursor there until
    the next character comes.
    """

    row: int
    column: int


def places(pieces: Sequence[str], columns: int) -> list[ScreenCell]:
    """Return where *pieces* stand on a terminal *columns* wide, and where the next would."""
    row = column = 0
    found = []
    for piece in pieces:
        width = cells(piece)
        if width and column + width > columns:
            row, column = row + 1, 0
        found.append(ScreenCell(row, column))
        column += width
    return [*found, ScreenCell(row, column)]


class ScreenLine:
    """The line being typed as it stands on the terminal; writes only what changes.

    Each typed character is one piece; a control character is shown as "^A".
    """

    def __init__(
        self,
        columns: Callable[[], int],
        show: Callable[[str], None] | None = None,
        encoding: str | None = None,
    ) -> None:
        """*columns* tells how wide the terminal is now.

        *show* writes text to it, in the letters that *encoding* has; the default is the standard
        output.
        """
        self._width = columns
        self._show, self._encoding = show or on_standard_output, encoding
        self._head = ""
        self._pieces: list[str] = []
        self._recalled: object = None
        self._columns = columns()
        self._cursor = 0
        self._at = ScreenCell(0, 0)
        self._out: list[str] = []

    def draw(self, head: str, text: str, cursor: int | None, recalled: object) -> None:
        """Show *head*, *text* and the cursor before character number *cursor* of the text.

        Without *cursor* the cursor stays where writing has left it: a screen reader may drop what
        the cursor moves back over. A new value of *recalled* says that the text comes from
        elsewhere: it is written as a whole, so that it is heard as a whole. A new head begins a new
        line.
        """
        self._fit()
        if head != self._head:
            self.end()
        encoding = self._encoding or sys.stdout.encoding
        pieces = [_shown(letter, encoding) for letter in head + text]
        if self._pieces and recalled != self._recalled:
            self._replace(pieces, self._letter(len(head)))
        else:
            self._edit(pieces)
        self._head, self._recalled = head, recalled
        if cursor is not None:
            self._cursor = len(head) + cursor
            self._to(self._cursor)
        self.flush()

    def end(self, rows_below: int = 0) -> None:
        """Go to a fresh line; what was typed stays as it stands."""
        if self._pieces:
            rows = self._places()[-1].row - self._at.row
            self._out.append("\n" * (1 + max(rows, rows_below)))
        self._pieces, self._at, self._cursor = [], ScreenCell(0, 0), 0

    def aside(self, text: str) -> None:
        """Write a line of its own; the next draw shows what was typed again below it."""
        self.end()
        self._out.append(f"{text}\n")

    def flush(self) -> None:
        """Write what has gathered at once."""
        if self._out:
            self._show("".join(self._out))
            self._out.clear()

    def _places(self) -> list[ScreenCell]:
        return places(self._pieces, self._columns)

    def _fit(self) -> None:
        """Begin a new line if a resize has moved what is typed."""
        before, self._columns = self._columns, self._width()
        if before == self._columns or not self._pieces:
            return
        old, new = places(self._pieces, before), self._places()
        if old[-1] != new[-1] or new[-1].column >= min(before, self._columns):
            below = max(found[-1].row - found[self._cursor].row for found in (old, new))
            self.end(below)

    def _replace(self, pieces: list[str], first: int) -> None:
        self._cut(first)
        if first < len(pieces):
            self._put(pieces[first:])

    def _edit(self, pieces: list[str]) -> None:
        same = self._letter(alike(self._pieces, pieces))
        after = alike(self._pieces[same:][::-1], pieces[same:][::-1])
        while after and not cells(pieces[-after]):
            after -= 1  # it stays with its letter
        if after and self._on_one_row(self._pieces) and self._on_one_row(pieces):
            self._shift(pieces, same, after)
        else:
            self._replace(pieces, same)

    def _letter(self, piece: int) -> int:
        """Return where the letter of *piece* begins: an accent is erased with its letter."""
        while piece < len(self._pieces) and not cells(self._pieces[piece]):
            piece -= 1
        return piece

    def _on_one_row(self, pieces: Sequence[str]) -> bool:
        return places(pieces, self._columns)[-1] < ScreenCell(0, self._columns)

    def _shift(self, pieces: list[str], same: int, after: int) -> None:
        """Make room, or close a gap, before the last *after* pieces without rewriting them."""
        new = "".join(pieces[same : len(pieces) - after])
        old = "".join(self._pieces[same : len(self._pieces) - after])
        wider = cells(new) - cells(old)
        self._to(same)
        if wider:
            self._out.append(_sequence(abs(wider), "@" if wider > 0 else "P"))
        self._out.append(new)
        self._pieces = pieces
        self._at = self._places()[len(pieces) - after]

    def _cut(self, first: int) -> None:
        """Erase from piece *first* to the end."""
        if first == len(self._pieces):
            return
        last = self._places()[-1].row
        self._to(first)
        self._out.append("\x1b[K")
        for row in range(self._at.row + 1, last + 1):
            self._out.append("\n\x1b[K")
            self._at = ScreenCell(row, 0)
        del self._pieces[first:]

    def _put(self, pieces: Sequence[str]) -> None:
        self._to(len(self._pieces))
        self._out += pieces
        self._pieces += pieces
        self._at = self._places()[-1]

    def _to(self, piece: int) -> None:
        """Move the cursor before piece number *piece*, or after the last."""
        found = self._places()
        if found[piece].column == self._columns and found[piece] != self._at:
            # No movement leads past a full row; only rewriting its last letter does.
            last = max(i for i in range(piece) if cells(self._pieces[i]))
            after = next((i for i in range(piece, len(found) - 1) if cells(self._pieces[i])), None)
            self._go(found[last])
            self._out += self._pieces[last:after]
            self._at = found[piece]
        self._go(found[piece])

    def _go(self, place: ScreenCell) -> None:
        if place == self._at:
            return
        if place.row == self._at.row and place.column < self._at.column < self._columns:
            self._out.append("\b" * (self._at.column - place.column))
        elif place.row == self._at.row and place.column > self._at.column:
            self._out.append(_sequence(place.column - self._at.column, "C"))
        else:
            self._out.append(_sequence(self._at.row - place.row, "A"))
            self._out.append(
                "\n" * (place.row - self._at.row) + "\r" + _sequence(place.column, "C")
            )
        self._at = place


def _sequence(amount: int, kind: str) -> str:
    return "" if amount <= 0 else f"\x1b[{'' if amount == 1 else amount}{kind}"


def alike(one: Sequence[str], other: Sequence[str]) -> int:
    """Return with how many equal pieces both begin."""
    pairs = zip(one, other, strict=False)
    return next((i for i, (a, b) in enumerate(pairs) if a != b), min(len(one), len(other)))


def _shown(letter: str, encoding: str) -> str:
    if unicodedata.category(letter) == "Cc":
        return "^" + chr(ord(letter) ^ 64) if ord(letter) < 128 else "?"
    return spell(letter, encoding)


def head_of(line: str, columns: int) -> str:
    """Return a line to type after, with a blank unless that would begin another row.

    A braille display shows the row of the cursor, which has to be the row of the line.
    """
    return line if line and cells(line) % columns == 0 else f"{line} "


def on_standard_output(text: str) -> None:
    """Show a text on the terminal of the standard output."""
    Screen().show(text)


def terminal_columns() -> int:
    """Return the width of the standard output's terminal in columns."""
    try:
        return os.get_terminal_size(sys.stdout.fileno()).columns or 80
    except OSError:  # the terminal was closed
        return 80


def cells(text: str) -> int:
    """Return the columns of *text*: two for each wide letter, none for a combining accent."""
    return sum(map(_cells_of, text))


def _cells_of(letter: str) -> int:
    if unicodedata.category(letter) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(letter) in "WF" else 1
