"""The command that makes overlays: its files, its key, and each wrong option in one sentence."""

import json
import os
import re
import sys
from collections import Counter
from pathlib import Path

import pytest

from accessible_games.braille.prose import cells
from accessible_games.braille.reader import BLANK, table
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.tactile.overlay import FORMATS
from accessible_games.tools.overlay_options import measured
from tests.examples import turned
from tests.running import ROOT, run
from tests.sessions import Outcome, program
from tests.tactile import decks
from tests.tactile.test_sheets import pages_of_brf

pytestmark = pytest.mark.slow

GAMES = ("life-is-life", "arche-noah", "sixpack", "lifeboat")
ALL = [(form, medium) for form in FORMATS for medium in FORMATS[form].media]
DECK = "name;copies;value\nWizard;2;\nDragon;1;12\n"


def made(out: Path, *words: str) -> Outcome:
    """Return what is said when an overlay is written into a folder; it must succeed."""
    outcome = program("overlay", *words, "--out", str(out))
    assert (outcome.status, outcome.err) == (0, ""), outcome
    return outcome


def refused(*words: str) -> str:
    """Return the sentence of wrong use; nothing else may be said."""
    outcome = program("overlay", *words)
    assert (outcome.status in (1, 2), outcome.out) == (True, "")
    return " ".join(outcome.err.split())


def names(folder: Path) -> list[str]:
    """Return the names of what is in a folder, sorted."""
    return sorted(path.name for path in folder.iterdir())


# Files ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("form", "medium"), ALL)
def test_each_format_and_medium_is_made(tmp_path: Path, form: str, medium: str) -> None:
    """Named by the deck, the language and the medium, with the key in print and in braille."""
    words = ["--ends", "one"] if medium.startswith("tape") else []
    outcome = made(tmp_path, "life-is-life", "--format", form, "--medium", medium, *words)
    files = names(tmp_path)
    stem = f"life-is-life-en-{medium}"
    keys = [f"{stem}-{form}-key.brf", f"{stem}-{form}-key.txt"]
    assert set(keys) < set(files)
    assert all(name.startswith(stem) and name.endswith(f".{form}") for name in {*files} - {*keys})
    assert all((tmp_path / name).stat().st_size for name in files)
    said = " ".join(outcome.out.split())
    assert f"These files are now in {tmp_path}." in said
    assert all(name in said for name in files)


@pytest.mark.parametrize("form", FORMATS)
def test_the_usual_medium_comes_first(tmp_path: Path, form: str) -> None:
    """It need not be named; and the same wish makes the same bytes, without date or chance."""
    deck = tmp_path / "deck.csv"
    deck.write_text(DECK)
    words = ("--deck", str(deck), "--format", form)
    made(tmp_path / "a", *words)
    made(tmp_path / "b", *words, "--medium", FORMATS[form].media[0])
    assert names(tmp_path / "a") == names(tmp_path / "b")
    for name in names(tmp_path / "a"):
        assert (tmp_path / "a" / name).read_bytes() == (tmp_path / "b" / name).read_bytes()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("form", ["brf", "svg"])
def test_every_game_is_made_with_nothing_but_a_format(
    tmp_path: Path, game: str, language: Language, form: str
) -> None:
    """On cards of 56 by 87 mm, at both ends, in all languages."""
    made(tmp_path, game, "--format", form, "--language", language)
    assert f"{game}-{language}-{FORMATS[form].media[0]}-{form}-key.txt" in names(tmp_path)


def test_any_other_deck_is_made(tmp_path: Path) -> None:
    """From a table, whose name begins those of the files."""
    deck = tmp_path / "my game.csv"
    deck.write_text(DECK)
    made(tmp_path / "out", "--deck", str(deck), "--format", "brf", "--ends", "one")
    assert "my game-en-sheet.brf" in names(tmp_path / "out")
    file = (tmp_path / "out" / "my game-en-sheet.brf").read_bytes()
    assert pages_of_brf(file) == [["⠺⠤⠀⠀⠺⠤", "", "⠙⠂⠆⠤"]]


