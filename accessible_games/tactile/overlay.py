"""An overlay of a deck in one format: its files, and which label lies where."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from accessible_games.braille.labels import Label
from accessible_games.tactile import brf, layout, pdf, pef, sheets, svg, text
from accessible_games.tactile.geometry import Placing, Size, mirrored
from accessible_games.tactile.layout import BED_APART, BED_EDGES, Page
from accessible_games.tactile.mesh import Body, Dome, plate
from accessible_games.tactile.problem import OverlayError
from accessible_games.tactile.profiles import (
    CARD,
    COUNTER,
    DIE,
    MALE,
    PAPERS,
    PLATE,
    PROFILES,
    TOUCHING,
    Profile,
)
from accessible_games.tactile.stl import stl
from accessible_games.tactile.threemf import threemf

CELLS, FLAT, SOLID = ("brf", "pef", "txt"), ("pdf", "svg"), ("stl", "3mf")
ON_PAPER = ("cards", "sheet", "tape9", "tape12")
MEDIA: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys(CELLS, ("sheet",)),
    **dict.fromkeys(FLAT, ON_PAPER),
    **dict.fromkeys(SOLID, ("plates", "dies")),
}
"""The media of each format, the usual one first."""
LETTERED = ("cards", "sheet")
"""The media with room for print, in formats on paper."""


@dataclass(frozen=True)
class Wish:
    """What was asked for."""

    format: str
    medium: str
    title: str
    """The name of the deck, which begins the names of the files."""
    language: str = "en"
    placing: Placing = field(default_factory=lambda: Placing(CARD))
    profile: Profile = PROFILES["marburg"]
    paper: Size = PAPERS["a4"]
    code: str = "us"
    mirror: bool = False
    lettered: bool = False
    compensation: float = 1.0

    @property
    def name(self) -> str:
        """How the files are called, without number and ending."""
        return f"{self.title}-{self.language}-{self.medium}"


Rows = tuple[tuple[Label, ...], ...]


@dataclass(frozen=True)
class Overlay:
    """The files by their names, and the labels on each page, row by row, in cutting order."""

    files: Mapping[str, bytes]
    pages: tuple[Rows, ...]


def overlay(labels: Sequence[Label], wish: Wish) -> Overlay:
    """The overlay of a deck. `OverlayError`."""
    if wish.lettered and (wish.format not in FLAT or wish.medium not in LETTERED):
        raise OverlayError("no-print")
    if wish.format in CELLS:
        return in_cells(labels, wish)
    return on_paper(labels, wish) if wish.format in FLAT else as_bodies(labels, wish)


# Text -------------------------------------------------------------------------------------------


def in_cells(labels: Sequence[Label], wish: Wish) -> Overlay:
    """For embossers and displays."""
    if wish.compensation != 1:
        raise OverlayError("no-compensation")
    made = sheets.sheets(labels, wish.placing, wish.profile, wish.paper)
    capacity = sheets.capacity(wish.paper, wish.profile)
    pages = [sheet.lines for sheet in made]
    if wish.mirror:
        pages = [tuple(sheets.from_behind(line, capacity[0]) for line in page) for page in pages]
    if wish.format == "brf":
        data = brf.brf(pages, wish.code)
    elif wish.format == "pef":
        data = pef.pef(pages, capacity, wish.name, wish.language)
    else:
        data = text.text(pages)
    return Overlay({f"{wish.name}.{wish.format}": data}, tuple(sheet.rows for sheet in made))


# Paper ------------------------------------------------------------------------------------------


def on_paper(labels: Sequence[Label], wish: Wish) -> Overlay:
    """True to scale, with cut marks."""
    diameter = compensated(wish.profile.width, wish)
    pages = drawn(labels, wish)
    rows = tuple(map(labels_of, pages))
    if wish.mirror:
        pages = [layout.from_behind(page) for page in pages]
    width, height = wish.placing.card
    captions = [
        f"{wish.name[:40]} {number}/{len(pages)}, {width:g} x {height:g} mm"
        for number in range(1, len(pages) + 1)
    ]
    if wish.format == "pdf":
        data = pdf.pdf(pages, diameter, captions, wish.name)
        return Overlay({f"{wish.name}.pdf": data}, rows)
    drawings = [
        svg.svg(page, diameter, caption) for page, caption in zip(pages, captions, strict=True)
    ]
    return Overlay(numbered(wish.name, "svg", drawings), rows)


def drawn(labels: Sequence[Label], wish: Wish) -> list[Page]:
    """The pages of a medium on paper."""
    if wish.medium == "cards":
        spots = layout.cards(labels, wish.placing, wish.profile, wish.lettered)
    elif wish.medium == "sheet":
        spots = layout.stickers(labels, wish.placing, wish.profile, wish.lettered)
    else:
        spots = layout.lengths(labels, wish.placing, wish.profile, wish.medium)
        return [layout.parted(page) for page in layout.pages(spots, wish.paper)]
    return [layout.marked(page) for page in layout.pages(spots, wish.paper)]


def compensated(width: float, wish: Wish) -> float:
    """The width of a dot when it is compensated; `OverlayError` where dots would touch."""
    room = wish.profile.inner - TOUCHING
    if width * wish.compensation > room:
        raise OverlayError("dots-touch", high=f"{int((room / width - 1e-6) * 100) / 100:.2f}")
    return width * wish.compensation


def labels_of(page: Page) -> Rows:
    """The labels on a page, row by row."""
    return tuple(tuple(spot.label for spot in row) for row in page.rows)


def numbered(name: str, ending: str, files: Sequence[bytes]) -> dict[str, bytes]:
    """Files by their names, with numbers where there are several."""
    if len(files) == 1:
        return {f"{name}.{ending}": files[0]}
    return {f"{name}-{number}.{ending}": data for number, data in enumerate(files, start=1)}


# Bodies -----------------------------------------------------------------------------------------


def as_bodies(labels: Sequence[Label], wish: Wish) -> Overlay:
    """Plates with dots for every copy, or a pair of dies for each label."""
    made = layout.edged(labels, wish.placing, wish.profile)
    if wish.medium == "dies":
        layout.check_count(len(labels))
        spots = list(made.values())
    else:
        spots = [made[label] for label in layout.copies(labels, wish.placing.copies)]
    beds = layout.pages(spots, wish.paper, BED_EDGES, BED_APART)
    files = dies(beds, wish) if wish.medium == "dies" else plates(beds, wish)
    return Overlay(files, tuple(map(labels_of, beds)))


def plates(beds: Sequence[Page], wish: Wish) -> dict[str, bytes]:
    """Plates to glue on."""
    width = compensated(wish.profile.width, wish)
    dome = Dome(width, wish.profile.height * wish.compensation)
    return numbered(wish.name, wish.format, bodies(beds, wish, dome, PLATE))


def dies(beds: Sequence[Page], wish: Wish) -> dict[str, bytes]:
    """Plates to press film between; hollows have room enough as they are."""
    male = Dome(compensated(MALE.width, wish), MALE.height * wish.compensation)
    counter, behind = Dome(COUNTER.width, COUNTER.height), [facing(bed) for bed in beds]
    files = numbered(f"{wish.name}-male", wish.format, bodies(beds, wish, male, DIE))
    return files | numbered(f"{wish.name}-counter", wish.format, bodies(behind, wish, counter, DIE))


def facing(bed: Page) -> Page:
    """The bed with each label mirrored in its place, as it faces its counterpart."""
    return replace(
        bed,
        rows=tuple(
            tuple(replace(spot, dots=tuple(mirrored(spot.dots, spot.width))) for spot in row)
            for row in bed.rows
        ),
    )


def bodies(beds: Sequence[Page], wish: Wish, dome: Dome, thickness: float) -> list[bytes]:
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
        files.append(
            threemf(placed)
            if wish.format == "3mf"
            else stl([(body, right, up) for _, body, right, up in placed])
        )
    return files
