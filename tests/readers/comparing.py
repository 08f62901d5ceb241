"""How NVDA finds what is new between two looks at a terminal: its two published ways.

Written from its documentation and behaviour, those of NVDA 2025.1. In the settings they are called
Difflib and Diff Match Patch.
"""

from collections.abc import Sequence
from difflib import ndiff

from fast_diff_match_patch import diff

FEW = 15
"""Letters: of a line in which fewer than these have changed, nothing else is said."""


def by_lines(before: Sequence[str], after: Sequence[str]) -> list[str]:
    """Return what is said of lines that are new; of one that has changed a little, the change."""
    said, removed = [], ""
    for told in ndiff(before, after):
        sign, line = told[0], told[2:]
        if sign == "?":
            continue
        if sign == "+" and line.strip():
            said.append(changed(removed, line) if removed else line)
        removed = line if sign == "-" else ""
    return [each for each in said if each.strip()]


def changed(before: str, after: str) -> str:
    """Return the part of a line that is said when it has replaced another."""
    length = min(len(before), len(after))
    start = next((place for place in range(length) if before[place] != after[place]), length)
    end = len(after)
    if len(before) == end:
        while end > start and before[end - 1] == after[end - 1]:
            end -= 1
    return after[start:end] if end - start < FEW else after


def by_letters(before: Sequence[str], after: Sequence[str]) -> list[str]:
    """Return what is said of letters that are new, and blanks between them, line by line."""
    parts = diff("\n".join(before), "\n".join(after), counts_only=False)
    new = [text for sign, text in parts if sign == "+" or (sign == "=" and text.isspace())]
    return [line for line in "".join(new).splitlines() if line.strip()]
