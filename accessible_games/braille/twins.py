"""Labels that are something else when they are held upside down."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from accessible_games.braille.labels import Label
from accessible_games.braille.reader import BLANK

MARK, MARK_LETTER = "⠤", "-"
"""A line at the foot of a label: whoever feels it knows which side is down."""
TOP, LEFT = 0o11, 0o07
"""Dots 1 and 4, and dots 1 to 3, as bits of a cell."""
TURNED = "".join(
    chr(ord(BLANK) + sum(1 << 5 - dot for dot in range(6) if bits >> dot & 1)) for bits in range(64)
)
"""What each cell is when it is turned by half a circle: dot 1 becomes dot 6."""


def turned(cells: Sequence[str]) -> tuple[str, ...]:
    """The lines of a label as they are felt upside down."""
    return tuple(
        "".join(TURNED[ord(cell) - ord(BLANK)] for cell in reversed(line))
        for line in reversed(cells)
    )


def felt(cells: Sequence[str]) -> tuple[str, ...]:
    """A label moved as far up and left as it goes: nobody feels how high a lone letter stands."""
    lines = [[ord(cell) - ord(BLANK) for cell in line] for line in cells]
    while any(map(any, lines)) and not any(bits & TOP for line in lines for bits in line):
        lines = [[bits >> 1 for bits in line] for line in lines]
    if all(len(line) < 2 for line in lines) and not any(b & LEFT for line in lines for b in line):
        lines = [[bits >> 3 for bits in line] for line in lines]
    return tuple("".join(chr(ord(BLANK) + bits) for bits in line) for line in lines)


def twins(labels: Sequence[Label]) -> Iterator[tuple[Label, Label]]:
    """Pairs of labels of which each feels like the other when it is turned, in their order."""
    known: dict[tuple[str, ...], list[int]] = {}
    for number, label in enumerate(labels):
        known.setdefault(felt(label.cells), []).append(number)
    for number, label in enumerate(labels):
        for other in known.get(felt(turned(label.cells)), ()):
            if other > number:
                yield label, labels[other]


def oriented(label: Label) -> Label:
    """The label with the mark behind its last line."""
    *above, last = label.lines
    *cells_above, cells = label.cells
    return replace(label, lines=(*above, last + MARK_LETTER), cells=(*cells_above, cells + MARK))


def is_oriented(label: Label) -> bool:
    """Whether a label ends with the mark."""
    return label.cells[-1].endswith(MARK)


def lone(label: Label) -> bool:
    """Whether a label has one dot only, which could be any other dot."""
    return sum(map(len, (cell for line in label.dots for cell in line))) == 1
