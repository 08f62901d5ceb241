"""Leagues over days: how they are founded and told, and that nobody need be there together."""

import json
from dataclasses import replace

import pytest

from accessible_games.league.documents import as_text, from_text
from accessible_games.league.league import League
from accessible_games.server import pacing
from accessible_games.server.commands import pace
from accessible_games.server.lobby.leagues import LEAGUE, Leagues
from accessible_games.server.lobby.table import ServerTable
from tests.server.days import Days, made_up, pace_of
from tests.server.league_evening import LeagueEvening, settle
from tests.server.people import Memory
from tests.server.test_leagues import founded, run

TURN = "You have 3 days for each turn. Then a computer player, easy, answers for you"


@pytest.fixture
def days(monkeypatch: pytest.MonkeyPatch) -> Days:
    """A clock of the test's own."""
    return made_up(monkeypatch)


def league_of(evening: LeagueEvening, name: str = "winter") -> League:
    """Return a league."""
    return evening.server.directory.competition.leagues.all[name]


def by_days() -> LeagueEvening:
    """Return a league of Ada and Bea with three days for each turn, begun."""
    evening = founded(2, "Mau-Mau 2 easy days 3")
    evening.types("Ada", "league begin")
    return evening


async def sat_down(evening: LeagueEvening) -> ServerTable:
    """Return the table of Ada and Bea, who take their seats and go."""
    evening.types("Ada", "league play")
    table = evening.table_of("Ada")
    evening.types("Ada", "leave")
    evening.types("Bea", "league play")
    evening.types("Bea", "leave")
    await settle()
    assert table.is_begun
    return table


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("en", "league new Winter Mau-Mau 2 days 3", "everybody meets everybody, 3 days for each"),
        ("en", "league new Winter Mau-Mau three days", "everybody, 3 days for each turn."),
        ("en", "league new Winter Mau-Mau 2 3 days 2 rounds", "2 rounds, 3 days for each turn."),
        ("de", "liga neu Winter Mau-Mau 2 drei Tage", "alle gegen alle, 3 Tage für jeden Zug."),
        ("de", "liga neu Winter Mau-Mau 2 Tage 3", "alle gegen alle, 3 Tage für jeden Zug."),
        ("fr", "ligue nouvelle Winter Mau-Mau 3 jours", "tous contre tous, 3 jours pour chaque"),
        ("fr", "ligue nouvelle Winter Mau-Mau 2 jours 3 suisse", "suisse, 3 jours pour chaque"),
    ],
)
def test_it_is_founded_as_a_table_of_days_is(language: str, typed: str, told: str) -> None:
    """In three languages, with days in digits or letters, and all else that can be wished."""

    async def work() -> None:
        evening = LeagueEvening.of(("Ada",), language)
        assert told in " ".join(evening.types("Ada", typed))
        terms = league_of(evening).terms
        assert terms.days == 3
        assert terms.seats == 2 or "2" not in typed.split()[:6]

    run(work)


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("league new Cup Mau-Mau days", "The pace of a table is evening, or days and a number"),
        ("league new Cup Mau-Mau days 0", "0 does not fit. Give a number from 1 to 14."),
        ("league new Cup Mau-Mau days 15", "15 does not fit. Give a number from 1 to 14."),
        ("league new Cup Mau-Mau many days", "The pace of a table is evening, or days and a"),
        ("league new Cup chess days 3", "Type league new, a name and a game"),
        ("league new days 3", "Type league new, a name and a game"),
    ],
)
def test_other_days_are_refused(typed: str, told: str) -> None:
    """In a sentence, and no league is founded."""

    async def work() -> None:
        evening = LeagueEvening.of(("Ada",))
        assert " ".join(evening.types("Ada", typed)).startswith(told)
        assert not evening.server.directory.competition.leagues.all

    run(work)


@pytest.mark.parametrize("name", ["Seven Long Days", "Days", "100 Days", "Happy Days"])
def test_a_name_can_have_days_in_it(name: str) -> None:
    """They are part of the name if they stand before the game."""

    async def work() -> None:
        evening = LeagueEvening.of(("Ada",))
        evening.types("Ada", f"league new {name} Mau-Mau 2")
        assert league_of(evening, name.lower()).terms.days == 0
        evening.types("Ada", f"league new {name} Cup Mau-Mau 2 days 2")
        assert league_of(evening, f"{name.lower()} cup").terms.days == 2

    run(work)


