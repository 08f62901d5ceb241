"""The questions of Life is Life, each at a table where it is asked."""

from collections.abc import Callable, Mapping

from accessible_games.core.table import AnyTable
from tests.games.life_is_life import building as life
from tests.written import moved

HAND = {0: "bear bear goat goat dog dog giraffe mouse mouse rabbit"}
ROWS = {1: "cat", 2: "bear mole", 3: "bear cat dog", 4: "giraffe goat pig sheep"}

PROMPTS: Mapping[str, Callable[[], AnyTable]] = {
    "turn": lambda: life.position(HAND, ROWS),
    "first turn": lambda: life.position(HAND, ROWS, swapped=[]),
    "lay": lambda: moved(life.position(HAND, ROWS), "0 turn 2"),
    "waiting": lambda: life.position(HAND, ROWS),
}
