"""Whatever people type about leagues and ratings: no right is taken, and all that is kept is whole.

Each walk has a server of its own without connections.
"""

import asyncio
from random import Random

import pytest

from accessible_games.league.documents import as_text, from_text, ratings_from_text
from accessible_games.league.league import League
from accessible_games.league.standings import standings
from accessible_games.server.commands import tables
from accessible_games.server.lobby import leagues
from accessible_games.server.lobby.leagues import EACH, LEAGUE
from accessible_games.server.lobby.ratings import RATING
from accessible_games.testing.playing import random_moves
from tests.server.league_evening import LeagueEvening
from tests.server.people import Memory

NAMES = ("Ada", "Bea", "Cid", "Dan")
STEPS = 120
MOVES = 400
"""Moves of a game after which it is left as it is."""
ODD = (
    *("", " ", "?", "=1+1", "'; drop table documents; --", "\x1b[2J", "\ud7ff" * 9, "x" * 400),
    *("99999999999999999999", "-1", "0", "½", "٣", "SixPack", "winter winter", "new", "..", "/"),
    *("18-22", "18-22 UTC+99", "18-22 Berlin", "1:99-2", "24-24 UTC-14", "0-0 UTC", "²-³ Berlin"),
)  # fmt: skip
ACTS = (
    *("join", "join winter", "leave winter", "begin", "begin winter", "end", "end winter"),
    *("play",) * 12,
    *("new Winter Mau-Mau 2", "new Winter Mau-Mau 3 swiss", "new Cup Mau-Mau 2 1 rounds"),
    *("new Cup Mau-Mau 2 2 days", "new Fall Mau-Mau days", "new Fall Mau-Mau 2 days 99"),
    *("standings", "export", "list", "awake", "winter", "cup", ""),
)
SAID = (
    *("no", "leave", "begin", "end", "agree", "agree", "new mau-mau 2 random", "join", "people"),
    *("pace days 2", "pace evening", "next", "turns"),
)
RATED = ("on", "off", "", "mau-mau")


def typed(chance: Random, *, asked: bool) -> str:
    """Return a line that somebody types, who may be *asked* for a yes or no."""
    kind = chance.random()
    if asked and kind < 0.6:
        return "yes"
    if kind < 0.5:
        return f"league {chance.choice(ACTS)}"
    if kind < 0.6:
        return f"league remove {chance.choice(NAMES)}"
    if kind < 0.7:
        return f"rating {chance.choice((*RATED, chance.choice(ODD)))}"
    if kind < 0.8:
        act = chance.choice(("new", "join", "awake", "remove", "play", ""))
        return f"league {act} {chance.choice(ODD)}"
    return chance.choice(SAID)


async def play_on(evening: LeagueEvening, chance: Random) -> None:
    """Let a game that has begun go on, often to its end."""
    tables = [each for each in evening.server.tables.values() if each.playing]
    playing = chance.choice(tables).playing if tables else None
    for _ in range(MOVES):
        if playing is None or playing.over:
            return
        moves = random_moves(playing.match.table, chance)
        if moves:
            playing.room.play(moves[0])
        playing.go_on()
        await asyncio.sleep(0)


def check_rights(
    before: dict[str, League], after: dict[str, League], name: str, today: int
) -> None:
    """Only who runs a league ends it, begins it or removes others; others act for themselves."""
    for key, league in before.items():
        now = after.get(key)
        if now is None or now is league or league.is_over or now.founder != league.founder:
            continue
        runs = league.run_by(today) == name
        assert runs or now.turns == league.turns
        assert runs or not now.is_over or not now.active
        gone = {*league.active} - {*now.active}
        assert runs or gone <= {name}
        assert {*now.active} - {*league.active} <= {name}
        for other in {*league.members} & {*now.members} - {name}:
            assert now.members[other].hours == league.members[other].hours


def check_all(evening: LeagueEvening, store: Memory) -> None:
    """What is kept is what is played, and every league table has its own people only."""
    competition = evening.server.directory.competition
    kept = {key: text for (kind, key), text in store.documents.items() if kind == LEAGUE}
    leagues = competition.leagues.all
    assert kept == {key: as_text(each) for key, each in leagues.items()}
    for league in leagues.values():
        assert from_text(as_text(league)) == league
        for each in standings(league):
            assert each.halves == sum(half or 0 for half in each.by_round)
    for (kind, person), text in store.documents.items():
        if kind == RATING:
            assert ratings_from_text(text) == competition.ratings.of(person)
    for name in NAMES:
        assert len(competition.leagues.of(name.lower())) <= EACH
    for table in evening.server.tables.values():
        if table.plan.league in leagues and leagues[table.plan.league].terms.days:
            assert table.plan.days == leagues[table.plan.league].terms.days
        if table.plan.reserved and not table.is_begun:
            assert {each.key for each in table.company.members.values()} <= {*table.plan.reserved}


async def walk(seed: int) -> set[str]:
    """Walk; return what has happened that the walk is about."""
    chance, store, seen = Random(seed), Memory(), set[str]()
    evening = LeagueEvening.of(NAMES, chance.choice(("en", "de", "fr")), store)
    evening.come("Gus", guest=True)
    evening.types("Ada", "league new Winter Mau-Mau 2")
    for name in NAMES[1:]:
        evening.types(name, "league join winter")
    there = evening.server.directory.competition.leagues
    for _ in range(STEPS):
        name, before = chance.choice((*NAMES, "Gus")), dict(there.all)
        user = evening.server.directory.users[name.lower()]
        evening.types(name, typed(chance, asked=user.input.doubt is not None))
        check_rights(before, dict(there.all), name.lower(), there.today)
        if chance.random() < 0.5:
            await play_on(evening, chance)
        check_all(evening, store)
        for league in there.all.values():
            assert "gus" not in league.members
            seen |= {"round"} if league.rounds else set()
            seen |= {"result"} if any(each.tables for each in standings(league)) else set()
            seen |= {"over"} if league.is_over else set()
        seen |= {"days" for table in evening.server.tables.values() if table.plan.days}
    for table in [*evening.server.tables.values()]:
        if table.playing is not None:
            table.playing.stop()
    return seen


@pytest.mark.parametrize("part", range(2))
def test_no_line_about_a_league_does_harm(part: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Leagues are founded, played and ended in these walks, and each step leaves all whole."""
    for module in (tables, leagues):
        monkeypatch.setattr(module, "SystemRandom", lambda: Random(part))
    seen = [asyncio.run(walk(part * 20 + number)) for number in range(20)]
    assert set[str]().union(*seen) == {"round", "result", "over", "days"}
