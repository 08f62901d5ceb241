"""Lines typed in braille cells mean what their letters mean, in each way of writing them."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessible_games.braille.liblouis import translate
from accessible_games.games import GAMES
from accessible_games.match.typed_cells import LONGEST, SPACE, in_letters, known_words
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of, languages_of
from accessible_games.speech.clean import clean
from accessible_games.speech.normalize import fold
from accessible_games.speech.problem import NotUnderstoodError
from tests.braille import needed
from tests.speech.prompts import PROMPTS, meaning, person

TABLES: dict[Language, tuple[str, ...]] = {
    "en": ("en-ueb-g1.ctb", "en-us-comp8-ext.utb", "en-nabcc.utb", "en-ueb-g2.ctb"),
    "de": ("de-g0.utb", "de-g0-detailed.utb", "de-de-comp8.ctb", "de-g1.ctb", "de-g2.ctb"),
    "fr": ("fr-bfu-comp6.utb", "fr-bfu-comp8.utb", "fr-bfu-g2.ctb"),
}
"""The tables with which people may write."""
WRITTEN = [(language, table) for language, tables in TABLES.items() for table in tables]
every_table = pytest.mark.parametrize(("language", "table"), WRITTEN)
every_language = pytest.mark.parametrize("language", LANGUAGES)
CELLS = st.text(st.characters(min_codepoint=0x2800, max_codepoint=0x28FF), min_size=1)
SAID: dict[Language, tuple[str, ...]] = {
    "en": ("3 goat goat pig", "take the bear", "what lies on the table?", "say hello, Anna"),
    "de": ("3 Ziege Ziege Schwein", "nimm den Bären", "was liegt auf dem Tisch?", "sag hallo"),
    "fr": ("3 chèvre chèvre cochon", "prends l'ours", "dis bonjour, Anna"),
}


def named(language: Language) -> Iterator[str]:
    """Yield the names of all pieces and all commands."""
    for game in (each for each in GAMES if language in languages_of(each)):
        words = catalogue_of(language, game)
        for form in ("name", "names"):
            yield from (words.piece(piece, form) for piece in GAMES[game].pieces)
        yield from (words.words(f"command-{name}")[0] for name in words.beginning("command-"))


@every_table
def test_lines_are_read_as_they_are_written(language: Language, table: str) -> None:
    """Capitals aside, which many tables do not write."""
    needed.liblouis()
    for line in SAID[language]:
        assert in_letters(translate(table, line), language).lower() == line.lower()


@every_table
def test_the_names_of_all_pieces_and_commands_are_read(language: Language, table: str) -> None:
    """Whole names, with their values; but no word of a single cell, which is read as a letter."""
    needed.liblouis()
    names = {*named(language)}
    assert len(names) > 100
    assert {
        name: read
        for name in names
        if fold(read := in_letters(translate(table, name), language)) != fold(name)
        and len(translate(table, name)) > 1
    } == {}


@every_table
def test_numbers_and_places_are_read(language: Language, table: str) -> None:
    """Lowered figures, those of Antoine, and those with a sign.

    A few figures of computer braille are contracted words too, such as 51 in German, which is
    "schau"; who types cells rather means words.
    """
    needed.liblouis()
    wrong = [
        text
        for text in (*map(str, range(121)), "p13", "l15")
        if in_letters(translate(table, text), language) != text
    ]
    assert len(wrong) <= (8 if "comp8" in table or "nabcc" in table else 0), wrong


@every_language
def test_most_contracted_words_are_read(language: Language) -> None:
    """All that the program knows but those of one cell, which are read as letters or figures."""
    needed.liblouis()
    table, words = TABLES[language][-1], known_words(language)
    longer = [word for word in words if len(translate(table, word)) > 1]
    wrong = [w for w in longer if in_letters(translate(table, w), language).lower() != w]
    assert len(longer) > 2000
    assert len(wrong) < len(longer) / 200, wrong


@pytest.mark.parametrize("prompt", list(PROMPTS)[::5])
@every_language
def test_an_answer_in_cells_is_the_answer(prompt: str, language: Language) -> None:
    """And a command the command."""
    needed.liblouis()
    words = person(prompt, language).vocabulary
    for line in ("1", words.commands.word("hand"), words.commands.word("table")):
        for table in TABLES[language]:
            cells = translate(table, line)
            assert meaning(prompt, language, in_letters(cells, language)) == meaning(
                prompt, language, line
            )


# What is no such line, or no good one -------------------------------------------------------------


@every_language
@given(CELLS)
def test_any_cells_are_read_as_something(language: Language, cells: str) -> None:
    """Nothing fails, and nothing comes of them that a terminal would obey."""
    needed.liblouis()
    read = in_letters(cells, language)
    assert read == clean(read) == read.strip()


@every_language
@given(st.text())
def test_other_lines_stay_as_they_are(language: Language, line: str) -> None:
    """Letters, signs and emoji."""
    plain = "".join(sign for sign in line if not "\u2800" <= sign <= "\u28ff")
    assert in_letters(plain, language) == plain


def test_letters_beside_cells_stay() -> None:
    """A line may have both: what Tab has completed is in letters."""
    needed.liblouis()
    assert in_letters("3 ⠛⠕⠁⠞ pig", "en") == "3 goat pig"
    assert in_letters("⠛⠕⠁⠞⠀3", "en") == "goat 3"


def test_blanks_of_every_kind_part_words() -> None:
    """That of the braille keyboard, that of another one, and several in a row."""
    needed.liblouis()
    for blank in (SPACE, " ", SPACE * 3, f"  {SPACE} "):
        assert in_letters(blank.join(("⠼⠉", "⠛⠕⠁⠞")), "en").split() == ["3", "goat"]
    assert in_letters(SPACE * 4, "en") == ""


def test_what_means_nothing_stays_a_cell() -> None:
    """Such a line says no more than one of mere signs."""
    needed.liblouis()
    assert in_letters("⣿", "en") == "⣿"
    assert meaning("life-is-life turn", "en", "⣿⣿") == meaning("life-is-life turn", "en", "!!")


def test_a_line_that_is_too_long_is_not_read() -> None:
    """It is refused anyway, and a million cells would take long."""
    line = "⠓" * (LONGEST + 1)
    assert in_letters(line, "en") == line
    assert in_letters("⠓⠊" * 500_000, "de") == "⠓⠊" * 500_000


@every_language
def test_where_liblouis_is_missing_it_is_said(
    language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a sentence; letters are understood as ever."""
    needed.without_liblouis(monkeypatch)
    with pytest.raises(NotUnderstoodError) as raised:
        in_letters("⠓⠁⠝⠙", language)
    assert "liblouis" in catalogue_of(language).say(raised.value.message)
    assert in_letters("hand", language) == "hand"
