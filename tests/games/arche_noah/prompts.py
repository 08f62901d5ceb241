"""The questions of Arche Noah, each at a table where it is asked."""

from collections.abc import Callable, Mapping

from accessible_games.core.table import AnyTable
from tests.games.arche_noah import building as noah

PROMPTS: Mapping[str, Callable[[], AnyTable]] = {
    "bid": lambda: noah.position(),
    "pick": lambda: noah.position(display="toucan-3 toucan-1 hedgehog-2", bids=[2, 0, 0], picked=0),
    "pick of two": lambda: noah.position(display="toucan-3 hedgehog-2", bids=[0, 2, 1], picked=1),
    "waiting": lambda: PROMPTS["pick"](),
}
