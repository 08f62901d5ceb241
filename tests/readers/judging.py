"""How each line that was told was heard."""

from collections import Counter
from collections.abc import Sequence
from difflib import SequenceMatcher
from enum import Enum


class Heard(Enum):
    """How a line was heard; the worst of its rows counts, which are told apart by a reader."""

    ONCE = "once"
    TWICE = "twice"
    LATE = "out of order"
    PART = "in part"
    NEVER = "never"


def rows_of(line: str, columns: int) -> list[str]:
    """Return the rows of a line, without blanks at their ends."""
    columns = max(1, min(columns, len(line)))
    parts = (line[start : start + columns].strip() for start in range(0, len(line), columns))
    return [part for part in parts if part]


def judged(told: Sequence[str], said: Sequence[str], columns: int) -> list[Heard]:
    """Return how each line that was *told* was heard in what was *said*, row by row."""
    rows = [(number, row) for number, line in enumerate(told) for row in rows_of(line, columns)]
    texts, pieces = [row for _, row in rows], [piece.strip() for piece in said]
    matches = SequenceMatcher(None, texts, pieces, autojunk=False).get_matching_blocks()
    found = {block.a + step for block in matches for step in range(block.size)}
    used = {block.b + step for block in matches for step in range(block.size)}
    left = Counter(piece for place, piece in enumerate(pieces) if place not in used)
    heard = [Heard.ONCE] * len(told)
    order = list(Heard)
    for place, (number, row) in enumerate(rows):
        how = Heard.ONCE if place in found else missed(row, left)
        heard[number] = max(heard[number], how, key=order.index)
    for number, row in rows:
        if left[row] > 0:
            left[row] -= 1
            heard[number] = max(heard[number], Heard.TWICE, key=order.index)
    return heard


def missed(row: str, left: Counter[str]) -> Heard:
    """Return how a row was heard that is not where it should be; what is used of *left* goes."""
    part = next((piece for piece in +left if piece in row or row in piece), "")
    if not part:
        return Heard.NEVER
    how = Heard.LATE if left[row] > 0 else Heard.PART
    left[row if how is Heard.LATE else part] -= 1
    return how
