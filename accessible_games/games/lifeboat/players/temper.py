"""The temperaments of Lifeboat's computer players, and what they have learned."""

from collections.abc import Mapping
from dataclasses import replace

from accessible_games.core.frozen import Frozen


class Skill(Frozen):
    """What a player has learned about the boat, whatever their temperament."""

    hoard: float = 0.0
    """How much the player minds losing treasure with consciousness; 1 counts each point."""
    threats: float = 0.0
    """Extra points of a threat: it is nearly always worth a try."""
    thirst: float = 0.0
    """Extra cost in points of staying thirsty: saved water is often robbed, or never needed."""
    tools: float = 1.0
    """The worth of weapons and tools, as a multiple of the usual."""
    others: float = 1.0
    """How much the lives of others count: less than 1, as players can do little about them."""


class Temper(Frozen):
    """A player's attitude to life in the boat."""

    late: float = 0.8
    """How much less loot is worth for each day on which it can be taken away again."""
    choice: float = 5.0
    """The worth of choosing courses by rowing, if nobody has laid a card yet."""
    agrees: float = 0.6
    """How often weaker players are thought to agree to a demand; others a quarter as often."""
    nerve: float = 0.0
    """How much the player likes danger: 1 is bold, -1 careful."""
    gift: float = 0.0
    """The worth in points of a favour to anybody who is not hated."""
    pride: float = 6.0
    """The cost in points of giving in again, for each time that this robber robbed the player."""
    revenge: float = 0.6
    """The worth of harming a player, for each time that they robbed or cheated this one."""
    peace: float = 0.1
    """The worth of staying out of the fights of others and making no enemies."""
    bargains: bool = True
    """Whether the player makes offers and threats, and heeds those of others."""
    skill: Skill = Skill()


EVEN = Temper()
SHREWD = Temper(late=0.0, choice=0.0, agrees=0.4)
"""The temper that won most points among usual players: it robs more and rows less."""
CANNY = replace(
    SHREWD, peace=0.5, skill=Skill(hoard=2.0, threats=2.0, thirst=0.3, tools=1.6, others=0.6)
)
"""The temper that won most among shrewd players: see `tests.benchmarks.fit_skill`."""
TEMPERS: Mapping[str, Temper] = {
    "even": EVEN,
    "bold": Temper(late=0.2, choice=2.0, agrees=0.8, nerve=1.0, pride=8.0, revenge=1.2),
    "careful": Temper(choice=6.0, nerve=-1.0, gift=1.0, pride=5.0, revenge=0.2),
}
