"""Folding: typed words and written ones become the same plain letters."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessible_games.speech.normalize import fold, is_one_of


@pytest.mark.parametrize(
    ("text", "folded"),
    [
        ("Bär", "bar"),
        ("CHÈVRE", "chevre"),
        ("L'Échange !", "l echange"),
        ("  two   words ", "two words"),
        ("Straße", "strasse"),
        ("naïve-té", "naive te"),
        ("Zoe\N{COMBINING DIAERESIS}", "zoe"),
        ("Ｆｕｌｌ", "full"),
        ("10 Bären", "10 baren"),
        ("\N{DOUBLE-STRUCK CAPITAL C}", "c"),
        ("?!", ""),
        ("", ""),
        ("Cœur", "coeur"),
    ],
)
def test_case_accents_and_marks_do_not_count(text: str, folded: str) -> None:
    """What remains are words with one blank between them."""
    assert fold(text) == folded


@given(st.text())
def test_what_is_folded_stays_as_it_is(text: str) -> None:
    """However it was written, no blank, mark or capital is left to fold."""
    once = fold(text)
    assert re.fullmatch(r"(\w+( \w+)*)?", once)
    assert fold(once) == once


@pytest.mark.parametrize(
    ("typed", "found"), [("JA", True), ("ja!", True), ("j", False), ("", False)]
)
def test_a_word_of_several_is_known_however_it_is_typed(typed: str, found: bool) -> None:
    """It counts only as a whole: its beginning is not enough."""
    assert is_one_of(typed, ["Jä", "ja"]) is found
