"""Games among computer players only."""

import json
from typing import Any

import pytest

from accessible_games.games import GAMES
from accessible_games.tools.simulate import simulate

GAME = GAMES["life-is-life"]


def played(games: int = 3, seats: int = 4, seed: int = 1, **more: Any) -> list[dict[str, Any]]:
    """Return the objects of some games among fast players."""
    players = ["easy", "random", "bold-easy", "easy", "random"][:seats]
    return list(simulate(GAME, games, players, seed, **more))


def test_the_same_seed_is_the_same_games() -> None:
    """Figures repeat themselves to the last one; another seed brings other games."""
    assert played(seed=4) == played(seed=4)
    assert played(seed=4) != played(seed=40)


def test_each_game_has_its_own_seed() -> None:
    """Game k has the seed plus k, so that any of them can be played again alone."""
    games = played(games=4, seed=7)
    assert [game["seed"] for game in games] == [7, 8, 9, 10]
    assert played(games=1, seed=9) == [games[2]]


def test_an_object_says_who_has_played() -> None:
    """By seat, with a temperament if there is one."""
    assert played(seats=3)[0]["seats"] == ["easy", "random", "bold-easy"]


def test_an_object_says_who_won_and_what_is_left() -> None:
    """The winner is the one with lives at the end."""
    for game in played(games=5):
        assert list(game) == ["game", "seed", "seats", "winners", "moves", "end"]
        assert game["game"] == "life-is-life"
        (winner,) = game["winners"]
        assert [seat for seat, lives in enumerate(game["end"]["lives"]) if lives] == [winner]
        assert game["end"]["round"] >= 3
        assert game["moves"] > 20


def test_an_object_is_ready_for_json() -> None:
    """What is written and read again is the same."""
    for game in played():
        assert json.loads(json.dumps(game)) == game


def test_options_go_to_the_table() -> None:
    """The advanced variant leads to different games."""
    assert [game["end"]["expert"] for game in played()] == [False] * 3
    assert [game["end"]["expert"] for game in played(options={"expert": "yes"})] == [True] * 3


def test_games_come_one_by_one() -> None:
    """The first game comes before the last is played."""
    games = simulate(GAME, 10**9, ["random"] * 3)
    assert [next(games)["seed"] for _ in range(3)] == [0, 1, 2]


@pytest.mark.parametrize(
    ("players", "options", "named"),
    [
        (["easy"] * 2, {}, "2"),
        (["easy", "clever", "easy"], {}, "clever"),
        (["easy", "grumpy-easy", "easy"], {}, "grumpy-easy"),
        (["easy", "bold-random", "easy"], {}, "bold-random"),
        (["easy"] * 4, {"expert": "maybe"}, "expert=maybe"),
    ],
)
def test_what_the_game_does_not_have_is_refused(
    players: list[str], options: dict[str, str], named: str
) -> None:
    """An unknown number of seats, player or choice is named in the error."""
    with pytest.raises(ValueError, match=named):
        list(simulate(GAME, 1, players, 1, options))
