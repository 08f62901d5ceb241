"""Tables that are open to anybody: who hears of them and when, and a game at once."""

import asyncio
from pathlib import Path

import pytest

from accessible_games.games import GAMES
from accessible_games.speech.catalogue import LANGUAGES, Language
from tests.server.house import House, at_house
from tests.server.wire import Served, at_server, run, served

OPENED = "Anna has an open table for Life is Life. Type join Anna."


def wishes(house: House, *names: str) -> None:
    """Let people wish to hear of open tables."""
    for name in names:
        assert house.type(name, "tables on")[0] == "You hear when a table is open to anybody."


def opens(house: House, name: str = "Anna", plan: str = "life 3 random") -> list[str]:
    """Let somebody set up a table and open it; return what they hear of that."""
    house.type(name, f"new {plan}")
    return house.type(name, "open")


# Who hears ----------------------------------------------------------------------------------------


def test_only_who_wishes_hears_of_it() -> None:
    """It is off until it is chosen, and off again."""

    async def evening(house: House) -> None:
        house.come("Cleo")
        wishes(house, "Ben", "Dora")
        house.type("Dora", "tables off")
        assert opens(house)[0].startswith("This table is open to anybody.")
        assert house.heard("Ben") == [OPENED]
        assert house.heard("Cleo") == house.heard("Dora") == []
        assert house.type("Cleo", "tables")[0] == "1, Life is Life, with Anna, open to anybody."

    at_house(evening)


def test_nobody_hears_of_it_in_a_game_or_in_the_middle_of_something() -> None:
    """But when they are in the lobby again, unless the table has begun."""

    async def evening(house: House) -> None:
        wishes(house, "Ben", "Cleo", "Dora", "Emil")
        house.type("Ben", "new life 3 random")
        house.type("Ben", "begin")
        house.type("Cleo", "new lifeboat more")
        house.type("Dora", "away")
        house.type("Emil", "watch ben")
        house.forget()
        opens(house)
        for name in ("Ben", "Cleo", "Dora", "Emil"):
            assert house.heard(name) == []
        assert OPENED in house.type("Ben", "leave")
        house.type("Anna", "begin")
        assert OPENED not in house.type("Emil", "leave")

    at_house(evening)


def test_after_a_game_one_hears_of_it() -> None:
    """It disturbs nobody then."""

    async def evening(house: House) -> None:
        wishes(house, "Ben")
        house.type("Ben", "new life 3 random")
        house.type("Ben", "begin")
        house.end()
        opens(house)
        assert house.heard("Ben") == [OPENED]

    at_house(evening)


def test_of_each_table_one_hears_once() -> None:
    """However often it is opened, and whoever comes and goes."""

    async def evening(house: House) -> None:
        wishes(house, "Ben")
        opens(house)
        assert house.heard("Ben") == [OPENED]
        house.type("Anna", "open")
        house.type("Ben", "join anna")
        house.type("Ben", "leave")
        house.type("Anna", "open")
        assert OPENED not in house.heard("Ben")

    at_house(evening)


def test_nobody_opens_more_tables_than_others_can_bear() -> None:
    """The table is open then, but nobody is told; later they are again."""

    async def evening(house: House) -> None:
        wishes(house, "Ben")
        heard = []
        for _ in range(4):
            heard.append(" ".join(opens(house)))
            house.type("Anna", "leave")
        assert ["so nobody is told" in line for line in heard] == [False, False, False, True]
        assert house.heard("Ben").count(OPENED) == 3
        await asyncio.sleep(1000)
        assert "so nobody is told" not in " ".join(opens(house))
        assert house.heard("Ben") == [OPENED]

    at_house(evening)


def test_nobody_hears_of_more_tables_than_they_can_bear() -> None:
    """Whoever opens them; the others are told together once they come to the lobby."""

    async def evening(house: House) -> None:
        wishes(house, "Ben")
        house.forget()
        names = ("Ada", "Bea", "Cid", "Dan", "Eva")
        for name in names:
            opens(house, name)
        assert len(house.heard("Ben")) == 3
        house.type("Ben", "join ada")
        left = [line.split()[0] for line in house.type("Ben", "leave") if "open table" in line]
        assert left == ["Dan", "Eva"]

    at_house(evening)


