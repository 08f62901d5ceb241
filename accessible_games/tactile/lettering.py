"""Large print beside the dots, for those who see: the letters of a label and the name.

Sizes are millimetres; large print begins at 18 points.
"""

from accessible_games.braille.labels import Label
from accessible_games.core.frozen import Frozen
from accessible_games.tactile.geometry import Placing, gap, named, size
from accessible_games.tactile.problem import OverlayError
from accessible_games.tactile.profiles import MARGIN, Profile

POINT = 25.4 / 72
LETTERS = 36 * POINT
LARGE = 18 * POINT
SMALLEST_NAME = 14 * POINT
LEADING = 1.2
"""The distance from one line to the next, as a multiple of the size of the letters."""
BASELINE = 0.8
"""The distance from the top of a line to the foot of its letters, in the same unit."""
WIDE, LATIN = "MWmw@%&½¼¾©®ŒœÆæ", "\u024f"
"""Letters as wide as high, and the last that belongs to a Latin alphabet."""
STRIP = LARGE * LEADING
"""The height of the print on a sticker."""


class Text(Frozen):
    """A line of bold print."""

    text: str
    x: float
    """Its middle."""
    y: float
    """The foot of its letters."""
    size: float


def on_card(label: Label, placing: Placing, profile: Profile) -> tuple[Text, ...]:
    """The letters of a label and the name, in the middle of its card.

    Without the name where that would be too small; `OverlayError` where the letters would be.
    """
    width, height = placing.card
    high = size(label.cells, profile)[1]
    top = MARGIN + high + gap(profile)
    bottom = height - (top if placing.copies == 2 else MARGIN)
    room = (width - 2 * MARGIN, bottom - top)
    letters, name = [" ".join(label.lines)], wrapped(spelled(label), room[0] / LARGE)
    for names in (name, []):
        scale = fit(letters, names, room)
        if scale * LETTERS >= LARGE and (not names or scale * LARGE >= SMALLEST_NAME):
            return stacked(letters, names, scale, width / 2, (top + bottom) / 2)
    raise OverlayError("no-room-for-print", **named(label))


def spelled(label: Label) -> str:
    """The name of a card and its value."""
    card = label.card
    return card.name if card.value is None else f"{card.name} {card.value}"


def fit(letters: list[str], names: list[str], room: tuple[float, float]) -> float:
    """The factor by which the lines have to shrink to fit into a space; 1 at most."""
    high = (len(letters) * LETTERS + len(names) * LARGE) * LEADING
    wide = [extent(line) * LETTERS for line in letters] + [extent(line) * LARGE for line in names]
    return max(0.0, min(1.0, room[1] / high, room[0] / max(wide)))


def stacked(
    letters: list[str], names: list[str], scale: float, x: float, middle: float
) -> tuple[Text, ...]:
    """Lines one below the other around a middle."""
    sized = [(line, LETTERS * scale) for line in letters] + [(n, LARGE * scale) for n in names]
    y = middle - sum(size * LEADING for _, size in sized) / 2
    made = []
    for line, size_ in sized:
        made.append(Text(line, x, y + size_ * (BASELINE + (LEADING - 1) / 2), size_))
        y += size_ * LEADING
    return tuple(made)


def on_strip(label: Label, around: float) -> tuple[Text, ...]:
    """The letters of a label above its dots, at the left."""
    text = " ".join(label.lines)
    half = extent(text) * LARGE / 2
    return (Text(text, around + half, around + LARGE * BASELINE, LARGE),)


def strip_width(label: Label) -> float:
    """The width of those letters."""
    return extent(" ".join(label.lines)) * LARGE


def extent(text: str) -> float:
    """The width of a bold text, as a multiple of the size of its letters; rather too large."""
    return sum(1.0 if c in WIDE or c > LATIN else 0.8 if c.isupper() else 0.66 for c in text)


def wrapped(text: str, width: float) -> list[str]:
    """Lines of whole words; a long word stands alone."""
    lines: list[str] = []
    for word in text.split():
        if lines and extent(f"{lines[-1]} {word}") <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines
