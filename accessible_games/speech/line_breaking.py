"""Long sentences in lines: where a line may end, and what must stay together."""

import re
from collections.abc import Callable, Sequence

SHORTEST = 4
"""The fewest cells in a line after a break; a shorter line would be missed."""

NO_NUMBER = r"(?<!\b\d)(?<!\b\d\d)(?<!\b\d\.)(?<!\b\d\d\.)"
"""Matches unless a number of one or two digits comes before, or such an ordinal with a stop."""
BETWEEN_WORDS = (rf"(?<=[,;:]) |\n|{NO_NUMBER} (?!\d)", r" (?!\d)", " ")
"""Where a line may be broken between words, the best place first.

A number stays with its noun, as in "2 giraffes", "row 2" and "2. Runde", or at least with the word
before it. A line feed separates two sentences.
"""
BREAKS = (rf"\.{NO_NUMBER} ", ", ", ": ", *BETWEEN_WORDS)
"""Where a long line is broken, the best place first; a stop after a digit may mean an ordinal."""


def fit(
    sentence: str,
    width: int,
    breaks: Sequence[str] = BREAKS,
    length: Callable[[str], int] = len,
) -> list[str]:
    """Return the sentence in lines of at most *width* cells, broken after stops, commas or words.

    Other *breaks* change where; *length* counts cells. A single word that is too long, such as the
    path of a file, stays whole.
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
    """Return the places where a pattern ends in the text, the last one first."""
    return [found.end() for found in re.finditer(mark, text)][::-1]
