"""The icons of the page for the screens of phones: a card with three pips, as in `icon.svg`.

    python -m tests.icons

writes them into the folder of files that are sent unchanged. They are grey PNG files (RFC 2083),
drawn here point by point, so that no other program and no file of others is needed.
"""

import struct
import zlib
from collections.abc import Iterator
from math import hypot
from pathlib import Path

from accessible_games.web.layout import STATIC

ICONS = {
    "icon-180": (180, 0.82),
    "icon-192": (192, 0.82),
    "icon-512": (512, 0.82),
    "icon-maskable-512": (512, 0.6),
}
"""By name: how many points wide, and how much of that the card is high.

Of a maskable one only a circle of four fifths of the width is sure to be seen
(https://www.w3.org/TR/appmanifest/#icon-masks).
"""
CARD = 12 / 16
"""How wide a card is, as a part of its height."""
ROUND, RIM, PIP = 2 / 16, 0.6 / 16, 1.5 / 16
"""The same of its corners, its line and its pips."""
PIPS = ((-2 / 16, -4 / 16), (-2 / 16, 0.0), (2 / 16, 0.0))
"""Where its pips are, from its middle, right and down."""


def shade(inside: float) -> float:
    """How much of a point is covered that is so far inside, in points."""
    return min(1.0, max(0.0, inside + 0.5))


def grey(x: float, y: float, height: float) -> int:
    """The grey of a point so far from the middle of a card of so many points: 0 is black."""
    half, corner = height / 2, ROUND * height
    right, down = abs(x) - (half * CARD - corner), abs(y) - (half - corner)
    outside = hypot(max(right, 0), max(down, 0)) + min(max(right, down), 0) - corner
    rim = shade(-outside) - shade(-outside - RIM * height)
    pips = max(shade(PIP * height - hypot(x - a * height, y - b * height)) for a, b in PIPS)
    return round(255 * (1 - max(rim, pips)))


def rows(size: int, part: float) -> Iterator[bytes]:
    """Yield the rows of an icon, each after the byte that says how it is written."""
    middle = (size - 1) / 2
    for down in range(size):
        points = (grey(right - middle, down - middle, size * part) for right in range(size))
        yield b"\0" + bytes(points)


def png(size: int, part: float) -> bytes:
    """A whole icon as a file."""
    head = struct.pack("!IIBBBBB", size, size, 8, 0, 0, 0, 0)
    drawn = zlib.compress(b"".join(rows(size, part)), 9)
    parts = ((b"IHDR", head), (b"IDAT", drawn), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack("!I", len(data)) + kind + data + struct.pack("!I", zlib.crc32(kind + data))
        for kind, data in parts
    )


def file_of(name: str) -> Path:
    """Where an icon is."""
    return STATIC / f"{name}.png"


if __name__ == "__main__":
    for name, drawn in ICONS.items():
        file_of(name).write_bytes(png(*drawn))
