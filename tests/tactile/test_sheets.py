"""Text formats: labels in the cells of embossers, read back, and the rules of each format."""

import re
from itertools import groupby, product
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from accessible_games.braille.decks import Card
from accessible_games.braille.labels import Label
from accessible_games.tactile import brf, embosser_pages
from accessible_games.tactile.geometry import Placing
from accessible_games.tactile.overlay import overlay
from accessible_games.tactile.problem import OverlayError
from accessible_games.tactile.profiles import PAPERS, PROFILES, DotProfile
from accessible_games.tactile.request import Overlay, OverlayRequest
from tests.braille.needed import liblouis
from tests.examples import times
from tests.tactile import decks
from tests.tactile.checking import faults_of_pef

MARBURG = PROFILES["marburg"]
BLANK = "\u2800"
DISPLAY = {"us": "en-us-brf.dis", "euro": "de-eurobrl6.dis"}
"""liblouis' own tables of the two codes."""
every_code = pytest.mark.parametrize("code", sorted(brf.CODES))


def made(form: str, labels: tuple[Label, ...] = decks.SMALL, **more: object) -> Overlay:
    """An overlay on embossed sheets, whose file is called "deck"."""
    return overlay(labels, OverlayRequest(form, "sheet", "deck", **more))  # type: ignore[arg-type]


def data(done: Overlay) -> bytes:
    """The bytes of the one file that an overlay has."""
    (file,) = done.files.values()
    return file


def pages_of_brf(file: bytes, code: str = "us") -> list[list[str]]:
    """The lines of each page in cells, by our own table of the code read backwards."""
    cells = {letter: chr(0x2800 + n) for n, letter in enumerate(brf.CODES[code])}
    pages = file.decode("ascii").split("\f")[:-1]
    return [["".join(cells[c] for c in line) for line in page.split("\r\n")[:-1]] for page in pages]


def labels_in(pages: list[list[str]]) -> list[list[str]]:
    """The labels found on the pages: rows are parted by an empty line, labels by two cells."""
    found = []
    for page in pages:
        rows = [list(lines) for full, lines in groupby(page, key=bool) if full]
        for row in rows:
            starts = sorted({m.end() for line in row for m in re.finditer("^|\u2800\u2800+", line)})
            taken = {m.start() for line in row for m in re.finditer("[^\u2800]", line)}
            lefts = [x for x in starts if not {x - 1, x - 2} & taken]
            for left, right in zip(lefts, [*lefts[1:], 99], strict=True):
                found.append([line[left:right].rstrip(BLANK) for line in row])
    return found


# BRF --------------------------------------------------------------------------------------------


@every_code
@pytest.mark.parametrize("language", ["de", "fr", "en"])
@pytest.mark.parametrize("game", ["life-is-life", "arche-noah", "sixpack", "lifeboat"])
def test_every_game_is_read_back_from_brf(game: str, language: str, code: str) -> None:
    """All copies, twice each, in their order."""
    labels = decks.of_game(game, language)
    pages = pages_of_brf(data(made("brf", labels, code=code)), code)
    assert sorted(labels_in(pages)) == decks.needed(labels)


@every_code
def test_brf_has_the_bytes_that_embossers_take(code: str) -> None:
    """7-bit; lines end in CRLF and fit; a form feed right behind the last line of each page."""
    file = data(made("brf", decks.of_game(), code=code))
    assert max(file) < 128
    assert set(re.findall(rb"[\x00-\x1f]", file)) == {b"\r", b"\n", b"\f"}
    assert file.count(b"\n") == file.count(b"\r") == file.count(b"\r\n")
    assert file.count(b"\f") == 2
    assert file.endswith(b"\r\n\f")
    assert b"\f\r" not in file
    for page in file.split(b"\f"):
        lines = page.split(b"\r\n")
        assert max(map(len, lines)) <= 28
        assert [line for line in lines if line.endswith(b" ")] == []
        assert len(lines) - 1 <= 28


