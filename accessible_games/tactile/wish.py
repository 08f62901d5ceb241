"""A wish for an overlay, and the overlay that is made of it."""

from collections.abc import Mapping, Sequence
from dataclasses import field

from accessible_games.braille.labels import Label
from accessible_games.core.frozen import Frozen
from accessible_games.tactile.geometry import Placing, Size
from accessible_games.tactile.layout import Page
from accessible_games.tactile.problem import OverlayError
from accessible_games.tactile.profiles import CARD, PAPERS, PROFILES, TOUCHING, Profile


class Wish(Frozen):
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
        """The name of the files, without number and ending."""
        return f"{self.title}-{self.language}-{self.medium}"


Rows = tuple[tuple[Label, ...], ...]


class Overlay(Frozen):
    """The files by their names, and the labels on each page, row by row, in cutting order."""

    files: Mapping[str, bytes]
    pages: tuple[Rows, ...]


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
