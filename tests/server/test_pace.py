"""The pace of a table: how it is set, and told to all before they play."""

from pathlib import Path

import pytest

from accessible_games.server.commands import pace as pace_commands
from accessible_games.speech.catalogue import LANGUAGES, Language
from tests.server.days import Days, made_up
from tests.server.evening import quicken
from tests.server.wire import Served, at_server, said

pytestmark = pytest.mark.slow


@pytest.fixture
def days(monkeypatch: pytest.MonkeyPatch) -> Days:
    """A clock of the test's own; people type as fast as they can."""
    quicken(monkeypatch)
    return made_up(monkeypatch)


def test_all_hear_the_pace_before_they_play(tmp_path: Path, days: Days) -> None:
    """Who sets the table up and who joins it; with the last seat the game begins by itself."""

    async def evening(server: Served) -> None:
        anna, ben, cleo = await server.three()
        told = "You have 3 days for each turn."
        assert said(await anna.says("new sixpack 3 hard days 3"), told) == 1
        assert "Then a computer player, hard, answers for you" in " ".join(anna.lines)
        ben.type("join anna")
        await ben.hears(told)
        assert not server.table().is_begun
        cleo.type("join anna")
        await cleo.hears(told)
        await cleo.hears("The lot falls on")
        assert server.table().plan.days == 3

    at_server(tmp_path, evening)


def test_the_founder_sets_the_pace_and_the_others_agree(tmp_path: Path, days: Days) -> None:
    """Nobody else does, and not after the game has begun."""

    async def evening(server: Served) -> None:
        anna, ben, _ = await server.three()
        await anna.says("new life is life 3")
        assert said(await anna.says("pace"), "This game is for an evening") == 1
        assert said(await anna.says("pace days 1"), "You have a day for each turn.") == 1
        assert said(await anna.says("pace evening"), "This game is for an evening") == 1
        assert server.table().pace is None
        await ben.says("join anna")
        assert said(await ben.says("pace days 3"), "Only Anna, who has set it up") == 1
        await anna.says("pace days 3")
        await ben.hears("Anna would like 3 days for each turn at this table.")
        assert server.table().plan.days == 0
        ben.type("yes")
        for client in (anna, ben):
            await client.hears("You have 3 days for each turn.")
        assert server.table().plan.days == 3
        anna.type("begin")
        await ben.hears("Anna begins the game.")
        anna.type("pace evening")
        await anna.hears("This game has begun, so its pace stays as it is.")

    at_server(tmp_path, evening)


PACES = {
    "en": ("pace", "new sixpack 2", {"days 4": 4, "three days": 3, "1 day": 1, "evening": 0}),
    "de": ("tempo", "neu sixpack 2", {"tage 4": 4, "drei Tage": 3, "ein Tag": 1, "Abend": 0}),
    "fr": (
        "rythme",
        "nouvelle sixpack 2",
        {"jours 4": 4, "3 jours": 3, "un jour": 1, "days 2": 2, "soirée": 0},
    ),
}
WRONG = {
    "en": ("line", "all", "days", "3", "days 0", "days 15", "days 3 4", "day", "9999999999 days",
           "third day", "three three", "days days"),
    "de": ("zeile", "alle", "tage", "3", "tage 0", "tage 15", "tage -1", "3 tage lang", "²",
           "dritter tag"),
    "fr": ("ligne", "tout", "jours", "3", "jours 0", "jours 15", "0 jour", "jours jours", "1e3"),
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pace_is_understood_and_nothing_else_is(
    language: Language, tmp_path: Path, days: Days
) -> None:
    """In three languages, as it is said; `pace line` is for lines at home, and refused here."""

    async def evening(server: Served) -> None:
        anna = await server.person("Anna", language=language)
        command, new, right = PACES[language]
        for typed, found in right.items():
            await anna.says(f"{new} {typed}" if found else new)
            assert server.table().plan.days == found, typed
            await anna.says(f"{command} {next(iter(right))}")
            await anna.says(f"{command} {typed}")
            assert server.table().plan.days == found, typed
            server.server.remove(server.table())
        await anna.says(new)
        for typed in WRONG[language]:
            await anna.says(f"{command} {typed}")
            assert server.table().plan.days == 0, typed

    at_server(tmp_path, evening)


def test_an_evening_at_a_real_table_has_no_pace(tmp_path: Path, days: Days) -> None:
    """Its people are at one table."""

    async def evening(server: Served) -> None:
        anna = await server.person("Anna")
        told = "An evening with real cards has no other pace."
        assert said(await anna.says("new evening days 3"), told) == 1
        await anna.says("new evening")
        assert said(await anna.says("pace days 3"), told) == 1

    at_server(tmp_path, evening)


def test_tables_of_days_are_limited(
    tmp_path: Path, days: Days, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For each person, whether they set them up or join them, and in the house."""
    monkeypatch.setattr(pace_commands, "OWN", 2)
    monkeypatch.setattr(pace_commands, "HOUSE", 3)

    async def evening(server: Served) -> None:
        anna, ben, cleo = await server.three()
        for _ in range(2):
            await anna.says("new sixpack 3 days 2")
            anna.type("leave")
            await anna.hears("Your seat is kept")
            await anna.hears("Lobby.")
        assert said(await anna.says("new sixpack 3 days 2"), "a seat at 2 tables of days") == 1
        await ben.says("new sixpack 3 days 2")
        assert said(await cleo.says("new sixpack 3 days 2"), "as many tables of days") == 1
        assert said(await anna.says("join ben"), "a seat at 2 tables of days") == 1
        await cleo.says("new sixpack 3")
        assert said(await cleo.says("pace days 2"), "as many tables of days") == 1

    at_server(tmp_path, evening)
