"""Dimensions of braille and of the pieces it is put on, in millimetres, with their sources."""

from collections.abc import Mapping

from accessible_games.core.frozen import Frozen


class DotProfile(Frozen):
    """The distances between dots, and their size."""

    inner: float
    """Between the centres of adjacent dots in a cell."""
    cell: float
    """From a dot to the same dot of the next cell."""
    line: float
    """From a dot to the same dot of the line below."""
    width: float
    """The diameter of a dot at its foot."""
    height: float
    source: str


PROFILES: Mapping[str, DotProfile] = {
    "marburg": DotProfile(
        2.5,
        6.0,
        10.0,
        1.6,
        0.5,
        "Marburg Medium, DIN 32976:2007; the norm has 1.3 to 1.6 for the width and is silent on "
        "the height, which is that of NLS 800, rounded",
    ),
    "nls": DotProfile(
        2.34, 6.2, 10.0, 1.44, 0.48, "NLS Specification 800, 3.2, which is BANA's for paper"
    ),
    "sign": DotProfile(
        2.5,
        6.5,
        10.2,
        1.6,
        0.9,
        "within ADA 703.3 and the Australian specification for signs, whose domes have a radius of "
        "0.76 to 0.81; the height that read best in a study with 48 readers",
    ),
}


class Die(Frozen):
    """One of the two dies between which film is pressed."""

    width: float
    height: float
    """Negative for a hollow."""


MALE = Die(1.8, 1.0)
COUNTER = Die(2.0, -0.8)
"""The usual dimensions of printed dies; a dot has 0.1 mm of play on each side in its hollow."""

PLATE = 0.8
DIE = 2.0
"""The thickness of a plate that is glued on, and of a die."""
SLOT = 0.5
"""The thickness of what a clip is put on, unless it is named: a card, with some play."""
TOUCHING = 0.1
"""The minimum space between two dots."""

MARGIN = 6.35
"""The distance from two edges of a card to the dots: 1/4 inch, as advised for playing cards."""
AROUND = 2.0
"""The distance from the dots of a sticker or a plate to its edges."""
CARD = (56.0, 87.0)
"""A common size of cards in games."""
TAPES: Mapping[str, float] = {"tape9": 9.0, "tape12": 12.0}
"""The height of embossing tape: 3/8 and 1/2 inch."""

PAPERS: Mapping[str, tuple[float, float]] = {
    "a3": (297.0, 420.0),
    "a4": (210.0, 297.0),
    "a5": (148.0, 210.0),
    "letter": (215.9, 279.4),
    "legal": (215.9, 355.6),
    "11x11.5": (279.4, 292.1),
    "11.5x11": (292.1, 279.4),
    "bed": (180.0, 180.0),
}
"""Width and height; the bed of the smaller common 3D printers is 180 mm wide."""

CELLS: Mapping[str, tuple[int, int]] = {"a4": (28, 28), "11x11.5": (40, 25)}
"""Cells and lines of a page in the embossing standards MTM and UKAAF B009."""

CARD_SIDES = (10, 300)
PAPER_SIDES = (120, 1200)
"""The minimum and maximum side of a paper, which must have room for the scale of 100 mm."""
COMPENSATION = (0.5, 2.0)
"""The minimum and maximum factor of compensation."""
MARGINS = (5, 50)
"""The minimum and maximum margin of a page."""
SLOTS = (0.3, 5)
"""The minimum and maximum thickness of what a clip is put on."""
MOST = 20_000
"""The maximum number of labels of an overlay."""
