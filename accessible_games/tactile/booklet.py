"""A booklet with the texts of cards, by the numbers that stand below their labels."""

from collections.abc import Sequence
from dataclasses import replace

from accessible_games.braille.labels import Label
from accessible_games.braille.reader import BLANK
from accessible_games.tactile.key import Prose, folded, number


def numbered(labels: Sequence[Label]) -> list[Label]:
    """The labels, those of cards with a text with a number, from 1."""
    made, last = list[Label](), 0
    for label in labels:
        last += bool(label.card.text)
        made.append(replace(label, number=last if label.card.text else 0))
    return made


def with_number(label: Label) -> Label:
    """The label with its number as its last line."""
    if not label.number:
        return label
    lines = (*label.lines, f"#{label.number}")
    return replace(label, lines=lines, cells=(*label.cells, number(str(label.number))))


def pages(
    labels: Sequence[Label], title: str, prose: Prose, capacity: tuple[int, int]
) -> list[list[str]]:
    """The texts as pages of lines of cells; each page begins with the title and its number."""
    columns, high = capacity
    lines = [line for label in labels if label.number for line in entry(label, prose, columns)]
    made = list[list[str]]()
    for start in range(0, len(lines), high - 2):
        page = number(str(len(made) + 1))
        room = columns - len(page) - 1
        heading = prose(title)[:room].ljust(room, BLANK) + BLANK + page
        made.append([heading, "", *lines[start : start + high - 2]])
    return made


def entry(label: Label, prose: Prose, columns: int) -> list[str]:
    """A text behind its number and the name of its card."""
    card = label.card
    words = BLANK.join([number(str(label.number)), prose(f"{card.called}: {card.text}")])
    return [*folded(words, columns)]
