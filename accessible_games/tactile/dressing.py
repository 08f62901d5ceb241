"""What becomes of labels on an overlay: some are left out, others get further lines."""

from collections.abc import Sequence
from dataclasses import replace

from accessible_games.braille.labels import Label
from accessible_games.braille.twins import lone, oriented
from accessible_games.tactile.booklet import with_number
from accessible_games.tactile.problem import OverlayError
from accessible_games.tactile.shapes import with_shape
from accessible_games.tactile.wish import Wish


def dressed(labels: Sequence[Label], wish: Wish) -> tuple[Label, ...]:
    """The labels of pieces that have one. `OverlayError` where no piece has.

    Where a piece is labelled once, nothing else says which side is down, and one dot alone could be
    any dot: those labels get a mark.
    """
    made = []
    for label in labels:
        ends = wish.placing.of(label).copies
        if ends:
            own = oriented(label) if ends == 1 or lone(label) else label
            made.append(with_number(with_shape(own)))
    if not made:
        raise OverlayError("nothing-to-label")
    return tuple(samples(made) if wish.test else made)


def samples(labels: Sequence[Label]) -> list[Label]:
    """One label of each size and each kind of piece, once."""
    kinds = dict[object, Label]()
    for label in labels:
        shape = (label.card.piece, label.card.size, tuple(map(len, label.cells)))
        card = replace(label.card, copies=1, ends="one")
        kinds.setdefault(shape, replace(label, card=card))
    return list(kinds.values())
