"""Temperaments: what bold and careful players of Mau-Mau value more or less."""

from collections.abc import Mapping

from accessible_games.api import Frozen


class Temper(Frozen):
    """How a player differs from the usual one, in ways that show at the table."""

    attack: float = 1.0
    """The worth of making others draw or miss a turn, as a multiple of the usual."""
    thrift: float = 1.0
    """How dear wild cards are, as a multiple of the usual."""
    venture: float = 0.0
    """How much a search likes uncertain lines, as a multiple of their spread."""


EVEN = Temper()
TEMPERS: Mapping[str, Temper] = {
    "even": EVEN,
    "bold": Temper(attack=2.0, thrift=0.5, venture=0.2),
    "careful": Temper(attack=0.5, thrift=1.5, venture=-0.2),
}
