"""Names: which letters they may have, and which are too much alike."""

import sys
import unicodedata

import pytest

from accessible_games.match.setting_kinds import is_name
from accessible_games.speech.names import UNHEARD, allowed, confusables, is_of_one_script, looks


@pytest.mark.parametrize(
    "name",
    [
        *("Anna", "Jörg", "Zoë", "Łukasz", "Nguyễn", "Straße", "O'Brien", "Anna-Lena", "Mia 2"),
        *("Анна", "Τάσος", "たろう太郎", "김철수", "김金", "王小明", "שרה", "محمد", "อัญ", "अनिता"),
    ],
)
def test_names_of_any_language_can_be_had(name: str) -> None:
    """In the letters in which they are written."""
    assert is_name(name)


@pytest.mark.parametrize(
    "name",
    [
        *(
            "Аnna",
            "Αnna",
            "ᴀnna",
            "Ａnna",
            "𝐀nna",
            "ﬁn",
            "Anna\u3164",
            "\u3164",
            "\u115f",
            "\uffa0",
        ),
        *("たろうАнна", "김ひ", "Anna١", "a\u200db", "☃", "Anna☃", "½", "ªnna", "ʀosa", "ɑnna"),
    ],
)
def test_other_letters_and_other_scripts_are_refused(name: str) -> None:
    """Nothing mixed, unheard, or only for show."""
    assert not is_name(name)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        *(("Anna", "ANNA"), ("Zoë", "Zoe"), ("Jörg", "Joerg"), ("Jörg", "Jorg"), ("Bill", "BiIl")),
        *(("Anna Lena", "Annalena"), ("Ann1", "Annl"), ("Jo0", "JoO"), ("Sara", "Ѕага")),
        *(("Moritz", "rnoritz"), ("Βob", "Вob"), ("COP", "СОР"), ("Straße", "Strasse")),
    ],
)
def test_alike_names_share_a_look(one: str, other: str) -> None:
    """To the eye, in one case or another, or to the ear."""
    assert looks(one) & looks(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Ian", "Lan"), ("Anna", "Hanna"), ("Ben", "Bea"), ("Zoe", "Zoe Eva")]
)
def test_other_names_share_none(one: str, other: str) -> None:
    """Names that only begin alike, or differ by a letter, are different."""
    assert not looks(one) & looks(other)


def test_the_letters_are_heard_and_not_composed_of_others() -> None:
    """Each belongs to a script, is known to this Python and is its own compatibility form."""
    for row in allowed():
        assert row.scripts
        for letter in map(chr, range(row.first, row.last + 1)):
            assert unicodedata.normalize("NFKC", letter) == letter
            assert unicodedata.category(letter) not in ("Cc", "Cf", "Cn", "Co", "Cs")
            assert letter not in UNHEARD
    assert {*confusables()} <= {
        number for row in allowed() for number in range(row.first, row.last + 1)
    }


def test_all_invisible_letters_are_known() -> None:
    """Those that this Python knows by name as fillers, joiners, selectors and the like."""
    words = ("FILLER", "JOINER", "VARIATION SELECTOR", "ZERO WIDTH", "INVISIBLE", "SOFT HYPHEN")
    shown = {"\u2800"}
    for letter in map(chr, range(sys.maxunicode + 1)):
        name = unicodedata.name(letter, "")
        if any(word in name for word in words) and "SYMBOL" not in name:
            assert letter in UNHEARD or not is_of_one_script(letter) or letter in shown, name
