"""Long sentences in lines: where a line may end, and what must not be parted."""

import re
from collections.abc import Callable, Sequence

SHORTEST = 4
"""The least number of cells in a line that a break leaves; a shorter one would be missed."""

NO_NUMBER = r"(?<!\b\d)(?<!\b\d\d)(?<!\b\d\.)(?<!\b\d\d\.)"
"""Before this is no number of one or two digits, also with a stop that may make it an ordinal."""
BETWEEN_WORDS = (rf"(?<=[,;:]) |\n|{NO_NUMBER} (?!\d)", r" (?!\d)", " ")
"""Between which words a line is broken, the best place first: a number stays with its noun, as in
"2 giraffes", "row 2" and "2. Runde", or at least with the word before it; a line feed is between
two sentences."""
BREAKS = (rf"\.{NO_NUMBER} ", ", ", ": ", *BETWEEN_WORDS)
"""Where a long line is broken, the best place first; a stop after a digit may be an ordinal."""


def fit(
    sentence: str,
    width: int,
    breaks: Sequence[str] = BREAKS,
    length: Callable[[str], int] = len,
) -> list[str]:
    """The sentence in lines of at most *width* cells, broken after a stop, a comma or a word.

    With other *breaks* it is broken there; *length* counts cells. A word that is too long alone,
    such as the path of a file, stays whole.
    """
    if length(sentence) <= width:
        return [sentence]
    ends = (end for mark in breaks for end in ends_of(mark, sentence))
    ends = (end for end in ends if len(sentence) - end >= SHORTEST)
    fitting = (end for end in ends if length(sentence[:end].rstrip()) <= width)
    end = next(fitting, None) or next(iter(ends_of(r"^\S*\s", sentence)), None)
    if end is None:
        return [sentence]
    return [sentence[:end].rstrip(), *fit(sentence[end:].lstrip(), width, breaks, length)]


def ends_of(mark: str, text: str) -> list[int]:
    """The places where a pattern ends in the text, the last one first."""
    return [found.end() for found in re.finditer(mark, text)][::-1]
