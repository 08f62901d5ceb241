"""What is printed on the cards: one file has it, and another edition is another file."""

import re
from pathlib import Path

import pytest

from accessible_games.failure import DamagedError
from accessible_games.games.lifeboat.box import FILE, PAINTINGS, read_box
from accessible_games.games.lifeboat.cards import COURSES, course

PAGE = Path(__file__).parents[3] / "docs" / "rulings.md"
TEXT = FILE.read_text("utf-8")


def test_another_edition_is_another_file() -> None:
    """Its numbers and navigation cards are read as they stand there."""
    other = TEXT.replace("water = 16", "water = 14").replace(
        '20 = ["C", "C", ""]', '20 = ["", "", "xF"]'
    )
    other = other.replace("kid = [3, 9]", "kid = [2, 8]").replace("painting-2", "painting-4")
    box = read_box(other)
    assert box.provisions["water"] == 14
    assert box.characters["kid"] == (2, 8)
    assert [card for card in box.provisions if card in PAINTINGS] == ["painting-4", "painting-3"]
    assert box.provisions["painting-4"] == 1
    assert course(*box.navigation[19]) == course("", "", "xF") != COURSES["course-20"]


@pytest.mark.parametrize(
    ("printed", "instead", "place"),
    [
        ("water = 16", "wine = 16", "provisions, water"),
        ("water = 16", "water = 0", "provisions, water"),
        ("water = 16", "water = true", "provisions, water"),
        ("water = 16", "water = 16\nwine = 1", "provisions, wine"),
        ("jewel = 3", "jewel = 4", "provisions, jewel"),
        ("painting-2 = 1", "painting-0 = 1", "provisions, painting-0"),
        ("painting-2 = 1", "painting = 1", "provisions, painting"),
        ("painting-3 = 2\npainting-2 = 1\n", "", "provisions, painting"),
        ("kid = [3, 9]", "kid = [3]", "characters, kid"),
        ("kid = [3, 9]", "kid = [0, 9]", "characters, kid"),
        ("kid = [3, 9]", "kid = 3", "characters, kid"),
        ("kid = [3, 9]", "cat = [3, 9]", "characters, kid"),
        ("knife = 3", "knife = 3.5", "weapons, knife"),
        ("[weapons]", "[arms]", "weapons"),
        ('"CMF", "FR"', '"CMX", "FR"', "navigation, 6"),
        ('"CMF", "FR"', '"CMF", "FX"', "navigation, 6"),
        ('"CMF", "FR"', '"CMF"', "navigation, 6"),
        ('["", "", "+"]', '["", "", "+x"]', "navigation, 2"),
        ('["", "", "+"]', '"+"', "navigation, 2"),
        ('["", "", "+"]', '["C", "F", ""]', "navigation, 2"),
        ("24 =", "25 =", "navigation, 24"),
        ("[weapons]", "[weapons", "line"),
    ],
)
def test_what_is_wrong_in_that_file_is_named(printed: str, instead: str, place: str) -> None:
    """Its table and its entry, or the line of what cannot be read at all."""
    assert TEXT.count(printed) >= 1
    with pytest.raises(DamagedError, match=rf"^box\.toml, .*{place}"):
        read_box(TEXT.replace(printed, instead, 1))


def test_the_page_of_rulings_names_the_cards_that_are_not_sure() -> None:
    """Those of which a copy has something else, as the file says."""
    doubtful = re.findall(r"^(\d+) = .*# one copy", TEXT, re.MULTILINE)
    [named] = re.findall(r"numbers ([\d, and]+), two", PAGE.read_text("utf-8"))
    assert re.findall(r"\d+", named) == doubtful
