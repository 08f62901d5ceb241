"""Reads overlays back, as one who was only told the measures: dots become cells and labels."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from operator import itemgetter
from xml.etree import ElementTree

from accessible_games.tactile.profiles import DotProfile

Point = tuple[float, float]
AWAY = 1.0
"""From a cut mark to what is cut out."""
NEAR = 0.02
"""Millimetres by which a dot may be away from its place in a file."""
SVG = "{http://www.w3.org/2000/svg}"


@dataclass
class Drawn:
    """What is on a page, in millimetres from its upper left corner."""

    width: float
    height: float
    dots: list[Point] = field(default_factory=list)
    """Without the two of the scale."""
    scale: list[Point] = field(default_factory=list)
    strokes: list[tuple[Point, Point]] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)
    diameters: set[float] = field(default_factory=set)

    @property
    def cuts(self) -> tuple[list[float], list[float]]:
        """Where it is cut: x of the marks at the top, y of those at the left."""
        upright = {round(a[0], 3) for a, b in self.strokes if abs(a[0] - b[0]) < NEAR}
        level = {round(a[1], 3) for a, b in self.strokes if abs(a[1] - b[1]) < NEAR}
        return sorted(upright), sorted(level)

    @property
    def blocks(self) -> list[tuple[list[float], list[float]]]:
        """The cuts of each block of equal pieces: by the marks above it and those at its left."""
        level = self.cuts[1]
        upright = [sorted((a, b), key=itemgetter(1)) for a, b in self.strokes if level_x(a, b)]
        tops = [top for top in level if any(near(top - b[1], AWAY) for _, b in upright)]
        bottoms = [end for end in level if any(near(a[1] - end, AWAY) for a, _ in upright)]
        found = []
        for top in tops:
            bottom = min(end for end in bottoms if end > top)
            xs = {round(a[0], 3) for a, b in upright if near(top - b[1], AWAY)}
            found.append((sorted(xs), [y for y in level if top <= y <= bottom]))
        return found

    def pieces(self) -> list[list[list[Point]]]:
        """Row by row the dots of each piece that is cut out, from its own corner."""
        return [
            [cut(self.dots, (left, right), (top, bottom)) for left, right in pairwise(xs)]
            for xs, ys in self.blocks
            for top, bottom in pairwise(ys)
        ]


def near(one: float, other: float) -> bool:
    """Whether two lengths are the same, as well as they can be found on paper."""
    return abs(one - other) < 0.2


def level_x(a: Point, b: Point) -> bool:
    """Whether a stroke is upright."""
    return abs(a[0] - b[0]) < NEAR


def cut(dots: Sequence[Point], across: Point, down: Point) -> list[Point]:
    """The dots of one piece."""
    (left, right), (top, bottom) = across, down
    return [(x - left, y - top) for x, y in dots if left < x < right and top < y < bottom]


def cells(
    dots: Sequence[Point], profile: DotProfile, left: float, top: float, near: float = NEAR
) -> list[str]:
    """The lines of cells that dots make, whose first cell has its corner there."""
    bits: dict[tuple[int, int], int] = {}
    for x, y in dots:
        column, right = place(x - left - profile.width / 2, profile.cell, profile.inner, 2, near)
        line, down = place(y - top - profile.width / 2, profile.line, profile.inner, 3, near)
        bits[line, column] = bits.get((line, column), 0) | 1 << right * 3 + down
    height = max(line for line, _ in bits) + 1
    width = max(column for _, column in bits) + 1
    rows = [[chr(0x2800 + bits.get((j, i), 0)) for i in range(width)] for j in range(height)]
    return ["".join(row).rstrip("\u2800") for row in rows]


def place(away: float, cell: float, inner: float, most: int, near: float) -> tuple[int, int]:
    """In which cell a dot is, and where in it; an AssertionError if it is in none."""
    number = int((away + near) // cell)
    step = round((away - number * cell) / inner)
    assert abs(number * cell + step * inner - away) < near, f"a dot is off by {away}"
    assert 0 <= step < most
    return number, step


def turned(dots: Sequence[Point], width: float, height: float) -> list[Point]:
    """The dots of a piece that somebody turns by half a circle."""
    return [(width - x, height - y) for x, y in dots]


# Files ------------------------------------------------------------------------------------------


def svg(data: bytes) -> Drawn:
    """An SVG."""
    root = ElementTree.fromstring(data)
    width, height = (float(root.attrib[side].removesuffix("mm")) for side in ("width", "height"))
    assert root.attrib["viewBox"] == f"0 0 {width:g} {height:g}"
    drawn = Drawn(width, height)
    groups = {group.attrib["id"]: group for group in root.iter(f"{SVG}g")}
    for name, into in (("dots", drawn.dots), ("scale", drawn.scale)):
        for circle in groups[name].iter(f"{SVG}circle"):
            into.append((float(circle.attrib["cx"]), float(circle.attrib["cy"])))
            drawn.diameters.add(2 * float(circle.attrib["r"]))
    for line in groups["cuts"].iter(f"{SVG}line"):
        a, b, c, d = (float(line.attrib[name]) for name in ("x1", "y1", "x2", "y2"))
        drawn.strokes.append(((a, b), (c, d)))
    drawn.texts = ["".join(text.itertext()) for text in groups["print"].iter(f"{SVG}text")]
    return drawn


def pdf(data: bytes) -> list[Drawn]:
    """A PDF, page by page: a line without length is a dot, the lowest two are the scale."""
    from pypdf import PdfReader

    reader = PdfReader(io.BytesIO(data))
    assert str(reader.root_object["/ViewerPreferences"]) == "{'/PrintScaling': '/None'}"
    return [pdf_page(page) for page in reader.pages]


def pdf_page(page: object) -> Drawn:
    """One page."""
    from pypdf import PageObject

    assert isinstance(page, PageObject)
    unit = 72 / 25.4
    drawn = Drawn(float(page.mediabox.width) / unit, float(page.mediabox.height) / unit)
    content = page.get_contents()
    assert content is not None
    scale, wide, start = 1.0, 0.0, (0.0, 0.0)
    for operands, operator in content.operations:
        numbers = [float(operand) for operand in operands if isinstance(operand, (int, float))]
        if operator == b"cm":
            assert numbers[1:3] == [0, 0]
            assert numbers[0] == numbers[3]
            scale *= numbers[0]
        elif operator == b"w":
            wide = numbers[0] * scale / unit
        elif operator == b"m":
            start = at(numbers, scale / unit, drawn.height)
        elif operator == b"l":
            end = at(numbers, scale / unit, drawn.height)
            if start == end:
                drawn.dots.append(start)
                drawn.diameters.add(round(wide, 3))
            else:
                drawn.strokes.append((start, end))
    drawn.texts = [line for line in page.extract_text().splitlines() if line.strip()]
    lowest = sorted(drawn.dots, key=lambda dot: dot[1])[-2:]
    drawn.scale = sorted(lowest)
    drawn.dots = [dot for dot in drawn.dots if dot not in lowest]
    return drawn


def at(numbers: Sequence[float], scale: float, height: float) -> Point:
    """A place on the page, from its lower left corner in the units of the file."""
    return numbers[0] * scale, height - numbers[1] * scale
