"""What Tab makes of a line."""

from collections.abc import Sequence

from accessible_games.frontends.terminal.keyboard import BLANKS
from accessible_games.frontends.terminal.screen_line import alike


def completed(line: str, candidates: Sequence[str]) -> str:
    """Return the line with what all candidates begin with in place of its last word.

    If that is shorter than the word, the line stays as it is.
    """
    begins = max(map(line.rfind, BLANKS)) + 1
    shared = candidates[0][: min(alike(candidates[0], other) for other in candidates)]
    return line[:begins] + shared if len(shared) >= len(line) - begins else line
