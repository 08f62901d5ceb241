"""Files as people have them are taken at first try, and following advice about others succeeds."""

import pytest

from accessible_games.braille.decks import parse_deck
from accessible_games.braille.labels import labelled, labels
from accessible_games.braille.problem import DeckError, Fault
from tests.braille import needed
from tests.braille.found import EMPTY, FILES

SAID = {
    *("unused", "first-names", "no-headings", "aside", "beside", "only-formulas", "zero"),
    *("merged", "numbered", "script"),
}
"""What may be said of them."""


@pytest.mark.parametrize("name", [name for name in FILES if name != EMPTY])
def test_a_file_is_taken_at_first_try(name: str) -> None:
    """Each that has a table in it: 20 of 21, where 5 were taken before."""
    if name == "Russian":
        needed.liblouis()
    deck = parse_deck(FILES[name])
    made = labelled(deck.cards, "en")
    cells = [label.cells for label in made.labels]
    assert len({*cells}) == len(cells)
    assert {note.problem for note in (*deck.notes, *made.notes)} <= SAID
    assert all(card.name and card.copies for card in deck.cards)


def test_an_empty_file_is_told_to_be_empty() -> None:
    """And not that a name were missing."""
    with pytest.raises(DeckError) as caught:
        parse_deck(FILES[EMPTY])
    assert caught.value.faults == (Fault(1, "empty"),)


# Advice -----------------------------------------------------------------------------------------

ADVICE = {
    "wrong-copies": ("name,copies\nBear,eight\n", "name,copies\nBear,8\n"),
    "wrong-piece": ("name,piece\nBear,hat\n", "name,piece\nBear,tile\n"),
    "wrong-ends": ("name,ends\nBear,3\n", "name,ends\nBear,both\n"),
    "wrong-size": ("name,size\nBear,5x9\n", "name,size\nBear,56x87\n"),
    "no-name": ("name,text\n,growls\n", "name,text\nBear,growls\n"),
    "no-cards": ("name\n", "name\nBear\n"),
    "empty": ("", "name\nBear\n"),
    "error-cell": ("name,text,copies\nBear,,#REF!\n", "name,text,copies\nBear,,2\n"),
    "wrong-quotes": ('name\n"Bear\n', 'name\n"""Bear"\n'),
    "too-many-cells": ("name,copies\nBear, old,8\n", 'name,copies\n"Bear, old",8\n'),
    "alike": (
        "name,value\nKöln,3\nKoln,3\n",
        "name,value\nKöln,3\nKoln,4\n|name,value,label\nKöln,3,\nKoln,3,Kn\n",
    ),
    "no-letters": ("name\n…\n", "name,label\n…,D\n"),
    "foreign": ("name\nきつね\n", "name,label\nきつね,Ki\n"),
    "empty-line": ("name,label\nZoo,a//b\n", "name,label\nZoo,a/-/b\n"),
    "unwritable": ("name,label\nZoo,~\n", "name,label\nZoo,Z\n"),
    "bare-digit": ("name,label\nZoo,7\n", "name,label\nZoo,#7\n|name,label\nZoo,Z7\n"),
    "long-label": ("name,label\nZoo,abcdefgh\n", "name,label\nZoo,abcdefg\n"),
    "high-label": ("name,label\nZoo,a/b/c/d/e/f\n", "name,label\nZoo,a/b/c/d/e\n"),
    "label-twice": ("name,label\nFox,F\nElk,f\n", "name,label\nFox,F\nElk,E\n"),
    "card-twice": (
        "name,value,text\nFox,3,a\nFox,3,b\n",
        "name,value,text\nFox a,3,a\nFox b,3,b\n|name,value,label\nFox,3,F1\nFox,3,F2\n",
    ),
}
"""A table with each fault, and what it becomes where each piece of advice is followed."""


@pytest.mark.parametrize("problem", ADVICE)
def test_advice_that_is_followed_succeeds(problem: str) -> None:
    """There is no second refusal behind the first."""
    wrong, right = ADVICE[problem]
    with pytest.raises(DeckError) as caught:
        labels(parse_deck(wrong.encode()).cards, "en")
    assert {fault.problem for fault in caught.value.faults} == {problem}
    for text in right.split("|"):
        assert labels(parse_deck(text.encode()).cards, "en")
