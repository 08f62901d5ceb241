"""A PDF as a printer puts it on paper: dots are found in the picture, and labels in the dots."""

from functools import cache
from math import dist
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from accessible_games.tactile.geometry import Placing, on_card
from accessible_games.tactile.overlay import overlay
from accessible_games.tactile.profiles import PROFILES
from accessible_games.tactile.request import OverlayRequest
from tests import unix
from tests.tactile import decks, reading
from tests.tactile.rendering import blobs, pictures

pytestmark = unix.numbers

WORST = 0.05
"""Millimetres by which the middle of a dot may be off."""


@cache
def printed(
    medium: str, profile: str, lettered: bool
) -> list[list[tuple[float, float, float, float]]]:
    """The black things on each page of a PDF, found once for all tests that look at it."""
    wish = OverlayRequest("pdf", medium, "deck", profile=PROFILES[profile], lettered=lettered)
    (data,) = overlay(decks.of_game(), wish).files.values()
    with TemporaryDirectory() as folder:
        file = Path(folder) / "deck.pdf"
        file.write_bytes(data)
        return [list(blobs(light)) for light in pictures(file)]


def dots_of(page: list[tuple[float, float, float, float]]) -> list[tuple[float, float]]:
    """The middles of the things that are as wide as high, and as large as a dot."""
    return [(x, y) for x, y, wide, high in page if 1.3 < wide < 1.8 and abs(wide - high) < 0.1]


@pytest.mark.parametrize("profile", PROFILES)
def test_printed_dots_are_where_they_belong(profile: str) -> None:
    """Each within 0.05 mm of where its card has it, and no dot is missing or too many."""
    shape, card = PROFILES[profile], (56.0, 87.0)
    pages = printed("cards", profile, False)
    labels = [label for label in decks.of_game() for _ in range(label.card.copies)]
    assert len(pages) == 10
    for number, page in enumerate(pages):
        wanted = [
            (10 + x + place % 3 * card[0], 10 + y + place // 3 * card[1])
            for place, label in enumerate(labels[9 * number : 9 * number + 9])
            for x, y in on_card(label, Placing(card), shape)
        ]
        found = [dot for dot in dots_of(page) if dot[1] < 280]
        assert len(found) == len(wanted)
        assert max(min(dist(dot, other) for other in found) for dot in wanted) < WORST


def test_the_printed_scale_is_100_millimetres() -> None:
    """Between the middles of the two lowest dots."""
    for page in printed("sheet", "marburg", False):
        (a, b), (c, d) = sorted(dot for dot in dots_of(page) if dot[1] > 280)
        assert c - a == pytest.approx(100, abs=WORST)
        assert b == pytest.approx(d, abs=WORST)


def test_printed_stickers_are_read() -> None:
    """Cut out by the marks that are found on the page."""
    read = []
    for page in printed("sheet", "marburg", False):
        marks = [thing for thing in page if max(thing[2:]) > 2.5 > 2 * min(thing[2:])]
        drawn = reading.Drawn(210, 297, dots_of(page))
        for x, y, wide, high in marks:
            x, y = round(x, 1), round(y, 1)
            ends = ((x, y - 1.5), (x, y + 1.5)) if high > wide else ((x - 1.5, y), (x + 1.5, y))
            drawn.strokes.append(ends)
        pieces = [piece for row in drawn.pieces() for piece in row if piece]
        read += [reading.cells(piece, PROFILES["marburg"], 2.0, 2.0, near=0.15) for piece in pieces]
    assert sorted(read) == decks.needed(decks.of_game())


def test_print_touches_no_dot() -> None:
    """With large print beside them all dots are still found as they are."""
    plain, lettered = (
        [dot for page in printed("cards", "marburg", each) for dot in dots_of(page)]
        for each in (False, True)
    )
    assert all(any(dist(dot, other) < WORST for other in lettered) for dot in plain)
