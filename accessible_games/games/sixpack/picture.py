"""The table of SixPack as a picture to feel: a braille cell for each card.

Each bottle is a horizontal pair of dots: cola at the top, lemonade in the middle, beer at the
bottom. A mix is the pairs of both its bottles. So bottles and mixes differ by how full their cells
are, and a finger reads the recipe. Letters and digits at the edge are those of the card labels
(lowered).
"""

from collections.abc import Iterator

from accessible_games.core.event import Event, Piece
from accessible_games.core.game import Plan
from accessible_games.core.grid import BLANK, COLUMNS, LETTERS, MARGIN, ROWS, numbered
from accessible_games.games.sixpack.cells import columns, ringed, rows
from accessible_games.games.sixpack.drinks import PIECES, RECIPES
from accessible_games.games.sixpack.view import View, displayed

PAIRS = {"cola": (1, 4), "lemonade": (2, 5), "beer": (3, 6)}
"""The dots of each bottle."""


class TableEmpty(Event):
    """No card has been laid yet."""


class PictureLine(Event):
    """One line of the picture, in Unicode braille cells.

    At most 26 of them, or 27 if nothing can be cleared (S41).
    """

    cells: str


def picture(view: View) -> Iterator[Event]:
    """The letters of the columns, then each row with its number and cards."""
    display = displayed(view)
    if not display:
        yield TableEmpty()
        return
    across = columns(display)
    yield PictureLine(chr(BLANK) * MARGIN + "".join(LETTERS[column] for column in across))
    for row in rows(display):
        cards = "".join(cell(display.get(column + row)) for column in across)
        yield PictureLine(numbered(row) + cards)


def plan(view: View) -> Plan:
    """The picture with the empty places around it: for each cell its place, or its line."""
    display = displayed(view)
    across, down = ringed(columns(display), COLUMNS), ringed(rows(display), ROWS)
    head = [(chr(BLANK) * MARGIN, ""), *((LETTERS[column], column) for column in across)]
    return [head] * bool(down) + [
        [(numbered(row), row)]
        + [(cell(display.get(column + row)), column + row) for column in across]
        for row in down
    ]


def cell(drink: Piece | None) -> str:
    """The cell of a card; blank for an empty place."""
    bottles = RECIPES.get(drink, (drink,)) if drink else ()
    return chr(BLANK + sum(1 << (dot - 1) for bottle in bottles for dot in PAIRS[bottle]))


LEGEND = [(cell(drink), drink) for drink in PIECES]
"""The cell of each drink."""