@pytest.mark.parametrize("ignores", ["Anna", "Ben"])
def test_nobody_hears_of_whom_they_ignore_nor_of_who_ignores_them(ignores: str) -> None:
    """And quick does not lead one to the other."""

    async def evening(house: House) -> None:
        wishes(house, "Ben")
        house.come("Anna")
        other = "ben" if ignores == "Anna" else "anna"
        house.type(ignores, f"ignore {other}")
        house.forget()
        opens(house)
        assert house.heard("Ben") == []
        house.type("Ben", "tables on")
        assert house.heard("Ben") == []
        house.type("Ben", "quick life 3 random")
        assert house.server.at["ben"] is not house.server.at["anna"]

    at_house(evening)


def test_a_closed_table_is_told_to_nobody() -> None:
    """Who closes it takes it back; who opens a closed one lets anybody come."""

    async def evening(house: House) -> None:
        house.type("Anna", "new life 3 random closed")
        wishes(house, "Ben")
        house.type("Anna", "open")
        assert house.heard("Ben") == [OPENED]
        house.type("Anna", "close")
        assert not house.table().plan.is_open
        wishes(house, "Cleo")
        assert house.heard("Cleo") == []
        assert house.type("Cleo", "join anna")[0].startswith("That table is closed.")

    at_house(evening)


def test_who_was_voted_out_hears_of_it_no_more() -> None:
    """They cannot come, by quick neither."""

    async def evening(house: House) -> None:
        house.type("Anna", "new life 4 random")
        for name in ("Ben", "Cleo", "Dora"):
            house.type(name, "join anna")
        wishes(house, "Cleo")
        house.type("Anna", "kick cleo")
        await asyncio.sleep(5)
        for name in ("Ben", "Dora"):
            house.type(name, "agree")
        house.forget()
        house.type("Anna", "open")
        assert house.heard("Cleo") == []
        assert house.type("Cleo", "quick")[0].startswith("No table is open to anybody.")

    at_house(evening)


def test_only_the_founder_opens_a_table() -> None:
    """And not in the middle of a game, nor at none."""

    async def evening(house: House) -> None:
        assert house.type("Anna", "open")[0].startswith("You are at no table.")
        house.type("Anna", "new life 3 random")
        house.type("Ben", "join anna")
        assert house.type("Ben", "open")[0].startswith("Only Anna")
        house.type("Anna", "begin")
        assert not house.type("Anna", "open")[0].startswith("This table is open")
        house.end()
        assert house.type("Anna", "open")[0].startswith("This game is over. Type again first")

    at_house(evening)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_wish_is_understood_in_each_language(language: Language) -> None:
    """By the words for on and off, and in English."""
    said = {
        "en": ("tables on", "tables off"),
        "de": ("tische an", "Tische aus"),
        "fr": ("tables oui", "tables non"),
    }

    async def evening(house: House) -> None:
        house.come("Ben", language)
        for on, off in (said[language], ("tables on", "tables off")):
            house.type("Ben", on)
            assert house.user("Ben").known.wishes == ("tables",)
            house.type("Ben", off)
            assert house.user("Ben").known.wishes == ()

    at_house(evening)


@pytest.mark.parametrize("wrong", ["tables maybe", "tables on on", "tables -1", "tables 99999"])
def test_other_words_are_no_wish(wrong: str) -> None:
    """They are refused, and change nothing."""

    async def evening(house: House) -> None:
        house.type("Anna", "new life 3")
        house.type("Ben", wrong)
        assert house.user("Ben").known.wishes == ()

    at_house(evening)


# A game at once -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_alone_one_plays_at_once(game: str) -> None:
    """With computer players, and those who wish hear of it."""

    async def evening(house: House) -> None:
        wishes(house, "Ben")
        title = game.replace("-", " ")
        house.type("Anna", f"quick {title}")
        assert house.table().is_begun
        assert house.seats()[0] == "Anna"
        (told,) = house.heard("Ben")
        assert told.startswith("Anna plays ")
        assert "alone" in told

    at_house(evening)


