"""Uncontracted Unified English Braille, as the Rules of UEB have it (ICEB 2013)."""

import re
from collections.abc import Mapping

from accessible_games.braille.reader import BLANK
from accessible_games.braille.writing import (
    ALPHABET,
    DIGITS,
    LETTER,
    LOWERED,
    NUMBER_SIGN,
    SMALL,
    UPPER,
    Rule,
    Writing,
    parted,
    signs,
)

CAPITAL, END_OF_CAPITALS = "⠠", "⠠⠄"
"""Before a capital, twice before a word in capitals, three times before a passage of them."""
GRADE_1 = "⠰"
"""Before what could be read as a digit, or as a contraction."""
ACCENTS = dict(zip("\u0301\u0300\u0302\u0303\u0308\u0327\u030c\u030a", (
    *("⠘⠌", "⠘⠡", "⠘⠩", "⠘⠻"), *("⠘⠒", "⠘⠯", "⠘⠬", "⠘⠫"),
), strict=True))  # fmt: skip
"""Acute, grave, circumflex, tilde, diaeresis, cedilla, caron, ring."""
CELLS: Mapping[str, str] = {
    **ALPHABET,
    **LOWERED,
    **signs(
        ". ⠲  ( ⠐⠣  ) ⠐⠜  [ ⠨⠣  ] ⠨⠜  ' ⠄  "
        "“ ⠦  ” ⠴  – ⠠⠤  / ⠸⠌  # ⠸⠹  % ⠨⠴  * ⠐⠔  "
        "+ ⠐⠖  = ⠐⠶  < ⠈⠣  > ⠈⠜  × ⠐⠦  ÷ ⠐⠌  "
        "° ⠘⠚  € ⠈⠑  $ ⠈⠎  § ⠘⠎  & ⠈⠯  … ⠲⠲⠲  ß ⠨⠮  "
        "« ⠸⠦  » ⠸⠴"
    ),
    " ": BLANK,
}


def small(word: str) -> str:
    """Letters as small ones, accents before them."""
    cells = []
    for letter in word.lower():
        plain, accents = (letter, "") if letter in CELLS else parted(letter)
        cells.append("".join(ACCENTS[accent] for accent in accents) + CELLS[plain])
    return "".join(cells)


def tail(found: str) -> str:
    """Punctuation behind a word, a question mark among it."""
    return "".join("⠦" if sign == "?" else CELLS.get(sign, sign) for sign in found)


def number(found: str) -> str:
    """A number with its sign; a blank within it is dot 5."""
    within = {**DIGITS, ",": "⠂", ".": "⠲", " ": "⠐"}
    return NUMBER_SIGN + "".join(within[one] for one in found)


NUMBER = rf"(?:(?<!{LETTER})[.,])?[0-9]+(?:[., ][0-9]+)*"
RULES: tuple[Rule, ...] = (
    (rf"{NUMBER}[.,]?(?=[a-j])", lambda found: number(found) + GRADE_1),
    (NUMBER, number),
    (rf"(?<={LETTER})[,;:!](?={LETTER})", lambda found: GRADE_1 + CELLS[found]),
    (rf"(?<=[^\W_])(?:(?!{LETTER})[^ 0-9])*\?(?!{LETTER})", tail),
    (r"\?", GRADE_1 + "⠦"),
    (rf"{UPPER}{{2,}}(?={SMALL})", lambda found: CAPITAL * 2 + small(found) + END_OF_CAPITALS),
    (rf"{UPPER}{{2,}}", lambda found: CAPITAL * 2 + small(found)),
    (UPPER, lambda found: CAPITAL + small(found)),
    (rf"{LETTER}+?(?={UPPER}|(?!{LETTER}))", small),
)
GAP, INSIDE = f"[ {BLANK}]", f"[^ {BLANK}]"
"""A blank between words, and anything else."""
SHOUTED = f"(?!{INSIDE}*{SMALL}){INSIDE}*"
"""A word without small letters, or a number."""
PASSAGE = re.compile(
    f"(?:(?<={GAP})|^)(?={INSIDE}*{LETTER}){SHOUTED}"
    f"(?:{GAP}{SHOUTED})*{GAP}(?={INSIDE}*{LETTER}){SHOUTED}(?={GAP}|$)"
)
"""From a word in capitals to the last one before a word with small letters."""


class English(Writing):
    """English, with its passages in capitals."""

    def braille(self, text: str) -> str:
        """The cells of a text that typography.py has prepared."""
        return super().braille(PASSAGE.sub(passage, text))


def passage(found: re.Match[str]) -> str:
    """Three words or more in capitals, as small ones between the signs of a passage."""
    words = [word for word in re.split(GAP, found[0]) if re.search(LETTER, word)]
    if len(words) < 3:
        return found[0]
    before, first, rest = re.split(f"({LETTER})", found[0], maxsplit=1)
    return f"{before}{CAPITAL * 3}{(first + rest).lower()}{END_OF_CAPITALS}"


WRITING = English(CELLS, RULES)
