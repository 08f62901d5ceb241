"""Words for the letters of columns."""

import pytest

from accessible_games.speech import places, spelling
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.lexicon import Lexicon
from accessible_games.speech.normalize import fold
from accessible_games.store import dailies

every_language = pytest.mark.parametrize("language", LANGUAGES)
SAID = {"en": ("Papa 13", "Mike"), "de": ("Paula 13", "Martha"), "fr": ("Pierre 13", "Marcel")}


@every_language
def test_each_letter_has_a_word_that_begins_with_it(language: Language) -> None:
    """They are in alphabetical order, start with their letter, and no word is there twice."""
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
    """Only if they are spelt; otherwise each is said unchanged."""
    spelt, plain = catalogue_of(language, spelt=True), catalogue_of(language)
    place, column = SAID[language]
    assert (spelt.place("p13"), spelt.place("m"), spelt.place("13")) == (place, column, "13")
    assert [plain.place(name) for name in ("p13", "m", "13")] == ["p13", "m", "13"]


@every_language
def test_every_word_is_understood_as_its_letter(language: Language) -> None:
    """In any case, with or without the number after it; other words stay."""
    lexicon = Lexicon(catalogue_of(language), ())
    for letter, word in zip(spelling.LETTERS, lexicon.catalogue.words("spelling"), strict=True):
        for way in word.split(","):
            assert places.lettered(lexicon, f"{way} 13") == f"{letter} 13"
            assert places.lettered(lexicon, f"Cola {way.upper()}13") == f"Cola {letter}13"
    assert places.lettered(lexicon, "p13, p 13 - wombat 5") == "p13, p 13 - wombat 5"


@pytest.mark.parametrize(
    ("language", "typed", "letter"),
    [("de", "caesar", "c"), ("fr", "celestin", "c"), ("fr", "zoe", "z"), ("en", "xray", "x"),
     ("en", "Alpha", "a"), ("de", "papa", "p"), ("fr", "papa", "p")],
)  # fmt: skip
def test_accents_may_be_left_out_and_the_international_words_are_known(
    language: Language, typed: str, letter: str
) -> None:
    """Like any other word."""
    assert places.lettered(Lexicon(catalogue_of(language)), typed) == letter


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_computer_player_is_called_like_a_column(language: Language) -> None:
    """Neither in the alphabet of its own language nor in another's, nor with k for c."""
    alphabets = (catalogue_of(each).words("spelling") for each in LANGUAGES)
    columns = {heard(form) for words in alphabets for word in words for form in word.split(",")}
    daily = [dailies.SPARE, *(name for _, name in dailies.OTHERS)]
    assert not columns & {*map(heard, [*catalogue_of(language).words("bot-names"), *daily])}


def heard(word: str) -> str:
    """Return a word as it sounds: Oskar is heard as Oscar, Viktor as Victor."""
    return fold(word).replace("c", "k")
