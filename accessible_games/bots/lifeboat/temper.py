"""The temperaments of Lifeboat's computer players: what they think of the ways of the boat."""

from collections.abc import Mapping
from dataclasses import replace

from accessible_games.core.frozen import Frozen


class Skill(Frozen):
    """What somebody has learnt about the boat, whatever their temperament is."""

    hoard: float = 0.0
    """How much the player minds that treasure is lost with consciousness; 1 is each point."""
    threats: float = 0.0
    """Points that a threat brings besides: nearly always it is worth a try."""
    thirst: float = 0.0
    """Points that it costs to stay thirsty besides: water kept is often robbed, or never needed."""
    tools: float = 1.0
    """How many times their usual worth weapons and tools have."""
    others: float = 1.0
    """How much the lives of others count: less than 1, as one can do little about them."""


class Temper(Frozen):
    """What somebody thinks of the ways of the boat."""

    late: float = 0.8
    """How much less loot is worth for each day on which it can be taken away again."""
    choice: float = 5.0
    """How much rowing is worth for the choice of courses, if nobody has laid a card yet."""
    agrees: float = 0.6
    """How often weaker players are thought to agree to a demand; others a quarter as often."""
    nerve: float = 0.0
    """How much the player likes danger: 1 is bold, -1 careful."""
    gift: float = 0.0
    """Points that a favour to anybody who is not hated is worth."""
    pride: float = 6.0
    """Points that it costs to give in again to somebody, for each time that they robbed one."""
    revenge: float = 0.6
    """Points that it is worth to harm somebody, for each time that they robbed or cheated one."""
    peace: float = 0.1
    """Points that it is worth to stay out of a fight of others, and to make no enemies."""
    bargains: bool = True
    """Whether the player makes offers and threats, and heeds those of others."""
    skill: Skill = Skill()


EVEN = Temper()
SHREWD = Temper(late=0.0, choice=0.0, agrees=0.4)
"""The temper that won most points among players of the usual one: it robs more and rows less."""
CANNY = replace(
    SHREWD, peace=0.5, skill=Skill(hoard=2.0, threats=2.0, thirst=0.3, tools=1.6, others=0.6)
)
"""The temper that won most among shrewd players: see `tests.benchmarks.fit_skill`."""
TEMPERS: Mapping[str, Temper] = {
    "even": EVEN,
    "bold": Temper(late=0.2, choice=2.0, agrees=0.8, nerve=1.0, pride=8.0, revenge=1.2),
    "careful": Temper(choice=6.0, nerve=-1.0, gift=1.0, pride=5.0, revenge=0.2),
}
