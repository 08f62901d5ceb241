"""Leagues at a server: what people type, what they hear, and what is kept."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from accessible_games.league.documents import MOST_MEMBERS, as_text
from accessible_games.league.league import ABSENT
from accessible_games.server.lobby import leagues as kept
from accessible_games.server.lobby.table import ServerTable
from accessible_games.server.storage.database import Database
from accessible_games.server.storage.table_plan import TablePlan
from tests.server.league_evening import NAMES, LeagueEvening, settle
from tests.server.people import Memory
from tests.server.test_user import Ears

Work = Callable[[], Awaitable[None]]


def run(work: Work) -> None:
    """Do something in a loop of its own."""

    async def whole() -> None:
        async with asyncio.timeout(60):
            await work()

    asyncio.run(whole())


def founded(count: int, what: str = "Mau-Mau 2", language: str = "en") -> LeagueEvening:
    """Return a league called Winter of so many people, not begun."""
    evening = LeagueEvening.of(NAMES[:count], language)
    evening.types("Ada", f"league new Winter {what}")
    for name in NAMES[1:count]:
        evening.types(name, "league join winter")
    return evening


def test_a_whole_league_plays_itself_out() -> None:
    """Round follows round until everybody has met everybody, and all points are there."""

    async def work() -> None:
        evening = founded(4)
        evening.types("Ada", "league begin")
        for number in range(1, 4):
            assert evening.types("Bea", "league")[0].startswith(f"Winter, round {number}: you play")
            await evening.play_round("winter")
        heard = evening.hears("Ada")
        assert "This game counts in Winter." in heard
        done = "All rounds of Winter are played. Type league standings to hear who has won."
        assert done in [*heard, *evening.hears("Bea"), *evening.hears("Cid")]
        places = evening.types("Dan", "league standings")
        assert places[0] == "Winter, round 3."
        points = [float(line.split(": ")[1].split()[0]) for line in places[1:]]
        assert sum(points) == 6  # one for each two who have met
        assert points == sorted(points, reverse=True)
        assert "won Winter" in evening.types("Ada", "league")[0]
        evening.types("Ada", "league begin")
        assert evening.types("Bea", "league")[0].startswith("Winter, round 4: you play")

    run(work)


def test_tables_of_three_and_swiss() -> None:
    """A Swiss league of three at a table has as many rounds as were wished."""

    async def work() -> None:
        evening = founded(6, "Life is Life 3 swiss 2 rounds")
        heard = " ".join(evening.types("Ada", "league winter"))
        assert "up to 3 people at a table, by the Swiss system, 2 rounds." in heard
        evening.types("Ada", "league begin")
        for number in (1, 2):
            assert evening.types("Eva", "league")[0].startswith(f"Winter, round {number} of 2:")
            await evening.play_round("winter")
        league = evening.server.directory.competition.leagues.all["winter"]
        assert len(league.rounds) == 2
        assert all(len(table.people) == 3 for each in league.rounds for table in each.tables)

    run(work)


def test_the_table_is_for_its_people_and_begins_when_all_are_there() -> None:
    """Others cannot sit down; nobody begins without the rest; seats are as they were drawn."""

    async def work() -> None:
        evening = founded(4)
        evening.types("Ada", "league begin")
        league = evening.server.directory.competition.leagues.all["winter"]
        one, other = (league.members[key].name for key in league.rounds[0].tables[0].people)
        stranger = next(name for name in NAMES[:4] if name not in (one, other))
        heard = evening.types(other, "league play")
        assert f"{one} is invited." in heard
        word = evening.table_of(other).word
        assert f"{other} waits for you at your table in Winter. Type league play." in (
            evening.hears(one)
        )
        assert evening.types(stranger, f"join {word}") == [
            "This table is for certain people of a league. Type watch to look on."
        ]
        assert evening.types(other, "begin") == [
            f"{one} is still missing. The game begins when all have their seats."
        ]
        assert evening.types(other, "league play") == ["You are at this table already."]
        evening.types(stranger, f"watch {word}")
        evening.types(one, "league play")
        await settle()
        table = evening.table_of(one)
        assert table.is_begun
        assert [user.name for user in table.company.members.values()] == [one, other]
        assert table.plan.reserved == (one.lower(), other.lower())

    run(work)


def test_a_game_that_is_ended_early_is_played_again() -> None:
    """It does not count, and the next `league play` sets up another table."""

    async def work() -> None:
        evening = founded(2)
        evening.types("Ada", "league begin")
        for name in ("Ada", "Bea"):
            evening.types(name, "league play")
        await settle()
        first = evening.table_of("Ada")
        evening.types("Ada", "end")
        evening.types("Bea", "agree")
        evening.types("Bea", "yes")
        assert first.is_over
        assert evening.types("Ada", "league")[0] == "Winter, round 1: you play with Bea."
        for name in ("Ada", "Bea"):
            evening.types(name, "league play")
        await settle()
        second = evening.table_of("Bea")
        assert second is not first
        await evening.finish(second)
        places = evening.types("Ada", "league standings")[1:]
        assert len(places) == 2
        assert all(line.endswith("from one table.") for line in places)

    run(work)


async def three_at_a_table() -> tuple[LeagueEvening, ServerTable]:
    """A league of three, who play its first game."""
    evening = founded(3, "Life is Life 3")
    evening.types("Ada", "league begin")
    for name in NAMES[:3]:
        evening.types(name, "league play")
    await settle()
    return evening, evening.table_of("Ada")


def test_a_held_seat_counts_for_its_person_and_who_is_voted_out_is_last() -> None:
    """Whoever answers there: the place is theirs, unless the others have put them out."""

    async def work() -> None:
        evening, table = await three_at_a_table()
        assert table.playing is not None
        seat = table.company.seat_of(evening.server.directory.users["bea"])
        assert seat is not None
        table.playing.hold(seat, "random")
        table.expel(evening.server.directory.users["cid"])
        await evening.finish(table)
        result = (
            evening.server.directory.competition.leagues.all["winter"].rounds[0].tables[0].result
        )
        assert result is not None
        assert result.places["cid"] == 3
        assert {*result.places} == {"ada", "bea", "cid"}

    run(work)


def test_who_leaves_during_a_game_is_out_of_it() -> None:
    """The others' places among themselves count."""

    async def work() -> None:
        evening, table = await three_at_a_table()
        evening.types("Cid", "leave")
        evening.types("Cid", "league leave")
        assert evening.types("Cid", "yes") == ["You have left Winter."]
        await evening.finish(table)
        found = evening.server.directory.competition.leagues.all["winter"].rounds[0].tables[0]
        assert found.result is not None
        assert {*found.result.places} == {"ada", "bea"}

    run(work)


