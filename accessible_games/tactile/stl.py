"""Binary STL, which every slicer reads: all bodies of a bed in one file."""

import struct
from collections.abc import Sequence
from math import sqrt

from accessible_games.tactile.mesh import Body, Vertex
from accessible_games.tactile.solids import Named

HEADER = b"accessible-games, millimetres"
CORNER, END = struct.Struct("<3f"), bytes(2)
"""A corner or a normal, and what ends a triangle: no further attributes."""


def stl(bodies: Sequence[Named]) -> bytes:
    """A file of all the bodies; it has no place for their names."""
    different = {id(body): body for _, body, _, _ in bodies}
    normals = {number: normals_of(body) for number, body in different.items()}
    count = sum(len(body.triangles) for _, body, _, _ in bodies)
    file = bytearray(HEADER.ljust(80) + struct.pack("<I", count))
    for _, body, right, up in bodies:
        corners = [CORNER.pack(x + right, y + up, z) for x, y, z in body.vertices]
        file += b"".join(
            [
                upright + corners[one] + corners[two] + corners[three] + END
                for upright, (one, two, three) in zip(
                    normals[id(body)], body.triangles, strict=True
                )
            ]
        )
    return bytes(file)


def normals_of(body: Body) -> list[bytes]:
    """The normal of each triangle, wherever the body lies."""
    corners = ((body.vertices[a], body.vertices[b], body.vertices[c]) for a, b, c in body.triangles)
    return [CORNER.pack(*normal(*each)) for each in corners]


def normal(a: Vertex, b: Vertex, c: Vertex) -> Vertex:
    """The unit normal of a triangle."""
    ux, uy, uz = b[0] - a[0], b[1] - a[1], b[2] - a[2]
    vx, vy, vz = c[0] - a[0], c[1] - a[1], c[2] - a[2]
    x, y, z = uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx
    long = sqrt(x * x + y * y + z * z)
    return x / long, y / long, z / long
