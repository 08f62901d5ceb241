"""Prose in the grades of literary braille, and lines of cells."""

import re
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessible_games.braille.problem import LiblouisError
from accessible_games.braille.prose import GRADES, braille, wrapped
from accessible_games.braille.reader import BLANK
from accessible_games.speech.catalogue import LANGUAGES
from accessible_games.speech.rulebook import Rulebook
from tests.braille import needed

EVERY = [(language, grade) for language, grades in GRADES.items() for grade in grades]


@pytest.mark.parametrize(
    ("language", "grade", "text", "cells"),
    [
        ("de", "g0", "schaf", "⠎⠉⠓⠁⠋"),
        ("de", "g1", "schaf", "⠱⠁⠋"),
        ("de", "g1", "9 Karten", "⠼⠊ ⠅⠁⠗⠞⠑⠝"),
        ("de", "g2", "und", "⠥"),
        ("de", "g2", "Karten", "⠅⠴⠞⠉"),
        ("de", "g2", "d’Anna", "⠙⠠⠁⠝⠝⠁"),
        ("fr", "g2", "L’Arche", "⠨⠇⠄⠨⠈⠷⠑"),
        ("fr", "g1", "chèvre", "⠉⠓⠮⠧⠗⠑"),
        ("fr", "g2", "avec", "⠁⠉"),
        ("en", "g1", "the cat", "⠞⠓⠑ ⠉⠁⠞"),
        ("en", "g2", "the cat", "⠮ ⠉⠁⠞"),
        ("en", "g2", "and", "⠯"),
    ],
)
def test_known_words_in_each_grade(language: str, grade: str, text: str, cells: str) -> None:
    """As readers of the language know them."""
    needed.liblouis()
    assert braille([text], language, grade, 40) == [cells.replace(" ", BLANK)]


@pytest.mark.parametrize(("language", "grade"), EVERY)
def test_all_rules_can_be_written(language: str, grade: str) -> None:
    """In six dots; no character is unknown, which liblouis would spell out as a code."""
    needed.liblouis()
    for game in ("life-is-life", "arche-noah"):
        book = Rulebook.read(game, language)
        lines = [sentence for section in book.sections for sentence in section.sentences]
        cells = braille(lines, language, grade, 40)
        assert re.fullmatch("[⠀-⠿\n]+", "\n".join(cells))
        assert max(map(len, cells)) <= 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_contracted_grade_is_shorter(language: str) -> None:
    """By a tenth at least, over the rules of a game."""
    needed.liblouis()
    book = Rulebook.read("life-is-life", language)
    text = [sentence for section in book.sections for sentence in section.sentences]
    first, *_, last = (
        sum(map(len, braille(text, language, grade, 40))) for grade in GRADES[language]
    )
    assert last < 0.9 * first


def test_a_grade_that_a_language_lacks_is_an_error() -> None:
    """French and English have no grade 0."""
    assert {language for language, grades in GRADES.items() if "g0" in grades} == {"de"}
    with pytest.raises(KeyError):
        braille(["mot"], "fr", "g0", 40)


def test_nothing_to_write_needs_no_liblouis() -> None:
    """No lines become no lines."""
    assert braille([], "de", "g2", 40) == []


def test_without_its_table_a_grade_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """As where the data of liblouis are not installed."""
    needed.liblouis()
    monkeypatch.setitem(GRADES["en"], "g2", "en-that-is-not-there.ctb")
    with pytest.raises(LiblouisError) as caught:
        braille(["word"], "en", "g2", 40)
    assert caught.value.problem == "no-table"


WORDS = st.lists(st.text("⠁⠃⠉", min_size=1, max_size=9), max_size=20)


@given(words=WORDS, width=st.integers(1, 12))
def test_lines_keep_all_words_in_order(words: list[str], width: int) -> None:
    """And only a word that is itself too long makes a line too long."""
    lines = wrapped(BLANK.join(words), width)
    assert [word for line in lines for word in line.split(BLANK)] == words
    assert all(len(line) <= width or BLANK not in line for line in lines)


@given(words=WORDS, width=st.integers(1, 12))
def test_a_line_is_as_full_as_it_can_be(words: list[str], width: int) -> None:
    """The first word of a line did not fit on the one before."""
    lines = wrapped(BLANK.join(words), width)
    for line, following in pairwise(lines):
        assert len(line) + 1 + len(following.split(BLANK)[0]) > width


def test_blanks_at_the_ends_make_no_lines() -> None:
    """Nor do several in a row."""
    assert wrapped(f"{BLANK}⠁{BLANK * 3}⠃{BLANK}", 40) == [f"⠁{BLANK}⠃"]
    assert wrapped(BLANK, 40) == []
