"""An evening at a real table whose people each have a phone of their own."""

from pathlib import Path

import pytest

from accessible_games.braille.decks import Card
from accessible_games.real_table.looking.host_decks import HostDecks
from tests.server.wire import Client, Served, at_server, run, said, served

ROLES = ("wolf", "seer", "witch")


@pytest.mark.slow
def test_everybody_writes_on_one_sheet_from_their_own_phone(tmp_path: Path) -> None:
    """Whoever types a round, all hear it; it is taken back like anybody's turn."""

    async def evening(server: Served) -> None:
        anna, ben, cleo = await server.three()
        made = await anna.says("new evening")
        assert said(made, "Evening at the table: up to 12 people can come") == 1
        await ben.says("join anna")
        await cleo.says("join anna")
        anna.type("begin")
        await ben.hears("Anna begins the game.")
        await anna.hears("What now?")
        anna.type("sheet to 50")
        await ben.hears("New sheet in points, the most wins, up to 50.")
        ben.type("I 5, Cleo minus 2")
        await anna.hears("Ben 5 and Cleo minus 2. Ben leads by 5.")
        await cleo.hears("Ben 5 and you minus 2.")
        cleo.type("dice 2d6")
        await ben.hears("Rolled ")
        ben.type("scores")
        await ben.hears("You 5, Anna 0, and Cleo minus 2.")
        cleo.type("Anna 50")
        await ben.hears("Anna wins the game.")

    at_server(tmp_path, evening)


@pytest.mark.slow
def test_each_hears_their_own_secret_alone(tmp_path: Path) -> None:
    """All at once; no phone is told anything of another's."""

    async def evening(server: Served) -> None:
        anna, ben, cleo = await server.three()
        people = (anna, ben, cleo)
        await anna.says("new evening")
        await ben.says("join anna")
        await cleo.says("join anna")
        anna.type("begin")
        await anna.hears("What now?")
        before = [len(each.lines) for each in people]
        ben.type("deal wolf, seer, witch")
        for each in people:
            await each.hears("Your secret: ")
            await each.hears("Enter goes on.")
            assert said(each.lines, "hides") == 0
        for each in people:
            each.type("hide")
        await anna.hears("What now?")
        again = []
        for each in people:
            each.type("secret")
            again.append(await each.hears("Your secret: "))
        found = []
        for each, start, told in zip(people, before, again, strict=True):
            own = [role for role in ROLES if role in " ".join(told)]
            heard = [role for role in ROLES if role in " ".join(each.lines[start:])]
            assert len(own) == 1
            assert heard == own
            found += own
        assert sorted(found) == sorted(ROLES)

    at_server(tmp_path, evening)


async def begun(server: Served) -> tuple[Client, Client, Client]:
    """Anna, Ben and Cleo at an evening that has begun."""
    anna, ben, cleo = await server.three()
    await anna.says("new evening")
    await ben.says("join anna")
    await cleo.says("join anna")
    anna.type("begin")
    await anna.hears("What now?")
    return anna, ben, cleo


def heard(person: Client) -> list[str]:
    """The roles of which somebody has heard anything."""
    return [role for role in ROLES if role in " ".join(person.lines)]


@pytest.mark.slow
def test_nobody_waits_for_somebody_who_has_gone(tmp_path: Path) -> None:
    """The others go on at once; who was cut off hears their own secret when they are back."""

    async def evening(server: Served) -> None:
        anna, ben, cleo = await begun(server)
        ben.cut()
        await anna.hears("Ben is away.")
        anna.type("deal 1 each wolf,seer,witch")
        await anna.hears("Your cards: ")
        await cleo.hears("Your cards: ")
        anna.type("hide")
        cleo.type("hide")
        await anna.hears("What now?")
        cleo.type("coin")
        await cleo.hears("s.")
        anna.type("sheet", "5 4 3")
        await cleo.hears("leads by")
        again = await server.person("Ben")
        await again.hears("Your cards: ")
        again.type("hide", "secret", "hand")
        await again.hears("Your cards: ")
        await again.hears("Your cards: ")
        found = [heard(each) for each in (anna, again, cleo)]
        assert sorted(role for roles in found for role in roles) == sorted(ROLES)
        assert [len(roles) for roles in found] == [1, 1, 1]
        assert heard(ben) == []

    at_server(tmp_path, evening)


@pytest.mark.slow
def test_a_secret_that_was_never_heard_is_gone_with_the_evening(tmp_path: Path) -> None:
    """Who comes back after its end hears nothing of it, nor does anybody else."""

    async def evening(server: Served) -> None:
        anna, ben, cleo = await begun(server)
        ben.cut()
        await anna.hears("Ben is away.")
        anna.type("deal wolf, seer, witch")
        await anna.hears("Your secret: ")
        anna.type("hide")
        await anna.hears("What now?")
        anna.type("finish")
        await cleo.hears("The evening is over.")
        again = await server.person("Ben")
        again.type("people")
        await again.hears("Here:")
        assert heard(again) == heard(ben) == []
        assert len(heard(anna)) == 1

    at_server(tmp_path, evening)


