"""The rules of every game: speakable, easy to navigate, alike in all languages."""

import re
from collections import Counter

import pytest

from accessible_games.speech.rulebook import Rulebook
from tests.speech.rule_pages import GAMES, LANGUAGES, books, sentences

every_page = pytest.mark.parametrize(
    "book",
    [
        pytest.param(book, id=f"{game}-{language}")
        for game in GAMES
        for language, book in books(game).items()
    ],
)
PLAIN = re.compile(r"[^\W\d_]\w*(?:['-]\w+|,? \w+)*\.")
HEADING = re.compile(r"[^\W\d_]+(?: \w+)*")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_one_title(game: str) -> None:
    """It is the name on the box, which is not translated."""
    assert len({book.title for book in books(game).values()}) == 1


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_sections_are_numbered_alike(game: str, language: str) -> None:
    """Section 9 is section 9 in every language, with equally many sentences."""
    english, other = (
        [(section.number, len(section.sentences)) for section in book.sections]
        for book in (books(game)["en"], books(game)[language])
    )
    assert other == english


@every_page
def test_a_sentence_is_at_most_80_characters_long(book: Rulebook) -> None:
    """A sentence fits on two turns of a 40-cell braille display."""
    assert [line for line in sentences(book) if len(line) > 80] == []


@every_page
def test_a_sentence_is_words_commas_and_one_full_stop(book: Rulebook) -> None:
    """No symbol, bracket, slash, dash, bold letter or abbreviation has to be spoken."""
    assert [line for line in sentences(book) if not PLAIN.fullmatch(line)] == []
    assert [line for line in sentences(book) if not line[0].isupper()] == []


@every_page
def test_a_heading_is_words_only(book: Rulebook) -> None:
    """A heading has no full stop, since the speaker adds its own punctuation."""
    assert [s.heading for s in book.sections if not HEADING.fullmatch(s.heading)] == []


@every_page
def test_no_sentence_is_said_twice(book: Rulebook) -> None:
    """A listener never wonders whether the speech went back."""
    assert [line for line, times in Counter(sentences(book)).items() if times > 1] == []


@every_page
def test_every_section_is_found_by_the_first_words_of_its_heading(book: Rulebook) -> None:
    """No one has to type a whole heading."""
    for section in book.sections:
        assert book.find(" ".join(section.heading.split()[:2])) == section
