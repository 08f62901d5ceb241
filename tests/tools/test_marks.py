"""Marks for people who do not read braille, and texts of cards as a booklet."""

from pathlib import Path

import pytest

from accessible_games.braille.decks import Card
from accessible_games.braille.reader import BLANK
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.tactile.overlay import FORMATS
from accessible_games.tactile.problem import OverlayError
from accessible_games.tactile.tactile_marks import SHAPES, shaped
from tests.braille.needed import liblouis
from tests.tactile import decks
from tests.tactile.checking import faults_of_pef
from tests.tactile.test_sheets import labels_in, pages_of_brf
from tests.tools.test_making import key_lines
from tests.tools.test_overlaying import ALL, made, names, refused

pytestmark = pytest.mark.slow

TEXTS = {"Wizard": "casts a spell", "Dragon": "breathes fire, " * 120, "Dwarf": "digs (a lot)"}


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    """Four cards, three of which have texts; one text has 1,800 letters."""
    file = tmp_path / "my.csv"
    rows = [f'{name},"{text}"' for name, text in TEXTS.items()]
    file.write_text("\n".join(["name,text", *rows, "Mouse,"]), "utf-8")
    return file


# Marks ------------------------------------------------------------------------------------------


def test_suits_have_the_marks_of_the_german_pack(tmp_path: Path) -> None:
    """Above the label; the key says which is which."""
    words = ["skat", "--format", "brf", "--marks", "suit", "--language", "de"]
    made(tmp_path, *words, "--only", "Kreuz 7", "--only", "Herz 7", "--only", "Karo 7")
    (file,) = tmp_path.glob("*-sheet.brf")
    found = labels_in(pages_of_brf(file.read_bytes()))
    wanted = [["⠪⠕", "⠅⠗⠶"], ["⠇", "⠓⠶"], ["⠒⠒", "⠅⠁⠶"]]
    assert sorted(found) == sorted(2 * wanted)
    (key,) = tmp_path.glob("*-key.txt")
    assert "Tastzeichen über den Kürzeln von Herz: ein senkrechter Strich." in key.read_text(
        "utf-8"
    )


@pytest.mark.parametrize(("form", "medium"), ALL)
def test_every_medium_holds_marks(tmp_path: Path, form: str, medium: str) -> None:
    """Whatever it is made of."""
    words = ["skat", "--format", form, "--medium", medium, "--marks", "suit"]
    made(tmp_path, *words, "--only", "ace of clubs")
    assert "circle" in next(tmp_path.glob("*-key.txt")).read_text("utf-8")


def test_a_shape_is_no_other_upside_down() -> None:
    """Each is only itself when it is turned, except the wedge; and no two are alike."""
    assert len({cells for _, cells in SHAPES.values()}) == len(SHAPES)
    assert len({letter for letter, _ in SHAPES.values()}) == len(SHAPES)


def test_there_are_only_so_many_marks() -> None:
    """More kinds than shapes are refused, and so is a deck without kinds."""
    cards = [Card(f"{number} of x", suit="x", kind=str(number)) for number in range(1, 11)]
    with pytest.raises(OverlayError, match="too-many-marks"):
        shaped(decks.of(*cards), "kind")
    with pytest.raises(OverlayError, match="nothing-to-mark"):
        shaped(decks.of(Card("bear")), "suit")
    assert {label.shape for label in shaped(decks.of(*cards), "suit")} == {"circle"}


# Booklets ---------------------------------------------------------------------------------------


def test_texts_become_a_booklet(tmp_path: Path, deck: Path) -> None:
    """In BRF and PEF, numbered, below a title, on pages with numbers; the labels have theirs."""
    out = tmp_path / "out"
    made(out, "--deck", str(deck), "--format", "brf", "--booklet")
    pages = pages_of_brf((out / "my-en-booklet.brf").read_bytes())
    assert len(pages) > 2
    assert pages[0][0].strip(BLANK) == "⠍⠽"
    for number, page in enumerate(pages, start=1):
        assert page[-1] == ("⠼" + "⠁⠃⠉⠙⠑"[number - 1]).rjust(28, BLANK)
        assert max(map(len, page)) <= 28 == len(page)
    lines = [line for page in pages for line in page[:-1]]
    assert [line[:2] for line in lines if line.startswith("⠼")] == ["⠼⠁", "⠼⠃", "⠼⠉"]
    assert "".join(lines).count("⠋⠊⠗⠑") == 120
    assert faults_of_pef((out / "my-en-booklet.pef").read_bytes()) == []
    found = labels_in(pages_of_brf((out / "my-en-sheet.brf").read_bytes()))
    assert ["⠺", "⠼⠁"] in found
    assert ["⠍"] in found


@pytest.mark.parametrize("form", FORMATS)
def test_every_format_has_the_numbers(tmp_path: Path, deck: Path, form: str) -> None:
    """On its labels and in its key."""
    made(tmp_path / "out", "--deck", str(deck), "--format", form, "--booklet", "--ends", "one")
    told = key_lines(tmp_path / "out")
    assert sorted(line.split()[1] for line in told) == ["Dr-/#2", "Dw-/#3", "M-", "W-/#1"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_booklet_may_be_contracted(tmp_path: Path, language: Language) -> None:
    """Then it is shorter; and without texts there is no booklet."""
    liblouis()
    words = ["lifeboat", "--format", "brf", "--booklet", "--language", language]
    card = ["--card", "70x120"]
    made(tmp_path / "a", *words, *card)
    made(tmp_path / "b", *words, *card, "--grade", "g2")
    name = f"lifeboat-{language}-booklet.brf"
    plain, short = (pages_of_brf((tmp_path / each / name).read_bytes()) for each in "ab")
    count = [sum(len(line.replace(BLANK, "")) for p in x for line in p) for x in (plain, short)]
    assert count[1] < count[0]
    out = ("--out", str(tmp_path / "c"))
    said = refused("skat", "--format", "brf", "--booklet", "--language", language, *out)
    assert said == catalogue_of(language).say("overlay-no-texts")
    assert f"lifeboat-{language}-booklet.pef" in names(tmp_path / "a")