@pytest.mark.slow
def test_one_who_does_not_hide_keeps_nobody_waiting(tmp_path: Path) -> None:
    """They are asked again for nothing: their question stays as it is while others enter."""

    async def evening(server: Served) -> None:
        anna, ben, cleo = await begun(server)
        anna.type("deal wolf, seer, witch")
        await ben.hears("Your secret: ")
        await anna.hears("Your secret: ")
        await cleo.hears("Your secret: ")
        anna.type("hide")
        cleo.type("hide", "join Zoe Ann")
        await ben.hears("Zoe Ann is at the table.")
        cleo.type("Ben 3")
        await cleo.hears("No sheet is open.")
        ben.type("Ben 3")
        await ben.hears("Enter")
        ben.type("hide", "sheet", "Ben 3")
        await cleo.hears("Ben 3.")
        assert said(ben.lines, "Your secret: ") == 1

    at_server(tmp_path, evening)


@pytest.mark.slow
def test_the_bell_rings_for_all(tmp_path: Path) -> None:
    """Everybody hears it; a timer that was taken back or replaced does not ring."""

    async def evening(server: Served) -> None:
        anna, ben, cleo = await begun(server)
        ben.type("time")
        await ben.hears("No timer runs.")
        ben.type("timer 3600")
        await cleo.hears("The timer runs 60 minutes.")
        cleo.type("time")
        await cleo.hears("Left: ")
        ben.type("undo")
        await ben.hears("Taken back")
        cleo.type("time")
        await cleo.hears("No timer runs.")
        ben.type("timer 1")
        for each in (anna, ben, cleo):
            await each.hears("Time is up.")
        anna.type("time")
        await anna.hears("No timer runs.")

    at_server(tmp_path, evening)


@pytest.mark.slow
def test_an_own_entry_is_taken_back_at_once_and_those_of_others_with_it_if_they_agree(
    tmp_path: Path,
) -> None:
    """What somebody else has entered since would go too, so they are asked."""

    async def evening(server: Served) -> None:
        anna, ben, cleo = await begun(server)
        ben.type("lay goat at b3", "undo")
        await ben.hears("Taken back: lay goat b3.")
        await anna.hears("Ben takes back a turn.")
        ben.type("lay goat at b3")
        await anna.hears("Goat b3.")
        anna.type("lay pig")
        await ben.hears("Pig c3.")
        ben.type("undo")
        await ben.hears("The others have to agree.")
        await anna.hears("Ben would like to take back a turn.")
        anna.type("agree")
        await cleo.hears("Ben would like to take back a turn.")
        cleo.type("agree")
        await ben.hears("Taken back: lay goat b3.")
        cleo.type("table")
        await cleo.hears("Nothing lies on the table.")

    at_server(tmp_path, evening)


@pytest.mark.slow
def test_a_late_guest_hears_no_more_than_there_is(tmp_path: Path) -> None:
    """Without a sheet nothing of sheets, though whoever asks is told."""

    async def evening(server: Served) -> None:
        await begun(server)
        dora = await server.person("Dora")
        dora.type("join anna")
        await dora.hears("You sit at Evening at the table")
        dora.type("coin")
        await dora.hears("s.")
        assert said(dora.lines, "no sheet") == 0
        dora.type("scores")
        await dora.hears("There is no sheet yet.")

    at_server(tmp_path, evening)


@pytest.mark.slow
def test_people_come_and_go_with_their_phones(tmp_path: Path) -> None:
    """Who comes late sits down by themselves, is dealt to and gets points; who has gone is not."""

    async def evening(server: Served) -> None:
        anna, ben, cleo = await begun(server)
        anna.type("sheet", "1 2 3")
        await ben.hears("leads by")
        dora = await server.person("Dora")
        dora.type("join anna")
        await dora.hears("You sit at Evening at the table, with Anna, Ben, and Cleo.")
        came = await dora.hears("and you 0.")
        assert said(came, "at the table") == 0
        await ben.hears("Dora is at the table, and on the sheet with 0.")
        dora.type("Dora 9")
        await ben.hears("Dora 9. Dora leads by 6.")
        ben.cut()
        await anna.hears("Ben is away.")
        anna.type("Ben leaves")
        await dora.hears("Ben has gone.")
        cleo.type("5 5 5")
        await dora.hears("Anna 5, Cleo 5, and you 5.")
        anna.type("deal 1 each wolf,seer,witch")
        await dora.hears("Your cards: ")
        again = await server.person("Ben")
        await again.hears("You are at the table.")
        again.type("secret")
        await again.hears("no secret")
        assert heard(again) == []
        undone = await anna.says("undo")
        assert said(undone, "Taken back") == 0

    at_server(tmp_path, evening)


