"""French intégral braille, as the Code braille français uniformisé has it (CBFU 2008).

A sign for each capital, numbers in Antoine's digits with dot 6.
"""

from collections.abc import Mapping
from itertools import pairwise

from accessible_games.braille.reader import BLANK
from accessible_games.braille.writing import ALPHABET, LOWERED, SMALL, UPPER, Rule, Writing, signs

CAPITAL = "⠨"
"""Before a capital, and twice before a word in capitals."""
END = "⠠⠄"
"""Where capitals end within a word."""
MATHEMATICAL = "⠠"
"""Dot 6, before numbers and operators."""
DIGITS = dict(zip("1234567890", "⠡⠣⠩⠹⠱⠫⠻⠳⠪⠼", strict=True))
PLAIN_OPERATORS = {"+": "⠖", "=": "⠶"}
"""Without the dot 6 that they need where no number begins."""
CELLS: Mapping[str, str] = {
    **ALPHABET,
    **LOWERED,
    **signs("ç ⠯  é ⠿  à ⠷  è ⠮  ù ⠾  â ⠡  ê ⠣  î ⠩  ô ⠹  û ⠱  ë ⠫  ï ⠻  œ ⠪  ü ⠳  ö ⠪"),
    **{sign: MATHEMATICAL + cells for sign, cells in PLAIN_OPERATORS.items()},
    **signs(
        ". ⠲  ? ⠢  ( ⠦  ) ⠴  [ ⠘⠦  ] ⠴⠃  "
        "« ⠶  » ⠶  ' ⠄  – ⠤  / ⠌  # ⠐⠼  % ⠐⠬  * ⠔  "
        "< ⠐⠣  > ⠐⠜  ° ⠐⠕  € ⠘⠑  $ ⠘⠎  § ⠐⠏  & ⠐⠿  "
        "× ⠐⠔  ÷ ⠒  … ⠲⠲⠲"
    ),
    " ": BLANK,
}
BRACKETS = {"[": "⠷", "]": "⠾"}
"""Right behind a digit."""


def number(found: str) -> str:
    """A number with its sign, and the signs around and within it."""
    cells = []
    for before, one in pairwise([MATHEMATICAL, *found]):
        if one in BRACKETS and before in DIGITS:
            cells.append(BRACKETS[one])
        elif one in PLAIN_OPERATORS and (before in DIGITS or before in "+=*/([⠠"):
            cells.append(PLAIN_OPERATORS[one])
        else:
            cells.append({**CELLS, **DIGITS}[one])
    return MATHEMATICAL + "".join(cells)


def small(found: str) -> str:
    """Letters as small ones."""
    return "".join(CELLS[one] for one in found.lower())


def ended(found: str) -> str:
    """Capitals that small letters follow."""
    return CAPITAL * 2 + small(found) + END


PUNCTUATION = r" .,;:!?()\[\]«»'"
SIGNS = "#%°€$§&<>×÷–*/+=…"
JOINING = "[-'./]"
RULES: tuple[Rule, ...] = (
    (r"[,:.+*/()=\[\]-]*[0-9][0-9,:.+*/()=\[\]-]*", number),
    (rf"{UPPER}(?:{JOINING}*{UPPER})+{JOINING}*(?={SMALL})", ended),
    (rf"{UPPER}(?:{JOINING}*{UPPER})+", lambda found: CAPITAL * 2 + small(found)),
    (UPPER, lambda found: CAPITAL + small(found)),
    (rf"(?<![^{PUNCTUATION}])–(?![^{PUNCTUATION}])", "⠤⠤"),
    (rf"(?<=[{SIGNS}])[+=]|[+=](?=[{SIGNS}])", lambda found: PLAIN_OPERATORS[found]),
)
WRITING = Writing(CELLS, RULES)
