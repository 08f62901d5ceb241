"""The temperaments of SixPack's computer players: what they like to see on the table."""

from collections.abc import Mapping

from accessible_games.core.frozen import Frozen


class Temper(Frozen):
    """What a player likes to see on the table; their own pattern on it is worth 1."""

    given: float = 0.2
    """The cost of giving another player a pattern; a negative cost is a pleasure."""
    crowd: float = 0.0
    """The worth of each drink on the table."""


EVEN = Temper()
TEMPERS: Mapping[str, Temper] = {
    "even": EVEN,
    "bold": Temper(given=-0.1, crowd=0.04),
    "careful": Temper(given=0.8, crowd=-0.04),
}
"""Bold players like full tables for all; careful ones give nothing and leave little."""
