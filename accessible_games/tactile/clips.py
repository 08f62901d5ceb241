"""A clip with a label: two plates joined at the top, which hold a card in the slot between them."""

from accessible_games.tactile.mesh import Body, Face, flat, raised, wall
from accessible_games.tactile.profiles import PLATE

SPINE = 1.2
"""The thickness of the part above the card, which joins both plates."""


def clip(front: Face, slot: float) -> Body:
    """A clip for what is as thick as its slot, standing on its spine, with its dots at the back.

    So no part of it hangs over nothing while it is printed. It takes the place of its front on the
    bed, along the lower edge.
    """
    body, depth = Body(), (0.0, PLATE, PLATE + slot, 2 * PLATE + slot)
    plates(body, front, depth)
    spine(body, front, depth)
    low = front.up[0]
    body.vertices = [(x, z + low, SPINE - y) for x, y, z in body.vertices]
    return body


def plates(body: Body, front: Face, depth: tuple[float, float, float, float]) -> None:
    """Add both plates, lying on each other with the slot between them."""
    back, under, over, top = depth
    xs, ys = front.across, front.up
    raised(body, front, top)
    flat(body, xs, ys, over, upwards=False)
    flat(body, xs, ys, under, upwards=True)
    flat(body, xs, ys, back, upwards=False)
    left, right = [(0.0, y) for y in reversed(ys)], [(xs[-1], y) for y in ys]
    around = [*left, *((x, ys[0]) for x in xs[1:]), *right[1:]]
    wall(body, around, over, top)
    wall(body, around, back, under)


def spine(body: Body, front: Face, depth: tuple[float, float, float, float]) -> None:
    """Add what joins the plates at their upper edge, where y is 0."""
    back, under, over, top = depth
    xs, wide = front.across, front.across[-1]
    flat(body, xs, (0.0, SPINE), top, upwards=True)
    flat(body, xs, (0.0, SPINE), back, upwards=False)
    wall(body, [(x, 0.0) for x in xs], under, over)
    wall(body, [(x, SPINE) for x in reversed(xs)], back, top)
    side = [(SPINE, back), (SPINE, top), (0.0, top), (0.0, over), (0.0, under), (0.0, back)]
    body.add(*(body.vertex(wide, y, z) for y, z in side))
    body.add(*(body.vertex(0.0, y, z) for y, z in (side[0], *reversed(side[1:]))))
