"""Words for the letters of columns."""

import pytest

from accessible_games.speech import spelling
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.fold import fold
from accessible_games.speech.lexicon import Lexicon

every_language = pytest.mark.parametrize("language", LANGUAGES)
SAID = {"en": ("Papa 13", "Mike"), "de": ("Paula 13", "Martha"), "fr": ("Pierre 13", "Marcel")}


@every_language
def test_each_letter_has_a_word_that_begins_with_it(language: Language) -> None:
    """In alphabetical order, so that the letter is found in the word; no word is there twice."""
    words = catalogue_of(language).words("spelling")
    assert "".join(fold(word)[0] for word in words) == spelling.LETTERS
    ways = [fold(way) for word in words for way in word.split(",")]
    assert len({*ways}) == len(ways)
    for word in words:
        assert {fold(way)[0] for way in word.split(",")} == {fold(word)[0]}


@every_language
def test_a_place_and_a_column_are_said_by_the_word_and_a_row_by_its_number(
    language: Language,
) -> None:
    """Only where they are spelt; else each is said as it is."""
    spelt, plain = catalogue_of(language, spelt=True), catalogue_of(language)
    place, column = SAID[language]
    assert (spelt.place("p13"), spelt.place("m"), spelt.place("13")) == (place, column, "13")
    assert [plain.place(name) for name in ("p13", "m", "13")] == ["p13", "m", "13"]


@every_language
def test_every_word_is_understood_as_its_letter(language: Language) -> None:
    """Whatever its case, with the number behind it or not; other words stay."""
    lexicon = Lexicon(catalogue_of(language), ())
    for letter, word in zip(spelling.LETTERS, lexicon.catalogue.words("spelling"), strict=True):
        for way in word.split(","):
            assert lexicon.lettered(f"{way} 13") == f"{letter} 13"
            assert lexicon.lettered(f"Cola {way.upper()}13") == f"Cola {letter}13"
    assert lexicon.lettered("p13, p 13 - wombat 5") == "p13, p 13 - wombat 5"


@pytest.mark.parametrize(
    ("language", "typed", "letter"),
    [("de", "caesar", "c"), ("fr", "celestin", "c"), ("fr", "zoe", "z"), ("en", "xray", "x"),
     ("en", "Alpha", "a"), ("de", "papa", "p"), ("fr", "papa", "p")],
)  # fmt: skip
def test_accents_may_be_left_out_and_the_international_words_are_known(
    language: Language, typed: str, letter: str
) -> None:
    """As any other word may be typed."""
    assert Lexicon(catalogue_of(language), ()).lettered(typed) == letter
