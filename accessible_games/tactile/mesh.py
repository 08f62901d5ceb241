"""Solid bodies for 3D printers: a face with raised dots or hollows, and plates with it on top.

Dots are on a regular grid, so a face is divided into rectangles along that grid. A flat
rectangle is two triangles; one with a dot is a ring of triangles around a dome. Neighbours share
only corners, so every body is closed without computing unions of solids.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise
from math import atan2, cos, pi, sin

from accessible_games.core.frozen import Frozen
from accessible_games.tactile.geometry import Point

SIDES = 24
"""The number of corners of a dot's foot; each quarter has a corner on each of its axes."""
RINGS = 4
"""The number of rings of triangles from the foot of a dome to its top."""

Vertex = tuple[float, float, float]
Triangle = tuple[int, int, int]


class Dome(Frozen):
    """The shape of a dot: a spherical cap as wide as its foot; a negative height is a hollow."""

    width: float
    height: float

    @property
    def rings(self) -> list[tuple[float, float]]:
        """The radius and height of each ring above the foot, without the top."""
        foot, high = self.width / 2, abs(self.height)
        ball = (foot**2 + high**2) / (2 * high)
        widest = atan2(foot, ball - high)
        steps = (widest * step / RINGS for step in range(RINGS - 1, 0, -1))
        sign = 1 if self.height > 0 else -1
        return [(ball * sin(angle), sign * (ball * cos(angle) - ball + high)) for angle in steps]


@dataclass
class Body:
    """Triangles between vertices in millimetres, x to the right, y up, z towards the reader."""

    vertices: list[Vertex] = field(default_factory=list)
    triangles: list[Triangle] = field(default_factory=list)
    _numbers: dict[Vertex, int] = field(default_factory=dict, repr=False)

    def vertex(self, x: float, y: float, z: float) -> int:
        """The index of a vertex, the same whenever it is used again."""
        key = (round(x, 5), round(y, 5), round(z, 5))
        if key not in self._numbers:
            self._numbers[key] = len(self.vertices)
            self.vertices.append(key)
        return self._numbers[key]

    def add(self, *corners: int) -> None:
        """Add a flat face, with its corners counterclockwise as seen from outside."""
        first, *rest = corners
        self.triangles += [(first, one, other) for one, other in pairwise(rest)]


class Face(Frozen):
    """The grid that the dots of a label divide a face into, and the dome of each dot."""

    across: Sequence[float]
    """From left to right; the first is 0."""
    down: Sequence[float]
    """From the upper edge, which is 0, downwards."""
    dots: Mapping[tuple[int, int], tuple[Point, Dome]]

    @property
    def up(self) -> list[float]:
        """The lines of the grid from the lower edge upwards, as y of a body."""
        return [-y for y in reversed(self.down)]


def face(width: float, height: float, dots: Sequence[Point], domes: Sequence[Dome]) -> Face:
    """A face with a dome on each dot; the positions of dots are down from its upper left corner."""
    across, down = borders([x for x, _ in dots], width), borders([y for _, y in dots], height)
    placed = zip(dots, domes, strict=True)
    return Face(across, down, {square(across, down, dot): (dot, dome) for dot, dome in placed})


def plate(front: Face, thickness: float) -> Body:
    """A plate with its upper left corner at (0, 0), and its dots on top."""
    body = Body()
    raised(body, front, thickness)
    flat(body, front.across, front.up, 0.0, upwards=False)
    (*_, right), (low, *_) = front.across, front.up
    lower = [(x, low) for x in front.across]
    upper = [(x, 0.0) for x in reversed(front.across)]
    up, back = [(right, y) for y in front.up], [(0.0, y) for y in reversed(front.up)]
    wall(body, [*lower, *up[1:], *upper[1:], *back[1:]], 0.0, thickness)
    return body


