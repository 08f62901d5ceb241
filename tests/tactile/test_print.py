"""Print beside the dots, for those who see: large, never on a dot, with all letters."""

import pytest

from accessible_games.braille.decks import Card
from accessible_games.tactile import lettering
from accessible_games.tactile.overlay import overlay
from accessible_games.tactile.profiles import PROFILES
from tests.tactile import decks, reading
from tests.tactile.test_paper import drawn, ends, every_format, on_pieces, refused, told, wish


@every_format
def test_print_names_each_card(form: str) -> None:
    """Its label in large letters and its name; on stickers the label alone."""
    cards = drawn(overlay(decks.SMALL, wish(form, "cards", lettered=True)))
    words = " ".join(text for page in cards for text in page.texts)
    for label in decks.SMALL:
        assert words.count(" ".join(label.lines)) >= label.card.copies
        assert words.count(label.card.name) >= label.card.copies
    sheet = drawn(overlay(decks.SMALL, wish(form, "sheet", lettered=True)))
    words = " ".join(text for page in sheet for text in page.texts)
    assert words.count("B8") == 6
    assert "bear" not in words


@pytest.mark.parametrize(
    ("game", "least"), [("life-is-life", 14), ("arche-noah", 9), ("sixpack", 9), ("lifeboat", 9)]
)
def test_print_is_large(game: str, least: int) -> None:
    """At least 18 points for labels and 14 for names; where dots leave less room, nine."""
    from xml.etree import ElementTree

    made = overlay(decks.of_game(game), wish("svg", "cards", lettered=True))
    for data in made.files.values():
        texts = list(ElementTree.fromstring(data).iter(f"{reading.SVG}text"))
        points = [float(text.attrib["font-size"]) / 25.4 * 72 for text in texts]
        assert min(points) > least - 0.01
        assert max(points) <= 36.01


def test_no_letter_is_wider_than_reckoned() -> None:
    """By the measures of the font that a PDF has."""
    from reportlab.pdfbase.pdfmetrics import stringWidth

    letters = bytes({*range(32, 256)} - {0x7F, 0x81, 0x8D, 0x8F, 0x90, 0x9D}).decode("cp1252")
    wider = [c for c in letters if stringWidth(c, "Helvetica-Bold", 1) > lettering.extent(c)]
    assert wider == []


@every_format
def test_print_leaves_the_dots_where_they_were(form: str) -> None:
    """On cards; stickers grow by the line of print above the dots."""
    plain, lettered = (
        drawn(overlay(decks.SMALL, wish(form, "cards", lettered=each))) for each in (False, True)
    )
    assert [ends(page.dots) for page in plain] == [ends(page.dots) for page in lettered]
    sheet = overlay(decks.SMALL[:3], wish(form, "sheet", lettered=True))
    read = [reading.cells(p, PROFILES["marburg"], 2.0, 2.0 + 7.62) for p in on_pieces(drawn(sheet))]
    assert read == told(sheet)


@every_format
def test_print_has_all_letters_of_europe(form: str) -> None:
    """Those that the fonts of every PDF lack are in one that is embedded."""
    labels = decks.of(Card("Łódź & <ř ő>", 1, 3, label="L3"))
    texts = drawn(overlay(labels, wish(form, "cards", lettered=True)))[0].texts
    assert "Łódź & <ř ő> 3" in " ".join(" ".join(texts).split())


def test_a_letter_without_print_is_named() -> None:
    """It is never a question mark or an empty box."""
    error = refused(Card("熊", label="B"), form="pdf", lettered=True)
    assert (error.problem, error.arguments) == ("unprintable", {"found": "熊", "name": "熊"})
