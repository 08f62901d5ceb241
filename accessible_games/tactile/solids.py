"""Overlays as solid bodies on printer beds: plates, dies to press film between, and clips."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial

from accessible_games.braille.labels import Label
from accessible_games.tactile import cut_marks, layout, placements
from accessible_games.tactile.clips import clip
from accessible_games.tactile.geometry import mirrored, named
from accessible_games.tactile.layout import BED_APART, BED_EDGES, LabelPage
from accessible_games.tactile.mesh import Body, Dome, Face, face, plate
from accessible_games.tactile.problem import OverlayError
from accessible_games.tactile.profiles import COUNTER, DIE, MALE, PLATE
from accessible_games.tactile.request import (
    Overlay,
    OverlayRequest,
    chosen,
    compensated,
    numbered,
    overlay_of,
)

MEDIA = ("plates", "dies", "clips")
CLIPPED = ("card", "tile", "chip")
"""The pieces that are thin enough for a clip."""
Named = tuple[str, Body, float, float]
"""The name of a body, the body, and its offset to the right and up."""
Build = Callable[[Sequence[Named]], bytes]
"""Makes a file of all the bodies on a bed."""
Shape = Callable[[Face], Body]
"""Makes a body of a face with dots."""


def laid(labels: Sequence[Label], wish: OverlayRequest) -> Mapping[int, LabelPage]:
    """The printer beds by number, with the face of each body in its place.

    There is one for every end of every copy, or one for each label if dies are made. Raises
    `OverlayError` if the labels or the bed do not allow it.
    """
    if wish.medium == "clips":
        check_clips(labels)
    faces = placements.edged(labels, wish.placing, wish.profile)
    if wish.medium == "dies":
        layout.check_count(len(labels))
        wanted = list(faces.values())
    else:
        wanted = [faces[label] for label in layout.copies(labels, wish.placing)]
    wanted = layout.in_groups(wanted, layout.size_of)
    if wish.test:
        wanted.append(placements.heights(wish.profile))
    edges = BED_EDGES if wish.margin is None else (wish.margin,) * 3
    return chosen(layout.pages(wanted, wish.paper, edges, BED_APART), wish)


def check_clips(labels: Sequence[Label]) -> None:
    """Raise `OverlayError` for the first label on a piece that is too thick for a clip."""
    for label in labels:
        if label.card.piece not in CLIPPED:
            raise OverlayError("no-clip", **named(label))


def as_bodies(labels: Sequence[Label], wish: OverlayRequest, file: Build) -> Overlay:
    """Plates or clips with dots for every copy, or a pair of dies for each label."""
    beds = laid(labels, wish)
    files = (dies if wish.medium == "dies" else dotted)([*beds.values()], wish, file)
    return overlay_of(files, beds)


def dotted(beds: Sequence[LabelPage], wish: OverlayRequest, file: Build) -> dict[str, bytes]:
    """Plates to glue on, or clips to put on."""
    width = compensated(wish.profile.width, wish)
    dome = Dome(width, wish.profile.height * wish.compensation)
    shape: Shape = partial(plate, thickness=PLATE)
    if wish.medium == "clips":
        shape = partial(clip, slot=wish.slot)
    return numbered(wish.name, wish.format, bodies(beds, wish, dome, shape, file))


def dies(beds: Sequence[LabelPage], wish: OverlayRequest, file: Build) -> dict[str, bytes]:
    """Dies to press film between; hollows need no compensation."""
    male = Dome(compensated(MALE.width, wish), MALE.height * wish.compensation)
    counter, behind = Dome(COUNTER.width, COUNTER.height), [facing(bed) for bed in beds]
    shape = partial(plate, thickness=DIE)
    males = bodies(beds, wish, male, shape, file)
    counters = bodies(behind, wish, counter, shape, file)
    files = numbered(f"{wish.name}-male", wish.format, males)
    return files | numbered(f"{wish.name}-counter", wish.format, counters)


def facing(bed: LabelPage) -> LabelPage:
    """The bed with each label mirrored in place, to face its counterpart."""
    return replace(
        bed,
        rows=tuple(
            tuple(replace(spot, dots=tuple(mirrored(spot.dots, spot.width))) for spot in row)
            for row in bed.rows
        ),
    )


def bodies(
    beds: Sequence[LabelPage], wish: OverlayRequest, dome: Dome, shape: Shape, file: Build
) -> list[bytes]:
    """A file for each bed. A body is kept as long as copies of it follow each other."""
    made: dict[Label, Body] = {}
    files = []
    for bed in beds:
        page = cut_marks.from_behind(bed) if wish.mirror else bed
        here = {spot.label for spot in page.spots}
        made = {label: body for label, body in made.items() if label in here}
        placed = []
        for spot in page.spots:
            if spot.label not in made:
                sizes = spot.sizes or (1.0,) * len(spot.dots)
                domes = [Dome(dome.width * size, dome.height * size) for size in sizes]
                made[spot.label] = shape(face(spot.width, spot.height, spot.dots, domes))
            name = " ".join(spot.label.lines)
            placed.append((name, made[spot.label], spot.x, page.height - spot.y))
        files.append(file(placed))
    return files