def test_a_table_begins_without_whoever_has_left_the_league() -> None:
    """As soon as all others are there."""

    async def work() -> None:
        evening = founded(3, "Life is Life 3")
        evening.types("Ada", "league begin")
        for name in NAMES[:2]:
            evening.types(name, "league play")
        table = evening.table_of("Bea")
        assert not table.is_begun
        evening.types("Ada", "league remove cid")
        await settle()
        assert table.is_begun
        assert "All have their seats, and the game begins." in evening.hears("Bea")
        await evening.finish(table)
        league = evening.server.directory.competition.leagues.all["winter"]
        assert league.rounds[0].is_complete

    run(work)


def test_the_next_round_can_begin_before_all_have_played() -> None:
    """Whoever runs the league is asked; a table of an earlier round can still be played."""

    async def work() -> None:
        evening = founded(4)
        assert evening.types("Bea", "league begin") == ["That is for Ada, who runs Winter."]
        evening.types("Ada", "league begin")
        heard = evening.types("Ada", "league begin")
        assert heard == [
            "In round 1 2 tables have not been played. Begin the next round all the same?"
        ]
        evening.types("Ada", "no")
        leagues = evening.server.directory.competition.leagues
        assert len(leagues.all["winter"].rounds) == 1
        evening.types("Ada", "league begin")
        evening.types("Ada", "yes")
        assert len(leagues.all["winter"].rounds) == 2
        await evening.play_round("winter")
        open_now = leagues.all["winter"].rounds[0].tables[0].people
        if len(leagues.all["winter"].rounds) == 3:
            await evening.play_round("winter")
        for key in open_now:
            evening.types(leagues.all["winter"].members[key].name, "league play")
        await settle()
        table = evening.table_of(leagues.all["winter"].members[open_now[0]].name)
        assert table.plan.league_round == 0
        await evening.finish(table)
        assert leagues.all["winter"].rounds[0].tables[0].result is not None

    run(work)


