"""QR codes with the texts of cards, or with their addresses, which phones read; made by segno."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from accessible_games.braille.labels import Label
from accessible_games.core.frozen import Frozen
from accessible_games.tactile.geometry import Rectangle, named
from accessible_games.tactile.problem import OverlayError

QUIET = 4
"""The free modules on each side (ISO/IEC 18004)."""
SMALLEST, USUAL = 0.33, 0.5
"""The side of a module in millimetres: the smallest that phones read, and one they read easily."""


class Code(Frozen):
    """A QR code: its corner, the side of a module, and its rows, with 1 for a dark module."""

    x: float
    y: float
    module: float
    rows: tuple[str, ...]

    @property
    def side(self) -> float:
        """The width and height of the code, without the free modules around it."""
        return len(self.rows) * self.module

    @property
    def bars(self) -> Iterator[Rectangle]:
        """The dark modules, adjacent ones of a row as one box."""
        for number, row in enumerate(self.rows):
            column = 0
            for dark, same in groupby(row):
                count = len(list(same))
                if dark == "1":
                    x, y = self.x + column * self.module, self.y + number * self.module
                    yield Rectangle(x, y, count * self.module, self.module)
                column += count


def held_by(label: Label) -> str:
    """What the code for a label holds: an address, or the text of the card; empty for none."""
    return label.code or label.card.text


def rows_of(label: Label) -> tuple[str, ...]:
    """The modules of the code for a label.

    Raises `OverlayError` if the text is too long or segno is not installed.
    """
    try:
        import segno
    except ImportError as error:
        raise OverlayError("no-segno") from error
    try:
        made = segno.make(held_by(label), error="m", micro=False)
    except segno.DataOverflowError as error:
        raise OverlayError("no-room-for-code", **named(label)) from error
    return tuple("".join(map(str, row)) for row in made.matrix)


def in_room(label: Label, rooms: Sequence[Rectangle]) -> Code | None:
    """The code in the middle of the largest of some rooms; None without a text.

    Raises `OverlayError` if no room is large enough.
    """
    if not held_by(label):
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
    """The code above the dots of a sticker, and the side of the square that it takes there."""
    if not held_by(label):
        return 0.0, None
    rows = rows_of(label)
    return (len(rows) + 2 * QUIET) * SMALLEST, Code(
        edge + QUIET * SMALLEST, edge + QUIET * SMALLEST, SMALLEST, rows
    )
