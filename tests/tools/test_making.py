"""Help for makers of overlays: single pieces, lost pages, margins, test pages, keys."""

import re
from pathlib import Path

import pytest

from accessible_games.braille.prose import GRADES, cells
from accessible_games.braille.reader import BLANK
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.tactile.overlay import FORMATS
from tests.braille.needed import liblouis
from tests.sessions import program
from tests.tactile import reading
from tests.tools.test_overlaying import made, names, refused

pytestmark = pytest.mark.slow


def key_lines(folder: Path) -> list[str]:
    """Return the lines that name labels, of the one key in a folder."""
    (key,) = folder.glob("*-key.txt")
    return [line for line in key.read_text("utf-8").splitlines() if line[0].isdigit()]


def embossed(file: Path) -> str:
    """Return the cells of a file in PEF, without blanks."""
    rows = re.findall("<row>([^<]*)</row>", file.read_text("utf-8"))
    return "".join(rows).replace(BLANK, "")


def test_some_pieces_are_made_or_left_out(tmp_path: Path) -> None:
    """By name, by name and value or by label, and as many times as wanted."""
    words = ["skat", "--language", "de", "--format", "brf"]
    made(tmp_path / "a", *words, "--only", "kreuz dame", "--only", "P7", "--copies", "2")
    assert key_lines(tmp_path / "a") == ["4 KrD Kreuz Dame", "4 P7 Pik 7"]
    assert "skat-part-de-sheet.brf" in names(tmp_path / "a")
    made(tmp_path / "b", "lifeboat", "--format", "brf", "--without", "captain", "--ends", "one")
    assert not any("C7- Captain" in line for line in key_lines(tmp_path / "b"))
    out = ("--out", str(tmp_path / "c"))
    said = refused(*words, "--only", "Kreuz 11", *out)
    assert said == catalogue_of("de").say("no-such-piece", option="--only", word="Kreuz 11")
    assert refused(*words, "--copies", "0", *out) == catalogue_of("de").say(
        "wrong-copies", word="0"
    )


def test_labels_that_turn_into_others_are_told(tmp_path: Path) -> None:
    """If nothing shows which way is down; the line at the foot of a label does."""
    deck = tmp_path / "deck.csv"
    deck.write_text("name,ends,label\nbear,one,C\ncat,one,cC\nfox,both,D\nhen,both,H\n")
    outcome = made(tmp_path / "out", "--deck", str(deck), "--format", "brf")
    assert "upside down" not in outcome.out
    assert "upside down" in program("labels", "--deck", str(deck)).out


def test_pages_that_were_lost_are_made_again(tmp_path: Path) -> None:
    """As they were, with their numbers."""
    made(tmp_path / "all", "life-is-life", "--format", "svg", "--paper", "a5")
    made(tmp_path / "some", "life-is-life", "--format", "svg", "--paper", "a5", "--pages", "2,4-5")
    parts = sorted((tmp_path / "some").glob("*.svg"))
    pages = [f"life-is-life-en-cards-{number:02}.svg" for number in (2, 4, 5)]
    dots = [path.read_text().partition("<g")[2] for path in parts]
    assert dots == [(tmp_path / "all" / name).read_text().partition("<g")[2] for name in pages]
    (key,) = (tmp_path / "some").glob("*-key.txt")
    assert re.findall(r"Page (\d+)\.", key.read_text()) == ["2", "4", "5"]
    words = ["life-is-life", "--format", "svg", "--out", str(tmp_path / "x"), "--pages"]
    assert refused(*words, "99").startswith("There is no page 99.")
    for word in ("0", "x", "3-1", ""):
        assert refused(*words, word).endswith("Give numbers, such as 3 or 2,5-7.")


def test_force_removes_what_an_earlier_run_left(tmp_path: Path) -> None:
    """Pages of the same overlay after its last one, and nothing else."""
    made(tmp_path, "life-is-life", "--format", "svg", "--paper", "a4")
    others = ["life-is-life-en-cards-99.pdf", "life-is-life-de-cards-9.svg", "mine.svg"]
    for name in others:
        (tmp_path / name).write_text("mine")
    before = names(tmp_path)
    outcome = made(tmp_path, "life-is-life", "--format", "svg", "--paper", "a3", "--force")
    gone = [f"life-is-life-en-cards-{number:02}.svg" for number in range(1, 11)]
    assert {*before} - {*names(tmp_path)} >= {*gone}
    assert {*others} <= {*names(tmp_path)}
    said = " ".join(outcome.out.split())
    assert all(f"{name}, which an earlier run" in said for name in gone)


