"""Tournaments: fair to all, and counted well."""

import json
from collections import Counter
from collections.abc import Sequence
from itertools import islice

import pytest

from accessible_games.contest.playing import Outcome, SimulatedMatch, play
from accessible_games.contest.tournament import Standings, TournamentPlan, told

FOUR = ("normal", "easy", "random", "easy")


def plan(
    players: Sequence[str] = FOUR, games: int = 10, game: str = "life-is-life"
) -> TournamentPlan:
    """A tournament with the same seed in all tests."""
    return TournamentPlan(game, tuple(players), games, seed=7)


def standing(asked: TournamentPlan, outcomes: Sequence[Outcome]) -> Standings:
    """What stands after these outcomes."""
    result = Standings(asked)
    for deal in asked.played(outcomes):
        result.add(deal)
    return result


def won_by(level: str, asked: TournamentPlan, points: bool = False) -> list[Outcome]:
    """Outcomes in which always the first seat of a level wins."""
    scores = {"normal": 30, "easy": 20, "random": 10}
    return [
        Outcome(
            len(match.levels),
            (match.levels.index(level),),
            tuple(scores[each] for each in match.levels) if points else None,
            40,
        )
        for match in asked.matches()
    ]


# Who plays whom -----------------------------------------------------------------------------------


def test_each_deal_is_played_in_every_rotation() -> None:
    """So each player sits once on every seat, behind the same one as ever."""
    matches = list(plan(games=8).matches())
    for seed in (7, 8):
        tables = [match.levels for match in matches if match.seed == seed]
        assert tables == [
            ("normal", "easy", "random", "easy"),
            ("easy", "normal", "easy", "random"),
            ("random", "easy", "normal", "easy"),
            ("easy", "random", "easy", "normal"),
        ]
    assert len(matches) == 8


def test_every_player_has_every_seat_of_every_deal_equally_often() -> None:
    """So neither seat nor deal favours anybody."""
    seats = Counter(
        (match.seed, seat, level)
        for match in plan(("easy", "easy", "random"), 9).matches()
        for seat, level in enumerate(match.levels)
    )
    assert {seats[seed, seat, "easy"] for seed in (7, 8, 9) for seat in range(3)} == {2}
    assert {seats[seed, seat, "random"] for seed in (7, 8, 9) for seat in range(3)} == {1}


@pytest.mark.parametrize(
    ("players", "rotations"),
    [(("easy",) * 4, 1), (("easy", "random") * 2, 2), (FOUR, 4), (("easy", "easy", "random"), 3)],
)
def test_no_game_is_played_twice(players: Sequence[str], rotations: int) -> None:
    """A rotation that seats the same levels alike would be the same game again."""
    matches = list(plan(players, 24).matches())
    assert len(set(matches)) == len(matches) == 24
    assert len(plan(players).rotations) == rotations


@pytest.mark.parametrize(("games", "deals"), [(1, 1), (4, 1), (5, 2), (8, 2), (9, 3)])
def test_the_last_deal_is_played_to_its_end(games: int, deals: int) -> None:
    """At least as many games as were asked for, and whole deals."""
    asked = plan(games=games)
    assert asked.deals == deals
    assert len(list(asked.matches())) == 4 * deals


def test_options_go_to_every_game() -> None:
    """In an order of their own, so that the same table is the same match."""
    options = {"teams": "no", "expert": "yes"}
    asked = TournamentPlan("life-is-life", FOUR, 4, 0, options)
    assert {match.options for match in asked.matches()} == {(("expert", "yes"), ("teams", "no"))}


def test_millions_of_games_are_planned_one_by_one() -> None:
    """Nobody waits for the last to see the first."""
    assert [match.seed for match in islice(plan(games=10**9).matches(), 5)] == [7, 7, 7, 7, 8]


# What is counted ----------------------------------------------------------------------------------


