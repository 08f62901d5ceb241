"""The key to an overlay: each label once, in the order of labels, in print and in braille."""

from collections.abc import Callable, Sequence

from accessible_games.braille.decks import Card
from accessible_games.braille.labels import Label
from accessible_games.braille.reader import BLANK
from accessible_games.core.frozen import Frozen
from accessible_games.tactile.pages import Block

BETWEEN_LINES = "⠌"

Prose = Callable[[str], str]
"""Translates words into cells."""


class KeyEntry(Frozen):
    """A part of a key: a sentence, or a label with how many there are and its name."""

    words: str
    kind: str = "paragraph"
    """The kind of its block in braille."""
    count: int = 0
    label: Label | None = None

    @property
    def printed(self) -> str:
        """The line in print."""
        if self.label is None:
            return self.words
        return f"{self.count} {'/'.join(self.label.lines)} {self.words}"

    def embossed(self, prose: Prose) -> Block:
        """The block in cells, with its words translated by *prose*."""
        words = prose(self.words)
        if self.label is None:
            return Block(self.kind, words, listed=words if self.kind == "heading" else "")
        cells = BETWEEN_LINES.join(self.label.cells)
        return Block(self.kind, BLANK.join([prose(str(self.count)), cells, words]))


def item(label: Label, count: int, more: Callable[[Label], str]) -> KeyEntry:
    """A label with how many there are; *more* gives further facts about it."""
    told = (named(label.card), more(label), label.card.text)
    return KeyEntry(", ".join(filter(None, told)), "item", count, label)


def named(card: Card) -> str:
    """The name and value of a card, and its suit and kind if the name does not say them."""
    known = card.called.casefold()
    others = (word for word in (card.suit, card.kind) if word and word.casefold() not in known)
    return ", ".join([card.called, *others])


def printed(entries: Sequence[KeyEntry]) -> bytes:
    """The key as a text file in UTF-8."""
    return "".join(f"{entry.printed}\n" for entry in entries).encode()


def embossed(entries: Sequence[KeyEntry], prose: Prose) -> list[Block]:
    """The key as blocks of braille."""
    return [entry.embossed(prose) for entry in entries]
