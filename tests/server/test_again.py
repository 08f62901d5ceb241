"""Another game at the same table: who is taken along, who sits where, and who hears of it."""

import asyncio
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from accessible_games.games import GAMES
from accessible_games.server.lobby.acts import PATIENCE
from accessible_games.server.lobby.finished_games import FinishedGame, Tell, tell_nothing
from accessible_games.server.storage.database import Database
from accessible_games.server.storage.table_plan import TablePlan
from accessible_games.speech.catalogue import LANGUAGES
from tests.server.house import House, at_house
from tests.server.wire import Served, at_server, run, served


def three_after_a_game(house: House, plan: str = "life 4 random") -> None:
    """Seat Anna, Ben and Cleo, and let their game be over."""
    house.type("Anna", f"new {plan}")
    for name in ("Ben", "Cleo"):
        house.type(name, "join anna")
    house.type("Anna", "begin")
    house.end()


@pytest.mark.parametrize("game", GAMES)
def test_the_seats_are_turned_by_one_around_the_table(game: str) -> None:
    """Computer players too, and after as many games as there are seats all is as at first."""

    async def evening(house: House) -> None:
        count = min(4, GAMES[game].seats[-1])
        house.type("Anna", f"new {GAMES[game].name.replace('-', ' ')} {count} random")
        house.type("Ben", "join anna")
        house.type("Anna", "begin")
        order = [*house.seats().values()]
        assert order[:2] == ["Anna", "Ben"]
        assert len({*order}) == count
        for _ in range(2 * count):
            house.end()
            house.type("Anna", "again")
            house.type("Ben", "again")
            order = [*order[1:], order[0]]
            assert [*house.seats().values()] == order
            playing = house.table().playing
            assert playing is not None
            for seat, person in playing.persons.items():
                assert house.table().company.members[seat].name == order[seat]
                assert person.seat == seat

    at_house(evening)


def test_everybody_agrees_before_anybody_plays() -> None:
    """Each hears one line, and nobody is in a game that they did not want."""

    async def evening(house: House) -> None:
        three_after_a_game(house)
        house.type("Dora", "watch anna")
        house.forget()
        assert house.type("Anna", "again")[0] == "The others have to agree."
        for name in ("Ben", "Cleo"):
            (line,) = house.heard(name)
            assert line == "Anna would like to play again. If you agree, type again."
        assert house.heard("Dora") == ["Anna would like to play again."]
        assert not house.table().is_begun
        await asyncio.sleep(5)
        assert house.type("Ben", "yes")[0] == "You agree."
        assert house.type("Ben", "again")[0].startswith("Not everybody has agreed yet.")
        assert not house.table().is_begun
        house.type("Cleo", "again")
        assert house.table().is_begun
        assert "Anna begins the game." in house.heard("Dora")

    at_house(evening)


def test_who_does_not_want_leaves_and_the_others_play() -> None:
    """Or says no, which all hear; a game of theirs does not wait for anybody."""

    async def evening(house: House) -> None:
        three_after_a_game(house)
        house.type("Anna", "again")
        await asyncio.sleep(5)
        assert house.type("Cleo", "no")[0] == "You do not agree."
        assert "Cleo does not agree." in house.heard("Anna")
        assert house.type("Cleo", "leave")[0] == "You leave the table."
        house.type("Ben", "again")
        house.type("Anna", "again")
        assert house.table().is_begun
        assert {"Anna", "Ben"} < {*house.seats().values()}
        assert "Cleo" not in house.seats().values()

    at_house(evening)


def test_who_was_cut_off_after_the_game_is_taken_along() -> None:
    """Their agreement is awaited; without it somebody begins, and their seat is kept."""

    async def evening(house: House) -> None:
        three_after_a_game(house)
        house.cut("Ben")
        assert house.heard("Anna") == ["Ben is away."]
        await asyncio.sleep(60)
        house.type("Cleo", "again")
        house.type("Anna", "again")
        assert not house.table().is_begun
        assert house.type("Anna", "begin")
        assert house.table().is_begun
        assert "Ben" in house.seats().values()
        back = " ".join(house.come("Ben"))
        assert "Cleo would like to play again" in back
        assert house.table().company.seat_of(house.user("Ben")) is not None

    at_house(evening)


