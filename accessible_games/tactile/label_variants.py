"""How labels are prepared for an overlay: some are left out, others get further lines."""

from collections.abc import Sequence
from dataclasses import replace

from accessible_games.braille.labels import Label
from accessible_games.braille.rotation_ambiguity import lone, oriented
from accessible_games.tactile.booklet import with_number
from accessible_games.tactile.problem import OverlayError
from accessible_games.tactile.request import OverlayRequest
from accessible_games.tactile.tactile_marks import with_shape


def dressed(labels: Sequence[Label], wish: OverlayRequest) -> tuple[Label, ...]:
    """The labels of pieces that have any.

    Raises `OverlayError` if no piece has. On a piece with a single label nothing else shows which
    side is down, and a lone dot could be any dot, so those labels get a mark.
    """
    made = []
    for label in labels:
        ends = wish.placing.of(label).copies
        if ends:
            own = oriented(label) if ends == 1 or lone(label) else label
            made.append(with_number(with_shape(own), wish.language))
    if not made:
        raise OverlayError("nothing-to-label")
    return tuple(samples(made) if wish.test else made)


def samples(labels: Sequence[Label]) -> list[Label]:
    """One label of each size and each kind of piece."""
    kinds = dict[object, Label]()
    for label in labels:
        shape = (label.card.piece, label.card.size, tuple(map(len, label.cells)))
        card = replace(label.card, copies=1, ends="one")
        kinds.setdefault(shape, replace(label, card=card))
    return list(kinds.values())
