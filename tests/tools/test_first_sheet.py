"""The questions that lead to a first sheet: through a pipe, in three languages, and back."""

import shlex
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import pytest

from accessible_games.braille.problem import Fault
from accessible_games.frontends.terminal.deck_words import sentences
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.tools.first_sheet import MACHINES, MEDIA
from tests.sessions import Outcome, program
from tests.tools.test_overlaying import names

TYPED = {
    "en": {"embosser": "emb", "swell": "swell", "slate": "slate", "laser": "laser"},
    "de": {"embosser": "braille", "swell": "schwell", "slate": "tafel", "laser": "laser"},
    "fr": {"embosser": "emb", "swell": "papier", "slate": "tablette", "laser": "découp"},
}
"""How machines are called, as far as it has to be typed."""


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a deck, where commands are typed."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "cards.csv").write_text("name,copies,value\nWizard,4,\nDragon,1,12\n")
    return tmp_path


def asked(*typed: str, language: Language = "en", options: Sequence[str] = ()) -> Outcome:
    """Return what is said if these lines are typed, after which the input ends."""
    lines = "".join(f"{line}\n" for line in typed)
    return program("labels", "new", "--language", language, *options, typed=lines)


def commands(outcome: Outcome) -> tuple[list[str], list[str]]:
    """Return the last two commands that were told: the one for everything, the one for a sheet."""
    whole, sheet = [line for line in outcome.lines if line.startswith("accessible-games ")]
    return shlex.split(whole)[1:], shlex.split(sheet)[1:]


def test_enter_is_enough_after_the_deck() -> None:
    """Stickers from an embosser, cards of the usual size, a folder that is not there yet."""
    outcome = asked("cards.csv", "", "", "", "")
    assert (outcome.status, outcome.err) == (0, "")
    assert names(Path("labels")) == [
        *("cards-test-en-sheet-brf-key.brf", "cards-test-en-sheet-brf-key.txt"),
        "cards-test-en-sheet.brf",
    ]
    whole, sheet = commands(outcome)
    common = ["overlay", "cards.csv", "--format", "brf", "--out", "labels", "--medium", "sheet"]
    assert whole == [*common, "--language", "en"]
    assert sorted(sheet) == sorted([*whole, "--test-page", "--force"])
    before = {name: Path("labels", name).read_bytes() for name in names(Path("labels"))}
    assert program(*sheet).status == 0
    assert before == {name: Path("labels", name).read_bytes() for name in names(Path("labels"))}
    assert program(*whole).status == 0
    assert "cards-en-sheet.brf" in names(Path("labels"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("medium", "machine"), [(medium, each) for medium in MEDIA for each in MEDIA[medium]]
)
def test_every_way_leads_to_a_sheet(language: Language, medium: str, machine: str) -> None:
    """In the words of each language; what leaves no choice is not asked."""
    number = str([*MEDIA].index(medium) + 1)
    machines = [TYPED[language][machine]] if len(MEDIA[medium]) > 1 else []
    outcome = asked("cards.csv", number, *machines, "63x88", "out", language=language)
    assert (outcome.status, outcome.err) == (0, "")
    _, sheet = commands(outcome)
    given = dict(pairwise(sheet))
    assert (given["--medium"], given["--format"]) == (medium, MACHINES[machine].format)
    assert (given["--card"], given["--out"]) == ("63x88", "out")
    assert ("--mirror" in sheet) == (machine == "slate" and medium != "tape12")
    form = MACHINES[machine].format
    assert any(name.endswith(f".{form}") for name in names(Path("out")))


def test_wrong_answers_are_asked_again() -> None:
    """With what is wrong and what to do, one sentence each."""
    Path("full").mkdir()
    Path("full/mine").write_text("mine")
    Path("bad.csv").write_text("name,label\nBear,3\n")
    outcome = asked(
        *("dragon", "nosuch.csv", "bad.csv", "'cards.csv'", "marble", "plates", "9x9", "20x20"),
        *("63x88", "full", "cards.csv", "new/folder"),
    )
    said, words = " ".join(outcome.lines), catalogue_of("en")
    assert (outcome.status, outcome.err) == (0, "")
    for sentence in (
        "dragon is no file here, and no deck.",
        "nosuch.csv cannot be used: it is not there.",
        *sentences([Fault(2, "bare-digit", "3", "label")], words),
        "There is no marble here.",
        words.say("wrong-size", word="9x9", low=10, high=300),
        "does not fit on the card. Choose a card of at least",
        words.say("sheet-folder-taken", folder="full", default="labels"),
    ):
        assert sentence in said, sentence
    assert names(Path("new/folder"))
    assert names(Path("full")) == ["mine"]


def test_back_asks_the_question_before_again() -> None:
    """With everything before it as it was; at the first question there is no way back."""
    outcome = asked("back", "cards.csv", "plates", "back", "cards", "swell", "back", "back", "tape",
                    "", "")  # fmt: skip
    assert (outcome.status, outcome.err) == (0, "")
    assert "This is the first question." in outcome.out
    assert outcome.lines.count("Deck?") == 2
    assert outcome.lines.count("On what?") == 3
    _, sheet = commands(outcome)
    assert sheet[sheet.index("--medium") + 1] == "tape12"


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_and_quit_are_known_at_every_question(language: Language) -> None:
    """Help says something of its own at each, and quit makes nothing, as the end of input does."""
    words = catalogue_of(language)
    answers = ["cards.csv", "", "", "", ""]
    questions = ["deck", "medium", "machine", "card", "folder"]
    helps, quits = words.words("command-help")[0], words.words("command-quit")[0]
    for number, question in enumerate(questions):
        outcome = asked(*answers[:number], helps, quits, language=language)
        (about, *_) = words.say(f"about-sheet-{question}").splitlines()
        assert about in " ".join(outcome.lines)
        assert outcome.lines[-1] == words.say("sheet-none")
        ended = asked(*answers[:number], language=language)
        assert (ended.status, ended.lines[-1]) == (0, words.say("sheet-none"))
    assert names(Path()) == ["cards.csv"]


def test_what_has_its_own_size_is_not_measured() -> None:
    """Dice have one; and a second sheet goes into a folder of its own."""
    for folder in ("labels", "labels-2"):
        outcome = asked("dice", "stickers", "laser", "")
        assert "Size?" not in outcome.lines
        assert "dice-test-en-sheet.svg" in names(Path(folder))


def test_what_sentences_about_files_advise_can_be_given() -> None:
    """An encoding that was guessed wrong, which the commands repeat."""
    Path("cards.csv").write_bytes("name\nŽába\n".encode("cp1250"))
    outcome = asked("cards.csv", "", "", "", "", options=["--encoding", "cp1250"])
    assert (outcome.status, outcome.err) == (0, "")
    for command in commands(outcome):
        assert command[command.index("--encoding") + 1] == "cp1250"
    key = Path("labels", "cards-test-en-sheet-brf-key.txt").read_text("utf-8")
    assert key.splitlines()[-1].endswith("Žába")
