"""Tactile marks for those who do not read braille, made of braille dots.

The first four are those of the German skat pack (dbsv.org, "Wie spielen Blinde Skat?"): a circle
for clubs, a vertical line for hearts, a horizontal line for diamonds. Spades have no mark there but
one dot on the nine, so that no card is blank; here all of them have that dot. The cross is the mark
of the ten.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from accessible_games.braille.decks import Card
from accessible_games.braille.labels import Label
from accessible_games.tactile.problem import OverlayError

SHAPES: Mapping[str, tuple[str, str]] = {
    "circle": ("o", "⠪⠕"),
    "dot": (".", "⠂"),
    "line-down": ("|", "⠇"),
    "line-across": ("_", "⠒⠒"),
    "cross": ("x", "⠕⠪"),
    "two-across": ("=", "⠭⠭"),
    "two-down": (":", "⠇⠸"),
    "wedge": ("^", "⠜⠣"),
    "block": ("#", "⠿⠿"),
}
"""The shapes in the order of use: the letter that stands for each, and its cells."""
MARKED: Mapping[str, Callable[[Card], str]] = {
    "suit": lambda card: card.suit,
    "kind": lambda card: card.kind or ("" if card.value is None else str(card.value)),
}
"""The properties by which cards can be marked."""


def shaped(labels: Sequence[Label], by: str) -> list[Label]:
    """The labels with a shape for each suit or kind, in the order in which these first occur.

    Raises `OverlayError` if there are more of them than shapes, or none at all.
    """
    values = dict.fromkeys(filter(None, (MARKED[by](label.card) for label in labels)))
    if not 0 < len(values) <= len(SHAPES):
        if not values:
            raise OverlayError("nothing-to-mark")
        raise OverlayError("too-many-marks", found=str(len(values)), high=str(len(SHAPES)))
    shape = dict(zip(values, SHAPES, strict=False))
    return [replace(label, shape=shape.get(MARKED[by](label.card), "")) for label in labels]


def with_shape(label: Label) -> Label:
    """The label with its shape as its first line."""
    if not label.shape:
        return label
    letter, cells = SHAPES[label.shape]
    return replace(label, lines=(letter, *label.lines), cells=(cells, *label.cells))
