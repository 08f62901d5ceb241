"""A deck at a glance, pages before they are made, and the commands that come next."""

import shlex
from pathlib import Path

import pytest

from accessible_games.braille.decks import parse_deck
from accessible_games.braille.problem import Fault
from accessible_games.frontends.terminal.arguments import Arguments, read_arguments
from accessible_games.frontends.terminal.deck_words import sentences
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.tools.again import command_line
from tests.sessions import program
from tests.tools.test_overlaying import made, names, refused

GOOD = "name,copies,value\nWizard,4,\nDragon,1,12\nDwarf,3,1\n"


@pytest.fixture
def deck(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A deck of three cards in the folder where commands are typed."""
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "cards.csv"
    file.write_text(GOOD)
    return file


def words_in(line: str) -> list[str]:
    """Return what is typed behind the name of the program."""
    return shlex.split(line)[1:]


# Files without --deck ---------------------------------------------------------------------------


def test_a_file_needs_no_option(deck: Path) -> None:
    """A name that ends as tables do is a file, and so is any file that no deck is called by."""
    whole = program("labels", "--deck", "cards.csv")
    assert whole.status == 0
    assert program("labels", "cards.csv") == whole
    deck.rename("my cards.CSV")
    assert program("labels", "my cards.CSV") == whole
    assert program("labels", "my", "cards.CSV") == whole
    Path("my cards.CSV").rename("mine")
    assert program("labels", "mine") == whole
    Path("mine").rename("skat")
    assert program("labels", "skat") != whole
    made(Path("out"), "./skat", "--format", "brf")
    assert "skat-en-sheet.brf" in names(Path("out"))


def test_a_file_that_is_not_there_is_told_as_it_was_typed(deck: Path) -> None:
    """Names of files are not sentences; the system's own words begin with a capital."""
    for command in (["labels"], ["labels", "check"], ["overlay"]):
        more = ["--format", "brf", "--out", "x"] if command == ["overlay"] else []
        said = program(*command, "nosuch.csv", *more)
        assert (said.status, said.err.strip()) == (
            1,
            "nosuch.csv cannot be used: it is not there.",
        )
    told = refused("skat", "cards.csv", "--format", "brf", "--out", "x")
    assert told.startswith("skat cards.csv cannot be used")


def test_a_line_break_that_is_written_out_is_one() -> None:
    """As programs that lay out cards want it, alone or behind a carriage return."""
    (card,) = parse_deck(rb"name,text" + b"\n" + rb"Fire\nStorm,Draw two.\nThen \r\n pay.").cards
    assert (card.name, card.text) == ("Fire Storm", "Draw two. Then pay.")


# At a glance ------------------------------------------------------------------------------------


def test_a_good_deck_is_told_in_a_few_lines(deck: Path) -> None:
    """How many cards and labels, the longest, that nothing is wrong, and what comes next."""
    outcome = program("labels", "check", "cards.csv")
    assert (outcome.status, outcome.err) == (0, "")
    assert outcome.lines[:2] == [
        "cards: 8 cards of 3 kinds, 3 different labels.",
        "The longest label is Dr12 for Dragon 12: 4 cells.",
    ]
    said = " ".join(outcome.lines[2:-2])
    words = catalogue_of("en")
    fine = words.say("check-fine", width="56", height="87")
    assert said == f"{fine} {words.say('label-none-near')}"
    assert outcome.lines[-2] == "Type the next line for a sheet to try."
    assert program(*words_in(outcome.lines[-1])).status == 0
    assert "cards-test-en-sheet.pdf" not in names(Path("labels"))
    assert "cards-test-en-cards.pdf" in names(Path("labels"))


def test_labels_that_are_near_are_told_in_one_sentence(deck: Path) -> None:
    """Those of which a single dot makes another one."""
    deck.write_text("name,value\nfox,1\nfox,2\nfox,3\nfox,7\n")
    said = program("labels", "check", "cards.csv").lines
    assert "Differ by one dot only: F1 and F2, F1 and F3." in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_for_a_sheet_repeats_what_was_given(language: Language, deck: Path) -> None:
    """The language too, or its labels would be others."""
    deck.write_bytes("name\nŽába\n".encode("cp1250"))
    options = ["--encoding", "cp1250", "--order", "value", "--language", language]
    *_, command = program("labels", "check", "cards.csv", *options).lines
    given = words_in(command)
    for option, value in zip(options[::2], options[1::2], strict=True):
        assert given[given.index(option) + 1] == value


def test_everything_that_is_wrong_is_told_at_once(deck: Path) -> None:
    """Each line of the file with its own fault, and what turns into something else."""
    rows = ["name,label", "Bear,B", "Boar,B", "Cat,3", "Dog,Abcdefgh", "Deer,D", "Hen,H"]
    deck.write_text("\n".join(rows))
    outcome = program("labels", "check", "cards.csv")
    said, words = " ".join(outcome.lines), catalogue_of("en")
    assert outcome.status == 1
    faults = [
        Fault(3, "label-twice", "B", "label", "2"),
        Fault(4, "bare-digit", "3", "label"),
        Fault(5, "long-label", "Abcdefgh", "label", "7"),
    ]
    for sentence in sentences(faults, words):
        assert sentence in said
    twins = {"value": "D", "name": "Deer", "other": "H", "another": "Hen"}
    assert words.say("label-twins", **twins) in said
    assert "3 different labels" in said
    assert "next line" not in said


def test_faults_of_one_kind_are_one_sentence(deck: Path) -> None:
    """Even if no card is left that could have a label."""
    deck.write_text("name,label\n" + "".join(f"Card {n},3\n" for n in range(15)))
    outcome = program("labels", "check", "cards.csv")
    assert outcome.status == 1
    assert outcome.out.count("digit alone") == 1
    assert "no label" in outcome.lines[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_without_room_are_told_together(language: Language) -> None:
    """With a card that has room for all of them; and that card has."""
    options = ["lifeboat", "--language", language]
    outcome = program("labels", "check", *options, "--card", "40x60")
    said = " ".join(outcome.lines)
    assert outcome.status == 1
    card = next(word for word in said.split() if "x9" in word).strip(".,")
    assert program("labels", "check", *options, "--card", card).status == 0
    assert catalogue_of(language).say("check-others", count=14) in said


def test_a_die_is_told_by_its_number(deck: Path) -> None:
    """And what fits only with one label is not refused for one."""
    deck.write_text("name,value,piece,size\n" + "".join(f"Die,{n},die,14x14\n" for n in (1, 10)))
    outcome = program("labels", "check", "cards.csv")
    assert outcome.status == 1
    assert "The label D10- for Die 10 does not fit on its piece." in " ".join(outcome.lines)


def test_options_of_other_tasks_are_refused(deck: Path) -> None:
    """And each task has its own help."""
    said = program("labels", "check", "cards.csv", "--format", "csv")
    assert (said.status, said.out) == (2, "")
    assert "--format" in said.err
    assert program("labels", "cards.csv", "--card", "56x87").status == 2
    assert program("labels", "new", "--dots").status == 2
    for task in ("check", "new"):
        helped = {program("labels", task, "--help", "--language", each).out for each in LANGUAGES}
        assert len(helped) == len(LANGUAGES)
        assert all(f"accessible-games labels {task}" in text for text in helped)


# Before and after -------------------------------------------------------------------------------


def test_a_preview_tells_the_first_page_and_makes_nothing(deck: Path) -> None:
    """Row by row, in cells and in letters, and then how to try it."""
    outcome = program("overlay", "cards.csv", "--format", "brf", "--preview", "--card", "60x90")
    assert (outcome.status, outcome.err) == (0, "")
    assert outcome.lines[:4] == ["It would be one page.", "Page 1: 16 pieces, 3 rows.", "Row 1.",
                                 "⠺  ⠺  ⠺  ⠺  ⠺  ⠺  ⠺  ⠺"]  # fmt: skip
    assert outcome.lines[4] == "W  W  W  W  W  W  W  W"
    assert outcome.lines[6:8] == ["⠙⠗⠂⠆  ⠙⠗⠂⠆", "Dr12  Dr12"]
    assert not Path("labels").exists()
    assert program(*words_in(outcome.lines[-1])).status == 0
    assert "cards-test-en-sheet.brf" in names(Path("labels"))


def test_a_preview_with_a_folder_is_drawn(deck: Path) -> None:
    """Old pictures are written over and removed only if that is wanted."""
    words = ["cards.csv", "--format", "pdf", "--preview", "--out", "x"]
    outcome = program("overlay", *words, "--paper", "a5")
    assert outcome.status == 0
    drawn = [f"cards-en-cards-pdf-preview-{number}.svg" for number in (1, 2)]
    assert names(Path("x")) == drawn
    again = program("overlay", *words, "--paper", "a3", "--force")
    assert names(Path("x")) == ["cards-en-cards-pdf-preview.svg"]
    assert drawn[1] in again.out


def test_a_test_page_tells_how_to_make_everything(deck: Path) -> None:
    """With the same options."""
    words = ["overlay", "cards.csv", "--format", "pdf", "--out", "x", "--card", "60x90"]
    outcome = program(*words, "--test-page")
    assert outcome.lines[-2] == "If the sheet reads well, type the next line for everything."
    assert words_in(outcome.lines[-1]) == words


@pytest.mark.parametrize(
    "words",
    [
        ["overlay", "skat", "--format", "brf", "--only", "C7", "--only", "it's", "--mirror"],
        ["overlay", "--deck=-x.csv", "--format", "pdf", "--margin", "12"],
        ["overlay", "my cards.csv", "--format", "3mf", "--test-page", "--language", "de"],
        ["overlay", "--deck=mine", "--format", "svg", "--card=-1"],
    ],
)
def test_a_command_is_told_as_it_is_typed(words: list[str]) -> None:
    """Whatever a shell would take apart is quoted, so that it means the same again."""
    first = read_arguments(words)
    line = command_line(first)
    second = read_arguments(words_in(line))
    assert line.startswith("accessible-games overlay ")
    assert meaning(second) == meaning(first)


def meaning(arguments: Arguments) -> dict[str, object]:
    """Return what was asked for; the file of a deck may be a word or an option."""
    found = {**vars(arguments)}
    deck, words = found.pop("deck"), found.pop("words")
    return found | {"named": deck or " ".join(words)}