def test_who_comes_back_after_the_game_finds_the_table() -> None:
    """And is asked as the others are; the evening ends for them after five minutes away."""

    async def evening(house: House) -> None:
        three_after_a_game(house)
        house.cut("Ben")
        await asyncio.sleep(60)
        assert house.come("Ben")[-1] == "After the game."
        assert "Ben is back." in house.heard("Anna")
        house.cut("Ben")
        await asyncio.sleep(PATIENCE + 1)
        assert "Ben leaves the table." in house.heard("Anna")
        assert house.come("Ben")[-1] == "Lobby."

    at_house(evening)


def test_who_was_away_for_long_is_not_waited_for() -> None:
    """They are told when they come back, and so is who went elsewhere in the game."""

    async def evening(house: House) -> None:
        house.type("Anna", "new life 4 random")
        for name in ("Ben", "Cleo"):
            house.type(name, "join anna")
        house.type("Anna", "begin")
        house.cut("Ben")
        house.type("Cleo", "leave")
        await asyncio.sleep(PATIENCE + 1)
        house.end()
        house.type("Anna", "again")
        assert house.table().is_begun
        assert [name for name in house.seats().values() if name in ("Ben", "Cleo")] == []
        told = "Anna plays Life is Life again. Type watch Anna to look on."
        assert told in house.heard("Cleo")
        assert told in house.come("Ben")
        assert house.server.at.get("ben") is None

    at_house(evening)


def test_somebody_who_left_a_closed_table_may_come_back() -> None:
    """They are told before the game begins, and need no words."""

    async def evening(house: House) -> None:
        house.type("Anna", "new life 4 random")
        house.type("Ben", "join anna")
        house.type("Cleo", "join anna")
        house.type("Anna", "close")
        house.type("Anna", "begin")
        house.type("Cleo", "leave")
        house.end()
        house.type("Anna", "again")
        told = "Anna plays Life is Life again. Type join Anna to play too."
        assert told in house.heard("Cleo")
        assert house.type("Cleo", "join anna")[0].startswith("You sit at Life is Life")

    at_house(evening)


def test_alone_with_computer_players_it_begins_at_once() -> None:
    """They keep their names, their level and their temperament."""

    async def evening(house: House) -> None:
        house.type("Anna", "new lifeboat 4 random bold")
        house.type("Anna", "begin")
        playing = house.table().playing
        assert playing is not None
        first = playing.match.record
        house.end()
        house.type("Anna", "again")
        playing = house.table().playing
        assert playing is not None
        second = playing.match.record
        assert {*first.occupants} == {*second.occupants}
        assert first.options == second.options
        assert second.answers == []

    at_house(evening)


def test_the_same_words_lead_to_the_table() -> None:
    """Whoever was invited by them finds the evening, whichever game it is; limits stay as well."""

    async def evening(house: House) -> None:
        three_after_a_game(house)
        word = house.table().word
        for name in ("Anna", "Ben", "Cleo"):
            house.type(name, "again")
        assert house.table().word == word
        house.end()
        house.type("Cleo", "again")
        assert house.type("Dora", f"join {word}")[0].startswith("You sit at Life is Life")

    at_house(evening)


def test_again_means_nothing_before_a_game_or_elsewhere() -> None:
    """It says what to do; for who looks on it repeats the last sentence, as in a game."""

    async def evening(house: House) -> None:
        nowhere = "You are at no table with a finished game."
        assert house.type("Anna", "again")[0].startswith(nowhere)
        house.type("Anna", "new life 3 random")
        assert house.type("Anna", "again")[0].startswith("No game has been played")
        house.type("Anna", "begin")
        table, last = house.table(), house.type("Anna", "last")
        assert house.type("Anna", "again") == last
        assert house.table() is table
        house.type("Dora", "watch anna")
        house.end()
        assert house.type("Dora", "again") == house.type("Dora", "last")
        assert house.table().is_over
        assert house.type("Anna", "begin")[0].endswith("To play it again, type again.")

    at_house(evening)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_understood_as_it_is_said(language: str) -> None:
    """By its own word, in English, and as people say it."""
    said = {
        "en": ("again", "rematch", "play again", "one more game"),
        "de": ("nochmal", "noch mal", "Revanche", "noch ein Spiel", "noch einmal"),
        "fr": ("rejouer", "revanche", "encore une fois", "on rejoue", "encore"),
    }

    async def evening(house: House, text: str) -> None:
        house.come("Anna", language)
        house.type("Anna", "new life 3 random")
        house.type("Anna", "begin")
        house.end()
        house.type("Anna", text)
        assert not house.table().is_over

    for text in said[language]:
        at_house(lambda house, text=text: evening(house, text))  # type: ignore[misc]


