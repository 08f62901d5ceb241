"""What goes wrong, as a sentence and an exit status."""

import errno
import sys
from pathlib import Path

import pytest

from accessible_games.braille.problem import DeckError, Fault, LiblouisError
from accessible_games.core.position import PositionError
from accessible_games.core.record import RecordError
from accessible_games.frontends.terminal.arguments import UsageError
from accessible_games.frontends.terminal.error_messages import Complaint, complaint
from accessible_games.match.setting_kinds import SettingsError
from accessible_games.speech.catalogue import LANGUAGES, Catalogue, Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.problem import NotUnderstoodError
from accessible_games.store.library import RecordInUseError

KNOWN: list[tuple[Exception, int]] = [
    (UsageError("nothing-to-replay"), 2),
    (SettingsError("wrong-setting", name="x", value="y"), 2),
    (NotUnderstoodError("same-names"), 2),
    (RecordError(7, "wrong-answer", "0 turn 9"), 1),
    (RecordError(1, "not-a-record"), 1),
    (RecordInUseError(Path("mine.txt")), 1),
    (PositionError(("hands", 1, 3), "not-str", 7), 1),
    (PositionError((), "not-json", "x"), 1),
    (DeckError(Fault(3, "no-name", "", "nom")), 1),
    (DeckError(Fault(1200, "card-twice", "Bär", "name", "1100")), 1),
    (LiblouisError("stranger"), 1),
    (FileNotFoundError(errno.ENOENT, "no such file", "here"), 1),
    (OSError(errno.ENOSPC, "no space left"), 1),
    (OSError("without a number"), 1),
]


def known(error: Exception, catalogue: Catalogue) -> Complaint:
    """Return what is said about an error that was foreseen."""
    said = complaint(error, catalogue)
    assert said is not None
    return said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("error", "status"), KNOWN, ids=[repr(error) for error, _ in KNOWN])
def test_each_error_has_a_sentence_and_a_status(
    error: Exception, status: int, language: Language
) -> None:
    """It is 2 for wrong use, 1 for failure."""
    catalogue = catalogue_of(language)
    told = known(error, catalogue)
    sentence = catalogue.say(told.message, **told.arguments)
    assert told.status == status
    assert sentence.rstrip().endswith(".")
    assert "  " not in sentence


def test_lines_of_a_file_are_told_as_they_are_counted() -> None:
    """There are no marks between thousands."""
    catalogue = catalogue_of("fr")
    told = known(DeckError(Fault(1200, "card-twice", "Bär", "name", "1100")), catalogue)
    sentence = catalogue.say(told.message, **told.arguments)
    assert "1200" in sentence
    assert "1100" in sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("place", "parts"), [(("hands", 1, 3), ["hands", "2", "4"]), (("lives",), ["lives"]), ((), [])]
)
def test_places_in_positions_count_from_1(
    place: tuple[str | int, ...], parts: list[str], language: Language
) -> None:
    """Fields by their names, items by numbers as people count."""
    told = known(PositionError(place, "missing-field"), catalogue_of(language))
    words = str(told.arguments["place"]).replace(",", " ").split()
    assert [part for part in parts if part not in words] == []
    assert bool(words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_usual_problems_of_the_system_are_told_in_the_language(language: Language) -> None:
    """Others are told in the words of the system itself."""
    usual = OSError(errno.ENOENT, "English words", "file")
    seldom = OSError(errno.EDOM, "English words", "file")
    told = [known(error, catalogue_of(language)) for error in (usual, seldom)]
    assert told[0].arguments["problem"] != "English words"
    assert told[1].arguments["problem"] == "English words"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", ["CON", r"C:\Spiele\Nul.csv", r"aux \labels.txt", "com1.b.txt"])
def test_a_name_that_windows_keeps_for_itself_is_said_to_be_one(
    file: str, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever Windows answers; elsewhere, and in other names, it means nothing."""
    catalogue = catalogue_of(language)
    names = [file, "console.txt", r"C:\Nulle\x", "com"]
    problems = []
    for system in (sys.platform, "win32"):
        monkeypatch.setattr(sys, "platform", system)
        errors = [OSError(errno.EBADF, "Invalid handle", name) for name in names]
        problems += [known(error, catalogue).arguments["problem"] for error in errors]
    if sys.platform != "win32":
        assert problems[:4] == ["Invalid handle"] * 4
    assert problems[4:] == [catalogue.say("system-device"), *["Invalid handle"] * 3]


def test_a_mistake_of_ours_is_no_complaint() -> None:
    """An unforeseen error is told and written down as a failure of the program."""
    assert complaint(KeyError("first"), catalogue_of("en")) is None
