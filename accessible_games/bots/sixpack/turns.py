"""Turns of SixPack played on in one's mind: which tables an answer can lead to."""

from collections.abc import Iterator, Mapping

from accessible_games.core.event import Piece, Pieces, Place
from accessible_games.games.sixpack.cells import (
    Display,
    after_fill,
    fillable,
    reading_order,
    without,
)
from accessible_games.games.sixpack.rules import TAKE

Table = dict[Place, Piece]


def changed(display: Display, word: str, place: Place) -> Table:
    """The table after a drink was placed or filled in, or after one was taken."""
    return without(display, place) if word == TAKE else {**display, place: word}


def ends(display: Display) -> Iterator[Table]:
    """The tables that filling can lead to, if the gaps are filled row by row."""
    yield from filled(dict(display), fillable(display))


def filled(display: Table, choices: Mapping[Place, Pieces]) -> Iterator[Table]:
    """The same while these gaps are open; *display* is used up."""
    while choices:
        place = min(choices, key=reading_order)
        first, *others = choices[place]
        for drink in others:
            other = {**display, place: drink}
            yield from filled(other, after_fill(other, choices, place))
        display[place] = first
        choices = after_fill(display, choices, place)
    yield display
