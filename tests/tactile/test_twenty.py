"""Twenty decks through all formats, each read back by what knows only the format."""

from collections.abc import Sequence
from functools import cache
from xml.etree import ElementTree

import pytest

from accessible_games.braille.decks import parse_deck
from accessible_games.braille.labels import Label, labels
from accessible_games.tactile.geometry import size
from accessible_games.tactile.overlay import FORMATS, overlay
from accessible_games.tactile.profiles import PROFILES
from accessible_games.tactile.request import Overlay, OverlayRequest
from tests.tactile import decks, reading
from tests.tactile.test_bodies import READ, bodies, tops
from tests.tactile.test_sheets import NAMESPACE, labels_in, pages_of_brf
from tests.tactile.twenty import DECKS

MARBURG = PROFILES["marburg"]
every_deck = pytest.mark.parametrize("name", DECKS)


@cache
def labelled(name: str) -> tuple[Label, ...]:
    """The labels of a deck."""
    language, table = DECKS[name]
    return labels(parse_deck(table.encode()).cards, language)


def made(form: str, name: str, medium: str = "", most: int = 1000) -> Overlay:
    """An overlay of the first labels of a deck, at both ends of its cards."""
    return overlay(
        labelled(name)[:most], OverlayRequest(form, medium or FORMATS[form].media[0], "deck")
    )


def told(done: Overlay) -> list[list[str]]:
    """The cells of every label that an overlay says it has."""
    return [list(label.cells) for page in done.pages for row in page for label in row]


def lines_of(form: str, data: bytes) -> list[list[str]]:
    """The pages of a file in cells, each line in Unicode braille."""
    if form == "brf":
        return pages_of_brf(data)
    if form == "txt":
        return [page.splitlines() for page in data.decode().split("\f")]
    root = ElementTree.fromstring(data)
    return [["".join(row.itertext()) for row in page] for page in root.iter(f"{{{NAMESPACE}}}page")]


def test_there_are_twenty_decks() -> None:
    """All labels of each differ, and none is long."""
    assert len(DECKS) == 20
    for name in DECKS:
        cells = [label.cells for label in labelled(name)]
        assert len({*cells}) == len(cells)
        assert max(len(line) for lines in cells for line in lines) <= 5


@every_deck
@pytest.mark.parametrize("form", ["brf", "pef", "txt"])
def test_cells_are_read_back(name: str, form: str) -> None:
    """Every copy, at every end."""
    (data,) = made(form, name).files.values()
    assert sorted(labels_in(lines_of(form, data))) == decks.needed(labelled(name))


@every_deck
@pytest.mark.parametrize("form", ["pdf", "svg"])
def test_stickers_are_read_back(name: str, form: str) -> None:
    """Along their cut marks."""
    done = made(form, name, "sheet", 30)
    (data,) = done.files.values()
    pages = reading.pdf(data) if form == "pdf" else [reading.svg(data)]
    pieces = [piece for page in pages for row in page.pieces() for piece in row if piece]
    read = [reading.cells(piece, MARBURG, 2.0, 2.0) for piece in pieces]
    assert sorted(read) == sorted(told(done)) == decks.needed(labelled(name)[:30])


@every_deck
@pytest.mark.parametrize("form", READ)
def test_plates_are_read_back(name: str, form: str) -> None:
    """The tops of their domes."""
    done = made(form, name, most=5)
    read: list[Sequence[str]] = []
    for data in done.files.values():
        for body in bodies(READ[form](data)):
            read.append(reading.cells(tops(body, 1.3), MARBURG, 2.0, 2.0))
    assert sorted(map(list, read)) == decks.needed(labelled(name)[:5])


@every_deck
def test_no_label_is_larger_than_its_piece(name: str) -> None:
    """With the line at its foot, where it has one."""
    wish = OverlayRequest("svg", "cards", "deck")
    for label in labelled(name):
        own = wish.placing.of(label)
        assert size(label.cells, MARBURG) < own.card
