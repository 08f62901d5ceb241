"""Decks for the tests of overlays."""

from collections.abc import Sequence
from functools import cache

from hypothesis import strategies as st

from accessible_games.braille.decks import Card, box, boxes
from accessible_games.braille.labels import Label, labels
from accessible_games.tactile.geometry import CORNERS, ENDS, Placing
from accessible_games.tactile.profiles import PROFILES

LARGE = (90.0, 140.0)
"""A card for every label there can be."""
WRITTEN = "⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵⠱⠹⠌⠂⠆⠒⠲⠢⠖⠶⠦⠔⠴⠠⠤"
"""Cells that labels have."""


@cache
def of_game(game: str = "life-is-life", language: str = "de") -> tuple[Label, ...]:
    """The labels of a game."""
    return labels(box(game, language), language)


def of(*cards: Card, language: str = "en") -> tuple[Label, ...]:
    """The labels of a few cards."""
    return labels(cards, language)


SMALL = of(Card("bear", 3, 8), Card("goat", 2, 7), Card("wizard"), Card("door", label="A/BC2"))
"""Six cards, with labels of one to three cells and one of two lines."""


def needed(labels: Sequence[Label], ends: int = 2) -> list[list[str]]:
    """The cells of all labels that an overlay must have, sorted: at so many ends of each card.

    Other pieces have one label; and where there is one, or one dot only, a mark stands behind it.
    """
    made = []
    for label in labels:
        each = ends if label.card.piece == "card" else 1
        lone = sum((ord(c) - 0x2800).bit_count() for c in "".join(label.cells)) == 1
        cells = [*label.cells[:-1], label.cells[-1] + "⠤" * (each == 1 or lone)]
        made += [cells] * label.card.copies * each
    return sorted(made)


games = st.sampled_from([(game, language) for game in boxes() for language in ("de", "fr", "en")])
profiles = st.sampled_from(sorted(PROFILES)).map(PROFILES.__getitem__)
placings = st.builds(
    Placing,
    st.tuples(st.floats(10, 300), st.floats(10, 300)),
    st.sampled_from(CORNERS),
    st.sampled_from(ENDS),
)
cells = st.text(WRITTEN, min_size=1, max_size=7)


@st.composite
def lone_labels(draw: st.DrawFn) -> Label:
    """Any label: one to five lines of one to seven cells."""
    lines = tuple(draw(st.lists(cells, min_size=1, max_size=5)))
    name = draw(st.text("abc é", min_size=1, max_size=12))
    return Label(Card(name, draw(st.integers(1, 4))), lines, lines)