@pytest.mark.parametrize(
    ("file", "name"),
    [("a\nb.csv", "a-b"), (".csv", ".csv"), ("\udcff.csv", "-"), ("Süß <&>.csv", "Süß <&>")],
)
def test_any_file_name_names_the_files(tmp_path: Path, file: str, name: str) -> None:
    """Anything that cannot be said or written becomes a hyphen."""
    deck = tmp_path / file
    deck.write_text(DECK)
    for form in FORMATS:
        made(tmp_path / "out", "--deck", str(deck), "--format", form)
    assert f"{name}-en-sheet.pef" in names(tmp_path / "out")


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    """In a sentence with its name."""
    (tmp_path / "file").write_text("mine")
    words = ("life-is-life", "--format", "brf", "--out")
    said = refused(*words, str(tmp_path / "file"))
    assert said == f"{tmp_path}/file cannot be used: something else is in its place."
    said = refused(*words, str(tmp_path / "file" / "below"))
    assert said.endswith("cannot be used: a file is in the place of a folder.")


def test_only_what_is_there_is_refused(tmp_path: Path) -> None:
    """Nothing is overwritten, and --force is named as the way."""
    made(tmp_path, "arche-noah", "--format", "pef")
    before = {name: (tmp_path / name).read_bytes() for name in names(tmp_path)}
    said = refused("arche-noah", "--format", "pef", "--out", str(tmp_path), "--mirror")
    assert said.startswith(f"The file {tmp_path}/arche-noah-en-sheet.pef is there already.")
    assert "--force" in said
    assert {name: (tmp_path / name).read_bytes() for name in names(tmp_path)} == before
    made(tmp_path, "arche-noah", "--format", "pef", "--mirror", "--force")
    after = {name: (tmp_path / name).read_bytes() for name in names(tmp_path)}
    assert before.keys() == after.keys()
    assert before != after


# The key ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("made_for", "language"), turned(ALL, LANGUAGES))
def test_the_key_counts_every_row(
    tmp_path: Path, made_for: tuple[str, str], language: Language
) -> None:
    """Count, label and name; all rows together are the deck."""
    form, medium = made_for
    words = ["--format", form, "--medium", medium, "--ends", "one", "--language", language]
    made(tmp_path, "life-is-life", *words)
    key = (tmp_path / f"life-is-life-{language}-{medium}-{form}-key.txt").read_text("utf-8")
    lines = [line.split(" ", 2) for line in key.splitlines() if line[0].isdigit()]
    summed = Counter[tuple[str, str]]()
    for count, label, name in lines:
        summed[label, name.split(",")[0]] += int(count)
    labels = decks.of_game("life-is-life", language)
    dies = medium == "dies"
    wanted = {(f"{x.lines[0]}-", x.card.called): 1 if dies else x.card.copies for x in labels}
    assert summed == wanted


