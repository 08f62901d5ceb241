"""The questions of Mau-Mau, each at a table where it is asked."""

from collections.abc import Callable, Mapping

from accessible_games.core.table import AnyTable
from tests.games.mau_mau import building as mau
from tests.written import moved

HANDS = ("hearts-nine clubs-seven spades-jack diamonds-king", "clubs-nine clubs-ace", "clubs-ten")
PILE = "hearts-ace spades-eight"

PROMPTS: Mapping[str, Callable[[], AnyTable]] = {
    "play": lambda: mau.position(*HANDS, pile=PILE),
    "play after drawing": lambda: moved(mau.position(*HANDS, pile=PILE), "0 play draw"),
    "seven": lambda: mau.position(*HANDS, pile=PILE, top="hearts-seven", debt=2),
    "wish": lambda: moved(mau.position(*HANDS, pile=PILE), "0 play spades-jack"),
    "waiting": lambda: mau.position(*HANDS, pile=PILE),
}
