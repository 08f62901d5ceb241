"""The reader of our own tables, held equal to liblouis."""

import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessible_games.braille import liblouis
from accessible_games.braille.reader import BLANK, UnwritableError, cell, dots, read_table, table
from accessible_games.resources import folder
from accessible_games.speech.catalogue import LANGUAGES
from tests.braille import needed

every_language = pytest.mark.parametrize("language", LANGUAGES)


def characters(language: str) -> list[str]:
    """All that a table can write, and the groups of letters that it draws together."""
    own = table(language)
    return [*own.cells, *own.capitals, "SCH", "Sch", "sCh", "Ch", "St", "sT"]


def texts(language: str) -> st.SearchStrategy[str]:
    """Texts of characters that a table can write."""
    return st.lists(st.sampled_from(characters(language)), max_size=12).map("".join)


@every_language
@given(data=st.data())
def test_the_reader_is_equal_to_liblouis(language: str, data: st.DataObject) -> None:
    """Any text of the table's characters becomes the same cells."""
    needed.liblouis()
    file = folder("braille_tables") / f"cards-{language}.utb"
    text = data.draw(texts(language).filter(bool)) if language != "de" else data.draw(german())
    assert table(language).braille(text) == liblouis.translate(file, text)


def german() -> st.SearchStrategy[str]:
    """German texts in which s, c, h and t meet often."""
    crowded = st.lists(st.sampled_from("sScChHtTea6"), min_size=1, max_size=8).map("".join)
    return st.one_of(texts("de").filter(bool), crowded)


@every_language
@given(data=st.data())
def test_a_cell_stands_for_each_piece(language: str, data: st.DataObject) -> None:
    """As many cells as pieces, in six dots, whatever the text."""
    text = data.draw(texts(language))
    cells = table(language).braille(text)
    assert all(BLANK <= cell <= "\u283f" for cell in cells)
    assert len(cells) <= len(text)


@pytest.mark.parametrize(
    ("language", "text", "cells"),
    [
        ("de", "Sch6", "⠱⠖"),
        ("de", "G9", "⠛⠔"),
        ("de", "Fl4", "⠋⠇⠲"),
        ("de", "St5", "⠾⠢"),
        ("de", "SCHACH", "⠱⠁⠹"),
        ("de", "s-ch", "⠎⠤⠹"),
        ("de", "sCh", "⠎⠹"),
        ("de", "SCh", "⠎⠹"),
        ("de", "sCH", "⠱"),
        ("fr", "Cè7", "⠉⠮⠶"),
        ("fr", "ce\u0300", "⠉⠮"),
        ("fr", "œ2", "⠪⠆"),
        ("fr", "ch", "⠉⠓"),
        ("en", "sch st", "⠎⠉⠓⠀⠎⠞"),
        ("en", "-5'", "⠤⠢⠠"),
        ("en", "", ""),
    ],
)
def test_labels_are_written(language: str, text: str, cells: str) -> None:
    """In the cells that the design names; a capital is its small letter."""
    assert table(language).braille(text) == cells


@pytest.mark.parametrize(
    ("language", "text", "character"),
    [("de", "é3", "é"), ("en", "ä", "ä"), ("fr", "a~b", "~"), ("de", "日本", "日"),
     ("de", "a\n", "\n"), ("fr", "ß", "ß"), ("en", "A⠁", "⠁")],
)  # fmt: skip
def test_what_a_table_lacks_is_named(language: str, text: str, character: str) -> None:
    """The first character that it cannot write; liblouis would write nine cells of code."""
    with pytest.raises(UnwritableError) as caught:
        table(language).braille(text)
    assert caught.value.character == character


