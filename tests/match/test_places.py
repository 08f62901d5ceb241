"""Places of SixPack said by letters or by words, and typed by either."""

import re
from pathlib import Path

import pytest

from accessible_games.core.decision import Move
from accessible_games.speech.catalogue import Language, Verbosity
from accessible_games.store.folders import folder
from tests.app.new_games import begun
from tests.games.sixpack.building import document
from tests.games.sixpack.prompts import WIDE
from tests.games.sixpack.sessions import alone, moves, said
from tests.sessions import Evening, only_record, program

BLOCK = "C LB\nCL B"


def table(path: Path, language: Language = "en", **settings: str) -> Evening:
    """Return Anna's turn at cola p13, lemon beer q13; cola lemon p14, beer q14."""
    return alone(path, document(BLOCK, corner="p13"), language=language, **settings)


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        *(("en", way) for way in ("p13", "p 13", "P13", "papa 13", "Papa 13", "PAPA13")),
        *(("de", way) for way in ("p13", "p 13", "paula 13", "Paula 13", "papa 13")),
        *(("fr", way) for way in ("p13", "p 13", "pierre 13", "Pierre 13", "papa 13")),
    ],
)
@pytest.mark.parametrize("places", ["letters", "words"])
def test_a_place_is_understood_in_each_way_whatever_the_setting(
    tmp_path: Path, language: Language, typed: str, places: str
) -> None:
    """Alone it is looked at."""
    evening = table(tmp_path, language, places=places)
    said(evening, typed)
    assert evening.session.person.pointer.place == "p13"


@pytest.mark.parametrize(
    ("language", "typed"),
    [("en", "cola lemon papa 12"), ("en", "papa 12 cl"), ("de", "Colalimo auf Paula 12"),
     ("fr", "colalimo pierre 12"), ("fr", "colalimo en Pierre 12")],
)  # fmt: skip
def test_a_drink_is_laid_at_a_place_by_its_word(
    tmp_path: Path, language: Language, typed: str
) -> None:
    """The saved game keeps the letter."""
    evening = table(tmp_path, language)
    said(evening, typed)
    assert moves(evening)[:1] == ["0 turn spezi p12"]


@pytest.mark.parametrize(
    ("language", "typed", "line"),
    [("en", "clear column quebec", "q"), ("en", "clear Quebec", "q"),
     ("de", "Spalte Quelle", "q"), ("fr", "colonne quintal", "q")],
)  # fmt: skip
def test_a_column_is_cleared_by_its_word(
    tmp_path: Path, language: Language, typed: str, line: str
) -> None:
    """As with its letter."""
    given = document(WIDE, corner="o13", phase="clear")
    evening = alone(tmp_path, given, language=language)
    said(evening, typed)
    assert evening.session.match.table.moves[0] == Move(0, "clear", ("column", line))


@pytest.mark.parametrize(
    ("language", "typed", "here", "column"),
    [("en", "places words", "Papa 13", "Quebec"), ("de", "spalten wörter", "Paula 13", "Quelle"),
     ("fr", "cases mots", "Pierre 13", "Quintal")],
)  # fmt: skip
@pytest.mark.parametrize("verbosity", ["brief", "normal", "full"])
def test_places_words_says_every_column_by_its_word(
    tmp_path: Path, language: Language, verbosity: Verbosity, typed: str, here: str, column: str
) -> None:
    """In places, lines, extents, refusals and what can be answered."""
    evening = table(tmp_path, language, verbosity=verbosity)
    told = said(evening, typed, "p13", "column q", "table", "moves", "cola p13")[1:]
    assert here in told[0]
    assert column in told[1]
    assert not re.search(r"\b[o-s]1[1-5]\b", " ".join(told), re.IGNORECASE)


def test_letters_are_said_again_where_they_are_wanted(tmp_path: Path) -> None:
    """The command alone says the present setting."""
    told = said(table(tmp_path, places="words"), "p13", "places", "places letters", "p13")
    assert told[0] == "Cola Papa 13, upper left."
    assert told[1].startswith("Columns are said by words. It can be letters or words.")
    assert told[2].startswith("Columns are said by letters now.")
    assert told[3] == "Cola p13, upper left."


@pytest.mark.parametrize(("chosen", "here"), [("words", "Papa 13"), ("letters", "p13")])
def test_a_game_is_told_again_with_the_places_of_the_settings(chosen: str, here: str) -> None:
    """In a replay and in a report, as in the game itself."""
    program("settings", "places", chosen)
    told = " ".join(
        begun("play", "sixpack", "--seed", "1", "--bots", "easy", typed="\nreport\n")[0].lines
    )
    path = str(only_record())
    again = " ".join(program("replay", path).lines)
    written = " ".join(file.read_text() for file in (folder("data") / "reports").iterdir())
    assert all(f" {here} and" in each for each in (told, again, written))


@pytest.mark.parametrize(
    ("language", "typed", "word"),
    [("de", "Mischgetränk p12", "Mischgetränk"), ("de", "p12 WOMBAT", "WOMBAT"),
     ("fr", "Gâteau p12", "Gâteau"), ("en", "a Wombat at p12", "Wombat")],
)  # fmt: skip
def test_what_is_not_understood_is_said_as_it_was_typed(
    tmp_path: Path, language: Language, typed: str, word: str
) -> None:
    """With its capitals and accents."""
    assert word in said(table(tmp_path, language), typed)[0]