def test_quick_sits_down_at_an_open_table() -> None:
    """Whatever language people hear; a table that nobody has opened waits for others."""

    async def evening(house: House) -> None:
        house.type("Anna", "new life 4 easy")
        house.come("Ben", "de")
        house.type("Ben", "schnell lifeboat")
        house.type("Ben", "gehen")
        opens(house, "Cleo", "life 3 easy")
        house.come("Dora", "fr")
        assert "Cleo" in house.type("Dora", "vite life is life")[0]
        assert house.server.at["dora"] is house.server.at["cleo"]
        assert "Dora sits down at the table." in house.heard("Cleo")

    at_house(evening)


@pytest.mark.parametrize(
    ("wish", "fits"),
    [
        ("life", True),
        ("", True),
        ("life 4", True),
        ("life 3", False),
        ("life random", True),
        ("life easy", False),
        ("life bold", False),
        ("lifeboat", False),
        ("life expert=no", True),
        ("life expert=yes", False),
    ],
)
def test_quick_comes_to_a_table_with_all_that_was_typed(wish: str, fits: bool) -> None:
    """To no other one: then it sets up its own."""

    async def evening(house: House) -> None:
        house.type("Anna", "new life 4 random")
        house.type("Anna", "open")
        house.type("Ben", f"quick {wish}")
        assert (house.server.at.get("ben") is house.server.at["anna"]) == fits

    at_house(evening)


@pytest.mark.parametrize("text", ["quick life more", "quick life closed", "quick evening"])
def test_quick_asks_nothing_and_closes_nothing(text: str) -> None:
    """Nor is there an evening at a real table with computer players."""

    async def evening(house: House) -> None:
        assert "Type new instead." in " ".join(house.type("Anna", text))
        assert house.server.tables == {}

    at_house(evening)


@pytest.mark.parametrize("text", ["quick chess", "quick life 99", "quick life is is", "quick 4"])
def test_quick_says_what_it_does_not_know(text: str) -> None:
    """Such as a game that nobody has here, or that cannot have so many players."""

    async def evening(house: House) -> None:
        game, _, wish = text.partition(" ")[2].partition(" 99")
        told = "99 does not fit." if "99" in text else f"There is no game {game}{wish}."
        assert house.type("Anna", text)[0].startswith(told)
        assert house.server.tables == {}

    at_house(evening)


def test_who_comes_to_a_game_has_a_seat_in_the_next_one() -> None:
    """Instead of a computer player; who plays alone can begin it at once."""

    async def evening(house: House) -> None:
        house.type("Anna", "quick life 3 random")
        heard = house.type("Ben", "quick life")
        assert heard[0] == ("You look on at Life is Life with Anna, and play in the next game.")
        told = "Ben plays in the next game. To begin it now, type end, then again."
        assert told in house.heard("Anna")
        house.type("Cleo", "quick life")
        house.type("Dora", "quick life 3 random")
        assert house.server.at["dora"] is not house.server.at["anna"]
        house.type("Dora", "leave")
        house.server.remove(
            next(t for t in house.server.tables.values() if t is not house.server.at["anna"])
        )
        house.type("Anna", "end")
        house.type("Anna", "yes")
        house.type("Anna", "again")
        assert house.table().is_begun
        assert [*house.seats().values()] == ["Ben", "Cleo", "Anna"]

    at_house(evening)


def test_who_waits_can_begin_the_next_game() -> None:
    """And agrees to it without being asked again."""

    async def evening(house: House) -> None:
        house.type("Anna", "quick life 3 random")
        house.type("Ben", "quick life")
        house.end()
        assert house.type("Ben", "again")[0] == "The others have to agree."
        house.type("Anna", "again")
        assert {"Anna", "Ben"} < {*house.seats().values()}

    at_house(evening)


def test_who_comes_between_games_is_told_how_to_begin() -> None:
    """The table is open still, and nobody has to set it up anew."""

    async def evening(house: House) -> None:
        house.type("Anna", "quick life 3 random")
        house.end()
        heard = house.type("Ben", "quick life 3")
        assert "To begin it, type again." in " ".join(heard)
        assert "Ben plays in the next game. To begin it, type again." in house.heard("Anna")
        house.type("Anna", "again")
        assert house.table().is_begun

    at_house(evening)


