"""The temperaments of SixPack's computer players: what they make of a table."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Temper:
    """What somebody makes of a table, where the own pattern on it is worth 1."""

    given: float = 0.2
    """What it costs to give one of the others a pattern."""
    reach: float = 0.3
    """What a table is worth on which the own next turn could make the pattern."""
    crowd: float = 0.0
    """What each drink on the table is worth."""
    soon: float = 2.0
    """How much more it counts that a hand is on the table already than how easily it is made."""


EVEN = Temper()
TEMPERS: Mapping[str, Temper] = {
    "even": EVEN,
    "bold": Temper(given=0.05, reach=0.5, crowd=0.02, soon=4.0),
    "careful": Temper(given=0.5, reach=0.1, crowd=-0.02, soon=0.5),
}
