"""Temperaments: what bold and careful players of Arche Noah value more or less."""

from collections.abc import Mapping

from accessible_games.core.frozen import Frozen


class Temper(Frozen):
    """How a player differs from the usual one, in ways that show at the table."""

    coin: float = 1.0
    """The worth of the player's coins, as a multiple of the usual; less if they like to bid."""
    chip: float = 1.0
    """The worth of the player's action chips, as a multiple of the usual; less if they use them."""
    hope: float = 1.0
    """How likely a wanted partner seems, as a multiple of the usual."""
    rivals: float = 1.0
    """The weight of the others' gains, as a multiple of the usual."""
    venture: float = 0.0
    """How much a search likes uncertain lines, as a multiple of their spread."""


EVEN = Temper()
TEMPERS: Mapping[str, Temper] = {
    "even": EVEN,
    "bold": Temper(coin=0.7, chip=0.5, hope=1.3, rivals=0.6, venture=0.5),
    "careful": Temper(coin=1.1, chip=1.5, hope=0.7, rivals=1.4, venture=-0.5),
}