def test_many_labels_are_many_pages() -> None:
    """As many form feeds, and none without labels."""
    done = made("brf", decks.of(Card("bear", 200)))
    pages = pages_of_brf(data(done))
    assert len(pages) == len(done.pages) == 3
    assert all(page[0] and page[-1] for page in pages)


@every_code
def test_the_code_is_that_of_liblouis(code: str) -> None:
    """All 64 cells."""
    liblouis()
    import louis

    cells = "".join(chr(0x8000 + number) for number in range(64))
    assert louis.dotsToChar([DISPLAY[code]], cells) == brf.CODES[code]


def felt(line: str) -> str:
    """What an embosser makes of a line, as liblouis knows it."""
    import louis

    dots = louis.charToDots([DISPLAY["us"]], line) if line else ""
    return "".join(chr(0x2800 + (ord(cell) & 0x3F)) for cell in dots)


def test_liblouis_reads_the_labels_back() -> None:
    """From the file as an embosser gets it."""
    liblouis()
    labels = decks.of_game("arche-noah", "fr")
    file = data(made("brf", labels)).decode("ascii")
    pages = [[felt(line) for line in page.splitlines()] for page in file.split("\f")[:-1]]
    assert sorted(labels_in(pages)) == decks.needed(labels)


@pytest.mark.parametrize("code", sorted(brf.CODES))
def test_a_code_has_64_characters(code: str) -> None:
    """Each once, or two cells would be embossed alike."""
    assert len(set(brf.CODES[code])) == len(brf.CODES[code]) == 64


# Unicode ----------------------------------------------------------------------------------------


def test_text_has_the_same_lines_as_brf() -> None:
    """In Unicode, with form feeds between pages."""
    labels = decks.of(Card("bear", 200), Card("goat", 3, label="G/OA"))
    text = data(made("txt", labels)).decode()
    assert [page.splitlines() for page in text.split("\f")] == pages_of_brf(
        data(made("brf", labels))
    )
    assert text.endswith("\n")
    assert not set(re.sub("[\u2800-\u283f]", "", text)) - {"\n", "\f"}


# PEF --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("paper", sorted(PAPERS))
@pytest.mark.parametrize("game", ["life-is-life", "lifeboat"])
def test_pef_keeps_to_its_schema(game: str, paper: str) -> None:
    """Whatever the paper."""
    assert faults_of_pef(data(made("pef", decks.of_game(game), paper=PAPERS[paper]))) == []


def test_pef_has_the_same_lines_as_brf() -> None:
    """Page by page."""
    labels = decks.of_game("sixpack")
    root = ElementTree.fromstring(data(made("pef", labels)))
    pages = [
        ["".join(row.itertext()) for row in page] for page in root.iter(f"{{{NAMESPACE}}}page")
    ]
    assert pages == pages_of_brf(data(made("brf", labels)))


NAMESPACE = "http://www.daisy.org/ns/2008/pef"


def test_pef_takes_any_name() -> None:
    """Signs that XML has for itself are no harm."""
    done = overlay(decks.SMALL, OverlayRequest("pef", "sheet", '<my> & "your" game\'s'))
    assert faults_of_pef(data(done)) == []


GOOD = data(made("pef")).decode()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (BLANK, " "), ("<row>", "<row>x"), ("<dc:identifier>deck-en-sheet</dc:identifier>", ""),
        ('cols="28"', 'cols="6"'), ('rows="28"', 'rows="2"'), (' duplex="false"', ""),
        ("pef-2008", "pef-2009"), ('version="2008-1"', 'version="1"'), ("x-pef+xml", "x-pef"),
        ("<section>", '<section name="x">'), ("ns/2008/pef", "ns/2009/pef"),
        ("<page>", "<leaf>"), ("</dc:format>", "</dc:format><dc:format>x</dc:format>"),
    ],
)  # fmt: skip
def test_the_checker_finds_what_is_wrong(old: str, new: str) -> None:
    """Or it would prove nothing."""
    wrong = GOOD.replace(old, new).replace("</page>", "</leaf>" if "leaf" in new else "</page>")
    assert (wrong == GOOD) == (faults_of_pef(wrong.encode()) == [])


