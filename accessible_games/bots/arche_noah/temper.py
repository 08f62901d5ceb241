"""Temperaments: what bold and careful players of Arche Noah think more or less of."""

from collections.abc import Mapping

from accessible_games.core.frozen import Frozen


class Temper(Frozen):
    """By how much somebody differs from the usual player, in what one can see at the table."""

    coin: float = 1.0
    """The worth of one's own coins, as a multiple of the usual; less if one likes to bid."""
    chip: float = 1.0
    """The worth of one's own action chips, as a multiple of the usual; less if one uses them."""
    hope: float = 1.0
    """How likely a wanted partner seems, as a multiple of the usual."""
    rivals: float = 1.0
    """How much the others' gains count, as a multiple of the usual."""
    venture: float = 0.0
    """How much a search likes a line that may go either way, as a multiple of its spread."""


EVEN = Temper()
TEMPERS: Mapping[str, Temper] = {
    "even": EVEN,
    "bold": Temper(coin=0.7, chip=0.5, hope=1.3, rivals=0.6, venture=0.5),
    "careful": Temper(coin=1.1, chip=1.5, hope=0.7, rivals=1.4, venture=-0.5),
}
