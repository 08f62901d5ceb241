"""Bodies for 3D printers: a plate with dots that stand out of it, or with hollows.

Dots lie on a regular grid, so the top of a plate is cut into rectangles along that grid. A flat one
is two triangles, one with a dot is a ring of triangles around a dome. Neighbours share corners
only, so every body is closed without any reckoning of solids.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import atan2, cos, pi, sin

from accessible_games.core.frozen import Frozen
from accessible_games.tactile.geometry import Point

SIDES = 24
"""Corners of a dot's foot; four quarters have a corner each on the axes."""
RINGS = 4
"""Rings of triangles from the foot of a dome to its top."""

Vertex = tuple[float, float, float]
Triangle = tuple[int, int, int]


class Dome(Frozen):
    """The shape of a dot: part of a ball, as wide as its foot; below zero high for a hollow."""

    width: float
    height: float

    @property
    def rings(self) -> list[tuple[float, float]]:
        """Radius and height of each ring above the foot, without the top."""
        foot, high = self.width / 2, abs(self.height)
        ball = (foot**2 + high**2) / (2 * high)
        widest = atan2(foot, ball - high)
        steps = (widest * step / RINGS for step in range(RINGS - 1, 0, -1))
        sign = 1 if self.height > 0 else -1
        return [(ball * sin(angle), sign * (ball * cos(angle) - ball + high)) for angle in steps]


@dataclass
class Body:
    """Triangles of vertices in millimetres, x to the right, y up, z towards the reader."""

    vertices: list[Vertex] = field(default_factory=list)
    triangles: list[Triangle] = field(default_factory=list)
    _numbers: dict[Vertex, int] = field(default_factory=dict, repr=False)

    def vertex(self, x: float, y: float, z: float) -> int:
        """The number of a vertex, which is the same wherever it is used again."""
        key = (round(x, 5), round(y, 5), round(z, 5))
        if key not in self._numbers:
            self._numbers[key] = len(self.vertices)
            self.vertices.append(key)
        return self._numbers[key]

    def add(self, *corners: int) -> None:
        """A flat face, its corners against the clock as seen from outside."""
        first, *rest = corners
        self.triangles += [(first, one, other) for one, other in pairwise(rest)]


def plate(width: float, height: float, thickness: float, dots: Sequence[Point], dome: Dome) -> Body:
    """A plate with its upper left corner at (0, 0); the places of dots have y down."""
    body = Body()
    across = borders([x for x, _ in dots], width)
    down = borders([y for _, y in dots], height)
    there = {square(across, down, dot): dot for dot in dots}
    for i, (left, right) in enumerate(pairwise(across)):
        for j, (upper, lower) in enumerate(pairwise(down)):
            sides = (left, right, -lower, -upper)
            floor = rectangle(body, sides, 0.0)
            body.add(*reversed(floor))
            roof = rectangle(body, sides, thickness)
            if (i, j) in there:
                x, y = there[i, j]
                dotted(body, roof, (x, -y, thickness), dome)
            else:
                body.add(*roof)
    walls(body, across, [-y for y in reversed(down)], thickness)
    return body


def borders(places: Sequence[float], length: float) -> list[float]:
    """The edges of a plate, and a line halfway between neighbouring rows of dots."""
    rows = sorted({round(place, 6) for place in places})
    return [0.0, *((one + other) / 2 for one, other in pairwise(rows)), length]


def square(across: Sequence[float], down: Sequence[float], dot: Point) -> tuple[int, int]:
    """In which rectangle of the grid a dot lies."""
    x, y = dot
    return sum(x > border for border in across[1:]), sum(y > border for border in down[1:])


def rectangle(body: Body, sides: tuple[float, float, float, float], z: float) -> list[int]:
    """The corners of a level rectangle, against the clock from the lower left."""
    left, right, lower, upper = sides
    corners = ((left, lower), (right, lower), (right, upper), (left, upper))
    return [body.vertex(x, y, z) for x, y in corners]


def dotted(body: Body, corners: Sequence[int], middle: Vertex, dome: Dome) -> None:
    """A rectangle with a dot in it: its edge up to the foot, the rings of the dome, its top."""
    foot = circle(body, middle, dome.width / 2, 0.0)
    quarter = SIDES // 4
    # The corners begin at the lower left, the circle at the right: its third quarter is nearest.
    for place, corner in enumerate(corners):
        start = (place + 2) * quarter
        around = [foot[(start + step) % SIDES] for step in range(quarter + 1)]
        for one, other in pairwise(around):
            body.add(corner, other, one)
        body.add(corner, corners[(place + 1) % 4], around[-1])
    ring = foot
    for radius, height in dome.rings:
        inner = circle(body, middle, radius, height)
        for k in range(SIDES):
            after = (k + 1) % SIDES
            body.add(ring[k], ring[after], inner[after], inner[k])
        ring = inner
    x, y, z = middle
    top = body.vertex(x, y, z + dome.height)
    for k in range(SIDES):
        body.add(ring[k], ring[(k + 1) % SIDES], top)


def circle(body: Body, middle: Vertex, radius: float, height: float) -> list[int]:
    """The corners of a level circle, against the clock from the right."""
    x, y, z = middle
    angles = (2 * pi * k / SIDES for k in range(SIDES))
    return [body.vertex(x + radius * cos(a), y + radius * sin(a), z + height) for a in angles]


def walls(body: Body, xs: Sequence[float], ys: Sequence[float], thickness: float) -> None:
    """The four sides of a plate, cut where its top is."""
    lower = [(x, ys[0]) for x in xs]
    right = [(xs[-1], y) for y in ys]
    upper = [(x, ys[-1]) for x in reversed(xs)]
    left = [(xs[0], y) for y in reversed(ys)]
    for (a, b), (c, d) in pairwise([*lower, *right[1:], *upper[1:], *left[1:]]):
        body.add(
            body.vertex(a, b, 0),
            body.vertex(c, d, 0),
            body.vertex(c, d, thickness),
            body.vertex(a, b, thickness),
        )
