"""A booklet with the texts of cards, listed by the numbers below their labels."""

from collections.abc import Sequence
from dataclasses import replace

from accessible_games.braille.labels import Label
from accessible_games.braille.prose import cells
from accessible_games.braille.reader import BLANK
from accessible_games.tactile.key import Prose, named
from accessible_games.tactile.pages import Block


def numbered(labels: Sequence[Label]) -> list[Label]:
    """The labels; those of cards with a text get a number, from 1."""
    made, last = list[Label](), 0
    for label in labels:
        last += bool(label.card.text)
        made.append(replace(label, number=last if label.card.text else 0))
    return made


def with_number(label: Label, language: str) -> Label:
    """The label with its number as its last line, in the digits of the language."""
    if not label.number:
        return label
    lines = (*label.lines, f"#{label.number}")
    return replace(label, lines=lines, cells=(*label.cells, cells(str(label.number), language)))


def blocks(labels: Sequence[Label], title: str, prose: Prose) -> list[Block]:
    """The title and the texts, each behind its number and the name of its card."""
    texts = [entry(label, prose) for label in labels if label.number]
    return [Block("title", prose(title)), *texts] if texts else []


def entry(label: Label, prose: Prose) -> Block:
    """A text; its number and the name of its card stand in the contents."""
    number, card = prose(str(label.number)), label.card
    words = BLANK.join([number, prose(f"{named(card)}: {card.text}")])
    return Block("item", words, listed=BLANK.join([number, prose(named(card))]))
