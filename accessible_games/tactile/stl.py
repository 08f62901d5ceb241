"""STL, binary, which every slicer reads: all bodies of a bed in one file."""

import struct
from collections.abc import Iterator, Sequence
from math import sqrt

from accessible_games.tactile.bodies import Named
from accessible_games.tactile.mesh import Body, Vertex

HEADER = b"accessible-games, millimetres"
FACE = struct.Struct("<12fH")


def stl(bodies: Sequence[Named]) -> bytes:
    """A file of all the bodies, which have no names in it."""
    faces = [face for _, body, right, up in bodies for face in faces_of(body, right, up)]
    return b"".join([HEADER.ljust(80), struct.pack("<I", len(faces)), *faces])


def faces_of(body: Body, right: float, up: float) -> Iterator[bytes]:
    """The triangles of a body where it lies, each with its normal."""
    lying = [(x + right, y + up, z) for x, y, z in body.vertices]
    for one, two, three in body.triangles:
        a, b, c = lying[one], lying[two], lying[three]
        yield FACE.pack(*normal(a, b, c), *a, *b, *c, 0)


def normal(a: Vertex, b: Vertex, c: Vertex) -> Vertex:
    """The direction, one long, in which a triangle looks."""
    ux, uy, uz = b[0] - a[0], b[1] - a[1], b[2] - a[2]
    vx, vy, vz = c[0] - a[0], c[1] - a[1], c[2] - a[2]
    x, y, z = uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx
    long = sqrt(x * x + y * y + z * z)
    return x / long, y / long, z / long
