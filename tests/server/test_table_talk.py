"""What is said at a table of days: kept for those who are elsewhere, told once, and bounded."""

import json
from pathlib import Path
from typing import cast

import pytest

from accessible_games.server.lobby.table_talk import MOST, SAID, TableTalk
from tests.server.days import Days, calm, made_up
from tests.server.evening import quicken
from tests.server.house import House, at_house, play_for_days
from tests.server.people import Memory
from tests.server.wire import Served, at_server, run, said, served


async def at_table(house: House, *names: str) -> None:
    """Let people play SixPack for days at one table, and the last ones go to the lobby."""
    await play_for_days(house, *names)
    for name in names[1:]:
        house.type(name, "leave")
        arrived(house, name)


def arrived(house: House, name: str) -> None:
    """Let all lines of somebody have arrived."""
    user = house.user(name)
    house.server.acknowledged(user, user.outbox.number)


def told(lines: list[str]) -> list[str]:
    """Return what was said to a table, of some lines."""
    return [line for line in lines if " said " in line]


def test_who_is_elsewhere_hears_it_on_coming_once() -> None:
    """In order, before the question; who has said it hears for whom it is kept."""

    async def evening(house: House) -> None:
        await at_table(house, "Anna", "Ben", "Cleo")
        first = house.type("Anna", "say good luck")[0]
        assert first == "You say, and Ben and Cleo hear it on coming here: good luck"
        assert house.heard("Ben") == []
        house.type("Ben", "join 1")
        second = house.type("Anna", "say are you there?")[0]
        assert second == "You say, and Cleo hears it on coming here: are you there?"
        assert house.heard("Ben")[-1] == "Anna says: are you there?"
        lines = house.type("Cleo", "join 1")
        assert told(lines) == [
            "Anna said one minute ago: good luck",
            "Anna said one minute ago: are you there?",
        ]
        for name in ("Anna", "Ben", "Cleo"):
            arrived(house, name)
            house.type(name, "leave")
            arrived(house, name)
            assert told(house.type(name, "join 1")) == []
        assert house.type("Ben", "say all here")[0] == "You say: all here"
        assert "good luck" in " ".join(house.type("Cleo", "history"))

    at_house(evening)


def test_before_the_game_it_is_kept_too() -> None:
    """Seats are kept then as well."""

    async def evening(house: House) -> None:
        house.type("Anna", "new sixpack 3 days 3")
        house.type("Ben", "join anna")
        house.type("Ben", "leave")
        house.type("Anna", "say we begin on Monday")
        assert len(told(house.type("Ben", "join 1"))) == 1

    at_house(evening)


def test_nobody_hears_whom_they_ignore() -> None:
    """Whether they were ignored before it was said, or after."""

    async def evening(house: House) -> None:
        await at_table(house, "Anna", "Ben", "Cleo")
        house.type("Ben", "ignore anna")
        house.type("Anna", "say nonsense")
        house.type("Cleo", "mute anna")
        for name in ("Ben", "Cleo"):
            assert told(house.type(name, "join 1")) == []

    at_house(evening)


def test_who_has_no_seat_or_comes_later_hears_what_is_said_then() -> None:
    """What onlookers say is not kept, and nobody hears what was said before they had a seat."""

    async def evening(house: House) -> None:
        house.type("Anna", "new sixpack 3 days 3")
        house.type("Dora", "watch anna")
        house.type("Anna", "say early")
        assert house.heard("Dora")[-1] == "Anna says: early"
        assert house.type("Dora", "say I look on")[0] == "You say: I look on"
        house.type("Ben", "join anna")
        house.type("Anna", "say later")
        house.type("Ben", "leave")
        assert told(house.type("Ben", "join 1")) == []

    at_house(evening)


