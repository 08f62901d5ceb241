"""German Basisschrift, as "Das System der deutschen Brailleschrift" has it (BSKDL 2018).

Small letters only. Signs that are lowered digits get dot 6 behind a number, and within words.
"""

from collections.abc import Mapping

from accessible_games.braille.reader import BLANK
from accessible_games.braille.writing import (
    ALPHABET,
    DIGITS,
    LETTER,
    LOWERED,
    NUMBER_SIGN,
    Rule,
    Writing,
    parted,
    signs,
)

SIGN_BEFORE = "⠠"
"""Dot 6, which says that what follows is no digit, or no letter of the word."""
ACCENT = "⠈"
"""Dot 4, before the letter that has any accent."""
OPERATORS = {"+": "⠈⠖", "=": "⠈⠶", "<": "⠈⠪⠄", ">": "⠈⠕⠂", "×": "⠈⠦", "÷": "⠈⠒"}
CELLS: Mapping[str, str] = {
    **ALPHABET,
    **LOWERED,
    **OPERATORS,
    **signs(
        ". ⠄  ? ⠢  ( ⠶  ) ⠶  [ ⠠⠶  ] ⠠⠶  "
        "“ ⠦  ” ⠴  – ⠠⠤  / ⠐⠂  # ⠈⠼  % ⠼⠚⠴  * ⠠⠔  "
        "° ⠈⠴  € ⠈⠑  $ ⠈⠎  § ⠬  & ⠐⠥  … ⠄⠄⠄  "
        "ä ⠜  ö ⠪  ü ⠳  ß ⠮  æ ⠁⠑  œ ⠕⠑"
    ),
    " ": BLANK,
    "'": SIGN_BEFORE,
}


def letters(word: str) -> str:
    """Letters, small, and those that are accented after dot 4."""
    cells = []
    for small in word.lower():
        cells.append(CELLS[small] if small in CELLS else ACCENT + CELLS[parted(small)[0]])
    return "".join(cells)


def number(found: str) -> str:
    """A number with its sign, points, commas, colons and apostrophes within it."""
    within = {**DIGITS, ",": "⠂", ".": "⠄", "'": "⠄", ":": "⠈⠒"}
    first = {":": "⠒"}.get(found[0], within[found[0]])
    return NUMBER_SIGN + first + "".join(within[character] for character in found[1:])


def guarded(found: str) -> str:
    """A sign with dot 6 before it."""
    return SIGN_BEFORE + CELLS[found]


def apart(found: str) -> str:
    """An operator between numbers, a blank before it and none behind it."""
    return BLANK + CELLS[found.strip()]


RULES: tuple[Rule, ...] = (
    (r"[.,:]?[0-9]+(?:[.,:'][0-9]+)*(?=[a-jA-JæÆ])", lambda found: number(found) + SIGN_BEFORE),
    (r"[.,:]?[0-9]+(?:[.,:'][0-9]+)*", number),
    (r"(?<=[0-9]) : ?(?=[0-9])", "⠈⠒"),
    (r"(?<=[0-9])(?: [+=<>×÷] ?|[+=<>×÷])(?=[0-9])", apart),
    (r"(?<=[0-9])(?: \* ?|\*)(?=[0-9])", "⠄"),
    (r"(?<![^ ])[+=×÷] (?=[0-9])", lambda found: CELLS[found.strip()]),
    (r"(?<=[0-9]) [%°]", lambda found: CELLS[found.strip()]),
    (r"(?<![^ (\[“])[€$§] (?=[0-9])", lambda found: CELLS[found.strip()]),
    (r"(?<=[0-9])[;:!?()\[\]]|(?<=[%°])[,;:!?()\[\]]|(?<=\()\?", guarded),
    (rf"(?<={LETTER})[:!?()\[\]](?={LETTER})", guarded),
    (r"(?<= )[!?]", guarded),
    (r"\*\*\*?", lambda found: SIGN_BEFORE + "⠔" * len(found)),
    (r"(?<=[ (\[])-(?=[0-9])", "⠈⠤"),
    (r"(?<=[ (\[])-", "⠠⠤"),
    (r" –", "⠠⠤"),
    (rf"{LETTER}+", letters),
)
WRITING = Writing(CELLS, RULES)
