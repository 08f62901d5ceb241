"""Temperaments: what bold and careful players of Arche Noah think more or less of."""

from collections.abc import Mapping

from accessible_games.core.frozen import Frozen


class Temper(Frozen):
    """By how much somebody differs from the usual player, in what one can see at the table."""

    coin: float = 1.0
    """How many times the usual one's own coins are worth; less for who likes to bid."""
    chip: float = 1.0
    """How many times the usual one's own action chips are worth; less for who likes to use them."""
    hope: float = 1.0
    """How many times as likely as usual one thinks to find a partner that one wants."""
    rivals: float = 1.0
    """How many times the usual it counts what the others gain."""
    venture: float = 0.0
    """What a search thinks of a line that may go either way: by so many times its spread."""


EVEN = Temper()
TEMPERS: Mapping[str, Temper] = {
    "even": EVEN,
    "bold": Temper(coin=0.7, chip=0.5, hope=1.3, rivals=0.6, venture=0.5),
    "careful": Temper(coin=1.1, chip=1.5, hope=0.7, rivals=1.4, venture=-0.5),
}
