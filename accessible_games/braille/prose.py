"""Prose in literary braille, uncontracted and contracted.

liblouis writes it where it is installed. Where it is not, our own tables write uncontracted
braille, in the same cells; contracted braille needs liblouis.
"""

from collections.abc import Iterable, Mapping

from accessible_games.braille.liblouis import translate
from accessible_games.braille.problem import LiblouisError
from accessible_games.braille.reader import BLANK
from accessible_games.braille.typography import prepared
from accessible_games.braille.uncontracted import WRITINGS

GRADES: Mapping[str, Mapping[str, str]] = {
    "de": {"g0": "de-g0.utb", "g1": "de-g1.ctb", "g2": "de-g2.ctb"},
    "fr": {"g1": "fr-bfu-comp6.utb", "g2": "fr-bfu-g2.ctb"},
    "en": {"g1": "en-ueb-g1.ctb", "g2": "en-ueb-g2.ctb"},
}
"""The grades of each language, the uncontracted one first, and their liblouis tables.

German: Basisschrift, Vollschrift, Kurzschrift. French: intégral (its table is called comp6 but is
the literary one) and abrégé. English: UEB, uncontracted and contracted.
"""


def braille(lines: Iterable[str], language: str, grade: str, width: int) -> list[str]:
    """Lines in a grade of braille, wrapped between words to at most *width* cells.

    Only a single word may be longer. Raises `KeyError` for a grade that the language lacks,
    `UnwritableError` for a character that braille does not have, and `LiblouisError` if liblouis
    is needed and cannot be used.
    """
    written = [cells(line, language, grade) for line in lines]
    return [part for line in written for part in wrapped(line, width)]


def cells(text: str, language: str, grade: str = "") -> str:
    """A text in a grade of braille, uncontracted if none is named, without blanks at its ends.

    Raises the errors that `braille` raises.
    """
    plain = next(iter(GRADES[language]))
    ready = prepared(text, language)
    try:
        return translate(GRADES[language][grade or plain], ready).strip(BLANK)
    except LiblouisError:
        if grade not in ("", plain):
            raise
        return WRITINGS[language].braille(ready).strip(BLANK)


def cells_needed(line: str, language: str) -> int:
    """The number of cells that a display needs for a line, spelled out or contracted.

    Numbers and capitals take an extra sign in contracted braille, so a line may need more cells
    than it has letters. Screen readers spell out the word at the cursor, which is in the first
    cell, and some contract no more letters than the display has cells. Raises `KeyError` for a
    language without contracted braille and `LiblouisError` if liblouis cannot be used.
    """
    table = GRADES[language]["g2"]
    first, blank, rest = line.partition(" ")
    at_cursor = len(first) + len(translate(table, blank + rest))
    return max(len(line), len(translate(table, line)), at_cursor)


def wrapped(cells: str, width: int) -> list[str]:
    """Cells wrapped at blanks to lines of at most *width*, each with as many words as fit."""
    lines: list[str] = []
    for word in filter(None, cells.split(BLANK)):
        if lines and len(lines[-1]) + 1 + len(word) <= width:
            lines[-1] += BLANK + word
        else:
            lines.append(word)
    return lines