# All of them ------------------------------------------------------------------------------------


@settings(max_examples=times(40))
@given(
    st.lists(decks.lone_labels(), min_size=1, max_size=5),
    decks.profiles,
    st.tuples(st.floats(120, 400), st.floats(120, 400)),
    st.booleans(),
)
def test_lines_never_leave_the_page(
    labels: list[Label], profile: DotProfile, paper: tuple[float, float], mirror: bool
) -> None:
    """Nor do pages have more lines than they can."""
    placing = Placing(decks.LARGE)
    done = made("txt", tuple(labels), placing=placing, profile=profile, paper=paper, mirror=mirror)
    columns, lines = embosser_pages.capacity(paper, profile)
    for page in data(done).decode().split("\f"):
        assert max(map(len, page.splitlines())) <= columns
        assert len(page.splitlines()) <= lines
    assert (columns - 1) * profile.cell + profile.inner <= paper[0] - 20
    assert (lines - 1) * profile.line + 2 * profile.inner <= paper[1] - 20


@given(st.lists(st.text(decks.WRITTEN + BLANK, max_size=30)), st.integers(30, 40))
def test_mirroring_twice_is_the_same_line(lines: list[str], columns: int) -> None:
    """Blanks at its end aside."""
    for line in lines:
        behind = embosser_pages.from_behind(line, columns)
        assert embosser_pages.from_behind(behind, columns) == line.rstrip(BLANK)


def test_a_mirrored_line_begins_at_the_right() -> None:
    """As one pricks it with a stylus: dots 1 and 4 change places."""
    assert embosser_pages.from_behind("⠃⠊", 4) == "⠀⠀⠑⠘"


def test_all_cells_mirror() -> None:
    """Each half goes to the other side, dot by dot."""
    for left, right in product(range(8), range(8)):
        cell, swapped = (chr(0x2800 + a + (b << 3)) for a, b in ((left, right), (right, left)))
        assert embosser_pages.swapped(cell) == swapped


@pytest.mark.parametrize("form", ["brf", "pef", "txt"])
def test_a_mirrored_sheet_is_read_from_behind(form: str) -> None:
    """The same labels in the same order."""
    plain, behind = (data(made(form, mirror=mirror)).decode() for mirror in (False, True))
    assert plain != behind
    assert len(plain.splitlines()) == len(behind.splitlines())
    if form == "brf":
        pages = pages_of_brf(behind.encode())
        back = [[embosser_pages.from_behind(line, 28) for line in page] for page in pages]
        assert sorted(labels_in(back)) == decks.needed(decks.SMALL)


@pytest.mark.parametrize(
    ("paper", "profile", "cells"),
    [
        ("a4", "marburg", (28, 28)), ("a4", "nls", (28, 28)), ("a4", "sign", (28, 27)),
        ("letter", "marburg", (32, 26)), ("11x11.5", "marburg", (40, 25)),
        ("11x11.5", "sign", (40, 25)), ("a3", "marburg", (46, 40)),
    ],
)  # fmt: skip
def test_the_cells_of_a_page(paper: str, profile: str, cells: tuple[int, int]) -> None:
    """What fits between edges of 10 mm, and on known paper no more than all embossers write."""
    assert embosser_pages.capacity(PAPERS[paper], PROFILES[profile]) == cells


def test_one_end_needs_half_as_many() -> None:
    """A label for each card."""
    done = made("brf", placing=Placing((56, 87), "tl", "one"))
    assert sorted(labels_in(pages_of_brf(data(done)))) == decks.needed(decks.SMALL, 1)


@pytest.mark.parametrize("form", ["brf", "pef", "txt"])
def test_an_embosser_has_its_own_dots(form: str) -> None:
    """They cannot be compensated, and a card must have room for them all the same."""
    with pytest.raises(OverlayError, match="no-compensation"):
        made(form, compensation=1.3)
    with pytest.raises(OverlayError, match="card-too-small"):
        made(form, placing=Placing((12, 12)))
