"""Tables of days, through telnet: how they are set up, played at any time, and told of."""

from pathlib import Path
from random import Random

import pytest

from accessible_games.server.lobby.spans import DAY
from accessible_games.server.lobby.turn_notices import TurnNotice
from tests.server.days import (
    Days,
    answer,
    calm,
    finish_turn,
    made_up,
    pace_of,
    seat_of,
    table_of,
)
from tests.server.evening import quicken
from tests.server.wire import Client, Served, at_server, run, said, served

pytestmark = pytest.mark.slow


@pytest.fixture
def days(monkeypatch: pytest.MonkeyPatch) -> Days:
    """A clock of the test's own; people type as fast as they can."""
    quicken(monkeypatch)
    return made_up(monkeypatch)


async def sixpack(server: Served, words: str = "days 2") -> tuple[Client, Client]:
    """Return Anna and Ben at a table of days."""
    anna, ben, _ = await server.three()
    await anna.says(f"new sixpack 2 {words}")
    ben.type("join anna")
    for client in (anna, ben):
        await client.hears("The lot falls on")
        await calm(server, client)
    return anna, ben


async def leave(*clients: Client) -> None:
    """Let people go to the lobby."""
    for client in clients:
        client.type("leave")
        await client.hears("Your seat is kept")
        await client.hears("Lobby.")


# Coming and going ---------------------------------------------------------------------------------


def test_a_seat_is_kept_before_the_game_until_it_is_given_up(tmp_path: Path, days: Days) -> None:
    """People need not be there together; `end` gives the seat up, and the last one the table."""

    async def evening(server: Served) -> None:
        anna, ben, _ = await server.three()
        await anna.says("new sixpack 3 days 2")
        await leave(anna)
        ben.type("join 1")
        await ben.hears("You sit at SixPack, with Anna.")
        await ben.hears("Before the game.")
        ben.type("end")
        await ben.hears("You leave the table.")
        assert [each.name for each in server.table().company.members.values()] == ["Anna"]
        anna.type("join 1")
        await anna.hears("Before the game.")
        anna.type("end")
        await anna.hears("You leave the table.")
        assert server.server.tables == {}

    at_server(tmp_path, evening)


def test_a_table_rests_while_nobody_is_there(tmp_path: Path, days: Days) -> None:
    """Nothing of its game is in memory but the record; whoever comes hears what is new, once."""

    async def evening(server: Served) -> None:
        anna, ben = await sixpack(server)
        table = server.table()
        await leave(anna, ben)
        await calm(server, anna, ben)
        assert table.playing is None
        assert table.asleep is not None
        names = [table.company.members[seat].name for seat in pace_of(table).clock.asked]
        (first,) = names
        asked, other = (anna, ben) if first == "Anna" else (ben, anna)
        asked.type("next")
        await asked.hears("SixPack, with")
        await calm(server, asked)
        await finish_turn(server, first, asked, Random(1))
        await leave(asked)
        await calm(server, anna, ben)
        assert table.playing is None
        before = len(other.lines)
        other.type("next")
        await other.hears("SixPack, with")
        await other.hears("Your move.")
        assert said(other.lines[before:], f"{first} begins with") == 1
        await leave(other)
        before = len(other.lines)
        other.type("next")
        await other.hears("SixPack, with")
        await other.hears("Your move.")
        assert said(other.lines[before:], f"{first} begins with") == 0

    at_server(tmp_path, evening)


def test_one_word_leads_from_table_to_table(tmp_path: Path, days: Days) -> None:
    """The most urgent first, or that of a number; after the last answer one hears of the next."""

    async def evening(server: Served) -> None:
        anna, ben, _ = await server.three()
        assert said(await anna.says("turns"), "You have no seat at a table of days.") == 1
        assert said(await anna.says("next"), "No table of days waits for you.") == 1
        for length in (4, 2, 3):
            await anna.says(f"new sixpack 2 days {length}")
            ben.type("join anna")
            await anna.hears("The lot falls on")
            await calm(server, anna, ben)
            await leave(anna, ben)
        asked = [pace_of(each).clock.asked for each in server.server.tables.values()]
        waits = sum(each == (0,) for each in asked)
        told = await anna.says("turns")
        assert said(told, ", with Ben: ") == waits
        lengths = [int(line.split(": ")[1].split()[0]) for line in told if ", with Ben: " in line]
        assert lengths == sorted(lengths)
        anna.type(f"next {waits}")
        await anna.hears("SixPack, with Ben.")
        await calm(server, anna)
        here = server.server.at["anna"]
        assert here.plan.days == lengths[-1]
        assert said(await anna.says(f"next {waits}"), "You are at this table already.") == 1
        assert said(await anna.says("next 77"), "77 does not fit.") == 1
        await finish_turn(server, "Anna", anna, Random(2))
        if waits > 1:
            await anna.hears("Next: SixPack, with Ben. Type next.")
            anna.type("next")
            await anna.hears("SixPack, with Ben.")
            await calm(server, anna)
            assert server.server.at["anna"].plan.days == lengths[0]

    at_server(tmp_path, evening)


