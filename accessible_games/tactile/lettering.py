"""Print beside the dots, for sighted people: the letters of a label, and the name.

Sizes are in millimetres. Large print begins at 18 points; if the dots leave less room, print is as
large as possible, down to nine points.
"""

from collections.abc import Iterator, Sequence

from accessible_games.braille.labels import Label
from accessible_games.braille.rotation_ambiguity import MARK_LETTER
from accessible_games.core.frozen import Frozen
from accessible_games.tactile.geometry import Placing, Rectangle, boxes, gap, named, size
from accessible_games.tactile.problem import OverlayError
from accessible_games.tactile.profiles import AROUND, MARGIN, DotProfile

POINT = 25.4 / 72
LETTERS = 36 * POINT
LARGE = 18 * POINT
SMALLEST_NAME = 14 * POINT
SMALLEST = 9 * POINT
RIM = 0.5
"""The rim of a round piece that stays free of print."""
LEADING = 1.2
"""The line spacing, as a multiple of the font size."""
BASELINE = 0.8
"""The distance from the top of a line to its baseline, in the same unit."""
WIDE, LATIN = "MWmw@%&½¼¾©®ŒœÆæ−", "\u024f"
"""Letters as wide as they are high, and the last one of the Latin alphabets."""


class BoldText(Frozen):
    """A line of bold print."""

    text: str
    x: float
    """The horizontal centre."""
    y: float
    """The baseline."""
    size: float


class Strip(Frozen):
    """Print above the dots of a sticker, and the space it takes."""

    width: float
    height: float
    texts: tuple[BoldText, ...]


NO_STRIP = Strip(0.0, 0.0, ())


def words_of(label: Label) -> list[str]:
    """The lines of a label that say something; hyphens and shapes are for the fingers."""
    lines = label.lines[1:] if label.shape else label.lines
    return [line.removesuffix(MARK_LETTER) for line in lines if line.strip(MARK_LETTER)]


def on_card(label: Label, own: Placing, profile: DotProfile) -> tuple[BoldText, ...]:
    """The letters of a label and the name on its piece, whose own placing is *own*.

    In the middle if there is room, without the name if that would be too small; otherwise beside
    the lines of the label. Raises `OverlayError` if there is no room at all.
    """
    letters, rooms = words_of(label), [*free(label, own, profile)]
    if not letters:
        return ()
    whole = [" ".join(letters)]
    name = wrapped(label.card.called, rooms[0].width / LARGE)
    for names in (name, []):
        scale = fit(whole, names, rooms[0])
        if scale * LETTERS >= LARGE and (not names or scale * LARGE >= SMALLEST_NAME):
            return stacked(whole, names, scale, rooms[0])
    scale, room, lines = max(
        ((fit(lines, [], room), room, lines) for room in rooms for lines in (whole, letters)),
        key=lambda found: found[0],
    )
    if scale * LETTERS < SMALLEST:
        raise OverlayError("no-room-for-print", **named(label))
    return stacked(lines, [], scale, room)


def free(label: Label, own: Placing, profile: DotProfile) -> Iterator[Rectangle]:
    """Rectangles of a piece without dots: below its label, then beside its lines."""
    wide, high = own.card
    edge, space = (AROUND if own.centred else MARGIN), gap(profile)
    lines, around = boxes(label, own, profile)[: len(label.cells)], boxes(label, own, profile)
    below = max(line.y + line.height for line in lines) + space
    bottom = min([high - edge, *(b.y - space for b in around[len(lines) :])])
    if own.round:
        yield from chords(own.card[0] / 2, below, RIM)
        return
    yield Rectangle(edge, below, wide - 2 * edge, max(0.0, bottom - below))
    for count in range(1, len(lines) + 1):
        rows = lines[:count]
        left, right = min(b.x for b in rows), max(b.x + b.width for b in rows)
        height = rows[-1].y + rows[-1].height - rows[0].y
        for box in (
            Rectangle(right + space, rows[0].y, wide - edge - right - space, height),
            Rectangle(edge, rows[0].y, left - space - edge, height),
        ):
            if box.width > 0 and all(box.apart(other, space - 1e-6) for other in around):
                yield box


def chords(radius: float, top: float, edge: float) -> Iterator[Rectangle]:
    """Rectangles on a round piece below *top* and inside the edge, from low ones to high ones."""
    for height in (SMALLEST * LEADING, 1.5 * SMALLEST * LEADING, LARGE * LEADING):
        half = (radius - edge) ** 2 - (top + height - radius) ** 2
        yield Rectangle(radius - max(0.0, half) ** 0.5, top, 2 * max(0.0, half) ** 0.5, height)


def fit(letters: Sequence[str], names: Sequence[str], room: Rectangle) -> float:
    """The factor by which lines must shrink to fit into a space, at most 1."""
    high = (len(letters) * LETTERS + len(names) * LARGE) * LEADING
    wide = [extent(line) * LETTERS for line in letters] + [extent(line) * LARGE for line in names]
    return max(0.0, min(1.0, room.height / high, room.width / max(wide)))


def stacked(
    letters: Sequence[str], names: Sequence[str], scale: float, room: Rectangle
) -> tuple[BoldText, ...]:
    """Lines one below the other in the middle of a space."""
    sized = [(line, LETTERS * scale) for line in letters] + [(n, LARGE * scale) for n in names]
    y = room.y + (room.height - sum(size * LEADING for _, size in sized)) / 2
    made = []
    for line, size_ in sized:
        foot = y + size_ * (BASELINE + (LEADING - 1) / 2)
        made.append(BoldText(line, room.x + room.width / 2, foot, size_))
        y += size_ * LEADING
    return tuple(made)


def on_strip(label: Label, profile: DotProfile) -> Strip:
    """The letters of a label above its dots, left-aligned; on several lines if they are long."""
    width = size(label.cells, profile)[0]
    words = words_of(label)
    widest = max([width, *(extent(word) * LARGE for word in words)])
    lines = wrapped(" ".join(words), widest / LARGE)
    texts = tuple(
        BoldText(
            line,
            AROUND + extent(line) * LARGE / 2,
            AROUND + LARGE * (row * LEADING + BASELINE),
            LARGE,
        )
        for row, line in enumerate(lines)
    )
    return Strip(widest, len(lines) * LARGE * LEADING, texts)


def beside(label: Label, profile: DotProfile, widest: float) -> Strip:
    """The letters beside the first lines of a label, on a sticker of at most this width.

    Raises `OverlayError` if there is no room.
    """
    words = words_of(label)
    found = []
    for count in range(1, len(label.cells) + 1):
        used, height = size(label.cells[:count], profile)
        left = AROUND + used + gap(profile)
        room = Rectangle(left, AROUND, widest + AROUND - left, height)
        for lines in ([" ".join(words)], words):
            found.append((fit(lines, [], room), room, lines))
    scale, room, lines = max(found, key=lambda each: each[0])
    if scale * LETTERS < SMALLEST:
        raise OverlayError("no-room-for-print", **named(label))
    wide = max(extent(line) for line in lines) * LETTERS * scale
    return Strip(room.x - AROUND + wide, 0.0, stacked(lines, [], scale, room._replace(width=wide)))


def extent(text: str) -> float:
    """An upper estimate of the width of a bold text, as a multiple of the font size."""
    return sum(1.0 if c in WIDE or c > LATIN else 0.8 if c.isupper() else 0.66 for c in text)


def wrapped(text: str, width: float) -> list[str]:
    """A text wrapped between words; a long word gets its own line."""
    lines: list[str] = []
    for word in text.split():
        if lines and extent(f"{lines[-1]} {word}") <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines
