"""A table near the end of Life is Life at which one answer is far better than another."""

from accessible_games.core.table import Table
from accessible_games.games import GAMES
from tests.app.planted import Planted
from tests.games.life_is_life.players import test_hard as life
from tests.games.life_is_life.players.seats import NEXT


def planted() -> Planted:
    """Everyone saw that the other player lacks one pig; leaving it there loses the game."""
    state = life.table(life.RICH, life.ROWS, (life.PIGS,)).state
    other, place = state.hands[NEXT], state.hands[NEXT].index("cat")
    other[place], state.out_of_play[0] = state.out_of_play[0], other[place]  # four were a set
    table = Table(GAMES["life-is-life"], state)
    typed, told = "1 giraffe", "You take a pig"
    named = ("row 2", "row 1")
    return Planted(table, "0 turn 1", "0 turn 2", named, typed, told, "My advice ")