@pytest.mark.parametrize("code", ["us", "euro"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_key_in_braille_says_the_same(tmp_path: Path, language: Language, code: str) -> None:
    """Each label of the key in print has a line there, in its cells, and pages have numbers."""
    words = ["arche-noah", "--format", "pdf", "--language", language, "--code", code]
    made(tmp_path, *words)
    stem = f"arche-noah-{language}-cards-pdf-key"
    printed = (tmp_path / f"{stem}.txt").read_text("utf-8").splitlines()
    pages = pages_of_brf((tmp_path / f"{stem}.brf").read_bytes(), code)
    lines = [line for page in pages for line in page]
    told = [line for line in printed if line[0].isdigit()]
    assert max(map(len, lines)) <= 28
    labels = {label.lines[0]: label.cells[0] for label in decks.of_game("arche-noah", language)}
    starts = []
    for line in told:
        count, label, *_ = line.split()
        wanted = labels[label.removesuffix("-")] + "⠤" * label.endswith("-")
        starts.append(f"{cells(count, language)}{BLANK}{wanted}{BLANK}")
    assert [line.startswith(start) for start in starts for line in lines].count(True) == len(told)
    for number, page in enumerate(pages, start=1):
        line = page[0] if language == "fr" else page[-1]
        assert line == cells(str(number), language).rjust(28, BLANK)


def test_a_key_tells_each_label_once(tmp_path: Path) -> None:
    """In the order of the labels, with how many of them there are on all pages."""
    made(tmp_path, "life-is-life", "--format", "svg", "--paper", "a5")
    (key,) = tmp_path.glob("*-key.txt")
    told = [line.split()[:2] for line in key.read_text("utf-8").splitlines() if line[0].isdigit()]
    wanted = decks.of_game("life-is-life", "en")
    assert [label for _, label in told] == [label.lines[0] for label in wanted]
    assert [int(count) for count, _ in told] == [label.card.copies for label in wanted]


FEEDS = {"every": (2, True), "between": (1, False), "none": (0, False)}


@pytest.mark.parametrize("feeds", FEEDS)
def test_form_feeds_are_where_the_embosser_wants_them(tmp_path: Path, feeds: str) -> None:
    """Without any of them each page is filled up to its last line."""
    words = ["skat", "--format", "brf", "--language", "fr", "--feeds", feeds]
    made(tmp_path, *words, "--margin", "50")
    data = (tmp_path / "skat-fr-sheet.brf").read_bytes()
    count, ends = FEEDS[feeds]
    assert (data.count(b"\f"), data.endswith(b"\f")) == (count, ends)
    lines = data.replace(b"\f", b"").splitlines()
    assert (len(lines) % 20 == 0) == (feeds == "none")
    said = refused(*words[:-1], "never", "--out", str(tmp_path))
    assert "every, between, none" in said


def test_the_key_says_how(tmp_path: Path) -> None:
    """Corner, ends, dies, mirror; pages only if there are several."""
    cases = {
        "a": (["--corner", "tr"], ["upper right", "Turn the card"], ["mirrored", "Page 1."]),
        "b": (["--ends", "one", "--mirror"], ["upper left", "mirrored"], ["Turn"]),
    }
    for folder, (words, there, missing) in cases.items():
        made(tmp_path / folder, "arche-noah", "--format", "txt", "--card", "60x90", *words)
        key = (tmp_path / folder / "arche-noah-en-sheet-txt-key.txt").read_text()
        assert key.startswith("Key to the labels for arche-noah: ")
        assert [part for part in there if part not in key] == []
        assert [part for part in missing if part in key and folder == "b"] == []
    made(tmp_path / "c", "arche-noah", "--format", "stl", "--medium", "dies")
    assert "two plates" in (tmp_path / "c" / "arche-noah-en-dies-stl-key.txt").read_text()


def test_a_key_needs_no_liblouis(tmp_path: Path) -> None:
    """Nor anything else that has to be installed, except for PDF."""
    script = (
        "import sys; sys.modules.update(dict.fromkeys(['louis', 'reportlab', 'numpy']))\n"
        "from accessible_games.__main__ import main\n"
        "for form in ('brf', '3mf', 'pdf'):\n"
        "    words = ['overlay', 'life-is-life', '--format', form, '--out', form]\n"
        "    sys.argv[1:] = [*words, '--language', 'en']\n"
        "    try: main()\n"
        "    except SystemExit as left: print('=', form, left.code)\n"
    )
    done = run(
        [sys.executable, "-c", script], cwd=tmp_path, env={**os.environ, "PYTHONPATH": str(ROOT)}
    )
    ends = [line for line in done.stdout.splitlines() if line.startswith("=")]
    assert ends == ["= brf 0", "= 3mf 0", "= pdf 1"], done.stderr
    assert " ".join(done.stderr.split()) == catalogue_of("en").say("overlay-no-reportlab")
    assert names(tmp_path) == ["3mf", "brf"]


# Wrong options ----------------------------------------------------------------------------------

WRONG = [
    ([], "which-game"),
    (["chess"], "unknown-game"),
    (["life-is-life", "sixpack"], "one-game"),
    (["life-is-life", "--deck", "x.csv"], "game-or-deck"),
]
OPTIONS = [
    (
        ["--format", "doc"],
        "There is no format doc. You can choose brf, pef, txt, pdf, svg, stl, 3mf.",
    ),
    (["--format", "pdf", "--medium", "dies"], "The format pdf cannot be made for dies. It can be"),
    (["--format", "stl", "--medium", "paper"], "The format stl cannot be made for paper."),
    (["--format", "pdf", "--profile", "x"], "--profile cannot be x. It can be marburg, nls, sign."),
    (["--format", "pdf", "--corner", "bl"], "--corner cannot be bl. It can be tl, tr."),
    (["--format", "pdf", "--ends", "2"], "--ends cannot be 2. It can be both, one."),
    (["--format", "brf", "--code", "de"], "--code cannot be de. It can be us, euro."),
    (["--format", "pdf", "--card", "56"], "A card of 56 is not possible."),
    (["--format", "pdf", "--card", "5x90"], "A card of 5x90 is not possible."),
    (["--format", "pdf", "--card", "56x301"], "A card of 56x301 is not possible."),
    (["--format", "pdf", "--card", "-5x9"], "The option --card is wrong."),
    (["--format", "pdf", "--card", "infxnan"], "A card of infxnan is not possible."),
    (
        ["--format", "pdf", "--paper", "a6"],
        "There is no paper a6. You can choose a3, a4, a5, letter,",
    ),
    (["--format", "pdf", "--paper", "100x300"], "There is no paper 100x300."),
    (["--format", "pdf", "--compensate", "9"], "Dots cannot be 9 times as large."),
    (["--format", "pdf", "--compensate", "0"], "Dots cannot be 0 times as large."),
    (["--format", "pdf", "--compensate", "1e1"], "Dots cannot be 1e1 times as large."),
    (["--format", "pdf", "--compensate", "1.9"], "Dots as large as that would touch."),
    (["--format", "brf", "--compensate", "1.3"], "An embosser has its own dots."),
    (["--format", "brf", "--print"], "Only the formats pdf and svg have room for print,"),
    (["--format", "pdf", "--medium", "tape9", "--print"], "Only the formats pdf and svg have"),
    (
        ["--format", "pdf", "--card", "20x20"],
        "The label G9 for giraffe 9 does not fit on the card.",
    ),
    (
        ["--format", "pdf", "--card", "24x32", "--print"],
        "The card giraffe 9 has no room for print",
    ),
    (["--format", "3mf", "--slot", "1"], "A slot is what clips have. Add --medium clips, or leave"),
    (["--format", "3mf", "--medium", "clips", "--slot", "9"], "A slot of 9 is not possible. Give"),
    (["--format", "svg", "--card", "200x280"], "One piece is larger than the page. Choose paper"),
]


@pytest.mark.parametrize(("words", "message"), WRONG)
def test_a_deck_has_to_be_named(tmp_path: Path, words: list[str], message: str) -> None:
    """Exactly one, and an existing one."""
    said = refused(*words, "--format", "pdf", "--out", str(tmp_path / "out"))
    begin = catalogue_of("en").say(message, word="chess", words="life-is-life sixpack", choices="#")
    assert said.startswith(begin.partition("#")[0])
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(("words", "sentence"), OPTIONS)
def test_a_wrong_option_is_told(tmp_path: Path, words: list[str], sentence: str) -> None:
    """In one message that says what would work; nothing is written."""
    said = refused("life-is-life", *words, "--out", str(tmp_path / "out"))
    assert said.startswith(sentence)
    assert said.endswith(".")
    assert not (tmp_path / "out").exists()


def test_a_format_and_a_folder_have_to_be_named() -> None:
    """The formats are told."""
    assert refused("life-is-life") == (
        "Choose a format with --format: brf, pef, txt, pdf, svg, stl, 3mf."
    )
    assert refused("life-is-life", "--format", "brf") == "Name a folder for the files with --out."


@pytest.mark.parametrize("language", LANGUAGES)
def test_complaints_are_in_the_language(tmp_path: Path, language: Language) -> None:
    """Those of the command and those of the overlay itself."""
    out = ("--out", str(tmp_path / "out"), "--language", language)
    catalogue = catalogue_of(language)
    said = refused("life-is-life", "--format", "brf", "--compensate", "1.2", *out)
    assert said == catalogue.say("overlay-no-compensation")
    said = refused("life-is-life", "--format", "brf", "--ends", "x", *out)
    assert said == catalogue.say("wrong-word", option="--ends", word="x", choices="both, one")


def test_a_deck_that_is_wrong_is_told_by_its_line(tmp_path: Path) -> None:
    """As for labels."""
    deck = tmp_path / "deck.csv"
    deck.write_text("name,copies\nbear,many\n")
    words = ["--deck", str(deck), "--format", "brf", "--out", str(tmp_path / "out")]
    assert refused(*words).startswith("Column copies: many in line 2.")
    missing = refused("--deck", str(tmp_path / "no.csv"), *words[2:])
    assert missing == f"{tmp_path}/no.csv cannot be used: it is not there."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_names_all_formats(language: str) -> None:
    """In their order, whatever stands between them."""
    said = " ".join(program("overlay", "--help", "--language", language).lines)
    line = said.partition("--format ")[2]
    words = [word for word in re.findall(r"\w+", line) if word not in ("or", "oder", "ou")]
    assert words[: len(FORMATS)] == [*FORMATS]


def test_too_many_labels_are_refused(tmp_path: Path) -> None:
    """Before anything is made of them."""
    deck = tmp_path / "deck.csv"
    rows = "\n".join(f"card,999,,,{a}{b}" for a in "abcdefghij" for b in "klmnopqrst")
    deck.write_text(f"name,copies,value,text,label\n{rows}\n")
    for form in FORMATS:
        said = refused("--deck", str(deck), "--format", form, "--out", str(tmp_path / "out"))
        assert said.startswith("The deck has ")


@pytest.mark.parametrize(
    ("word", "size"),
    [
        ("56x87", (56, 87)), ("56X87", (56, 87)), ("56×87", (56, 87)),
        ("56.5x87,25", (56.5, 87.25)), ("56", None), ("56x", None), ("x87", None),
        ("56x87x1", None), ("9x87", None),
        ("56x3000", None), ("1e1x20", None), ("٥٦x٨٧", None), ("56 x 87", None), ("", None),
    ],
)  # fmt: skip
def test_sizes_are_typed_in_millimetres(word: str, size: tuple[float, float] | None) -> None:
    """Width, an x, height; with a point or a comma; nothing else that Python reads as a number."""
    assert measured(word, (10, 300)) == size


def test_the_labels_are_those_that_labels_tells(tmp_path: Path) -> None:
    """With the same copies, and the line that shows which way is down."""
    made(tmp_path, "sixpack", "--format", "txt", "--ends", "one")
    told = json.loads(program("labels", "sixpack", "--format", "json").out)
    key = (tmp_path / "sixpack-en-sheet-txt-key.txt").read_text("utf-8").splitlines()
    parts = [line.split(" ", 2) for line in key if line[0].isdigit()]
    assert {label for _, label, _ in parts} == {f"{'/'.join(each['label'])}-" for each in told}
    for each in told:
        label = f"{'/'.join(each['label'])}-"
        assert sum(int(count) for count, its, _ in parts if its == label) == each["copies"]


def test_the_table_of_labels_writes_the_key() -> None:
    """All letters of all messages of the key have cells."""
    for language in LANGUAGES:
        words = catalogue_of(language).say("key-corner-tl")
        letters = {c for c in words.lower() if c.isalpha()}
        assert letters <= set(table(language).cells)
