"""Where dots are. All lengths are millimetres, x to the right, y down, as on a page."""

from collections.abc import Iterable, Sequence

from accessible_games.braille.labels import Label
from accessible_games.braille.reader import dots
from accessible_games.core.frozen import Frozen
from accessible_games.tactile.problem import OverlayError
from accessible_games.tactile.profiles import MARGIN, Profile

Point = tuple[float, float]
Size = tuple[float, float]

CORNERS = ("tl", "tr")
ENDS = ("both", "one")


class Placing(Frozen):
    """Where labels stand on their cards."""

    card: Size
    corner: str = "tl"
    ends: str = "both"

    @property
    def copies(self) -> int:
        """The number of labels on a card."""
        return len(ENDS) - ENDS.index(self.ends)


def size(lines: Sequence[str], profile: Profile) -> Size:
    """The width and height of cells, between the feet of the outer dots."""
    longest = max(len(line) for line in lines)
    width = (longest - 1) * profile.cell + profile.inner + profile.width
    return width, (len(lines) - 1) * profile.line + 2 * profile.inner + profile.width


def centres(lines: Sequence[str], profile: Profile) -> list[Point]:
    """The centres of the dots of cells whose upper left corner is at (0, 0)."""
    foot = profile.width / 2
    return [
        (
            foot + column * profile.cell + (int(dot) - 1) // 3 * profile.inner,
            foot + row * profile.line + (int(dot) - 1) % 3 * profile.inner,
        )
        for row, line in enumerate(lines)
        for column, cell in enumerate(line)
        for dot in dots(cell)
    ]


def moved(points: Iterable[Point], x: float, y: float) -> list[Point]:
    """The points, further right and down."""
    return [(a + x, b + y) for a, b in points]


def turned(points: Iterable[Point], card: Size) -> list[Point]:
    """The points of a card, turned by half a circle."""
    return [(card[0] - x, card[1] - y) for x, y in points]


def mirrored(points: Iterable[Point], width: float) -> list[Point]:
    """The points of something as wide as that, seen from behind."""
    return [(width - x, y) for x, y in points]


def on_card(label: Label, placing: Placing, profile: Profile) -> list[Point]:
    """The dots of a label on its card, at one end or at both. `OverlayError`."""
    check_card(label, placing, profile)
    width, _ = size(label.cells, profile)
    left = MARGIN if placing.corner == "tl" else placing.card[0] - MARGIN - width
    points = moved(centres(label.cells, profile), left, MARGIN)
    return points + turned(points, placing.card) if placing.copies == 2 else points


def check_card(label: Label, placing: Placing, profile: Profile) -> None:
    """Refuse a card on which a label has no place, and say which card has one."""
    width, height = size(label.cells, profile)
    wide, high = width + 2 * MARGIN, height + 2 * MARGIN
    fits = wide <= placing.card[0] and high <= placing.card[1]
    if placing.copies == 2 and not (fits and ends_apart(label, placing, profile)):
        fits, high = False, high + height + gap(profile)
    if not fits:
        raise OverlayError("card-too-small", **named(label), **millimetres((wide, high)))


def ends_apart(label: Label, placing: Placing, profile: Profile) -> bool:
    """Whether each line of one end is far enough from each line of the other, in some direction."""
    free = gap(profile)
    lines = [size([line], profile) for line in label.cells]
    width, height = placing.card
    left = MARGIN if placing.corner == "tl" else width - MARGIN - max(side for side, _ in lines)
    for row, (wide, high) in enumerate(lines):
        bottom = MARGIN + row * profile.line + high
        for other, (its_width, _) in enumerate(lines):
            its_top = height - MARGIN - other * profile.line - high
            below = its_top - bottom >= free
            above = bottom - high - (its_top + high) >= free
            right = width - left - its_width - (left + wide) >= free
            leftwards = left - (width - left) >= free
            if not (below or above or right or leftwards):
                return False
    return True


def gap(profile: Profile) -> float:
    """The space that stays free between two lines."""
    return profile.line - 2 * profile.inner - profile.width


def named(label: Label) -> dict[str, str]:
    """The details that a sentence about a label names."""
    return {"name": label.card.name, "value": "/".join(label.lines)}


def millimetres(least: Sequence[float]) -> dict[str, str]:
    """Width and height, rounded up to whole millimetres."""
    width, height = (str(int(-(-side // 1))) for side in least)
    return {"width": width, "height": height}
