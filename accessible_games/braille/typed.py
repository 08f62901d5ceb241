"""Braille cells that were typed, read back into letters.

Nobody says in which braille they are: each way of writing is tried, and the one whose words are
known is taken. Liblouis reads German contractions wrong ("⠓⠊⠇⠋⠑" as "hattilfallse"), and a few of
French, so a contracted word is first looked for among those that are known, as it would be written.
"""

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from string import ascii_lowercase

from accessible_games.braille.liblouis import read_back, translate
from accessible_games.braille.reader import BLANK

SPELLED: Mapping[str, tuple[str, str]] = {
    "en": ("en-ueb-g1.ctb", "en-us-comp8-ext.utb"),
    "de": ("de-g0-detailed.utb", "de-de-comp8.ctb"),
    "fr": ("fr-bfu-comp6.utb", "fr-bfu-comp8.utb"),
}
"""The tables of uncontracted literary braille and of computer braille."""
CONTRACTED: Mapping[str, tuple[str, str]] = {
    "en": ("en-ueb-g2.ctb", "en-ueb-g2.ctb"),
    "de": ("de-g2.ctb", "de-g1-detailed.ctb"),
    "fr": ("fr-bfu-g2.ctb", "fr-bfu-g2.ctb"),
}
"""The tables that write contractions, and those that read them back: in German Vollschrift only."""
CAPITAL: Mapping[str, str] = {"en": "⠠", "de": "⠨", "fr": "⠨"}
"""The sign before a capital, which does not matter."""
ITSELF = re.compile("^⠠|⠠(?=⠼)")
"""The German sign before letters and numbers that stand for themselves; Vollschrift lacks it."""
MARKS = "⠄⠂⠒⠢⠖⠆⠲⠦"
"""The cells of marks at the end of a word, in all languages."""
UNDEFINED = re.compile(r"\\([1-8]+)/")
"""How liblouis tells a cell that a table lacks: by its dots."""
EIGHT_DOTS = "\u2840"
"""The first cell with one of the dots 7 and 8, which only computer braille has."""
ENDS = ".,:;?!\"'"
PLACE = re.compile(r"[a-z]\d+")


def in_letters(cells: str, language: str, known: Collection[str]) -> str:
    """What cells mean, with ordinary blanks; *known* are words in lower case.

    Where two ways of writing fit as well, a single cell is a letter or a figure rather than a whole
    word. A cell that means nothing stays. Raises `LiblouisError` if liblouis cannot be used.
    """
    if max(cells) >= EIGHT_DOTS:
        return read(SPELLED[language][1], cells)
    written = list(filter(None, cells.split(BLANK)))
    found = (" ".join(text.split()) for text in readings(written, language, known))
    return max(found, key=lambda text: fitness(text, written, known))


def readings(words: Sequence[str], language: str, known: Collection[str]) -> Iterator[str]:
    """Yield what words of cells mean in each way of writing."""
    cells = BLANK.join(words)
    for table in SPELLED[language]:
        yield read(table, cells)
    written = contractions(language, frozenset(known))
    yield " ".join(contracted(word, language, written) for word in words)


def contracted(cells: str, language: str, written: Mapping[str, str]) -> str:
    """Return one contracted word, of those that are *written* so, or else as a table reads it."""
    word = cells.lstrip(CAPITAL[language])
    bare = word.rstrip(MARKS)
    if word in written:
        return written[word]
    if bare not in written:
        spelled = ITSELF.sub("", word) if language == "de" else word
        return read(CONTRACTED[language][1], spelled)
    after_a_letter = "⠁" + word.removeprefix(bare)
    return written[bare] + read(SPELLED[language][0], after_a_letter)[1:]


@cache
def contractions(language: str, known: frozenset[str]) -> Mapping[str, str]:
    """Known words by their contracted cells; of two that are written alike, the longer one."""
    table, before = CONTRACTED[language][0], CAPITAL[language]
    shortest_first = sorted(known, key=lambda word: (len(word), word))
    return {translate(table, word).lstrip(before): word for word in shortest_first}


def read(table: str, cells: str) -> str:
    """What cells mean in a table; a cell that it lacks stays a cell."""
    return UNDEFINED.sub(lambda dots: cell(dots[1]), read_back(table, cells))


def cell(dots: str) -> str:
    """The cell with these dots, such as "1278"."""
    return chr(ord(BLANK) + sum(1 << int(dot) - 1 for dot in dots))


def fitness(text: str, cells: Sequence[str], known: Collection[str]) -> tuple[int, int, int]:
    """How well a text is read: known words, words at all, and letters, of single cells one each."""
    words = text.split()
    if len(words) != len(cells):
        return 0, 0, 0
    pairs = zip(words, cells, strict=True)
    letters = sum(1 if len(cell) == 1 else len(word) for word, cell in pairs)
    whole = sum(word.strip(ENDS).isalnum() for word in words)
    return sum(worth(word, known) for word in words), whole, letters


def worth(word: str, known: Collection[str]) -> int:
    """How sure it is that a word was meant.

    A mark after it makes it less sure, for a figure in another way of writing may look so; and one
    within it none, for so contractions look.
    """
    bare = word.strip(ENDS)
    parts = [part.lower() for part in re.split("['-]", bare)]
    sure = min(part_worth(part, known) for part in parts)
    return max(0, sure - 2 * (len(word) - len(bare)))


def part_worth(part: str, known: Collection[str]) -> int:
    """How sure it is that a part without marks was meant: a place such as "p13" less than a word.

    A number is as sure, and so is a single letter, which is often typed.
    """
    if part in known or part.isdecimal() or (len(part) == 1 and part in ascii_lowercase):
        return 8
    return 7 if PLACE.fullmatch(part) else 0