@pytest.mark.slow
def test_nobody_comes_to_a_game_or_an_evening_that_is_full(tmp_path: Path) -> None:
    """Twelve people are the most; a game has its players."""

    async def evening(server: Served) -> None:
        anna, ben, _ = await begun(server)
        for number in "ABCDEFGHI":
            anna.type(f"join Guest{number}")
            await anna.hears(f"Guest{number} is at the table.")
        anna.type("join Zoe")
        await anna.hears("No more than 12 people")
        dora = await server.person("Dora")
        dora.type("join anna")
        await dora.hears("No seat is left at this table.")
        await ben.hears("GuestI is at the table.")

    at_server(tmp_path, evening)


@pytest.mark.slow
def test_decks_of_the_host_are_looked_up_and_dealt(tmp_path: Path) -> None:
    """By their names; no file of the server's can be named."""
    goblins = [Card("Goblin", 3, text="Bites."), Card("Red dragon", 2), Card("Elf")]

    async def evening() -> None:
        async with served(tmp_path, decks=HostDecks({"Goblins": goblins})) as server:
            anna, ben, _ = await begun(server)
            anna.type("look goblins red")
            await anna.hears("Red dragon, 2 times in the deck.")
            anna.type("look b8")
            await anna.hears("Bear 8")
            anna.type("look /etc/passwd.csv root")
            await anna.hears("No card here")
            anna.type("look")
            await anna.hears("Type what you feel on a card")
            anna.type("deal goblins 2")
            await anna.hears("2 cards are dealt to each.")
            await ben.hears("Your cards: ")
            ben.type("hide")
            anna.type("hide", "deal /etc/passwd.csv 1")
            await anna.hears("for 3 people")

    run(evening())


@pytest.mark.slow
def test_an_evening_goes_on_after_the_server_has_stopped(tmp_path: Path) -> None:
    """With whoever came later, and with secrets that somebody has not heard; no timer runs."""

    async def first(server: Served) -> None:
        anna, ben, _ = await begun(server)
        dora = await server.guest(server.table().word, "Dora")
        await anna.hears("Dora is at the table.")
        ben.cut()
        await anna.hears("Ben is away.")
        anna.type("timer 3600", "deal 1 each wolf,seer,witch,quokka")
        await dora.hears("Your cards: ")
        dora.type("hide", "sheet", "Dora 5")
        await dora.hears("You 5.")

    async def second(server: Served) -> None:
        ben = await server.person("Ben")
        await ben.hears("Your cards: ")
        assert len(heard(ben)) <= 1
        ben.type("hide", "time")
        await ben.hears("No timer runs.")
        ben.type("scores")
        await ben.hears("Dora 5, ")
        anna = await server.person("Anna")
        await anna.hears("Your cards: ")
        ben.type("Dora 2")
        await anna.hears("Dora 2.")
        assert {*heard(anna)}.isdisjoint(heard(ben))

    at_server(tmp_path, first)
    at_server(tmp_path, second)


@pytest.mark.slow
def test_everybody_notes_what_lies_on_one_table(tmp_path: Path) -> None:
    """All hear what is laid; each walks and asks alone, and one's own pattern is told to nobody."""

    async def evening(server: Served) -> None:
        anna, ben, _ = await server.three()
        await anna.says("new evening")
        await ben.says("join anna")
        anna.type("begin")
        await ben.hears("Anna begins the game.")
        await anna.hears("What now?")
        anna.type("table sixpack")
        await ben.hears("New table for SixPack.")
        ben.type("lay cola, lemon beer, cola")
        await anna.hears("Cola p13, lemon beer q13, cola r13.")
        anna.type("lay lemon q14")
        await ben.hears("The gap r14 takes cola lemon.")
        ben.type("lay cola lemon p14")
        await anna.hears("Cola lemon p14.")
        anna.type("lay cola lemon r14")
        await ben.hears("Cola lemon r14.")
        start = len(anna.lines)
        ben.type("pattern c cl, l cl, c lb")
        await ben.hears("Your pattern lies at p13 to r14.")
        ben.type("p13")
        await ben.hears("Cola p13, upper left.")
        ben.type("right")
        await ben.hears("Lemon beer q13, upper edge.")
        anna.type("p14")
        await anna.hears("Cola lemon p14, lower left.")
        assert not any("pattern" in line or "p13" in line for line in anna.lines[start:])
        ben.type("claim p13 r14 c cl, l cl, c lb")
        await anna.hears("That is the pattern.")

    at_server(tmp_path, evening)