def test_all_hear_of_the_days(days: Days) -> None:
    """Who joins, whoever asks, and at the table; nobody is asked when they are awake."""

    async def work() -> None:
        evening = founded(1, "Mau-Mau 2 easy days 3")
        evening.come("Bea")
        heard = evening.types("Bea", "league join winter")
        assert heard[0] == "You are in Winter."
        assert " ".join(heard[1:]).startswith(TURN)
        assert not any("awake" in line for line in heard)
        assert "3 days for each turn." in " ".join(evening.types("Bea", "league winter"))
        evening.types("Ada", "league begin")
        plays = " ".join(evening.types("Bea", "league"))
        assert plays.startswith("Winter, round 1: you play with Ada, 3 days for each turn.")
        heard = evening.types("Bea", "league play")
        assert "The game begins when all have their seats." in heard
        assert TURN in " ".join(heard)
        assert "You can go until then: your seat is kept." in heard
        assert TURN in " ".join(evening.types("Ada", "league play"))

    run(work)


def test_nobody_need_be_there_together(days: Days) -> None:
    """Seats are kept, the game begins with the last one, and `next` leads to it."""

    async def work() -> None:
        evening = by_days()
        table = await sat_down(evening)
        assert table.plan.days == 3
        (seat,) = pace_of(table).clock.asked
        name = table.company.members[seat].name
        assert evening.types(name, "turns")[0].startswith("1, Mau-Mau, with")
        evening.types(name, "next")
        await settle()
        assert evening.table_of(name) is table
        evening.types(name, "leave")
        evening.types(name, "new lifeboat 4 days 2")
        evening.types(name, "league play")
        await settle()
        assert evening.table_of(name) is table

    run(work)


def test_who_lets_the_days_pass_is_played_for_and_all_counts(days: Days) -> None:
    """Though nobody ever comes again; the round is over when the game is."""

    async def work() -> None:
        evening = by_days()
        table = await sat_down(evening)
        for _ in range(400):
            if table.is_over:
                break
            days.pass_by(3.1)
            await pacing.look(evening.server)
            await settle()
        assert table.is_over
        league = league_of(evening)
        assert league.rounds[0].is_complete
        result = league.rounds[0].tables[0].result
        assert result is not None
        assert {*result.places} == {"ada", "bea"}
        evening.server.remove(table)

    run(work)


def test_its_tables_keep_their_pace(days: Days, monkeypatch: pytest.MonkeyPatch) -> None:
    """And they count among the tables of days that somebody may have."""

    async def work() -> None:
        evening = by_days()
        evening.types("Ada", "league play")
        table = evening.table_of("Ada")
        for typed in ("pace evening", "pace days 2"):
            told = "The pace of this table is that of its league, Winter."
            assert evening.types("Ada", typed) == [told]
        assert table.plan.days == 3
        monkeypatch.setattr(pace, "OWN", 1)
        evening.types("Bea", "new lifeboat 4 days 2")
        away = evening.table_of("Bea")
        for is_there in (True, False):
            heard = evening.types("Bea", "league play")
            assert heard == ["You have a seat at 1 tables of days. Finish a game first."]
            assert evening.table_of("Bea") is away
            if is_there:
                evening.server.remove(table)

    run(work)


def test_the_people_of_another_league_can_agree_on_days(days: Days) -> None:
    """For their table; nobody comes to it without hearing so."""

    async def work() -> None:
        evening = founded(2)
        evening.types("Ada", "league begin")
        evening.types("Ada", "league play")
        evening.types("Ada", "pace days 3")
        assert TURN in " ".join(evening.types("Bea", "league play"))
        await settle()
        assert evening.table_of("Bea").plan.days == 3
        for name in ("Ada", "Bea"):
            evening.types(name, "leave")
        await settle()

    run(work)


def test_days_are_kept(days: Days) -> None:
    """A league of an earlier version has none; one with days that cannot be is set aside."""

    async def work() -> None:
        league = league_of(by_days())
        assert from_text(as_text(league)) == league
        kept = json.loads(as_text(league))
        assert kept.pop("days") == 3
        earlier = from_text(json.dumps(kept))
        assert earlier == replace(league, terms=replace(league.terms, days=0))
        for wrong in (15, -1, "3", 3.0, True, None, [3]):
            store = Memory()
            store.keep_document(LEAGUE, "winter", json.dumps({**kept, "days": wrong}))
            assert not Leagues(store).all, wrong
            assert (LEAGUE, "winter") not in store.documents

    run(work)
