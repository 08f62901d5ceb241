"""Lines typed in braille cells, as BRLTTY sends them in its typing mode for braille patterns."""

import re
from functools import cache

from accessible_games.games import GAMES
from accessible_games.speech.catalogue import Language
from accessible_games.speech.clean import clean
from accessible_games.speech.problem import NotUnderstoodError
from accessible_games.speech.word_files import read, word_files

CELLS = re.compile("[\u2800-\u28ff]+(?: +[\u2800-\u28ff]+)*")
"""Cells in a row; the space bar of an ordinary keyboard may stand between them."""
SPACE = "\u2800"
"""The cell without dots, which the space bar of a braille keyboard types."""
LONGEST = 500
"""Letters of the longest line that is read; a longer one is refused elsewhere."""
BESIDE = re.compile(r"^ *\.?[\w-]+ =|\$[\w-]+|\b[A-Z]+\(|\[[\w-]+\]|\w+: \"", re.MULTILINE)
"""What is no word in a file of words: names of messages, arguments, functions and cases."""


def in_letters(text: str, language: Language) -> str:
    """A typed line with letters instead of braille cells; nearly every line has none.

    They may be uncontracted, contracted or computer braille of the language. Raises
    `NotUnderstoodError` if liblouis is missing, which reads them.
    """
    if text.isascii() or len(text) > LONGEST or not CELLS.search(text):
        return text
    from accessible_games.braille import typed
    from accessible_games.braille.problem import LiblouisError

    def letters(found: re.Match[str]) -> str:
        cells = found[0].replace(" ", SPACE)
        read = typed.in_letters(cells, language, known_words(language))
        return " " * cells.startswith(SPACE) + read + " " * cells.endswith(SPACE)

    try:
        return clean(CELLS.sub(letters, text)).strip()
    except LiblouisError:
        raise NotUnderstoodError("cells-unread") from None


@cache
def known_words(language: Language) -> frozenset[str]:
    """All words that the program says or understands in a language, in lower case."""
    files = [word_files(language, name) for name in ("common", "help", "games", *GAMES)]
    texts = [BESIDE.sub(" ", read(file)) for each in files for file in each]
    return frozenset(word for text in texts for word in re.findall(r"[^\W\d_]+", text.lower()))
