"""SixPack simulated: which tables an answer can lead to."""

from collections.abc import Iterator, Mapping

from accessible_games.core.event import Piece, Pieces, Place
from accessible_games.games.sixpack.cells import Display, reading_order, without
from accessible_games.games.sixpack.filling import after_fill, fillable
from accessible_games.games.sixpack.layout import Layout
from accessible_games.games.sixpack.lines import may_stay
from accessible_games.games.sixpack.rules import TAKE
from accessible_games.games.sixpack.view import View, displayed

Tables = Iterator[dict[Place, Piece]]


def changed(display: Display, word: str, place: Place) -> dict[Place, Piece]:
    """The table after laying a drink at a place, or taking the one there."""
    return without(display, place) if word == TAKE else {**display, place: word}


def ends(display: Display) -> Tables:
    """The tables that filling can lead to, place by place in reading order.

    Other orders could lead to more; these are enough to choose from.
    """
    layout = Layout(dict(display))
    yield from filled(layout, fillable(layout))


def filled(layout: Layout, choices: Mapping[Place, Pieces]) -> Tables:
    """The same while these gaps are open; *layout* is used up."""
    while choices:
        place = min(choices, key=reading_order)
        first, *others = choices[place]
        for drink in others:
            other = layout.copy()
            other.lay(place, drink)
            yield from filled(other, after_fill(other, choices, place))
        layout.lay(place, first)
        choices = after_fill(layout, choices, place)
    yield layout.display


def tables_after(view: View, kind: str, answer: tuple[str, str] | str) -> Tables:
    """The tables that an answer can lead to: to `turn`, `fill`, `clear` or `keep`."""
    display = displayed(view)
    if isinstance(answer, str):
        line, name = view.line
        yield may_stay(Layout(display), line, name)[answer]
    elif kind == "clear":
        yield from may_stay(Layout(display), *answer).values()
    else:
        yield from ends(changed(display, *answer))
