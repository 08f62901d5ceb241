"""Pictures of pages before they are made: each piece in its place, with its dots and letters."""

from typing import NamedTuple
from xml.etree import ElementTree

import pytest

from accessible_games.braille.decks import Card
from accessible_games.tactile.geometry import Placing
from accessible_games.tactile.overlay import FORMATS, overlay
from accessible_games.tactile.preview import previews
from accessible_games.tactile.profiles import MARGIN, PAPERS, PROFILES
from accessible_games.tactile.request import OverlayRequest
from tests.tactile import decks, reading

SVG = "{http://www.w3.org/2000/svg}"
MARBURG = PROFILES["marburg"]
STARTS = {"cards": (MARGIN, MARGIN), "sheet": (2, 2), "plates": (2, 2), "clips": (2, 2)}
"""Where a label begins on its piece, in millimetres."""
EMBOSSED = (6.0, 5.0)
"""The same in cells: half of the two free ones, and half of the free line above."""
ALL = [
    *(("brf", "sheet"), ("svg", "cards"), ("pdf", "sheet")),
    *(("stl", "plates"), ("3mf", "clips")),
]


class Drawn(NamedTuple):
    """A piece of a picture, in millimetres."""

    name: str
    x: float
    y: float
    width: float
    height: float
    dots: list[tuple[float, float]]
    letters: str
    size: float


def wish(form: str, medium: str, **more: object) -> OverlayRequest:
    """Labels at one end of a card."""
    paper = PAPERS["bed" if FORMATS[form].solid else "a4"]
    asked = {"placing": Placing((56, 87), "tl", "one"), "paper": paper} | more
    return OverlayRequest(form, medium, "deck", **asked)  # type: ignore[arg-type]


def drawn(data: bytes) -> list[Drawn]:
    """The pieces of a picture, in its order."""
    return [piece(each) for each in ElementTree.fromstring(data).iterfind(f".//{SVG}g/{SVG}g")
            if each.find(f"{SVG}title") is not None]  # fmt: skip


def piece(group: ElementTree.Element) -> Drawn:
    """One piece."""
    (rect,), (text,) = group.findall(f"{SVG}rect"), [*group.iter(f"{SVG}text")]
    x, y, width, height = (float(rect.attrib[name]) for name in ("x", "y", "width", "height"))
    dots = [
        (float(dot.attrib["cx"]) - x, float(dot.attrib["cy"]) - y)
        for dot in group.iter(f"{SVG}circle")
    ]
    name, letters = group.findtext(f"{SVG}title") or "", text.text or ""
    return Drawn(name, x, y, width, height, dots, letters, float(text.attrib["font-size"]))


@pytest.mark.parametrize(("form", "medium"), ALL)
def test_each_piece_is_where_it_will_be(form: str, medium: str) -> None:
    """In the order of the key, with the dots of its label, its letters and its name."""
    asked = wish(form, medium)
    pictures = previews(decks.SMALL, asked, "x")
    pieces = [each for data in pictures.values() for each in drawn(data)]
    labels = [label for page in overlay(decks.SMALL, asked).pages for row in page for label in row]
    assert [each.name for each in pieces] == [label.card.called for label in labels]
    start = EMBOSSED if form == "brf" else STARTS[medium]
    read = [reading.cells(each.dots, MARBURG, *start) for each in pieces]
    assert read == [list(label.cells) for label in labels]
    for each, label in zip(pieces, labels, strict=True):
        words = [line.rstrip("-") for line in label.lines if line.strip("-")]
        assert each.letters == (" ".join(words) or label.card.called)
        assert each.size > 1.5
        assert all(0 < x < each.width and 0 < y < each.height for x, y in each.dots)


@pytest.mark.parametrize(("form", "medium"), ALL)
def test_pieces_do_not_overlap(form: str, medium: str) -> None:
    """And stay on the page."""
    asked = wish(form, medium)
    for data in previews(decks.of_game(), asked, "x").values():
        pieces = drawn(data)
        for number, one in enumerate(pieces):
            assert 0 <= one.x <= one.x + one.width <= asked.paper[0] + 1e-6
            assert 0 <= one.y <= one.y + one.height <= asked.paper[1] + 1e-6
            for other in pieces[:number]:
                apart = max(
                    *(other.x - one.x - one.width, one.x - other.x - other.width),
                    *(other.y - one.y - one.height, one.y - other.y - other.height),
                )
                assert apart > -0.01


def test_what_is_mirrored_is_drawn_mirrored() -> None:
    """The letters stay readable."""
    labels = decks.of(Card("bear"), Card("cat"))
    (plain,), (mirrored,) = (
        previews(labels, wish("svg", "sheet", mirror=each), "x").values() for each in (False, True)
    )
    for one, other in zip(drawn(plain), drawn(mirrored), strict=True):
        assert other.x == pytest.approx(210 - one.x - one.width)
        for (x, y), (a, b) in zip(one.dots, other.dots, strict=True):
            assert (one.width - x, y) == pytest.approx((a, b))
        assert other.letters == one.letters


def test_only_wanted_pages_are_drawn() -> None:
    """And their numbers have as many digits as the last one."""
    labels = decks.of(Card("bear", 100))
    assert [*previews(labels, wish("svg", "cards", pages=(2,)), "x")] == ["x.svg"]
    names = [*previews(labels, wish("svg", "cards"), "x")]
    assert names == [f"x-{number:02}.svg" for number in range(1, 13)]
