"""Prose in literary braille, uncontracted and contracted, which needs liblouis."""

from collections.abc import Iterable, Mapping

from accessible_games.braille.liblouis import translate
from accessible_games.braille.reader import BLANK

GRADES: Mapping[str, Mapping[str, str]] = {
    "de": {"g0": "de-g0.utb", "g1": "de-g1.ctb", "g2": "de-g2.ctb"},
    "fr": {"g1": "fr-bfu-comp6.utb", "g2": "fr-bfu-g2.ctb"},
    "en": {"g1": "en-ueb-g1.ctb", "g2": "en-ueb-g2.ctb"},
}
"""The grades of each language and liblouis' tables of them.

German: Basisschrift, Vollschrift, Kurzschrift. French: intégral (its table is called comp6 but is
the literary one) and abrégé. English: UEB, uncontracted and contracted.
"""


def braille(lines: Iterable[str], language: str, grade: str, width: int) -> list[str]:
    """Lines in a grade of braille, broken between words so that none has more than *width* cells.

    A single word may be longer. KeyError for a grade that the language lacks, `LiblouisError`.
    """
    written = [translate(GRADES[language][grade], line) for line in lines]
    return [part for cells in written for part in wrapped(cells, width)]


def cells_needed(line: str, language: str) -> int:
    """How many cells a display needs for a line, spelled out or in contracted braille.

    Numbers and capitals take a sign more there, so that a line may need more cells than it has
    letters. Screen readers spell out the word at the cursor, which is in the first cell; and some
    contract no more letters than the display has cells. KeyError for a language without contracted
    braille, `LiblouisError`.
    """
    table = GRADES[language]["g2"]
    first, blank, rest = line.partition(" ")
    at_cursor = len(first) + len(translate(table, blank + rest))
    return max(len(line), len(translate(table, line)), at_cursor)


def wrapped(cells: str, width: int) -> list[str]:
    """Cells broken at blanks into lines of at most *width*, each with as many words as fit."""
    lines: list[str] = []
    for word in filter(None, cells.split(BLANK)):
        if lines and len(lines[-1]) + 1 + len(word) <= width:
            lines[-1] += BLANK + word
        else:
            lines.append(word)
    return lines
