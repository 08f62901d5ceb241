"""An evening at a real table whose people each have a phone of their own."""

from pathlib import Path

import pytest

from tests.server.wire import Served, at_server, said

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
