"""Decks that many people own are taken as they are typed, with labels that stay as they are."""

import pytest

from accessible_games.braille.decks import parse_deck
from accessible_games.braille.labels import labelled
from accessible_games.speech.catalogue import LANGUAGES, Language
from tests.braille.known_decks import DECKS, HERE, listing, words_of

HARMLESS = {"unused", "first-names", "number-column", "numbered"}
"""What is said of some of them."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", DECKS)
def test_a_known_deck_is_taken_at_first_try(name: str, language: Language) -> None:
    """Nothing is left aside, and its labels are short and differ."""
    deck = parse_deck(DECKS[name](words_of(language)).encode())
    made = labelled(deck.cards, language)
    assert {note.problem for note in (*deck.notes, *made.notes)} <= HARMLESS
    cells = [label.cells for label in made.labels]
    assert len({*cells}) == len(cells)
    assert max(len(line) for lines in cells for line in lines) <= 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_their_labels_are_those_that_were_looked_at(language: Language) -> None:
    """`python -m tests.braille.known_decks` writes them anew, to be read before a commit."""
    assert listing(language) == (HERE / f"{language}.txt").read_text("utf-8")


def test_there_are_forty() -> None:
    """In each language."""
    assert len(DECKS) >= 40