def test_who_waits_gets_the_table_of_those_who_leave() -> None:
    """After the game; until then the game rests as any other."""

    async def evening(house: House) -> None:
        house.type("Anna", "quick life 3 random")
        house.type("Ben", "quick life")
        house.end()
        house.type("Anna", "leave")
        told = "This table is yours now. To play Life is Life, type begin."
        assert told in house.heard("Ben")
        house.type("Ben", "begin")
        assert "Ben" in house.seats().values()
        assert "Anna" not in house.seats().values()

    at_house(evening)


def test_who_waits_and_leaves_waits_no_more() -> None:
    """Who is cut off does, for as long as others are told so of onlookers."""

    async def evening(house: House) -> None:
        house.type("Anna", "quick life 4 random")
        house.type("Ben", "quick life")
        house.type("Cleo", "quick life")
        house.type("Ben", "leave")
        house.cut("Cleo")
        await asyncio.sleep(60)
        assert "You look on at Life is Life" in " ".join(house.come("Cleo"))
        house.end()
        house.type("Anna", "again")
        assert "Cleo" in house.seats().values()
        assert "Ben" not in house.seats().values()

    at_house(evening)


def test_quick_leads_nobody_to_look_on_at_their_own_game() -> None:
    """Who has left it has a seat there still, and hears of no open table of their own."""

    async def evening(house: House) -> None:
        wishes(house, "Ben")
        opens(house, plan="life 4 random")
        house.type("Ben", "join anna")
        house.type("Anna", "begin")
        house.type("Ben", "leave")
        assert house.type("Ben", "quick")[0].startswith("No table is open to anybody.")
        house.type("Ben", "quick life 4 random")
        assert house.server.at["ben"] is not house.server.at["anna"]

    at_house(evening)


def test_quick_leads_nobody_to_a_table_where_nobody_is() -> None:
    """Whose people are cut off or away."""

    async def evening(house: House) -> None:
        opens(house)
        house.cut("Anna")
        assert house.type("Ben", "quick")[0].startswith("No table is open to anybody.")
        house.come("Anna")
        house.type("Anna", "away")
        assert house.type("Ben", "quick")[0].startswith("No table is open to anybody.")
        house.type("Anna", "people")
        assert house.type("Ben", "quick")[0].startswith("You sit at Life is Life")

    at_house(evening)


def test_a_full_table_is_open_to_nobody() -> None:
    """Until a seat is free again."""

    async def evening(house: House) -> None:
        opens(house, plan="mau mau 2 random")
        house.type("Ben", "quick")
        assert house.type("Cleo", "quick")[0].startswith("No table is open to anybody.")
        house.type("Ben", "leave")
        assert house.type("Cleo", "quick")[0].startswith("You sit at Mau-Mau")

    at_house(evening)


# Limits, and a restart ----------------------------------------------------------------------------


def test_games_at_once_count_as_tables_that_are_set_up() -> None:
    """Whoever leaves one after another behind has to wait."""

    async def evening(house: House) -> None:
        for _ in range(10):
            house.type("Anna", "quick life 3 random")
            house.type("Anna", "leave")
        assert "quick" not in house.server.at
        before = len(house.server.tables)
        house.type("Anna", "quick life 3 random")
        assert len(house.server.tables) == before

    at_house(evening)


def test_a_restart_keeps_wishes_and_open_tables(tmp_path: Path) -> None:
    """They are told again to nobody, but known to who comes to the lobby."""

    async def before(server: Served) -> None:
        anna, ben = await server.person("Anna"), await server.person("Ben")
        await ben.says("tables on")
        await anna.says("new life 3 random")
        await anna.says("open")
        await ben.hears(OPENED)

    async def after() -> None:
        async with served(tmp_path) as server:
            anna = await server.person("Anna")
            assert server.table().plan.is_open
            ben = await server.person("Ben")
            await ben.hears(OPENED)
            await ben.says("quick")
            await anna.hears("Ben sits down at the table.")

    at_server(tmp_path, before)
    run(after())
