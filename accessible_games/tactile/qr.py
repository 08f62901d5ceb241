"""QR codes with the texts of cards, which phones read aloud; segno makes them."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from accessible_games.braille.labels import Label
from accessible_games.core.frozen import Frozen
from accessible_games.tactile.geometry import Box, named
from accessible_games.tactile.problem import OverlayError

QUIET = 4
"""Modules that stay free on each side (ISO/IEC 18004)."""
SMALLEST, USUAL = 0.33, 0.5
"""The side of a module in millimetres: what phones still read, and what they read easily."""


class Code(Frozen):
    """A QR code: where it begins, the side of a module, and its rows, 1 for a dark module."""

    x: float
    y: float
    module: float
    rows: tuple[str, ...]

    @property
    def side(self) -> float:
        """How wide and high it is, without what stays free around it."""
        return len(self.rows) * self.module

    @property
    def bars(self) -> Iterator[Box]:
        """The dark modules, those that are neighbours in a row as one."""
        for number, row in enumerate(self.rows):
            column = 0
            for dark, same in groupby(row):
                count = len(list(same))
                if dark == "1":
                    x, y = self.x + column * self.module, self.y + number * self.module
                    yield Box(x, y, count * self.module, self.module)
                column += count


def rows_of(label: Label) -> tuple[str, ...]:
    """The modules of the code of a label's text. `OverlayError`."""
    try:
        import segno
    except ImportError as error:
        raise OverlayError("no-segno") from error
    try:
        made = segno.make(label.card.text, error="m", micro=False)
    except segno.DataOverflowError as error:
        raise OverlayError("no-room-for-code", **named(label)) from error
    return tuple("".join(map(str, row)) for row in made.matrix)


def in_room(label: Label, rooms: Sequence[Box]) -> Code | None:
    """The code in the middle of the largest of some rooms; none without a text. `OverlayError`."""
    if not label.card.text:
        return None
    rows = rows_of(label)
    room = max(rooms, key=lambda box: min(box.width, box.height))
    module = min(USUAL, min(room.width, room.height) / (len(rows) + 2 * QUIET))
    if module < SMALLEST:
        raise OverlayError("no-room-for-code", **named(label))
    side = len(rows) * module
    x, y = room.x + (room.width - side) / 2, room.y + (room.height - side) / 2
    return Code(x, y, module, rows)


def above(label: Label, edge: float) -> tuple[float, Code | None]:
    """The code above the dots of a sticker, and the width and height that it takes there."""
    if not label.card.text:
        return 0.0, None
    rows = rows_of(label)
    return (len(rows) + 2 * QUIET) * SMALLEST, Code(
        edge + QUIET * SMALLEST, edge + QUIET * SMALLEST, SMALLEST, rows
    )
