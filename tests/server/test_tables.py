"""Tables: who comes and goes, what needs the others' consent, and what is kept."""

import asyncio
import sqlite3
from pathlib import Path
from random import Random

import pytest

from accessible_games.speech.catalogue import LANGUAGES
from tests.server.wire import Client, Served, at_server, run, said, served
from tests.sessions import typed_answer

slow = pytest.mark.slow
every_language = pytest.mark.parametrize("language", LANGUAGES)


async def left_by_ben(server: Served) -> tuple[Client, Client]:
    """Return a game that Ben has left for the lobby, where his seat is kept, while Anna goes on."""
    anna, ben, _ = await server.three()
    await anna.says("new life 3 random")
    await ben.says("join anna")
    anna.type("begin")
    await ben.hears("Anna begins the game.")
    ben.type("leave")
    await ben.hears("Your seat is kept")
    return anna, ben


# Tables -------------------------------------------------------------------------------------------


@slow
def test_people_come_to_a_table_and_leave_it(tmp_path: Path) -> None:
    """Before the game a seat becomes free again; all hear who comes and goes."""

    async def evening(server: Served) -> None:
        anna, ben, cleo = await server.three()
        made = await anna.says("new life is life 3 hard")
        assert said(made, "Life is Life for 3 players.") == 1
        assert said(await ben.says("tables"), "1, Life is Life, with Anna, not begun yet.") == 1
        await anna.says("invite ben")
        await ben.hears("Anna invites you to Life is Life. Type join Anna.")
        await ben.says("join anna")
        await cleo.says("join 1")
        assert said(await cleo.says("leave"), "You leave the table.") == 1
        await anna.hears("Cleo leaves the table.")
        assert [each.name for each in server.table().company.members.values()] == ["Anna", "Ben"]
        assert said(await anna.says("new sixpack"), "You are at a table already.") == 1
        await anna.says("ignore cleo")
        assert said(await cleo.says("join 1"), "You cannot come to this table.") == 1

    at_server(tmp_path, evening)


@slow
def test_nobody_looks_on_at_their_own_table(tmp_path: Path) -> None:
    """Not even after leaving it for a while; their seat is kept."""

    async def evening(server: Served) -> None:
        anna, ben = await left_by_ben(server)
        await anna.hears("Ben is away.")
        assert said(await ben.says("watch 1"), "You play at this table yourself") == 1
        ben.type("join")
        await anna.hears("Ben is back.")

    at_server(tmp_path, evening)


@slow
def test_a_seat_is_kept_for_who_has_left_the_server(tmp_path: Path) -> None:
    """By the table and by the server, in turn; who comes back has it at once."""

    async def evening(server: Served) -> None:
        anna, ben = await left_by_ben(server)
        ben.type("quit")
        await ben.ends()
        back = await server.person("Ben")
        await anna.hears("Ben is back.")
        back.type("hand")
        await back.hears("Your hand: ")
        assert server.table().company.seat_of(server.server.directory.users["ben"]) == 1

    at_server(tmp_path, evening)


@slow
def test_a_seat_is_held_for_who_is_away(tmp_path: Path) -> None:
    """The others are asked about it, and the person who comes back has it again."""

    async def evening(server: Served) -> None:
        server.server.patience = 0.01
        anna, ben, cleo = await server.three()
        await anna.says("new life 3")
        await ben.says("join anna")
        await cleo.says("join anna")
        anna.type("begin")
        await cleo.hears("Anna begins the game.")
        cleo.cut()
        for client in (anna, ben):
            await client.hears("Cleo has been away for some time.")
        anna.type("hold ben")
        await anna.hears("Ben is here, so nobody can hold the seat.")
        table, waited = server.table(), server.table().company.absences.clock() + 300.0
        table.company.absences.clock = lambda: waited
        anna.type("hold cleo")
        await ben.hears("would like a computer player to hold the seat of Cleo.")
        ben.type("agree")
        for client in (anna, ben):
            await client.hears("A computer player holds the seat of Cleo")
        playing = server.table().playing
        assert playing is not None
        assert playing.seats.held == {2: "easy"}
        back = await server.person("Cleo")
        assert said(back.lines, "Welcome, Cleo.") == 1
        await anna.hears("Cleo is back.")
        assert playing.seats.held == {}

    at_server(tmp_path, evening)


@slow
def test_a_game_ends_if_all_agree(tmp_path: Path) -> None:
    """Then all can leave, and the table is gone."""

    async def evening(server: Served) -> None:
        anna, ben, _ = await server.three()
        await anna.says("new life 3")
        await ben.says("join anna")
        anna.type("begin")
        await ben.hears("Anna begins the game.")
        ben.type("end")
        await anna.hears("Ben would like to end this game for good.")
        assert not server.table().is_over
        anna.type("agree")
        for client in (anna, ben):
            await client.hears("The game is ended, and nobody has won.")
        assert server.table().is_over
        for client in (anna, ben):
            client.type("leave")
            await client.hears("You leave the table.")
        assert server.server.tables == {}

    at_server(tmp_path, evening)


