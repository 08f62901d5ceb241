"""Overlays as bodies on the beds of a printer: plates, and dies to press film between."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from accessible_games.braille.labels import Label
from accessible_games.tactile import cutting, layout, spots
from accessible_games.tactile.geometry import mirrored
from accessible_games.tactile.layout import BED_APART, BED_EDGES, Page
from accessible_games.tactile.mesh import Body, Dome, plate
from accessible_games.tactile.profiles import COUNTER, DIE, MALE, PLATE
from accessible_games.tactile.wish import (
    Overlay,
    Wish,
    chosen,
    compensated,
    numbered,
    overlay_of,
)

MEDIA = ("plates", "dies")
Named = tuple[str, Body, float, float]
"""The name of a body, the body, and how far right and up it lies."""
Build = Callable[[Sequence[Named]], bytes]
"""A file of all the bodies of a bed."""


def as_bodies(labels: Sequence[Label], wish: Wish, file: Build) -> Overlay:
    """Plates with dots for every copy, or a pair of dies for each label."""
    plates_of = spots.edged(labels, wish.placing, wish.profile)
    if wish.medium == "dies":
        layout.check_count(len(labels))
        wanted = list(plates_of.values())
    else:
        wanted = [plates_of[label] for label in layout.copies(labels, wish.placing)]
    wanted = layout.in_groups(wanted, layout.size_of)
    if wish.test:
        wanted += spots.heights(wish.profile)
    edges = BED_EDGES if wish.margin is None else (wish.margin,) * 3
    beds = chosen(layout.pages(wanted, wish.paper, edges, BED_APART), wish)
    files = (dies if wish.medium == "dies" else plates)([*beds.values()], wish, file)
    return overlay_of(files, beds)


def plates(beds: Sequence[Page], wish: Wish, file: Build) -> dict[str, bytes]:
    """Plates to glue on."""
    width = compensated(wish.profile.width, wish)
    dome = Dome(width, wish.profile.height * wish.compensation)
    return numbered(wish.name, wish.format, bodies(beds, wish, dome, PLATE, file))


def dies(beds: Sequence[Page], wish: Wish, file: Build) -> dict[str, bytes]:
    """Plates to press film between; hollows are wide enough as they are."""
    male = Dome(compensated(MALE.width, wish), MALE.height * wish.compensation)
    counter, behind = Dome(COUNTER.width, COUNTER.height), [facing(bed) for bed in beds]
    males = bodies(beds, wish, male, DIE, file)
    counters = bodies(behind, wish, counter, DIE, file)
    files = numbered(f"{wish.name}-male", wish.format, males)
    return files | numbered(f"{wish.name}-counter", wish.format, counters)


def facing(bed: Page) -> Page:
    """The bed with each label mirrored in its place, to face its counterpart."""
    return replace(
        bed,
        rows=tuple(
            tuple(replace(spot, dots=tuple(mirrored(spot.dots, spot.width))) for spot in row)
            for row in bed.rows
        ),
    )


def bodies(
    beds: Sequence[Page], wish: Wish, dome: Dome, thickness: float, file: Build
) -> list[bytes]:
    """A file for each bed."""
    made: dict[tuple[Label, float], Body] = {}
    files = []
    for bed in beds:
        page = cutting.from_behind(bed) if wish.mirror else bed
        placed = []
        for spot in page.spots:
            key = spot.label, spot.factor
            if key not in made:
                own = Dome(dome.width * spot.factor, dome.height * spot.factor)
                made[key] = plate(spot.width, spot.height, thickness, spot.dots, own)
            name = " ".join(spot.label.lines)
            placed.append((name, made[key], spot.x, page.height - spot.y))
        files.append(file(placed))
    return files