@pytest.mark.parametrize(
    ("language", "name", "pieces"),
    [
        ("de", "Schaf", ("sch", "a", "f")),
        ("de", "Frosch", ("f", "r", "o", "sch")),
        ("de", "Stephen", ("st", "e", "p", "h", "e", "n")),
        ("de", "Eule", ("e", "u", "l", "e")),
        ("de", "Häs-chen", ("h", "ä", "s", "ch", "e", "n")),
        ("de", "Café 2", ("c", "a", "f", "e")),
        ("fr", "chèvre", ("c", "h", "è", "v", "r", "e")),
        ("fr", "Œuf d'Âne", ("œ", "u", "f", "d", "â", "n", "e")),
        ("en", "ÉCLAIR", ("e", "c", "l", "a", "i", "r")),
        ("en", "10 + 7", ()),
        ("de", "Łoś", ("l", "o", "s")),
        ("de", "Ærø", ("ä", "r", "ö")),
        ("en", "Ærø", ("a", "e", "r", "o")),
        ("fr", "Đorđe", ("d", "o", "r", "d", "e")),
        ("de", "Œuf", ("ö", "u", "f")),
        ("en", "þórr", ("t", "h", "o", "r", "r")),
        ("en", "Iğdır", ("i", "g", "d", "i", "r")),
        ("en", "Straße", ("s", "t", "r", "a", "s", "s", "e")),
        ("de", "ﬁn", ("f", "i", "n")),
        ("en", "", ()),
    ],
)
def test_names_are_cut_into_cells(language: str, name: str, pieces: tuple[str, ...]) -> None:
    """Letters alone; an accent that the language lacks is left away."""
    assert table(language).pieces(name) == pieces


@every_language
@given(name=st.text(max_size=20))
def test_pieces_can_always_be_written(language: str, name: str) -> None:
    """Whatever a name holds, its pieces are one cell each, or it names the letter that has none."""
    own = table(language)
    refused = ""
    try:
        assert all(len(own.braille(piece)) == 1 for piece in own.pieces(name))
    except UnwritableError as error:
        refused = error.character
    assert refused in unicodedata.normalize("NFC", name).lower()
    assert refused.isalpha() or not refused


@every_language
def test_every_letter_of_european_alphabets_is_spelled(language: str) -> None:
    """Those of Latin-1 and of Latin Extended-A: none is lost, and none is refused."""
    letters = [chr(code) for code in range(0xC0, 0x180) if chr(code).isalpha()]
    assert [letter for letter in letters if not table(language).pieces(letter)] == []


@pytest.mark.parametrize("name", ["Медведь", "日本", "Αρης"])
def test_a_letter_of_another_alphabet_is_named(name: str) -> None:
    """It is never left out in silence."""
    with pytest.raises(UnwritableError) as caught:
        table("en").pieces(name)
    assert caught.value.character == name[0].lower()


@given(st.sets(st.integers(1, 6)))
def test_dots_and_cells_are_the_same(numbers: set[int]) -> None:
    """The numbers of dots make a cell, and a cell gives them back in order."""
    told = "".join(map(str, sorted(numbers)))
    assert dots(cell(told or "0")) == told


def test_a_cell_is_a_character_of_unicode() -> None:
    """Dot 1 is the lowest bit, and no dots are the blank cell."""
    assert (cell("1"), cell("156"), cell("0"), dots("⠛")) == ("⠁", "⠱", BLANK, "1245")


def test_an_opcode_that_is_not_known_is_refused(tmp_path: Path) -> None:
    """The reader never guesses what a rule may mean."""
    file = tmp_path / "new.utb"
    file.write_text("lowercase a 1\ncontext a @1\n")
    with pytest.raises(ValueError, match=r"new\.utb: context"):
        read_table(file)


def test_comments_and_empty_lines_say_nothing(tmp_path: Path) -> None:
    """And what is included stands where it is included."""
    (tmp_path / "a.uti").write_text("# letters\n\nlowercase a 1\n")
    file = tmp_path / "b.utb"
    file.write_text("#+language:xx\ninclude a.uti\n   \nbase uppercase A a\n")
    assert read_table(file).braille("Aa") == "⠁⠁"
