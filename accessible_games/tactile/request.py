"""A request for an overlay, and the resulting overlay."""

from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import TypeVar

from accessible_games.braille.labels import Label
from accessible_games.core.frozen import Frozen
from accessible_games.tactile.geometry import Placing, Size
from accessible_games.tactile.layout import PAPER_EDGES, LabelPage, size_of
from accessible_games.tactile.problem import OverlayError
from accessible_games.tactile.profiles import CARD, PAPERS, PROFILES, SLOT, TOUCHING, DotProfile

Made = TypeVar("Made")


class OverlayRequest(Frozen):
    """What was asked for."""

    format: str
    medium: str
    title: str
    """The name of the deck, with which the file names begin."""
    language: str = "en"
    placing: Placing = field(default_factory=lambda: Placing(CARD))
    profile: DotProfile = PROFILES["marburg"]
    paper: Size = PAPERS["a4"]
    code: str = "us"
    feeds: str = "every"
    """Where the form feeds of BRF are, one of `brf.FEEDS`."""
    mirror: bool = False
    lettered: bool = False
    """Whether there is print beside the dots."""
    coded: bool = False
    """Whether there are QR codes with the texts of the cards."""
    compensation: float = 1.0
    pages: tuple[int, ...] = ()
    """The numbers of the pages to make; empty for all of them."""
    margin: float | None = None
    """The margin of a page, or None for the usual one."""
    grade: str = ""
    """The grade of braille for keys and texts; empty for uncontracted."""
    marks: str = ""
    """What gives cards marks for those who do not read braille: suit, kind, or nothing."""
    booklet: bool = False
    """Whether there is a booklet of the cards' texts, with their numbers on the labels."""
    slot: float = SLOT
    """The thickness of what a clip is put on."""
    test: bool = False
    """Whether to make a test page: one label of each size, and dots of several heights."""

    @property
    def name(self) -> str:
        """The name of the files, without number and suffix."""
        return f"{self.title}-{self.language}-{self.medium}"

    @property
    def beside(self) -> str:
        """What is drawn beside the dots: print, code, or nothing."""
        return "print" if self.lettered else "code" if self.coded else ""

    @property
    def edges(self) -> tuple[float, float, float]:
        """The edges of a sheet of paper: at the sides, at the top, and below with the scale."""
        side, top, bottom = PAPER_EDGES
        if self.margin is None:
            return side, top, bottom
        return self.margin, self.margin, self.margin + bottom - top


Rows = tuple[tuple[Label, ...], ...]
Sizes = tuple[Size, ...]


class Overlay(Frozen):
    """The files by name, and the labels on each page, row by row, in cutting order."""

    files: Mapping[str, bytes]
    pages: tuple[Rows, ...]
    sizes: tuple[Sizes, ...] = ()
    """The size of the pieces in each row, if they are cut out."""
    numbers: tuple[int, ...] = ()
    """The number of each page, if not all of them are made."""


def chosen(pages: Sequence[Made], wish: OverlayRequest) -> dict[int, Made]:
    """The requested pages by number. Raises `OverlayError` for one that does not exist."""
    numbers = wish.pages or tuple(range(1, len(pages) + 1))
    if max(numbers) > len(pages):
        raise OverlayError("no-such-page", found=str(max(numbers)), high=str(len(pages)))
    return {number: pages[number - 1] for number in numbers}


def overlay_of(files: Mapping[str, bytes], pages: Mapping[int, LabelPage]) -> Overlay:
    """An overlay of these files, with what is on their pages."""
    sizes = tuple(tuple(size_of(row[0]) for row in page.rows) for page in pages.values())
    return Overlay(files, tuple(map(labels_of, pages.values())), sizes, tuple(pages))


def compensated(width: float, wish: OverlayRequest) -> float:
    """The compensated width of a dot. Raises `OverlayError` if dots would touch."""
    room = wish.profile.inner - TOUCHING
    if width * wish.compensation > room:
        raise OverlayError("dots-touch", high=f"{int((room / width - 1e-6) * 100) / 100:.2f}")
    return width * wish.compensation


def labels_of(page: LabelPage) -> Rows:
    """The labels on a page, row by row."""
    return tuple(tuple(spot.label for spot in row) for row in page.rows)


def numbered(name: str, ending: str, files: Sequence[bytes]) -> dict[str, bytes]:
    """Files by name, with numbers of equal length if there are several."""
    if len(files) == 1:
        return {f"{name}.{ending}": files[0]}
    digits = len(str(len(files)))
    return {
        f"{name}-{number:0{digits}}.{ending}": data for number, data in enumerate(files, start=1)
    }