def test_an_evening_is_not_left_by_the_way(tmp_path: Path, days: Days) -> None:
    """Others wait there; when it is over, or for who looks on, one word leads on."""

    async def evening(server: Served) -> None:
        anna, ben = await sixpack(server)
        await leave(anna, ben)
        await calm(server, anna, ben)
        for client, name in ((anna, "Anna"), (ben, "Ben")):
            await client.says("new life is life 3")
            client.type("begin")
            await client.hears("Round 1")
            await calm(server, client)
            client.type("next")
            heard = await client.hears("Type leave first.")
            assert said(heard, "The others wait for you here.") == 1
            assert server.server.at[name.casefold()].pace is None

    at_server(tmp_path, evening)


def test_who_comes_in_hears_at_how_many_tables_they_are_asked(tmp_path: Path, days: Days) -> None:
    """In one sentence, and nothing of it where they are not."""

    async def evening(server: Served) -> None:
        anna, ben = await sixpack(server)
        clients = {0: anna, 1: ben}
        (seat,) = pace_of(server.table()).clock.asked
        for client in (anna, ben):
            await leave(client)
            client.type("leave")
            await client.ends()
        names = {0: "Anna", 1: "Ben"}
        for each in clients:
            back = await server.person(names[each])
            await back.hears("Lobby.")
            told = said(back.lines, "You are asked at SixPack, with")
            assert told == (each == seat)

    at_server(tmp_path, evening)


def test_a_turn_is_told_wherever_its_person_is(tmp_path: Path, days: Days) -> None:
    """Who is connected hears of it at once, and who brings word to others gets a notice."""
    heard: list[TurnNotice] = []

    async def evening(server: Served) -> None:
        server.server.notices.listen(heard.append)
        anna, ben = await sixpack(server)
        (seat,) = pace_of(server.table()).clock.asked
        first, second = (anna, ben) if seat == 0 else (ben, anna)
        await leave(second)
        assert heard == []
        await finish_turn(server, "Anna" if seat == 0 else "Ben", first, Random(3))
        await second.hears("It is your turn at SixPack, with")
        (notice,) = heard
        assert notice.days == 2
        assert notice.name == ("Ben" if seat == 0 else "Anna")
        assert notice.is_open()
        await leave(first)
        await calm(server, anna, ben)
        second.type("next")
        await second.hears("SixPack, with")
        await calm(server, second)
        assert not notice.is_open()
        assert len(heard) == 1

    at_server(tmp_path, evening)


# When the time is over ----------------------------------------------------------------------------


def test_a_computer_player_answers_when_the_time_is_over(tmp_path: Path, days: Days) -> None:
    """Not before, for one turn, and nobody need be there; the person keeps the seat."""

    async def evening(server: Served) -> None:
        anna, ben = await sixpack(server)
        table = server.table()
        (seat,) = pace_of(table).clock.asked
        name = table.company.members[seat].name
        await leave(anna, ben)
        await days.pass_at(server, 1.9, anna, ben)
        assert pace_of(table).clock.asked == (seat,)
        await days.pass_at(server, 0.2, anna, ben)
        assert table.playing is None
        assert pace_of(table).clock.asked == (1 - seat,)
        assert pace_of(table).clock.late == (seat,)
        assert pace_of(table).left() == 2 * DAY
        late, other = (anna, ben) if seat == 0 else (ben, anna)
        other.type("next")
        await other.hears(f"{name} has let the time of a turn pass.")
        late.type("join 1")
        await late.hears("You were away for longer than a turn lasts")
        await calm(server, anna, ben)
        assert pace_of(table).clock.late == ()
        assert table.company.seat_of(server.server.directory.users[name.casefold()]) == seat

    at_server(tmp_path, evening)


def test_who_sits_there_is_late_too(tmp_path: Path, days: Days) -> None:
    """They hear it, and whatever they type next shows that they are there."""

    async def evening(server: Served) -> None:
        anna, ben = await sixpack(server)
        table = server.table()
        (seat,) = pace_of(table).clock.asked
        late, other = (anna, ben) if seat == 0 else (ben, anna)
        await days.pass_at(server, 2.1, anna, ben)
        await late.hears("Your time is over, so a computer player answers for you.")
        await other.hears("is over, so a computer player answers.")
        assert pace_of(table).late == {seat}
        late.type("turn")
        await calm(server, anna, ben)
        while table.company.late:
            await calm(server, anna, ben)

    at_server(tmp_path, evening)