def test_an_evening_at_a_real_table_goes_on_with_the_same_people() -> None:
    """It has no computer players, and everybody moves up."""

    async def evening(house: House) -> None:
        house.type("Anna", "new evening")
        for name in ("Ben", "Cleo"):
            house.type(name, "join anna")
        house.type("Anna", "begin")
        house.end()
        for name in ("Anna", "Ben", "Cleo"):
            house.type(name, "again")
        assert [*house.seats().values()] == ["Ben", "Cleo", "Anna"]

    at_house(evening)


def test_each_game_at_a_table_counts_by_itself() -> None:
    """In ratings as well, which count none twice; in a league only the one that was for it."""

    async def evening(house: House) -> None:
        three_after_a_game(house)
        table, counted = house.table(), list[str]()
        table.plan = replace(table.plan, league="skat", reserved=("anna", "ben", "cleo"))

        def counts(finished: FinishedGame) -> Tell:
            counted.append(finished.word)
            return tell_nothing

        table.commands = replace(table.commands, counts=counts)
        for _ in range(3):
            for name in ("Anna", "Ben", "Cleo"):
                house.type(name, "again")
            assert (table.plan.league, table.plan.reserved) == ("", ())
            assert table.playing is not None
            table.playing.record.count()
            house.end()
        assert len({*counted}) == 3

    at_house(evening)


# After a restart ----------------------------------------------------------------------------------


def test_what_was_heard_of_a_game_counts_for_no_other(tmp_path: Path) -> None:
    """Neither what waits to be written, nor what is confirmed later: else a restart skips lines."""
    store = Database(tmp_path / "server.sqlite")
    plan = TablePlan("life-is-life", 3, "easy").kept()
    store.keep_table("a b c", plan, {0: "Anna"})
    store.append("a b c", "the first")
    store.heard("a b c", 0, 200)
    store.end_table("a b c")
    store.shelve("a b c")
    store.heard("a b c", 0, 0)
    store.keep_table("a b c", plan, {0: "Anna"})
    store.append("a b c", "the second")
    store.close()
    store = Database(tmp_path / "server.sqlite")
    store.close()
    (kept,) = store.tables
    assert kept.record == "the second"
    assert {seat: each.heard for seat, each in kept.seats.items()} == {0: 0}
    with sqlite3.connect(tmp_path / "server.sqlite") as file:
        rows = file.execute("SELECT word, text FROM lines ORDER BY number").fetchall()
    assert [text for _, text in rows] == ["the first", "the second"]
    assert rows[0][0].startswith("a b c ")


def test_lines_of_the_first_game_tell_nothing_of_the_second() -> None:
    """Whenever they are confirmed."""

    async def evening(house: House) -> None:
        house.type("Anna", "new life 3 random")
        house.type("Anna", "begin")
        outbox = house.user("Anna").outbox
        while not any(each.moves for each in outbox.entries):
            house.type("Anna", "1")
            await asyncio.sleep(0)
        house.end()
        house.type("Anna", "again")
        playing = house.table().playing
        assert playing is not None
        moves = len(playing.match.table.moves)
        assert all(each.moves <= moves for each in outbox.entries)

    at_house(evening)


def test_a_table_that_waits_for_another_game_is_there_after_a_restart(tmp_path: Path) -> None:
    """With its people on the turned seats; both records are kept."""

    async def before(server: Served) -> str:
        anna, ben = await server.person("Anna"), await server.person("Ben")
        await anna.says("new life 3 random")
        await ben.says("join anna")
        for line in ("begin", "end"):
            anna.type(line)
        await ben.hears("would like to end this game")
        ben.type("agree")
        await anna.hears("nobody has won")
        await anna.says("again")
        return server.table().word

    async def after(word: str) -> None:
        async with served(tmp_path) as server:
            anna, ben = await server.person("Anna"), await server.person("Ben")
            assert server.table().word == word
            members = server.table().company.members
            assert {seat: each.name for seat, each in members.items()} == {2: "Anna", 0: "Ben"}
            anna.type("again")
            await ben.hears("Anna would like to play again")
            ben.type("again")
            await ben.hears("Anna begins the game.")

    run(after(at_server(tmp_path, before)))
    store = Database(tmp_path / "server.sqlite")
    store.close()
    assert len(store.tables) == 1
    assert store.damaged == []
