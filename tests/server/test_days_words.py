"""What is heard of tables of days that disturbs nobody, and is said once and whole."""

import asyncio

import pytest

from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from tests.server.house import House, at_house, play_for_days


async def sixpack(house: House, *names: str) -> None:
    """Let people play SixPack for days at one table, and forget what they have heard of it."""
    await play_for_days(house, *names)
    house.forget()


def test_nobody_hears_who_comes_to_a_table_of_days_and_goes() -> None:
    """Nobody need be there together, so an absence is no news; nor is it before the game."""

    async def evening(house: House) -> list[str]:
        house.type("Anna", "new sixpack 3 days 3")
        house.type("Ben", "join anna")
        heard = house.heard("Anna")
        house.type("Ben", "leave")
        house.type("Ben", "join 1")
        house.type("Cleo", "join anna")
        for name in ("Ben", "Cleo"):
            house.type(name, "leave")
            house.cut(name)
            await asyncio.sleep(1000.0)
            house.come(name)
            house.type(name, "join 1")
            house.type(name, "away")
            house.type(name, "hand")
        return [*heard, *house.heard("Anna")]

    heard = at_house(evening)
    assert "Ben sits down at the table." in heard
    assert not [line for line in heard if "away" in line or "back" in line or "leaves" in line]


def test_of_one_table_it_is_said_that_there_is_only_one() -> None:
    """Whatever number is asked for; and which, and whether one is there already."""

    async def evening(house: House) -> None:
        await sixpack(house, "Anna", "Ben")
        (seat,) = house.table().pace.clock.asked  # type: ignore[union-attr]
        asked = house.table().company.members[seat].name
        other = {"Anna": "Ben", "Ben": "Anna"}[asked]
        house.type(asked, "leave")
        for typed in ("next 99", "next 2", "next 0"):
            told = house.type(asked, typed)
            assert told[0] == f"Only one table waits for you: SixPack, with {other}. Type next."
        assert house.type(asked, "next 1")[0] == f"SixPack, with {other}."
        assert house.type(asked, "next 7")[0] == "Only this table waits for you."
        assert house.type(other, "leave")[0].startswith("You leave the table.")
        assert house.type(other, "next 2")[0] == "No table of days waits for you."

    at_house(evening)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_comes_in_hears_which_game_asks_them(language: Language) -> None:
    """Never of a turn without its game; of several games how many there are."""
    words = catalogue_of(language)

    async def evening(house: House) -> None:
        house.come("Anna", language)
        house.come("Ben", language)
        new, join, leave = (words.words(f"command-{each}")[0] for each in ("new", "join", "leave"))
        days = words.words("called-days")[0]
        for title in ("SixPack", "SixPack"):
            house.type("Anna", f"{new} {title} 2 {days} 3")
            number = len(house.server.tables)
            house.type("Ben", f"{join} {number}")
            await asyncio.sleep(1.0)
            for name in ("Anna", "Ben"):
                house.type(name, leave)
        told = {name: told_on_coming(house, name, language) for name in ("Anna", "Ben")}
        counts = {name: asked_at(house, name) for name in told}
        for name, lines in told.items():
            named = [line for line in lines if "SixPack" in line]
            assert len(named) == (counts[name] == 1), lines
            several = words.say("turns-wait", count=2, title="", names="", number=0)
            assert (several in " ".join(lines)) == (counts[name] == 2)

    at_house(evening)


def told_on_coming(house: House, name: str, language: Language) -> list[str]:
    """Return what somebody hears who comes in again, having heard all before."""
    user = house.user(name)
    house.server.acknowledged(user, user.outbox.number)
    house.cut(name)
    return house.come(name, language)


def asked_at(house: House, name: str) -> int:
    """Return at how many tables of days somebody is asked."""
    paces = [each.pace for each in house.server.tables.values()]
    return sum(pace.is_asked_of(house.user(name)) for pace in paces if pace is not None)


def test_how_a_game_began_is_heard_once() -> None:
    """Also by whoever goes before the first move, and comes back to make it."""

    async def evening(house: House) -> None:
        house.type("Anna", "new sixpack 2 days 3")
        first = house.type("Ben", "join anna")
        assert "The lot falls on" in " ".join(first)
        for name in ("Anna", "Ben"):
            house.type(name, "leave")
        await asyncio.sleep(1.0)
        assert house.table().playing is None
        for name in ("Anna", "Ben"):
            again = " ".join(house.type(name, "join 1"))
            assert "The lot falls on" not in again
            assert "Your dominoes" in " ".join(house.type(name, "hand"))

    at_house(evening)
