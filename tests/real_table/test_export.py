"""A sheet as a file that spreadsheets open, and as a line to send."""

import csv
from io import StringIO

import pytest

from accessible_games.real_table.export import MARK, as_csv, in_short
from accessible_games.real_table.sheet import Sheet
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of

NAMES = ("Jörg", "Zoé; Mia", 'Kim "K", Li', "=1+1")
MONEY = Sheet((0, 1, 2, 3), "money", lines=((250, -5, 0, 100_000_000), (1, 0, -1999, 0)))
SIGNS: dict[Language, tuple[str, str]] = {"en": (",", "."), "de": (";", ","), "fr": (";", ",")}
"""Between values, and between units and hundredths, as spreadsheets have it in each language."""


def rows(sheet: Sheet, language: Language) -> list[list[str]]:
    """The rows as the csv module opens them, after the mark at the beginning."""
    text = as_csv(sheet, NAMES, catalogue_of(language, "evening"))
    assert text.encode("utf-8").decode("utf-8-sig") == text.removeprefix(MARK) != text
    assert "\n" not in text.replace("\r\n", "")
    between = SIGNS[language][0]
    return [*csv.reader(StringIO(text.removeprefix(MARK), newline=""), delimiter=between)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sheet_is_opened_as_it_was_written(language: Language) -> None:
    """Umlauts, marks within names, hundredths, and sums that are those of the rows."""
    head, *lines, last = rows(MONEY, language)
    assert head[1:] == ["Jörg", "Zoé; Mia", 'Kim "K", Li', "'=1+1"]
    figures = [[number(each, language) for each in line[1:]] for line in lines]
    assert figures == [[2.5, -0.05, 0, 1_000_000], [0.01, 0, -19.99, 0]]
    sums = [round(sum(column), 2) for column in zip(*figures, strict=True)]
    assert [number(each, language) for each in last[1:]] == sums
    assert [line[0] for line in lines] == ["1", "2"]


def number(text: str, language: Language) -> float:
    """A figure as a spreadsheet reads it in a language."""
    return float(text.replace(SIGNS[language][1], "."))


@pytest.mark.parametrize("language", LANGUAGES)
def test_lives_at_the_beginning_are_a_row(language: Language) -> None:
    """So that the sums are right."""
    sheet = Sheet((0, 1), lines=((-2, 0), (0, -1)), game="life-is-life", start=5)
    assert [row[1:] for row in rows(sheet, language)[1:]] == [
        ["5", "5"], ["-2", "0"], ["0", "-1"], ["3", "4"],
    ]  # fmt: skip


def test_the_line_to_send_names_the_game() -> None:
    """Whoever reads it was not there."""
    sheet = Sheet((0, 1), lines=((-2, 0),), game="life-is-life", start=5)
    assert in_short(sheet, NAMES, catalogue_of("de", "evening")) == (
        "Life is Life: Zoé; Mia 5 und Jörg 3, nach einer Runde."
    )
