"""One game among computer players."""

import pickle
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessible_games.contest.playing import Outcome, SimulatedMatch, play
from accessible_games.games import GAMES
from accessible_games.tools.simulate import simulate

every_game = pytest.mark.parametrize("game", GAMES)


def match(game: str, seed: int = 3) -> SimulatedMatch:
    """A game at its smallest table, among players that think fast."""
    one = "random" if game == "sixpack" else "easy"  # which thinks long there
    levels = ("random", one, one, "random")
    return SimulatedMatch(game, levels[: GAMES[game].seats[0]], seed)


@every_game
def test_the_same_match_has_the_same_outcome(game: str) -> None:
    """Also after a journey to another process and back."""
    one = match(game)
    outcome = play(one)
    assert play(pickle.loads(pickle.dumps(one))) == outcome
    assert pickle.loads(pickle.dumps(outcome)) == outcome


@every_game
def test_it_is_the_game_that_simulate_plays(game: str) -> None:
    """There is one way to play a game among computer players."""
    one = match(game)
    (figures,) = simulate(GAMES[game], 1, one.levels, one.seed)
    outcome = play(one)
    assert (figures["winners"], figures["moves"]) == (list(outcome.winners), outcome.moves)


@every_game
def test_who_has_won_has_the_most_points(game: str) -> None:
    """In a game that has points; SixPack is won by the first to have seven."""
    for seed in range(3):
        outcome = play(match(game, seed))
        if GAMES[game].points is None:
            assert outcome.points is None
            continue
        assert outcome.points is not None
        assert len(outcome.points) == outcome.seats
        best = max(outcome.points)
        assert all(outcome.points[seat] == best for seat in outcome.winners)


def test_options_go_to_the_table() -> None:
    """Another variant is another game."""
    first, *_, last = GAMES["lifeboat"].options["trading"]
    one = match("lifeboat")
    assert play(replace(one, options=(("trading", first),))) == play(one)
    assert play(replace(one, options=(("trading", last),))) != play(one)


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        ({"levels": ("easy",) * 9}, "9"),
        ({"levels": ("clever", "easy", "easy")}, "clever"),
        ({"options": (("expert", "perhaps"),)}, "expert=perhaps"),
    ],
)
def test_what_the_game_does_not_have_is_refused(wrong: dict[str, object], named: str) -> None:
    """A number of seats, a level or a choice is named in the error."""
    with pytest.raises(ValueError, match=named):
        play(replace(match("life-is-life"), **wrong))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("winners", "shares"),
    [((2,), [0, 0, 1, 0]), ((0, 3), [0.5, 0, 0, 0.5]), ((), [0.25, 0.25, 0.25, 0.25])],
)
def test_a_win_is_shared(winners: tuple[int, ...], shares: list[float]) -> None:
    """Among those who win together, and among all where nobody wins."""
    assert Outcome(4, winners, None, 10).shares() == shares


@given(st.sets(st.integers(0, 5)))
def test_a_game_is_one_win(winners: set[int]) -> None:
    """However it is shared."""
    assert sum(Outcome(6, tuple(sorted(winners)), None, 1).shares()) == pytest.approx(1)