def test_a_margin_leaves_the_edges_free(tmp_path: Path) -> None:
    """On paper and in cells; a wrong margin is refused."""
    made(tmp_path, "skat", "--format", "svg", "--medium", "sheet", "--margin", "20")
    page = reading.svg((tmp_path / "skat-en-sheet.svg").read_bytes())
    assert min(x for x, _ in page.dots) > 20 < min(y for _, y in page.dots)
    made(tmp_path, "skat", "--format", "txt", "--margin", "30")
    lines = (tmp_path / "skat-en-sheet.txt").read_text("utf-8").splitlines()
    assert max(map(len, lines)) <= 24
    said = refused("skat", "--format", "svg", "--margin", "99", "--out", str(tmp_path))
    assert said.startswith("A margin of 99 is not possible.")


@pytest.mark.parametrize("form", FORMATS)
def test_a_test_page_has_one_label_of_each_size(tmp_path: Path, form: str) -> None:
    """It also has full cells of five heights, if the program makes the dots."""
    made(tmp_path, "arche-noah", "--format", form, "--test-page")
    told = key_lines(tmp_path)
    assert all(line.startswith("1 ") for line in told)
    heights = [line for line in told if line.startswith("1 0.8 0.9 1 1.1 1.2 ")]
    assert len(heights) == (0 if form in ("brf", "pef", "txt") else 1)
    assert len(told) - len(heights) == 3
    if form == "svg":
        page = reading.svg((tmp_path / "arche-noah-test-en-cards.svg").read_bytes())
        assert sorted({round(each, 2) for each in page.diameters}) == [1.28, 1.44, 1.6, 1.76, 1.92]


def test_the_key_of_a_test_page_tells_what_is_on_it(tmp_path: Path) -> None:
    """It mentions no second label, and a mark only if there is one."""
    for deck, marked in (("skat", False), ("arche-noah", True)):
        made(tmp_path / deck, deck, "--format", "svg", "--test-page")
        text = (tmp_path / deck / f"{deck}-test-en-cards-svg-key.txt").read_text("utf-8")
        assert catalogue_of("en").say("key-both-ends") not in text
        assert (catalogue_of("en").say("key-oriented") in text) == marked


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_key_can_be_contracted(tmp_path: Path, language: Language) -> None:
    """By liblouis, which makes it shorter."""
    liblouis()
    words = ["lifeboat", "--format", "brf", "--language", language]
    made(tmp_path / "a", *words)
    made(tmp_path / "b", *words, "--grade", "g2")
    name = f"lifeboat-{language}-sheet-brf-key.brf"
    plain, contracted = ((tmp_path / x / name).read_bytes() for x in "ab")
    assert len(contracted) < 0.97 * len(plain)
    said = refused(*words, "--grade", "g7", "--out", str(tmp_path))
    assert said == catalogue_of(language).say(
        "unknown-grade", word="g7", choices=", ".join(GRADES[language])
    )


@pytest.mark.parametrize("grade", ["g1", "g2"])
def test_what_braille_cannot_say_is_named_and_told(grade: str, tmp_path: Path) -> None:
    """In the key and in the booklet alike; letters are those of their own script."""
    liblouis()
    deck = tmp_path / "deck.csv"
    deck.write_text("name,text\nbear,♞ moves\nЛев,Rests\n", "utf-8")
    words = ["--deck", str(deck), "--format", "pef", "--grade", grade, "--booklet"]
    made(tmp_path / "out", *words)
    for name in ("deck-en-sheet-pef-key.pef", "deck-en-booklet.pef"):
        told = embossed(tmp_path / "out" / name)
        for said in ("chess knight moves", "⠇⠑⠺", "Rests"):
            assert cells(said, "en", grade).replace(BLANK, "") in told


def test_the_key_says_what_the_places_of_labels_tell(tmp_path: Path) -> None:
    """As `labels` does, in print and in braille."""
    deck = tmp_path / "deck.csv"
    deck.write_text("Farbe;Form;Zahl\nrot;Oval;1\nrot;Raute;1\nblau;Oval;1\nblau;Raute;1\n")
    made(tmp_path, "--deck", str(deck), "--language", "de", "--format", "pef")
    said = "Jedes Kürzel nennt Farbe, Form und Zahl: RO1 ist rot Oval 1."
    printed = (tmp_path / "deck-de-sheet-pef-key.txt").read_text("utf-8")
    assert printed.splitlines()[1] == said
    told = embossed(tmp_path / "deck-de-sheet-pef-key.pef")
    assert cells(said, "de").replace(BLANK, "") in told