def test_only_who_is_late_can_be_held_or_left_out(tmp_path: Path, days: Days) -> None:
    """Absence alone is nothing at such a table; a seat that is held survives a restart."""

    async def before(server: Served) -> int:
        anna, ben = await sixpack(server)
        table = server.table()
        (seat,) = pace_of(table).clock.asked
        late, other = (anna, ben) if seat == 0 else (ben, anna)
        name = table.company.members[seat].name
        await leave(late)
        other.type(f"hold {name}")
        await other.hears(f"{name} still has time to answer, so nobody can hold the seat.")
        await days.pass_at(server, 2.1, anna, ben)
        other.type(f"hold {name}")
        await other.hears(f"A computer player holds the seat of {name} until {name} is back.")
        await answer(server, "Ben" if seat == 0 else "Anna", other, Random(4))
        assert pace_of(table).clock.held == (seat,)
        return seat

    async def after(seat: int) -> None:
        async with served(tmp_path) as server:
            table, name = server.table(), ("Anna", "Ben")[seat]
            other = await server.person(("Ben", "Anna")[seat])
            other.type("join 1")
            await calm(server, other)
            while table.playing is None:
                await calm(server, other)
            assert table.playing.seats.held == {seat: "easy"}
            back = await server.person(name)
            back.type("join 1")
            await other.hears(f"{name} is back.")
            await calm(server, back, other)
            assert table.playing.seats.held == {}
            assert pace_of(table).clock.held == ()

    run(after(at_server(tmp_path, before)))


def test_a_proposal_waits_for_those_who_come_later(tmp_path: Path, days: Days) -> None:
    """They are asked when they come; the others need not be there. The end outlives a restart."""

    async def before(server: Served) -> None:
        anna, ben = await sixpack(server)
        await leave(ben)
        anna.type("end")
        await anna.hears("Ben is away, and has to agree too.")
        await leave(anna)
        assert said(await ben.says("turns"), "you are asked whether you agree.") == 1
        ben.type("next")
        await ben.hears("You are asked whether to end this game for good. Agree to that?")
        ben.type("yes")
        await ben.hears("The game is ended, and nobody has won.")
        await calm(server, anna, ben)
        assert server.table().is_over
        assert pace_of(server.table()).clock.asked == (0, 1)
        await ben.says("leave")
        assert pace_of(server.table()).clock.asked == (0,)
        assert len(server.server.tables) == 1

    async def after() -> None:
        async with served(tmp_path) as server:
            anna = await server.person("Anna")
            assert said(anna.lines, "SixPack is over.") == 1
            assert said(await anna.says("turns"), "it is over.") == 1
            anna.type("next")
            await anna.hears("The game is ended, and nobody has won.")
            await anna.hears("After the game.")
            anna.type("leave")
            await anna.hears("You leave the table.")
            assert server.server.tables == {}

    at_server(tmp_path, before)
    run(after())


# Servers that stop --------------------------------------------------------------------------------


@pytest.mark.parametrize("off", [0.01, 30.0])
def test_no_time_passes_while_no_server_runs(off: float, tmp_path: Path, days: Days) -> None:
    """After more than an hour of that everybody has a day at least, once for each turn."""

    async def before(server: Served) -> int:
        anna, ben = await sixpack(server)
        (seat,) = pace_of(server.table()).clock.asked
        await days.pass_at(server, 1.9, anna, ben)
        return seat

    async def after(seat: int, left: float) -> None:
        async with served(tmp_path) as server:
            await days.pass_at(server, 0)
            pace = pace_of(server.table())
            assert pace.clock.asked == (seat,)
            assert pace.left() == pytest.approx(left * DAY)

    seat = at_server(tmp_path, before)
    days.off(off)
    run(after(seat, 0.1 if off < 1 else 1.0))
    days.off(30)
    run(after(seat, 1.0))


def test_a_game_over_waits_for_all_to_hear_its_end(tmp_path: Path, days: Days) -> None:
    """But not for ever; what was never begun is not kept for ever either."""

    async def evening(server: Served) -> None:
        anna, ben = await sixpack(server)
        table = server.table()
        await leave(anna, ben)
        for _ in range(200):
            if not table.is_over:
                await days.pass_at(server, 2.1, anna, ben)
        assert table.is_over
        assert pace_of(table).clock.asked == (0, 1)
        anna.type("next")
        await anna.hears("After the game.")
        assert said(anna.lines, "The game is over.") <= 1
        await anna.says("leave")
        assert [*table.company.members] == [1]
        await ben.says("new life is life 3 days 1")
        await leave(ben)
        await days.pass_at(server, 13.9, anna, ben)
        assert len(server.server.tables) == 2
        await days.pass_at(server, 0.2, anna, ben)
        assert server.server.tables == {}

    at_server(tmp_path, evening)


def test_answers_are_judged_and_told_as_in_an_evening(tmp_path: Path, days: Days) -> None:
    """One answer at a time, wherever the others are."""

    async def evening(server: Served) -> None:
        anna, ben = await sixpack(server)
        table = server.table()
        people = {"Anna": anna, "Ben": ben}
        for number in range(12):
            (seat,) = pace_of(table).clock.asked
            name = table.company.members[seat].name
            await answer(server, name, people[name], Random(number))
            assert seat_of(table, name) == seat
        assert table_of(server.server, "sixpack") is table

    at_server(tmp_path, evening)