def test_whoever_comes_in_hears_of_their_table() -> None:
    """Once their league waits for them, and not before."""

    async def work() -> None:
        evening = founded(2)
        evening.go("Bea")
        evening.types("Ada", "league begin")
        for _ in range(2):
            user = evening.server.directory.user_of(evening.server.directory.people["bea"])
            evening.ears["Bea"] = Ears()
            evening.server.enter(user, evening.ears["Bea"])
            heard = evening.hears("Bea")
            assert heard.count("A table waits for you in Winter. Type league.") == 1
            evening.go("Bea")
        heard = evening.types("Ada", "league play")
        assert heard[-1] == "Bea is not here."

    run(work)


def test_hours_are_shared() -> None:
    """All hear which hours they share, each in their own time."""

    async def work() -> None:
        evening = founded(2)
        leagues = evening.server.directory.competition.leagues
        leagues.clock = lambda: datetime(2026, 1, 15, 12, tzinfo=UTC)
        where = "Add the city whose time you have: league awake 18-22 Berlin."
        assert evening.types("Ada", "league awake 18-22") == [where]
        heard = evening.types("Ada", "league awake 18-22 Berlin")
        assert heard == ["You are awake from 18:00 to 22:00, time of Berlin."]
        assert evening.types("Bea", "league awake 2pm to 8:30 pm, UTC")[0].startswith(
            "You are awake from 14:00 to 20:30, time of UTC+00:00."
        )
        evening.types("Ada", "league begin")
        assert "All of you are awake from 18:00 to 21:30, in your time." in (
            evening.types("Ada", "league")
        )
        assert "All of you are awake from 17:00 to 20:30, in your time." in (
            evening.types("Bea", "league")
        )
        evening.types("Bea", "league awake 3-4")
        none = "There is no hour at which all of you are awake."
        assert none in evening.types("Ada", "league")
        evening.types("Bea", "league awake off")
        assert not any("awake" in line for line in evening.types("Ada", "league"))
        evening.types("Ada", "league new Summer SixPack")
        assert leagues.all["summer"].members["ada"].hours is not None

    run(work)


