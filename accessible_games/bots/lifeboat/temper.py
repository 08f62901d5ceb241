"""The temperaments of Lifeboat's computer players: what they think of the ways of the boat."""

from collections.abc import Mapping

from accessible_games.core.frozen import Frozen


class Temper(Frozen):
    """What somebody thinks of the ways of the boat."""

    late: float = 0.8
    """How much less it is worth to take something for each day on which it can be taken again."""
    choice: float = 5.0
    """How much rowing adds to the choice of courses, if nobody has laid a card yet."""
    agrees: float = 0.6
    """How often somebody weaker agrees to a demand; who is not weaker, a quarter as often."""
    nerve: float = 0.0
    """How much one likes danger: 1 is somebody bold, -1 somebody careful."""
    gift: float = 0.0
    """Points that it is worth to do something for anybody who is not hated."""


EVEN = Temper()
SHREWD = Temper(late=0.0, choice=0.0, agrees=0.4)
"""What has won most points among players of the usual temper: who robs more and rows less."""
TEMPERS: Mapping[str, Temper] = {
    "even": EVEN,
    "bold": Temper(late=0.2, choice=2.0, agrees=0.8, nerve=1.0),
    "careful": Temper(choice=6.0, nerve=-1.0, gift=1.0),
}
