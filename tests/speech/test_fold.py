"""Folding: typed words and written ones become the same plain letters."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessible_games.speech.fold import fold


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
    ],
)
def test_case_accents_and_marks_do_not_count(text: str, folded: str) -> None:
    """What is left are words one blank apart."""
    assert fold(text) == folded


@given(st.text())
def test_what_is_folded_stays_as_it_is(text: str) -> None:
    """However it was written, no blank, mark or capital is left to fold."""
    once = fold(text)
    assert re.fullmatch(r"(\w+( \w+)*)?", once)
    assert fold(once) == once