def test_it_is_bounded_and_forgotten_with_its_table() -> None:
    """The newest lines are kept; what all have heard is not, nor anything after the table."""

    async def evening(house: House) -> None:
        await at_table(house, "Anna", "Ben")
        for number in range(MOST + 9):
            house.type("Anna", f"say {number + 100}.")
        kept = house.server.directory.store.documents[SAID, house.table().word]
        assert len(json.loads(kept)["lines"]) == MOST
        lines = told(house.type("Ben", "join 1"))
        assert [line.split(": ")[1] for line in lines] == [f"{n + 109}." for n in range(MOST)]
        for name in ("Anna", "Ben"):
            arrived(house, name)
        house.type("Ben", "say enough")
        kept = house.server.directory.store.documents[SAID, house.table().word]
        assert [line[3] for line in json.loads(kept)["lines"]] == ["enough"]
        house.server.remove(house.table())
        assert not any(kind == SAID for kind, _ in house.server.directory.store.documents)

    at_house(evening)


def test_what_has_not_arrived_is_told_again() -> None:
    """If a line is lost with a server that is killed, it comes once more; else never twice."""

    async def evening(house: House) -> None:
        await at_table(house, "Anna", "Ben")
        house.type("Anna", "say one")
        assert len(told(house.type("Ben", "join 1"))) == 1
        house.type("Ben", "leave")  # no line has arrived for sure
        assert told(house.type("Ben", "join 1")) == []
        store = house.server.directory.store
        again = TableTalk.restored(house.table().word, store)
        assert again is not None
        assert again.heard["ben"] == 0
        arrived(house, "Ben")
        house.type("Ben", "leave")
        again = TableTalk.restored(house.table().word, store)
        assert again is not None
        assert again.heard["ben"] == 1

    at_house(evening)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '{"lines": 3, "heard": {}}',
        '{"lines": [[1, "Anna"]], "heard": {}}',
        '{"lines": [[1, 2, 3.0, "x"]], "heard": {}}',
        '{"lines": [["1", "Anna", 3.0, "x"]], "heard": {}}',
        '{"lines": [], "heard": {"anna": "x"}}',
        '{"lines": [[1, "Anna", NaN, null]], "heard": {}}',
    ],
)
def test_damaged_talk_is_left_out(text: str) -> None:
    """The table goes on without it."""
    store = Memory()
    store.keep_document(SAID, "apple river stone", text)
    assert TableTalk.restored("apple river stone", store) is None


def test_it_is_on_the_disk_before_anybody_hears_it() -> None:
    """Whoever is there, and its author."""

    async def evening(house: House) -> None:
        await at_table(house, "Anna", "Ben", "Cleo")
        house.type("Ben", "join 1")
        directory, store = house.server.directory, cast("Memory", house.server.directory.store)

        def held() -> int:
            store.given += 1
            return store.given

        house.forget()
        store.put = held  # type: ignore[method-assign]
        house.type("Anna", "say wait for it")
        assert not [line for name in house.ears for line in house.heard(name) if "wait" in line]
        store.committed = store.given
        directory.committed("")
        assert house.heard("Ben") == ["Anna says: wait for it"]

    at_house(evening)


@pytest.fixture
def days(monkeypatch: pytest.MonkeyPatch) -> Days:
    """A clock of the test's own; people type as fast as they can."""
    quicken(monkeypatch)
    return made_up(monkeypatch)


@pytest.mark.slow
def test_it_outlives_the_server(tmp_path: Path, days: Days) -> None:
    """And is told once, whatever restarts come then."""

    async def before(server: Served) -> None:
        anna, ben = [await server.person(name) for name in ("Anna", "Ben")]
        await anna.says("new sixpack 2 days 3")
        ben.type("join anna")
        await ben.hears("You sit at SixPack")
        await ben.says("leave")
        anna.type("say see you tomorrow")
        await anna.hears("You say, and Ben hears it on coming here: see you tomorrow")

    async def after() -> None:
        for times in (1, 0):
            async with served(tmp_path) as server:
                ben = await server.person("Ben")
                ben.type("join 1")
                await calm(server, ben)
                ben.type("people")
                await ben.hears("Here: Ben.")
                assert said(ben.lines, "see you tomorrow") == times
                ben.type("leave")
                await ben.hears("You leave the table.")
                await calm(server, ben)

    at_server(tmp_path, before)
    run(after())
