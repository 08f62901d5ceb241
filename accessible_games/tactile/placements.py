"""What labels are put on: cards, stickers and lengths of tape, each with its dots and print."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import hypot

from accessible_games.braille.decks import Card
from accessible_games.braille.labels import Label
from accessible_games.braille.reader import BLANK
from accessible_games.braille.reader import dots as dots_of
from accessible_games.braille.rotation_ambiguity import MARK
from accessible_games.tactile import lettering
from accessible_games.tactile.geometry import (
    Placing,
    Size,
    centres,
    check_card,
    millimetres,
    moved,
    named,
    on_card,
    size,
)
from accessible_games.tactile.layout import Placement, check_count, copies, in_groups, size_of
from accessible_games.tactile.problem import OverlayError
from accessible_games.tactile.profiles import AROUND, TAPES, DotProfile
from accessible_games.tactile.qr import above, in_room

OWN_BLOCK = 2250.0
"""The area of a page, in square millimetres, that a block of another size costs.

That is for its marks and the rest of its last row.
"""
FULL, TRIED = "⠿⠿", (0.8, 0.9, 1.0, 1.1, 1.2)
"""The cells of a strip to try heights, and the relative sizes of their dots."""
TAPE_END = 3.0
"""The distance from the dots to the ends of a length of tape."""


def cards(
    labels: Sequence[Label], placing: Placing, profile: DotProfile, beside: str = ""
) -> list[Placement]:
    """A card, or a piece of another kind, for each copy, grouped by size.

    Raises `OverlayError` if a label does not fit.
    """
    made = {}
    for label in labels:
        own = placing.of(label)
        dots = tuple(on_card(label, placing, profile))
        texts = lettering.on_card(label, own, profile) if beside == "print" else ()
        code = in_room(label, [*lettering.free(label, own, profile)]) if beside == "code" else None
        made[label] = Placement(label, *own.card, dots, texts, code=code)
    check_count(sum(label.card.copies for label in labels))
    wanted = (made[label] for label in labels for _ in range(label.card.copies))
    return in_groups(wanted, size_of)


def stickers(
    labels: Sequence[Label], placing: Placing, profile: DotProfile, beside: str = ""
) -> list[Placement]:
    """A sticker for each end of each copy, grouped by size.

    Raises `OverlayError` if one does not fit on its card.
    """
    made = edged(labels, placing, profile, beside)
    wanted = [made[label] for label in copies(labels, placing)]
    alike = common_sizes(Counter(map(size_of, wanted)))
    grown = {spot: resized(spot, alike[size_of(spot)]) for spot in made.values()}
    return in_groups((grown[spot] for spot in wanted), size_of)


def common_sizes(counts: Mapping[Size, int]) -> dict[Size, Size]:
    """For each size the one to cut stickers in: a larger one if that saves a block."""
    left, into = Counter(counts), dict[Size, Size]()
    for small in sorted(counts, key=area):
        larger = (size for size in left if size != small and covers(size, small))
        best = min(larger, key=lambda size: (area(size), size), default=None)
        if best is not None and left[small] * (area(best) - area(small)) < OWN_BLOCK:
            left[best] += left.pop(small)
            into[small] = best
    return {size: final(size, into) for size in counts}


def covers(large: Size, small: Size) -> bool:
    """Whether one size has room for another."""
    return large[0] >= small[0] and large[1] >= small[1]


def final(size: Size, into: Mapping[Size, Size]) -> Size:
    """The size that another has become in the end."""
    while size in into:
        size = into[size]
    return size


def area(size: Size) -> float:
    """The area of a sticker."""
    return size[0] * size[1]


def resized(spot: Placement, size: Size) -> Placement:
    """A sticker with more space at the right and below."""
    return replace(spot, width=size[0], height=size[1])


def edged(
    labels: Sequence[Label], placing: Placing, profile: DotProfile, beside: str = ""
) -> dict[Label, Placement]:
    """The sticker of each label. Raises `OverlayError` if one does not fit on its card."""
    made = {}
    for label in labels:
        check_card(label, placing, profile)
        own = placing.of(label)
        strip = strip_of(label, own, profile) if beside == "print" else lettering.NO_STRIP
        spot = sticker(label, profile, strip)
        if beside == "code":
            spot = coded(spot)
        made[label] = spot
        if not fits(spot, own):
            least = millimetres((spot.width, spot.height * own.copies))
            raise OverlayError("sticker-too-large", **named(label), **least)
    return made


def strip_of(label: Label, own: Placing, profile: DotProfile) -> lettering.Strip:
    """The print on a sticker: above the dots, or beside them if the sticker would not fit."""
    above = lettering.on_strip(label, profile)
    if fits(sticker(label, profile, above), own):
        return above
    return lettering.beside(label, profile, own.card[0] - 2 * AROUND)


def coded(spot: Placement) -> Placement:
    """A sticker with the QR code of its text above the dots."""
    side, code = above(spot.label, AROUND)
    width = max(spot.width, side + 2 * AROUND)
    dots = tuple(moved(spot.dots, 0, side))
    return replace(spot, width=width, height=spot.height + side, dots=dots, code=code)


def fits(spot: Placement, own: Placing) -> bool:
    """Whether the stickers of all ends fit on a piece, whose own placing is *own*."""
    wide, high = own.card[0] + 1e-6, own.card[1] + 1e-6
    if own.round:
        return hypot(spot.width, spot.height * own.copies) <= wide
    return spot.width <= wide and spot.height * own.copies <= high


def sticker(label: Label, profile: DotProfile, strip: lettering.Strip) -> Placement:
    """The sticker of a label."""
    width, height = size(label.cells, profile)
    dots = moved(centres(label.cells, profile), AROUND, AROUND + strip.height)
    wide, high = max(width, strip.width) + 2 * AROUND, height + strip.height + 2 * AROUND
    return Placement(label, wide, high, tuple(dots), strip.texts)


def heights(profile: DotProfile) -> Placement:
    """A strip with full cells, from small dots to large ones, to find out which are felt best.

    The mark at its beginning, whose dots are as usual, shows which way it is read.
    """
    cells = MARK + BLANK.join(FULL for _ in TRIED)
    label = Label(Card(f"{TRIED[0]} - {TRIED[-1]}"), (" ".join(f"{x:g}" for x in TRIED),), (cells,))
    dots = sum(map(len, map(dots_of, FULL)))
    sizes = [*(1.0 for _ in dots_of(MARK)), *(size for size in TRIED for _ in range(dots))]
    return replace(sticker(label, profile, lettering.NO_STRIP), sizes=tuple(sizes))


def lengths(
    labels: Sequence[Label], placing: Placing, profile: DotProfile, medium: str
) -> list[Placement]:
    """Lengths of tape for each end of each copy, one for each line of a label.

    Raises `OverlayError` if they do not fit on a card.
    """
    return [
        length(part, profile, TAPES[medium])
        for label in copies(checked_for_tape(labels, placing, profile, medium), placing)
        for part in parts(label)
    ]


def parts(label: Label) -> list[Label]:
    """A label for each line of a label."""
    if len(label.lines) == 1:
        return [label]
    lines = zip(label.lines, label.cells, strict=True)
    return [
        replace(label, lines=(line,), cells=(cells,), part=number)
        for number, (line, cells) in enumerate(lines, start=1)
    ]


def length(label: Label, profile: DotProfile, tape: float) -> Placement:
    """A length of tape with a line in the middle."""
    width, height = size(label.cells, profile)
    dots = moved(centres(label.cells, profile), TAPE_END, (tape - height) / 2)
    return Placement(label, width + 2 * TAPE_END, tape, tuple(dots))


def checked_for_tape(
    labels: Sequence[Label], placing: Placing, profile: DotProfile, medium: str
) -> Sequence[Label]:
    """The labels unchanged. Raises `OverlayError` if lengths of tape do not fit on a card."""
    for label in labels:
        own = placing.of(label)
        width, _ = size(label.cells, profile)
        least = width + 2 * TAPE_END, len(label.lines) * TAPES[medium] * own.copies
        if least[0] > own.card[0] or least[1] > own.card[1]:
            raise OverlayError("tape-too-large", **named(label), **millimetres(least))
    return labels