def test_only_whole_deals_count() -> None:
    """Half a deal would favour those who sat well in it."""
    asked = plan(games=12)
    for played in range(13):
        result = standing(asked, won_by("easy", asked)[:played])
        assert (result.deals, result.games) == (played // 4, played // 4 * 4)


def test_wins_are_counted_by_level() -> None:
    """A level named twice has two seats, whose wins it has together."""
    asked = plan(games=8)
    levels = standing(asked, won_by("easy", asked)).summary("all")["levels"]
    assert [levels[level]["seats"] for level in levels] == [1, 2, 1]
    assert {level: levels[level]["wins"] for level in levels} == {
        "normal": 0, "easy": 8, "random": 0
    }  # fmt: skip
    assert levels["easy"]["share"] == 1
    assert levels["easy"]["elo"] is None
    assert levels["easy"]["elo_interval"][1] is None
    assert levels["normal"]["elo_interval"][0] is None


def test_shared_wins_are_fractions() -> None:
    """Two who win together have half a win each; a game that nobody wins is shared by all."""
    asked = plan(("normal", "easy"), 2, "arche-noah")
    result = standing(asked, [Outcome(2, (0,), None, 1), Outcome(2, (0, 1), None, 1)])
    assert {level: result.rate(level).share for level in asked.levels} == {
        "normal": 0.75, "easy": 0.25
    }  # fmt: skip
    nobody = standing(asked, [Outcome(2, (), None, 1)] * 2).summary("all")
    assert nobody["nobody"] == 2
    assert [figures["wins"] for figures in nobody["levels"].values()] == [1, 1]


def test_points_are_means_of_a_seat() -> None:
    """In the game's own points, with an interval as soon as there are two deals."""
    asked = plan(games=8)
    levels = standing(asked, won_by("easy", asked, points=True)).summary("all")["levels"]
    assert [levels[level]["points"] for level in levels] == [30, 20, 10]
    assert levels["easy"]["points_interval"] == [20, 20]
    once = standing(plan(games=4), won_by("easy", plan(games=4), points=True))
    assert once.summary("all")["levels"]["easy"]["points_interval"] is None
    without = standing(asked, won_by("easy", asked)).summary("all")["levels"]
    assert without["easy"]["points"] is None


def test_the_shares_of_all_levels_are_the_whole() -> None:
    """In real games, with whatever comes about in them."""
    asked = TournamentPlan("lifeboat", ("normal", "easy", "random", "random"), 12)
    result = standing(asked, [play(match) for match in asked.matches()])
    figures = result.summary("all")["levels"].values()
    assert sum(each["wins"] for each in figures) == pytest.approx(12, abs=0.001)
    for each in figures:
        assert each["share_interval"][0] <= each["share"] <= each["share_interval"][1]
        assert each["points_interval"][0] <= each["points"] <= each["points_interval"][1]


# What is found ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("winner", "found"), [("normal", "stronger"), ("random", "weaker"), ("easy", "weaker")]
)
def test_the_first_player_is_compared_with_the_rest(winner: str, found: str) -> None:
    """Stronger, if it wins more than its seats would."""
    asked = plan(games=200)
    comparison = standing(asked, won_by(winner, asked)).summary("all")["comparison"]
    assert (comparison["level"], comparison["fair"], comparison["found"]) == ("normal", 0.25, found)


def test_little_is_found_in_few_games() -> None:
    """One deal is not enough for anything."""
    result = standing(plan(games=4), won_by("normal", plan(games=4)))
    assert not result.sure
    assert result.summary("all")["comparison"]["found"] == "unsure"


def test_one_level_alone_is_compared_with_nobody() -> None:
    """All seats are its own."""
    asked = plan(("easy",) * 4, 8)
    result = standing(asked, won_by("easy", asked))
    assert not result.sure
    summary = result.summary("all")
    assert summary["comparison"] is None
    assert summary["levels"]["easy"]["share"] == 1


def test_real_levels_are_told_apart() -> None:
    """What every player of the box notices: one who plays at random loses."""
    asked = TournamentPlan("life-is-life", ("easy", "random", "random"), 60)
    result = Standings(asked)
    for deal in asked.played(map(play, asked.matches())):
        result.add(deal)
        if result.sure:
            break
    assert result.games < 60
    assert result.summary("sure")["comparison"]["found"] == "stronger"


# As it is told ------------------------------------------------------------------------------------


def test_a_summary_is_ready_for_json() -> None:
    """It says what was asked for, what was played and what was found; also of nothing at all."""
    asked = plan(games=8)
    for outcomes in (won_by("easy", asked, points=True), []):
        summary = standing(asked, outcomes).summary("all")
        assert json.loads(json.dumps(summary, allow_nan=False)) == summary
        assert summary["players"] == list(FOUR)
        assert (summary["tournament"], summary["seed"]) == ("life-is-life", 7)
        assert (summary["planned"], summary["games"]) == (8, len(outcomes))
    assert summary["levels"] == {}
    assert summary["comparison"] is None


def test_a_game_is_ready_for_json() -> None:
    """With who sat where, and the seed to play it again."""
    match = SimulatedMatch("lifeboat", ("easy",) * 4, 9)
    object_ = told(match, play(match))
    assert json.loads(json.dumps(object_)) == object_
    assert list(object_) == ["game", "seed", "seats", "winners", "points", "moves"]
    assert (
        told(SimulatedMatch("life-is-life", ("easy",) * 3, 9), Outcome(3, (1,), None, 5))["points"]
        is None
    )
