"""QR codes beside the dots: read from the page as a phone reads them, by another library."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("pages are drawn by poppler of Unix", allow_module_level=True)

import zxingcpp

from accessible_games.braille.decks import Card
from accessible_games.tactile.geometry import Placing, Rectangle
from accessible_games.tactile.overlay import overlay
from accessible_games.tactile.problem import OverlayError
from accessible_games.tactile.profiles import PROFILES
from accessible_games.tactile.qr import QUIET, SMALLEST, Code, in_room
from accessible_games.tactile.request import OverlayRequest
from tests.tactile import decks, reading
from tests.tactile.rendering import pictures

CARDS = (
    Card("Łoś", text="Überspringt die Hecke & zieht zwei Karten.", line=2),
    Card("Dwarf", text="https://example.org/dwarf?x=1", line=3),
    Card("Mouse", line=4),
)


def wish(form: str, medium: str, **more: object) -> OverlayRequest:
    """An overlay with codes."""
    return OverlayRequest(form, medium, "deck", coded=True, **more)  # type: ignore[arg-type]


def read_codes(file: Path) -> Iterator[str]:
    """The texts of the codes on the pages of a PDF, as they are printed."""
    for light in pictures(file):
        for found in zxingcpp.read_barcodes(light):
            yield found.text


@pytest.mark.parametrize("medium", ["cards", "sheet"])
@pytest.mark.parametrize("mirror", [False, True])
def test_codes_are_read_from_paper(tmp_path: Path, medium: str, mirror: bool) -> None:
    """Texts and links; on a mirrored page they are as readable."""
    made = overlay(decks.of(*CARDS), wish("pdf", medium, mirror=mirror))
    file = tmp_path / "deck.pdf"
    file.write_bytes(next(iter(made.files.values())))
    each = 1 if medium == "cards" else 2
    wanted = [card.text for card in CARDS if card.text]
    assert sorted(read_codes(file)) == sorted(each * wanted)


def test_codes_leave_the_dots_alone() -> None:
    """All labels are read as without them."""
    made = overlay(decks.of(*CARDS), wish("svg", "cards"))
    (data,) = made.files.values()
    pieces = [piece for row in reading.svg(data).pieces() for piece in row if piece]
    shape = PROFILES["marburg"]
    read = [reading.cells([d for d in p if d[1] < 40], shape, 6.35, 6.35) for p in pieces]
    assert sorted(read) == sorted(list(x.cells) for x in decks.of(*CARDS))
    assert data.count(b"<rect") > 100


def test_a_code_has_room_around_it() -> None:
    """And modules that phones can read; a text that is too long is refused by its name."""
    (label,) = decks.of(CARDS[0])
    code = in_room(label, [Rectangle(0, 0, 30, 30), Rectangle(0, 0, 10, 90)])
    assert isinstance(code, Code)
    assert code.x >= QUIET * code.module - 1e-9
    assert code.module >= SMALLEST
    assert sum(box.width for box in code.bars) == pytest.approx(
        code.module * "".join(code.rows).count("1")
    )
    assert in_room(decks.of(CARDS[2])[0], []) is None
    for medium in ("cards", "sheet"):
        with pytest.raises(OverlayError) as caught:
            overlay(decks.of(Card("Poem", text="la " * 600)), wish("svg", medium))
        assert caught.value.arguments["name"] == "Poem"


@pytest.mark.parametrize(
    ("form", "medium", "lettered", "problem"),
    [("brf", "sheet", False, "no-code"), ("svg", "tape9", False, "no-code"),
     ("3mf", "plates", False, "no-code"), ("svg", "cards", True, "print-or-code")],
)  # fmt: skip
def test_codes_are_for_paper(form: str, medium: str, lettered: bool, problem: str) -> None:
    """And in the place of print."""
    with pytest.raises(OverlayError, match=problem):
        overlay(decks.of(*CARDS), wish(form, medium, lettered=lettered, placing=Placing((56, 87))))
