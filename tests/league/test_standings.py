"""Points, places and tie-breaks, and the life of a league from its first round to its last."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from accessible_games.games import GAMES
from accessible_games.league import league as leagues
from accessible_games.league.league import ABSENT, League, LeagueKind, LeagueTable, Round, Terms
from accessible_games.league.results import TableResult, result_of
from accessible_games.league.standings import standings
from accessible_games.testing.playing import cases_of, played_out

TERMS = Terms("sixpack", 3, "easy")


def league_of(count: int, terms: Terms = TERMS) -> League:
    """Return a league of so many people, a, b, c and so on, whose first round is not drawn."""
    league = League("Winter", "a", terms, {})
    for key in "abcdefghijklmnop"[:count]:
        league = leagues.with_member(league, key, key.upper(), 1)
    return leagues.begun(league)


def drawn(league: League, luck: Random) -> League:
    """Return the league with its next round."""
    return leagues.with_next_round(league, [each.key for each in standings(league)], luck)


def played(league: League, luck: Random) -> League:
    """Return the league with a result of every table of its present round."""
    number = len(league.rounds) - 1
    for table in league.rounds[number].tables:
        scores = {key: luck.randrange(4) for key in table.people}
        league = leagues.with_result(league, number, table.people[0], result(scores))
    return league


def result(scores: dict[str, int]) -> TableResult:
    """Return the result of people with these points of a game."""
    return TableResult(
        {key: 1 + sum(each > own for each in scores.values()) for key, own in scores.items()},
        scores,
    )


@settings(max_examples=80, deadline=None)
@given(
    st.integers(2, 9),
    st.integers(2, 5),
    st.sampled_from(LeagueKind),
    st.integers(0, 10**6),
    st.data(),
)
def test_points_are_the_places_of_all_tables(
    count: int, seats: int, kind: LeagueKind, seed: int, data: st.DataObject
) -> None:
    """All points are one for each two at a table, and half a point for each missing place."""
    luck = Random(seed)
    league = league_of(count, replace(TERMS, seats=seats, kind=kind))
    while not league.is_played_out:
        league = played(drawn(league, luck), luck)
        if len(league.active) > 3 and data.draw(st.booleans()):
            league = leagues.without_member(league, luck.choice(league.active))
    found = standings(league)
    expected, own = Counter[str](), Counter[str]()
    for each in league.rounds:
        for table in each.tables:
            assert table.result is not None
            own.update(table.result.scores)
            for one in table.people:
                expected[one] += each.largest - len(table.people)
                for other in set(table.people) - {one}:
                    mine, theirs = table.result.scores[one], table.result.scores[other]
                    expected[one] += 2 if mine > theirs else int(mine == theirs)
        for one in each.free:
            expected[one] += each.largest - 1
    assert {each.key: each.halves for each in found} == {e.key: expected[e.key] for e in found}
    assert {each.key: each.score for each in found} == {each.key: own[each.key] for each in found}
    assert all(each.halves == sum(half or 0 for half in each.by_round) for each in found)
    ranks = [each.rank for each in found]
    assert ranks == sorted(ranks, reverse=True)
    assert [each.place for each in found] == [1 + sum(r > rank for r in ranks) for rank in ranks]


def test_everybody_has_met_everybody_in_the_end() -> None:
    """A league without a number of rounds ends when all have met, and can be begun once more."""
    luck, league = Random(1), league_of(5, replace(TERMS, seats=2))
    for _ in range(5):
        assert not league.is_played_out
        league = played(drawn(league, luck), luck)
    assert league.is_played_out
    assert league.meetings.least([*"abcde"]) == 1
    league = leagues.begun(league)
    for _ in range(5):
        assert not league.is_played_out
        league = played(drawn(league, luck), luck)
    assert league.is_played_out
    assert {*league.meetings.met.values()} == {2}


@pytest.mark.parametrize(("wanted", "count", "rounds"), [(0, 4, 3), (0, 9, 4), (7, 4, 7)])
def test_swiss_has_so_many_rounds(wanted: int, count: int, rounds: int) -> None:
    """A Swiss league has as many rounds as wanted, or as are usual for so many people."""
    league = league_of(count, replace(TERMS, kind=LeagueKind.SWISS, rounds=wanted))
    assert league.planned == rounds
    assert leagues.begun(league).planned == 2 * rounds


def test_smaller_tables_cost_nothing() -> None:
    """Missing places count half a point, and so does everybody for who is free."""
    three, two = LeagueTable((*"abc",), result({"a": 3, "b": 2, "c": 1})), LeagueTable((*"de",))
    league = replace(league_of(6), rounds=(Round((three, two), ("f",), 3),))
    halves = {each.key: each.halves for each in standings(league)}
    assert halves == {"a": 4, "b": 2, "c": 0, "d": 0, "e": 0, "f": 2}  # d and e have not played
    league = leagues.with_result(league, 0, "e", result({"d": 1, "e": 1}))
    halves = {each.key: each.halves for each in standings(league)}
    assert halves == {"a": 4, "b": 2, "c": 0, "d": 2, "e": 2, "f": 2}


def test_ties_are_broken_in_order() -> None:
    """With equal points counts who won more tables, then the opponents, then the game's points."""
    first = Round(
        (
            LeagueTable((*"ab",), result({"a": 5, "b": 2})),
            LeagueTable((*"cd",), result({"c": 9, "d": 2})),
            LeagueTable((*"ef",), result({"e": 1, "f": 1})),
        )
    )
    league = replace(league_of(6), rounds=(first,))
    found = [(each.key, each.place) for each in standings(league)]
    assert found == [("c", 1), ("a", 2), ("e", 3), ("f", 3), ("b", 5), ("d", 5)]
    second = Round(
        (
            LeagueTable((*"ae",), result({"a": 0, "e": 0})),
            LeagueTable((*"cb",), result({"c": 0, "b": 0})),
        )
    )
    found_keys = [each.key for each in standings(replace(league, rounds=(first, second)))]
    assert found_keys[:2] == ["a", "c"]  # e has a point more than b
    assert found_keys[2] == "e"  # b has met only half as many points, and won nothing


