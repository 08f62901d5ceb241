"""The key: what lies where, in cutting order, in letters and in cells."""

import unicodedata
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessible_games.braille.decks import Card
from accessible_games.braille.liblouis import translate
from accessible_games.braille.reader import BLANK, UnwritableError, table
from accessible_games.tactile.key import Entry, embossed, folded, items, number, plain, printed
from tests.braille.needed import liblouis
from tests.tactile import decks

GERMAN = table("de")


def test_equal_neighbours_are_counted_together() -> None:
    """And only neighbours: the key goes along the row."""
    bear, goat = decks.of(Card("bear", 1, 8), Card("goat", 1, 7, text="brown"))
    assert list(items([bear, bear, goat, bear], lambda label: label.lines[0][:-1])) == [
        Entry("bear 8, B", 2, bear),
        Entry("goat 7, G, brown", 1, goat),
        Entry("bear 8, B", 1, bear),
    ]


def test_a_line_has_count_label_and_name() -> None:
    """In print as in braille; lines of a label are parted by a slash."""
    (door,) = decks.of(Card("door", label="A/BC2"))
    entry = Entry("door", 3, door)
    assert printed([Entry("Row 1."), entry]) == b"Row 1.\n3 A/BC2 door\n"
    assert entry.embossed(partial(plain, writing=table("en"))) == "⠼⠉⠀⠁⠌⠃⠉⠆⠀⠙⠕⠕⠗"


def test_a_name_is_written_as_the_labels_are() -> None:
    """Small letters, the cells of the language, numbers with their sign, and marks."""
    assert plain("Schaf, 12 (Stück)", GERMAN) == "⠱⠁⠋⠂⠀⠼⠁⠃⠀⠶⠾⠳⠉⠅⠶"
    assert plain("l'été", table("fr")) == "⠇⠄⠿⠞⠿"
    assert plain("x2y 2b", table("en")) == "⠭⠼⠃⠽⠀⠼⠃⠰⠃"
    assert plain("SKYJO -2 −2", GERMAN) == "⠎⠅⠽⠚⠕⠀⠤⠼⠃⠀⠤⠼⠃"
    assert plain("Łoś +4", table("fr")) == "⠇⠕⠎⠀⠠⠖⠼⠙"
    assert plain("cafe\u0301", table("fr")) == "⠉⠁⠋⠿"


def test_a_number_has_its_sign_and_the_letters_a_to_j() -> None:
    """As in all three languages."""
    assert number("1234567890") == "⠼⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚"


@given(st.text(max_size=60), st.sampled_from(["de", "fr", "en"]))
def test_any_text_has_cells(text: str, language: str) -> None:
    """Of six dots, without blanks at the ends; or the character that has none is named."""
    cells, refused = "", text[:1]
    try:
        cells = plain(text, table(language))
    except UnwritableError as error:
        refused = error.character
    assert refused in unicodedata.normalize("NFC", text).lower() or refused in text
    assert all(0x2800 <= ord(cell) < 0x2840 for cell in cells)
    assert cells == cells.strip(BLANK)


SIGNS = ",;:.?!()-+=*%&"
GRADE = {"de": "de-g0.utb", "fr": "fr-bfu-comp6.utb", "en": "en-ueb-g1.ctb"}


@pytest.mark.parametrize("language", GRADE)
def test_marks_are_those_of_literary_braille(language: str) -> None:
    """As liblouis writes them behind a word, where it does not part them from it."""
    liblouis()
    own = table(language)
    for sign in SIGNS:
        text = f"xx{sign}" if sign in ",;:.?!-" else f"xx {sign} xx"
        assert plain(text, own) == translate(GRADE[language], text) or (language, sign) in {
            ("de", "("), ("de", "*"), ("fr", "-"), ("fr", ")"),
        }, sign  # fmt: skip


@given(st.lists(st.text("⠁⠃⠉", min_size=1, max_size=30), max_size=12), st.integers(10, 40))
def test_long_lines_are_folded_between_words(words: list[str], columns: int) -> None:
    """No line is too long, no cell is lost, and what goes on is indented."""
    lines = list(folded(BLANK.join(words), columns))
    assert all(0 < len(line) <= columns for line in lines)
    assert "".join(lines).replace(BLANK, "") == "".join(words)
    assert all(line.startswith(BLANK * 2) for line in lines[1:])
    short = [word for word in words if len(word) <= columns - 2]
    if short == words:
        assert [word for line in lines for word in line.split(BLANK) if word] == words


@pytest.mark.parametrize("count", [1, 25, 26, 80])
def test_a_key_in_braille_has_pages(count: int) -> None:
    """As long as the paper allows."""
    pages = embossed([Entry("row")] * count, partial(plain, writing=table("en")), (28, 25))
    assert [len(page) for page in pages] == [25] * (count // 25) + [count % 25] * bool(count % 25)
