"""Letters of other alphabets, in the braille of their script, by the tables of liblouis."""

import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import replace

from accessible_games.braille.liblouis import translate
from accessible_games.braille.problem import Fault, LiblouisError
from accessible_games.braille.reader import BLANK, ContractionTable, UnwritableError

TABLES: Mapping[str, str] = {
    "CYRILLIC": "ru-litbrl.ctb",
    "GREEK": "el.ctb",
    "HEBREW": "he-IL.utb",
    "ARABIC": "ar-ar-g1.utb",
    "ARMENIAN": "hy.ctb",
    "GEORGIAN": "ka.utb",
    "DEVANAGARI": "hi-in-g1.utb",
    "HANGUL": "ko-g1.ctb",
    "CJK": "zh-tw.ctb",
}
"""The table for each script, by the first word of its letters' Unicode names."""
OWN_LETTERS: Mapping[str, str] = {"іїєґ": "uk.utb", "ђјљњћџ": "sr-g1.ctb"}
"""Letters by which one knows another language of the script, and its table."""
SIX_DOTS = chr(ord(BLANK) + 63)
"""The last cell of six dots."""


def with_scripts(
    writing: ContractionTable, texts: Iterable[str], table: str, notes: list[Fault]
) -> ContractionTable:
    """A table with the cells of all letters of some texts that it lacks.

    They are those of a *table* of liblouis if one is named, else those of their script; which one
    is added to the *notes*. Without liblouis, or without a table for them, letters stay unknown.
    Raises `LiblouisError` if the table that is named cannot be used.
    """
    letters = {x for text in texts for x in unicodedata.normalize("NFC", text).lower()}
    missing = sorted(x for x in letters if x.isalpha() and lacks(writing, x, bool(table)))
    cells, tables = dict[str, str](), dict[str, str]()
    for letter in missing:
        chosen = table or table_for(letter, letters)
        written = in_script(letter, chosen, is_sure=bool(table)) if chosen else ""
        if written:
            cells[letter] = written
            tables.setdefault(chosen, letter)
    notes += [Fault(0, "script", letter.upper(), other=chosen) for chosen, letter in tables.items()]
    capitals = {x.upper(): x for x in cells if len(x.upper()) == 1}
    return replace(
        writing,
        cells={**writing.cells, **cells},
        capitals={**writing.capitals, **capitals},
        foreign=frozenset(cells),
    )


def lacks(writing: ContractionTable, letter: str, is_named: bool) -> bool:
    """Whether a table has no cell for a letter and does not spell it, or should not."""
    if is_named:
        return letter not in writing.cells
    try:
        writing.spelled(letter)
    except UnwritableError:
        return True
    return False


def table_for(letter: str, letters: Iterable[str]) -> str:
    """The table for the script of a letter, and for the language of all *letters*; or nothing."""
    script = unicodedata.name(letter, "").split(" ")[0].split("-")[0]
    if script == "CYRILLIC":
        there = {*letters}
        for own, table in OWN_LETTERS.items():
            if there & {*own}:
                return table
    return TABLES.get(script, "")


def in_script(letter: str, table: str, *, is_sure: bool) -> str:
    """The cells of a letter, or nothing if the table has none of six dots for it.

    Raises `LiblouisError` if *is_sure* that the table should be there, and it is not.
    """
    try:
        cells = translate(table, letter).strip(BLANK)
    except LiblouisError:
        if is_sure:
            raise
        return ""
    return cells if all(BLANK < cell <= SIX_DOTS for cell in cells) else ""