def test_who_leaves_keeps_what_was_played() -> None:
    """A played table counts on; at an open one the others play on, and one alone is free."""
    luck = Random(2)
    league = played(drawn(league_of(6), luck), luck)
    before = {each.key: each.halves for each in standings(league)}
    league = leagues.without_member(drawn(league, luck), "a")
    assert "a" not in league.active
    open_round = league.rounds[-1]
    assert open_round.table_of("a") is None
    assert sum(len(table.people) for table in open_round.tables) + len(open_round.free) == 5
    assert {each.key: each.halves for each in standings(league)} == before
    pairs = drawn(league_of(4, replace(TERMS, seats=2)), luck)
    other = next(each for each in pairs.rounds[0].table_of("b").people if each != "b")  # type: ignore[union-attr]
    pairs = leagues.without_member(pairs, "b")
    assert pairs.rounds[0].free == (other,)
    back = leagues.with_member(pairs, "b", "B", 9)
    assert back.active == [*"abcd"]
    assert leagues.without_member(league_of(3), "b").members.keys() == {"a", "c"}


def test_a_result_counts_once_and_for_its_people_only() -> None:
    """A second result of a table changes nothing, nor does one of others; who has left is out."""
    luck = Random(1)
    league = drawn(league_of(3), luck)
    first = leagues.with_result(league, 0, "a", result({"a": 1, "b": 2, "c": 3}))
    assert first != league
    assert leagues.with_result(first, 0, "a", result({"a": 9, "b": 2, "c": 3})) == first
    assert leagues.with_result(league, 0, "a", result({"a": 1, "b": 2})) == league
    assert leagues.with_result(league, 0, "z", result({"a": 1, "b": 2, "c": 3})) == league
    less = leagues.without_member(league, "c")
    whole = leagues.with_result(less, 0, "a", result({"a": 1, "b": 2, "c": 3}))
    assert whole.rounds[0].tables[0].result == result({"a": 1, "b": 2})


def test_who_runs_a_league() -> None:
    """The founder does; if they leave or do not look after it, who has been in it longest."""
    league = league_of(3)
    assert league.run_by(1) == "a"
    assert league.run_by(1 + ABSENT) == "a"
    league = leagues.seen(league, "c", 2 + ABSENT)
    assert league.run_by(2 + ABSENT) == "c"
    assert leagues.seen(league, "a", 3 + ABSENT).run_by(3 + ABSENT) == "a"
    assert league.run_by(99 + ABSENT) == "a"
    assert leagues.without_member(league, "a").run_by(3) == "b"
    assert League("Winter", "a", TERMS, {}).run_by(1) == ""


def test_seats_at_a_table_go_round() -> None:
    """Whoever has sat first least often sits first."""
    luck, league = Random(1), league_of(4, replace(TERMS, seats=2, rounds=12))
    while not league.is_played_out:
        league = played(drawn(league, luck), luck)
    first = Counter(table.people[0] for each in league.rounds for table in each.tables)
    assert max(first.values()) - min(first.values()) <= 1


@pytest.mark.parametrize("name", GAMES)
def test_places_come_from_the_game(name: str) -> None:
    """The winners are first, points decide behind them, and who has gone is behind all others."""
    game = GAMES[name]
    state = played_out(cases_of(game)[0]).state
    people = {seat: f"p{seat}" for seat in range(state.seats)}
    found, won = result_of(game, state, people), {*game.winners(state)}
    assert not won or {*found.winners} == {people[seat] for seat in won}
    if game.points:
        points = game.points(state)
        assert found.scores == {people[seat]: points[seat] for seat in people}
        for one in people:
            for other in people:
                if one not in won and other not in won and points[one] > points[other]:
                    assert found.places[people[one]] < found.places[people[other]]
    total = sum(found.halves(key) for key in people.values())
    assert total == len(people) * (len(people) - 1)
    gone = result_of(game, state, people, gone=[0])
    assert gone.places["p0"] == len(people)
    alone = result_of(game, state, {1: "p1"})
    assert alone.places == {"p1": 1}
