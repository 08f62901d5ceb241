"""Labels that read as others when held upside down, or differ from others by a single dot."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from accessible_games.braille.labels import Label
from accessible_games.braille.reader import BLANK

MARK, MARK_LETTER = "⠤", "-"
"""A line at the foot of a label, which tells which side is down."""
TOP, LEFT = 0o11, 0o07
"""Dots 1 and 4, and dots 1 to 3, as bits of a cell."""
TURNED = "".join(
    chr(ord(BLANK) + sum(1 << 5 - dot for dot in range(6) if bits >> dot & 1)) for bits in range(64)
)
"""Each cell turned by 180 degrees: dot 1 becomes dot 6."""


def turned(cells: Sequence[str]) -> tuple[str, ...]:
    """The lines of a label as they feel upside down."""
    return tuple(
        "".join(TURNED[ord(cell) - ord(BLANK)] for cell in reversed(line))
        for line in reversed(cells)
    )


def felt(cells: Sequence[str]) -> tuple[str, ...]:
    """A label moved as far up and left as possible: nobody can feel how high a lone letter is."""
    lines = [[ord(cell) - ord(BLANK) for cell in line] for line in cells]
    while any(map(any, lines)) and not any(bits & TOP for line in lines for bits in line):
        lines = [[bits >> 1 for bits in line] for line in lines]
    if all(len(line) < 2 for line in lines) and not any(b & LEFT for line in lines for b in line):
        lines = [[bits >> 3 for bits in line] for line in lines]
    return tuple("".join(chr(ord(BLANK) + bits) for bits in line) for line in lines)


def twins(labels: Sequence[Label]) -> Iterator[tuple[Label, Label]]:
    """Pairs of labels that feel like each other when turned, in their order."""
    known: dict[tuple[str, ...], list[int]] = {}
    for number, label in enumerate(labels):
        known.setdefault(felt(label.cells), []).append(number)
    for number, label in enumerate(labels):
        for other in known.get(felt(turned(label.cells)), ()):
            if other > number:
                yield label, labels[other]


def near(labels: Sequence[Label]) -> Iterator[tuple[Label, Label]]:
    """Pairs of labels that differ by a single dot, in their order."""
    known = {label.cells: number for number, label in enumerate(labels)}
    for number, label in enumerate(labels):
        for cells in with_a_dot_changed(label.cells):
            if known.get(cells, -1) > number:
                yield label, labels[known[cells]]


def with_a_dot_changed(cells: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """A label with one dot more or less, for each of its dots; no cell is left blank."""
    for row, line in enumerate(cells):
        for place, cell in enumerate(line):
            for dot in range(6):
                changed = chr(ord(BLANK) + (ord(cell) - ord(BLANK) ^ 1 << dot))
                if changed != BLANK:
                    whole = line[:place] + changed + line[place + 1 :]
                    yield (*cells[:row], whole, *cells[row + 1 :])


def oriented(label: Label) -> Label:
    """The label with the mark after its last line."""
    *above, last = label.lines
    *cells_above, cells = label.cells
    return replace(label, lines=(*above, last + MARK_LETTER), cells=(*cells_above, cells + MARK))


def is_oriented(label: Label) -> bool:
    """Whether a label ends with the mark."""
    return label.cells[-1].endswith(MARK)


def lone(label: Label) -> bool:
    """Whether a label has a single dot, which could be any of the six."""
    return sum(map(len, (cell for line in label.dots for cell in line))) == 1