def raised(body: Body, front: Face, z: float) -> None:
    """Add a face that looks up, with its dots."""
    for i, (left, right) in enumerate(pairwise(front.across)):
        for j, (upper, lower) in enumerate(pairwise(front.down)):
            corners = rectangle(body, (left, right, -lower, -upper), z)
            if (i, j) in front.dots:
                (x, y), dome = front.dots[i, j]
                dotted(body, corners, (x, -y, z), dome)
            else:
                body.add(*corners)


def flat(body: Body, xs: Sequence[float], ys: Sequence[float], z: float, *, upwards: bool) -> None:
    """Add a grid of rectangles that looks up or down."""
    for left, right in pairwise(xs):
        for lower, upper in pairwise(ys):
            corners = rectangle(body, (left, right, lower, upper), z)
            body.add(*(corners if upwards else reversed(corners)))


def borders(places: Sequence[float], length: float) -> list[float]:
    """The edges of a plate, and the lines halfway between neighbouring rows of dots."""
    rows = sorted({round(place, 6) for place in places})
    return [0.0, *((one + other) / 2 for one, other in pairwise(rows)), length]


def square(across: Sequence[float], down: Sequence[float], dot: Point) -> tuple[int, int]:
    """The rectangle of the grid with a dot."""
    x, y = dot
    return sum(x > border for border in across[1:]), sum(y > border for border in down[1:])


def rectangle(body: Body, sides: tuple[float, float, float, float], z: float) -> list[int]:
    """The corners of a horizontal rectangle, counterclockwise from the lower left."""
    left, right, lower, upper = sides
    corners = ((left, lower), (right, lower), (right, upper), (left, upper))
    return [body.vertex(x, y, z) for x, y in corners]


def dotted(body: Body, corners: Sequence[int], middle: Vertex, dome: Dome) -> None:
    """Add a rectangle with a dot: from its edge to the foot, and the dome."""
    points, triangles = shell(dome)
    (x, y, z), first = middle, len(body.vertices)
    body.vertices += [(x + right, y + up, z + high) for right, up, high in points]
    body.triangles += [(first + a, first + b, first + c) for a, b, c in triangles]
    quarter = SIDES // 4
    # Corners begin at the lower left, circles at the right: its third quarter is the nearest.
    for place, corner in enumerate(corners):
        start = (place + 2) * quarter
        around = [first + (start + step) % SIDES for step in range(quarter + 1)]
        for one, other in pairwise(around):
            body.add(corner, other, one)
        body.add(corner, corners[(place + 1) % 4], around[-1])


@cache
def shell(dome: Dome) -> tuple[Sequence[Vertex], Sequence[Triangle]]:
    """The surface of a dome around its middle: its corners, the foot first, and its triangles."""
    shape, foot, rings = Body(), list(range(SIDES)), dome.rings
    shape.vertices += circle(dome.width / 2, 0.0)
    for radius, height in rings:
        shape.vertices += circle(radius, height)
    shape.vertices.append((0.0, 0.0, dome.height))
    for _ in rings:
        inner = [each + SIDES for each in foot]
        for k in range(SIDES):
            after = (k + 1) % SIDES
            shape.add(foot[k], foot[after], inner[after], inner[k])
        foot = inner
    for k in range(SIDES):
        shape.add(foot[k], foot[(k + 1) % SIDES], len(shape.vertices) - 1)
    return shape.vertices, shape.triangles


def circle(radius: float, height: float) -> list[Vertex]:
    """The corners of a horizontal circle around the middle, counterclockwise from the right."""
    angles = (2 * pi * k / SIDES for k in range(SIDES))
    return [(radius * cos(angle), radius * sin(angle), height) for angle in angles]


def wall(body: Body, path: Sequence[Point], low: float, high: float) -> None:
    """Add upright rectangles along a path, with what is solid at its left hand."""
    for (a, b), (c, d) in pairwise(path):
        corners = ((a, b, low), (c, d, low), (c, d, high), (a, b, high))
        body.add(*(body.vertex(*corner) for corner in corners))
