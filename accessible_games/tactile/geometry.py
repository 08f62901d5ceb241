"""Where the dots are. All lengths are in millimetres, x to the right, y down, as on a page."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from math import hypot
from typing import NamedTuple

from accessible_games.braille.labels import Label
from accessible_games.braille.pieces import PIECES, measured
from accessible_games.braille.reader import dots
from accessible_games.core.frozen import Frozen
from accessible_games.tactile.problem import OverlayError
from accessible_games.tactile.profiles import AROUND, MARGIN, DotProfile

Point = tuple[float, float]
Size = tuple[float, float]

CORNERS = ("tl", "tr")
ENDS = ("both", "one")


class Rectangle(NamedTuple):
    """A rectangle: its upper left corner, width and height."""

    x: float
    y: float
    width: float
    height: float

    def apart(self, other: "Rectangle", space: float) -> bool:
        """Whether another is at least *space* away, horizontally or vertically."""
        return (
            other.x - self.x - self.width >= space
            or self.x - other.x - other.width >= space
            or other.y - self.y - self.height >= space
            or self.y - other.y - other.height >= space
        )


class Placing(Frozen):
    """Where labels are on cards, or on pieces of another kind."""

    card: Size
    corner: str = "tl"
    ends: str = "both"
    centred: bool = False
    """Whether labels are in the middle, as on all pieces but cards."""
    round: bool = False

    @property
    def copies(self) -> int:
        """The number of labels on a card."""
        return {"both": 2, "one": 1}.get(self.ends, 0)

    def of(self, label: Label) -> "Placing":
        """The placing for the piece of a label, which may have its own size, shape and ends."""
        card, kind = label.card, PIECES[label.card.piece]
        own = replace(self, ends=card.ends or kind.ends or self.ends)
        sides = measured(card.size or kind.size)
        if sides is not None:
            own = replace(own, card=(sides[0], sides[-1]), round=len(sides) == 1)
        return own if card.piece == "card" and not own.round else replace(own, centred=True)


def size(lines: Sequence[str], profile: DotProfile) -> Size:
    """The width and height of lines of cells, to the outer edges of the dots."""
    longest = max(len(line) for line in lines)
    width = (longest - 1) * profile.cell + profile.inner + profile.width
    return width, (len(lines) - 1) * profile.line + 2 * profile.inner + profile.width


def centres(lines: Sequence[str], profile: DotProfile, corner: str = "tl") -> list[Point]:
    """The centres of the dots of cells whose upper left corner is at (0, 0).

    In the upper right corner of a card, lines are aligned at the right.
    """
    foot, longest = profile.width / 2, max(len(line) for line in lines)
    return [
        (
            foot + (column + indent) * profile.cell + (int(dot) - 1) // 3 * profile.inner,
            foot + row * profile.line + (int(dot) - 1) % 3 * profile.inner,
        )
        for row, line in enumerate(lines)
        for indent in [longest - len(line) if corner == "tr" else 0]
        for column, cell in enumerate(line)
        for dot in dots(cell)
    ]


def moved(points: Iterable[Point], x: float, y: float) -> list[Point]:
    """The points, moved to the right and down."""
    return [(a + x, b + y) for a, b in points]


def turned(points: Iterable[Point], card: Size) -> list[Point]:
    """The points of a card, turned by 180 degrees."""
    return [(card[0] - x, card[1] - y) for x, y in points]


def mirrored(points: Iterable[Point], width: float) -> list[Point]:
    """The points of something of this width, seen from behind."""
    return [(width - x, y) for x, y in points]


def start(label: Label, placing: Placing, profile: DotProfile) -> Point:
    """The upper left corner of a label on its piece; *placing* is the piece's own."""
    width, height = size(label.cells, profile)
    if placing.centred:
        return (placing.card[0] - width) / 2, (placing.card[1] - height) / 2
    return MARGIN if placing.corner == "tl" else placing.card[0] - MARGIN - width, MARGIN


def on_card(label: Label, placing: Placing, profile: DotProfile) -> list[Point]:
    """The dots of a label on its card, at one end or both.

    Raises `OverlayError` if it does not fit.
    """
    own = placing.of(label)
    check_card(label, placing, profile)
    points = moved(centres(label.cells, profile, own.corner), *start(label, own, profile))
    return points + turned(points, own.card) if own.copies == 2 else points


def boxes(label: Label, placing: Placing, profile: DotProfile) -> list[Rectangle]:
    """The box of each line of a label at all ends of its piece; *placing* is the piece's own."""
    left, top = start(label, placing, profile)
    whole = size(label.cells, profile)[0]
    made = []
    for row, line in enumerate(label.cells):
        width, height = size([line], profile)
        indent = whole - width if placing.corner == "tr" else 0.0
        made.append(Rectangle(left + indent, top + row * profile.line, width, height))
    if placing.copies < 2:
        return made
    wide, high = placing.card
    return made + [Rectangle(wide - x - w, high - y - h, w, h) for x, y, w, h in made]


def check_card(label: Label, placing: Placing, profile: DotProfile) -> None:
    """Check that a label fits on its card.

    Raises `OverlayError`, with the size of a card that is large enough.
    """
    own = placing.of(label)
    if own.centred:
        check_piece(label, own, profile)
        return
    width, height = size(label.cells, profile)
    wide, high = width + 2 * MARGIN, height + 2 * MARGIN
    fits = wide <= own.card[0] and high <= own.card[1]
    if own.copies == 2 and not (fits and ends_apart(label, own, profile)):
        fits, high = False, high + height + gap(profile)
    if not fits:
        raise OverlayError("card-too-small", **named(label), **millimetres((wide, high)))


def check_piece(label: Label, own: Placing, profile: DotProfile) -> None:
    """Check that a label with its edge fits in the middle of its piece.

    Raises `OverlayError`, with the size of a piece that is large enough.
    """
    width, height = (side + 2 * AROUND for side in size(label.cells, profile))
    if own.copies == 2:
        height = 2 * height
    if own.round and hypot(width, height) > own.card[0]:
        least = str(int(-(-hypot(width, height) // 1)))
        raise OverlayError("round-too-small", **named(label), width=least)
    if width > own.card[0] or height > own.card[1]:
        raise OverlayError("piece-too-small", **named(label), **millimetres((width, height)))


def ends_apart(label: Label, own: Placing, profile: DotProfile) -> bool:
    """Whether all lines of one end are far enough from all lines of the other."""
    free, lines = gap(profile), boxes(label, own, profile)
    half = len(lines) // 2
    return all(one.apart(other, free) for one in lines[:half] for other in lines[half:])


def gap(profile: DotProfile) -> float:
    """The space between two lines of braille."""
    return profile.line - 2 * profile.inner - profile.width


def named(label: Label) -> dict[str, str]:
    """The details of a message about a label."""
    return {"name": label.card.called, "value": "/".join(label.lines)}


def millimetres(least: Sequence[float]) -> dict[str, str]:
    """Width and height, rounded up to whole millimetres."""
    width, height = (str(int(-(-side // 1))) for side in least)
    return {"width": width, "height": height}
