"""Temperaments: what bold and careful players of Life is Life think more or less of."""

from collections.abc import Mapping

from accessible_games.core.frozen import Frozen


class Temper(Frozen):
    """By how much somebody differs from the usual player, in what one can see at the table."""

    sudden: float = 1.0
    """How many times the usual one's own sudden death is worth."""
    danger: float = 1.0
    """How many times the usual it costs to let somebody else bring it."""
    lead: int = 0
    """By how many points more than usual one must be ahead to knock."""
    patience: int = 0
    """How many swaps more than usual one makes before knocking in any case."""
    venture: float = 0.0
    """What a search thinks of a line that may go either way: by so many times its spread."""


EVEN = Temper()
TEMPERS: Mapping[str, Temper] = {
    "even": EVEN,
    "bold": Temper(sudden=1.5, danger=0.7, lead=-5, patience=-1, venture=0.2),
    "careful": Temper(sudden=0.7, danger=2.0, lead=4, patience=1, venture=-0.2),
}
