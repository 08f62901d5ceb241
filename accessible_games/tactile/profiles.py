"""Measures of braille and of what it is put on, in millimetres, each with its source."""

from collections.abc import Mapping

from accessible_games.core.frozen import Frozen


class Profile(Frozen):
    """How far apart dots are, and how large."""

    inner: float
    """From a dot to the next in a cell, between centres."""
    cell: float
    """From a dot to the same dot of the next cell."""
    line: float
    """From a dot to the same dot of the line below."""
    width: float
    """Of a dot at its foot."""
    height: float
    source: str


PROFILES: Mapping[str, Profile] = {
    "marburg": Profile(
        2.5,
        6.0,
        10.0,
        1.6,
        0.5,
        "Marburg Medium, DIN 32976:2007; the norm has 1.3 to 1.6 for the width and is silent on "
        "the height, which is that of NLS 800, rounded",
    ),
    "nls": Profile(
        2.34, 6.2, 10.0, 1.44, 0.48, "NLS Specification 800, 3.2, which is BANA's for paper"
    ),
    "sign": Profile(
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
    """One of the two plates between which film is pressed."""

    width: float
    height: float
    """Below zero for a hollow."""


MALE = Die(1.8, 1.0)
COUNTER = Die(2.0, -0.8)
"""The usual measures of printed dies; a dot has 0.1 mm of room on each side in its hollow."""

PLATE = 0.8
DIE = 2.0
"""Thickness of a plate that is glued on, and of a die."""
TOUCHING = 0.1
"""The least space between two dots."""

MARGIN = 6.35
"""The distance from two edges of a card to the dots: 1/4 inch, as advised for playing cards."""
AROUND = 2.0
"""From the dots of a sticker or a plate to its edges."""
CARD = (56.0, 87.0)
"""A common size of cards in games."""
TAPES: Mapping[str, float] = {"tape9": 9.0, "tape12": 12.0}
"""Height of embossing tape: 3/8 and 1/2 inch."""

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
"""Width and height; the bed of the smaller ones among common 3D printers is 180 mm wide."""

CELLS: Mapping[str, tuple[int, int]] = {"a4": (28, 28), "11x11.5": (40, 25)}
"""Cells and lines that all embossers put on a paper: MTM and UKAAF B009."""

CARD_SIDES = (10, 300)
PAPER_SIDES = (120, 1200)
"""The shortest and the longest side. A paper must have room for the scale of 100 mm."""
COMPENSATION = (0.5, 2.0)
"""The least and the largest factor of compensation."""
MARGINS = (5, 50)
"""The least and the largest edge of a page that stays free."""
MOST = 20_000
"""Labels of the largest overlay."""