def test_guests_and_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Guests are in no league; there are not too many leagues, nor too many people in one."""

    async def work() -> None:
        evening = founded(1)
        evening.come("Gus", guest=True)
        assert evening.types("Gus", "league join winter")[0].startswith("Guests are forgotten")
        for number in range(1, kept.OWN):
            evening.types("Ada", f"league new Cup{number} SixPack")
        heard = evening.types("Ada", "league new More SixPack")
        assert heard == [f"That is more than {kept.OWN} leagues. Leave or end one first."]
        assert evening.types("Ada", "league leave")[0].startswith("Which league? Add")
        monkeypatch.setattr(kept, "MOST", kept.OWN)
        evening.come("Bea")
        assert evening.types("Bea", "league new More SixPack")[0].startswith("There is no room")
        evening.types("Ada", "league end cup1")
        evening.types("Ada", "yes")
        assert evening.types("Bea", "league new More SixPack")[0].startswith("More: SixPack")
        leagues = evening.server.directory.competition.leagues
        assert "cup1" not in leagues.all
        league = leagues.all["winter"]
        crowd = {f"p{number}": league.members["ada"] for number in range(MOST_MEMBERS)}
        leagues.keep(replace(league, members=crowd))
        assert evening.types("Bea", "league join winter") == [
            "Winter has as many people as there is room for."
        ]

    run(work)


def test_the_runner_changes_if_they_do_not_come() -> None:
    """Whoever has been in it longest runs a league that its founder has not looked after."""

    async def work() -> None:
        evening = founded(3)
        leagues = evening.server.directory.competition.leagues
        start = leagues.clock()
        leagues.clock = lambda: start.fromordinal(start.toordinal() + ABSENT + 1)
        evening.types("Cid", "league")
        assert "You run it." in evening.types("Cid", "league winter")
        assert evening.types("Ada", "league remove bea") == ["That is for Cid, who runs Winter."]
        evening.types("Ada", "league")
        assert evening.types("Ada", "league remove bea") == ["Bea is not in Winter any more."]
        assert "Ada has put you out of Winter. What you have played counts on." in (
            evening.hears("Bea")
        )

    run(work)


def test_a_league_survives_a_restart(tmp_path: Path) -> None:
    """With its table, and with what is kept of a damaged one beside it."""
    file = tmp_path / "server.sqlite"

    async def before() -> None:
        with closing(Database(file)) as store:
            evening = LeagueEvening.of(NAMES[:2], store=store)
            evening.types("Ada", "league new Winter Mau-Mau 2")
            evening.types("Bea", "league join winter")
            evening.types("Ada", "league begin")
            evening.types("Ada", "league play")
            evening.types("Bea", "league play")
            store.keep_document("league", "broken", '{"name": 3}')
            store.keep_document("league", "other", as_text(
                evening.server.directory.competition.leagues.all["winter"]
            ))  # fmt: skip
            store.keep_document("rating", "ada", "[]")

    async def after() -> None:
        with closing(Database(file)) as store:
            evening = LeagueEvening.of((), store=store)
            found = {(each.kind, each.name) for each in store.damaged}
            assert found == {("league", "broken"), ("league", "other"), ("rating", "ada")}
            for name in NAMES[:2]:
                evening.come(name)
            assert [*evening.server.directory.competition.leagues.all] == ["winter"]
            table = evening.table_of("Ada")
            assert table.plan.league == "winter"
            await evening.finish(table)
        with closing(Database(file)) as store:
            assert store.damaged == []
            again = LeagueEvening.of(NAMES[:2], store=store)
            league = again.server.directory.competition.leagues.all["winter"]
            assert league.rounds[0].is_complete

    run(before)
    run(after)


def test_a_result_counts_once_if_the_server_dies_in_between(tmp_path: Path) -> None:
    """A game that was counted but is not over on the disk ends again, and counts no second time."""

    async def work() -> None:
        evening = founded(2)
        for name in NAMES[:2]:
            evening.types(name, "rating on")
        evening.types("Ada", "league begin")
        for name in NAMES[:2]:
            evening.types(name, "league play")
        await settle()
        table = evening.table_of("Ada")
        await evening.finish(table)
        competition = evening.server.directory.competition
        league, ratings = (
            competition.leagues.all["winter"],
            dict(competition.ratings.of("ada") or {}),
        )
        assert ratings["mau-mau"].games == 1
        assert table.playing is not None
        table.playing.finish()
        assert competition.leagues.all["winter"] == league
        assert dict(competition.ratings.of("ada") or {}) == ratings

    run(work)


@pytest.mark.parametrize(
    "changed",
    [{"league": 3}, {"league_round": -1}, {"league_round": "0"}, {"reserved": [3]},
     {"reserved": ["a", "b", "c"]}, {"reserved": 5}],
)  # fmt: skip
def test_a_damaged_plan_of_a_league_is_refused(changed: dict[str, object]) -> None:
    """As any other plan is."""
    plan = {**TablePlan("mau-mau", 2, "easy").kept(), **changed}
    with pytest.raises((ValueError, TypeError)):
        TablePlan.of(json.loads(json.dumps(plan)))


def test_games_that_this_server_lacks_are_kept() -> None:
    """A league of a game that is not installed any more is not told, and not lost."""
    store = Memory()
    evening = founded(1)
    league = evening.server.directory.competition.leagues.all["winter"]
    other = replace(league, terms=replace(league.terms, game="skat"))
    store.keep_document("league", "winter", as_text(other))
    evening = LeagueEvening.of(("Ada",), store=store)
    assert evening.types("Ada", "league")[0] == "You are in no league."
    assert ("league", "winter") in store.documents
