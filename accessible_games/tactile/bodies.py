"""Overlays as bodies on the beds of a printer: plates, and dies to press film between."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from accessible_games.braille.labels import Label
from accessible_games.tactile import layout
from accessible_games.tactile.geometry import mirrored
from accessible_games.tactile.layout import BED_APART, BED_EDGES, Page
from accessible_games.tactile.mesh import Body, Dome, plate
from accessible_games.tactile.profiles import COUNTER, DIE, MALE, PLATE
from accessible_games.tactile.wish import Overlay, Wish, compensated, labels_of, numbered

MEDIA = ("plates", "dies")
Named = tuple[str, Body, float, float]
"""The name of a body, the body, and how far right and up it lies."""
Build = Callable[[Sequence[Named]], bytes]
"""A file of all the bodies of a bed."""


def as_bodies(labels: Sequence[Label], wish: Wish, file: Build) -> Overlay:
    """Plates with dots for every copy, or a pair of dies for each label."""
    made = layout.edged(labels, wish.placing, wish.profile)
    if wish.medium == "dies":
        layout.check_count(len(labels))
        spots = list(made.values())
    else:
        spots = [made[label] for label in layout.copies(labels, wish.placing.copies)]
    beds = layout.pages(spots, wish.paper, BED_EDGES, BED_APART)
    files = (dies if wish.medium == "dies" else plates)(beds, wish, file)
    return Overlay(files, tuple(map(labels_of, beds)))


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
    made: dict[Label, Body] = {}
    files = []
    for bed in beds:
        page = layout.from_behind(bed) if wish.mirror else bed
        placed = []
        for spot in page.spots:
            if spot.label not in made:
                made[spot.label] = plate(spot.width, spot.height, thickness, spot.dots, dome)
            name = " ".join(spot.label.lines)
            placed.append((name, made[spot.label], spot.x, page.height - spot.y))
        files.append(file(placed))
    return files