@slow
def test_yes_agrees_and_no_declines(tmp_path: Path) -> None:
    """A proposal and a wish to take back a turn, in the words of each; before a game too."""

    async def evening(server: Served) -> None:
        anna, ben, cleo = await server.three()
        await anna.says("new life 3")
        await ben.says("join anna")
        await cleo.says("language de")
        await cleo.says("join anna")
        for word, told in (("nein", "Du stimmst nicht zu."), ("ja", "Du stimmst zu.")):
            anna.type("kick ben")
            await cleo.hears("tippe zustimmen.")
            cleo.type(word)
            await cleo.hears(told)
            heard = server.server.at.get("ben")
            assert (heard is None) == (word == "ja")
        await anna.hears("Cleo does not agree.")
        anna.type("begin")
        await cleo.hears("Anna fängt das Spiel an.")
        for word, told in (("no", "Anna stimmt nicht zu."), ("yes", "Das Spiel ist beendet")):
            cleo.type("abbrechen")
            await anna.hears("Cleo would like to end this game for good.")
            anna.type(word)
            await cleo.hears(told)
        assert server.table().is_over

    at_server(tmp_path, evening)


@slow
def test_who_is_away_is_back_when_they_type(tmp_path: Path) -> None:
    """The others hear both."""

    async def evening(server: Served) -> None:
        anna, ben, _ = await server.three()
        await anna.says("new life 3")
        await ben.says("join anna")
        await ben.says("away")
        await anna.hears("Ben is away.")
        await ben.says("people")
        await anna.hears("Ben is back.")

    at_server(tmp_path, evening)


@slow
def test_a_costly_letter_is_asked_about(tmp_path: Path) -> None:
    """Yes or no is a line of its own; the question stays open until then."""

    async def evening(server: Served) -> None:
        anna = await server.person("Anna")
        await anna.says("new life 3 random")
        await anna.says("begin")
        playing = server.table().playing
        assert playing is not None
        person, chance = playing.persons[0], Random(1)
        while "knock" not in getattr(person.asked and person.asked.options, "words", ()):
            assert person.asked is not None
            await anna.says(typed_answer(person, person.asked.options.draw(chance)))
        assert (await anna.says("k"))[-1] == "Yes or no?"
        assert (await anna.says("no"))[-2:] == ["Nothing was done.", "Your turn."]
        assert (await anna.says("k"))[-1] == "Yes or no?"
        for line, told in (
            ("scores", "Lives: you 5"),
            ("help", "Type yes."),
            ("hand", "Your hand"),
        ):
            heard = await anna.says(line)
            assert (said(heard, told), heard[-1]) == (1, "Yes or no?")
        anna.type("yes")
        await anna.hears("You knock")

    at_server(tmp_path, evening)


@slow
def test_a_table_that_never_began_is_gone_when_nobody_comes(tmp_path: Path) -> None:
    """Not before they had time to come back; and nothing of it is kept."""

    async def evening(server: Served) -> None:
        anna, ben, _ = await server.three()
        await anna.says("new life 3")
        await ben.says("join anna")
        anna.cut()
        ben.cut()
        while any(each.connection for each in server.table().company.users()):
            await asyncio.sleep(0)
        table = server.table()
        back = await server.person("Anna")
        server.server.expire(table)
        assert said(await back.says("tables"), "1, Life is Life, with Anna and Ben") == 1
        server.server.patience = 0.01
        back.cut()
        while server.server.tables:
            await asyncio.sleep(0.001)
        assert {*server.server.directory.users} == {"cleo"}

    at_server(tmp_path, evening)
    for name in ("tables", "seats"):
        with sqlite3.connect(tmp_path / "server.sqlite") as file:
            assert file.execute(f"SELECT count(*) FROM {name}").fetchone() == (0,)


# After a restart ----------------------------------------------------------------------------------


@slow
def test_a_game_left_by_all_is_found_again(tmp_path: Path) -> None:
    """After a restart of the server too: what was missed, then the question."""

    async def before(server: Served) -> list[str]:
        anna, ben, _ = await server.three()
        await anna.says("new life 3 random")
        await ben.says("join anna")
        anna.type("begin")
        await ben.hears("Anna begins the game.")
        await asyncio.sleep(0)
        playing = server.table().playing
        assert playing is not None
        return [str(move) for move in playing.match.table.moves]

    async def after(moves: list[str]) -> None:
        async with served(tmp_path) as server:
            anna = await server.person("Anna")
            playing = server.table().playing
            assert playing is not None
            assert [str(move) for move in playing.match.table.moves[: len(moves)]] == moves
            ben = await server.person("Ben")
            await anna.hears("Ben is back.")
            asked = playing.match.table.waiting()[0].seat
            client = (anna, ben)[asked]
            client.type("moves")
            await client.hears("You can choose")

    run(after(at_server(tmp_path, before)))
