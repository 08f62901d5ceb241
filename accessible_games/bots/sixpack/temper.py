"""The temperaments of SixPack's computer players: what they like to see on the table."""

from collections.abc import Mapping

from accessible_games.core.frozen import Frozen


class Temper(Frozen):
    """What somebody likes to see on the table, where the own pattern on it is worth 1."""

    given: float = 0.2
    """What it costs to give one of the others a pattern; less than nothing is a pleasure."""
    crowd: float = 0.0
    """What each drink on the table is worth."""


EVEN = Temper()
TEMPERS: Mapping[str, Temper] = {
    "even": EVEN,
    "bold": Temper(given=-0.1, crowd=0.04),
    "careful": Temper(given=0.8, crowd=-0.04),
}
"""Somebody bold likes full tables for all; somebody careful gives nothing and leaves little."""
