"""Print beside the dots, for those who see: the letters of a label, and the name.

Sizes are millimetres. Large print begins at 18 points; where dots leave less room, print is as
large as that allows, down to nine points.
"""

from collections.abc import Iterator, Sequence

from accessible_games.braille.labels import Label
from accessible_games.braille.twins import MARK_LETTER
from accessible_games.core.frozen import Frozen
from accessible_games.tactile.geometry import Box, Placing, boxes, gap, named, size
from accessible_games.tactile.problem import OverlayError
from accessible_games.tactile.profiles import AROUND, MARGIN, Profile

POINT = 25.4 / 72
LETTERS = 36 * POINT
LARGE = 18 * POINT
SMALLEST_NAME = 14 * POINT
SMALLEST = 9 * POINT
RIM = 0.5
"""What stays free of print along the rim of a round piece."""
LEADING = 1.2
"""The distance from one line to the next, as a multiple of the size of the letters."""
BASELINE = 0.8
"""The distance from the top of a line to the foot of its letters, in the same unit."""
WIDE, LATIN = "MWmw@%&½¼¾©®ŒœÆæ−", "\u024f"
"""Letters as wide as high, and the last that belongs to a Latin alphabet."""


class Text(Frozen):
    """A line of bold print."""

    text: str
    x: float
    """Its middle."""
    y: float
    """The foot of its letters."""
    size: float


class Strip(Frozen):
    """Print above the dots of a sticker, and the room that it takes there."""

    width: float
    height: float
    texts: tuple[Text, ...]


NO_STRIP = Strip(0.0, 0.0, ())


def words_of(label: Label) -> list[str]:
    """The lines of a label that say something; hyphens and shapes are for fingers."""
    lines = label.lines[1:] if label.shape else label.lines
    return [line.removesuffix(MARK_LETTER) for line in lines if line.strip(MARK_LETTER)]


def on_card(label: Label, own: Placing, profile: Profile) -> tuple[Text, ...]:
    """The letters of a label and the name on its piece, whose own placing this is.

    In the middle where there is room, without the name where that would be too small; otherwise
    beside the lines of the label. `OverlayError` where there is no room at all.
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


def free(label: Label, own: Placing, profile: Profile) -> Iterator[Box]:
    """Rectangles of a piece without dots: below its label, then beside the lines of it."""
    wide, high = own.card
    edge, space = (AROUND if own.centred else MARGIN), gap(profile)
    lines, around = boxes(label, own, profile)[: len(label.cells)], boxes(label, own, profile)
    below = max(line.y + line.height for line in lines) + space
    bottom = min([high - edge, *(b.y - space for b in around[len(lines) :])])
    if own.round:
        yield from chords(own.card[0] / 2, below, RIM)
        return
    yield Box(edge, below, wide - 2 * edge, max(0.0, bottom - below))
    for count in range(1, len(lines) + 1):
        rows = lines[:count]
        left, right = min(b.x for b in rows), max(b.x + b.width for b in rows)
        height = rows[-1].y + rows[-1].height - rows[0].y
        for box in (
            Box(right + space, rows[0].y, wide - edge - right - space, height),
            Box(edge, rows[0].y, left - space - edge, height),
        ):
            if box.width > 0 and all(box.apart(other, space - 1e-6) for other in around):
                yield box


def chords(radius: float, top: float, edge: float) -> Iterator[Box]:
    """Rectangles below a line of a round piece, from low ones to high ones, inside its edge."""
    for height in (SMALLEST * LEADING, 1.5 * SMALLEST * LEADING, LARGE * LEADING):
        half = (radius - edge) ** 2 - (top + height - radius) ** 2
        yield Box(radius - max(0.0, half) ** 0.5, top, 2 * max(0.0, half) ** 0.5, height)


def fit(letters: Sequence[str], names: Sequence[str], room: Box) -> float:
    """The factor by which the lines have to shrink to fit into a space; 1 at most."""
    high = (len(letters) * LETTERS + len(names) * LARGE) * LEADING
    wide = [extent(line) * LETTERS for line in letters] + [extent(line) * LARGE for line in names]
    return max(0.0, min(1.0, room.height / high, room.width / max(wide)))


def stacked(
    letters: Sequence[str], names: Sequence[str], scale: float, room: Box
) -> tuple[Text, ...]:
    """Lines one below the other in the middle of a space."""
    sized = [(line, LETTERS * scale) for line in letters] + [(n, LARGE * scale) for n in names]
    y = room.y + (room.height - sum(size * LEADING for _, size in sized)) / 2
    made = []
    for line, size_ in sized:
        foot = y + size_ * (BASELINE + (LEADING - 1) / 2)
        made.append(Text(line, room.x + room.width / 2, foot, size_))
        y += size_ * LEADING
    return tuple(made)


def on_strip(label: Label, profile: Profile) -> Strip:
    """The letters of a label above its dots, at the left; in several lines where they are long."""
    width = size(label.cells, profile)[0]
    words = words_of(label)
    widest = max([width, *(extent(word) * LARGE for word in words)])
    lines = wrapped(" ".join(words), widest / LARGE)
    texts = tuple(
        Text(
            line,
            AROUND + extent(line) * LARGE / 2,
            AROUND + LARGE * (row * LEADING + BASELINE),
            LARGE,
        )
        for row, line in enumerate(lines)
    )
    return Strip(widest, len(lines) * LARGE * LEADING, texts)


def beside(label: Label, profile: Profile, widest: float) -> Strip:
    """The same beside the first lines of a label, on a sticker whose room is so wide.

    `OverlayError` where there is no room.
    """
    words = words_of(label)
    found = []
    for count in range(1, len(label.cells) + 1):
        used, height = size(label.cells[:count], profile)
        left = AROUND + used + gap(profile)
        room = Box(left, AROUND, widest + AROUND - left, height)
        for lines in ([" ".join(words)], words):
            found.append((fit(lines, [], room), room, lines))
    scale, room, lines = max(found, key=lambda each: each[0])
    if scale * LETTERS < SMALLEST:
        raise OverlayError("no-room-for-print", **named(label))
    wide = max(extent(line) for line in lines) * LETTERS * scale
    return Strip(room.x - AROUND + wide, 0.0, stacked(lines, [], scale, room._replace(width=wide)))


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
