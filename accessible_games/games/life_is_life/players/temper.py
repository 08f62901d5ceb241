"""Temperaments: what bold and careful players of Life is Life value more or less."""

from collections.abc import Mapping

from accessible_games.core.frozen import Frozen


class Temper(Frozen):
    """How a player differs from the usual one, in ways that show at the table."""

    sudden: float = 1.0
    """The worth of the player's own sudden death, as a multiple of the usual."""
    danger: float = 1.0
    """The cost of another player's sudden death, as a multiple of the usual."""
    lead: int = 0
    """How many more points than usual a player must be ahead to knock."""
    patience: int = 0
    """How many more swaps than usual a player makes before knocking in any case."""
    venture: float = 0.0
    """How much a search likes uncertain lines, as a multiple of their spread."""


EVEN = Temper()
TEMPERS: Mapping[str, Temper] = {
    "even": EVEN,
    "bold": Temper(sudden=1.5, danger=0.7, lead=-5, patience=-1, venture=0.2),
    "careful": Temper(sudden=0.7, danger=2.0, lead=4, patience=1, venture=-0.2),
}
