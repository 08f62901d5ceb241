"""H1, M4, M5: nobody loses a right because their connection is cut, or by people who came later."""

from pathlib import Path

from tests.server.wire import Client, Served, at_server, said


async def two_at(server: Served, game: str) -> tuple[Client, Client]:
    """Return Gina and Ben in a game with one computer player, Gina first."""
    gina, ben = await server.person("Gina"), await server.person("Ben")
    await gina.says(f"new {game} 3 random")
    await ben.says("join gina")
    gina.type("begin")
    await ben.hears("Gina begins the game.")
    return gina, ben


async def cut(ben: Client, other: Client, name: str = "Ben") -> None:
    """Cut a connection, and wait until the others have heard of it."""
    ben.cut()
    await other.hears(f"{name} is away.")


def test_a_seat_is_not_held_half_a_second_after_a_cut(tmp_path: Path) -> None:
    """The one who remains hears how long to wait, and nothing happens to the seat."""

    async def evening(server: Served) -> None:
        gina, ben = await two_at(server, "sixpack")
        await cut(ben, gina)
        gina.type("hold ben")
        await gina.hears("Ben has been away for less than 5 minutes.")
        playing = server.table().playing
        assert playing is not None
        assert playing.seats.held.keys() <= {2}

    at_server(tmp_path, evening)


def test_a_game_is_not_ended_without_who_was_cut(tmp_path: Path) -> None:
    """Nor once their seat is held: they are asked when they are back."""

    async def evening(server: Served) -> None:
        gina, ben = await two_at(server, "sixpack")
        await cut(ben, gina)
        gina.type("hold ben", "end")
        await gina.hears("Ben is away, and has to agree too.")
        assert not server.table().is_over
        table = server.table()
        start = table.company.absences.clock()
        table.company.absences.clock = lambda: start + 301
        gina.type("hold ben")
        await gina.hears("A computer player holds the seat of Ben")
        gina.type("end")
        await gina.hears("Ben is away, and has to agree too.")
        assert not server.table().is_over
        back = await server.person("Ben")
        back.type("agree")
        await gina.hears("The game is ended")

    at_server(tmp_path, evening)


def test_bids_are_not_tried_again_and_again_behind_who_was_cut(tmp_path: Path) -> None:
    """Gina may not take back her bid once a computer player has bid, held seat or not."""

    async def evening(server: Served) -> None:
        gina, ben = await two_at(server, "arche noah")
        table = server.table()
        for _ in range(3):
            for client in (gina, ben):
                client.type("1")
        await gina.hears("Order")
        await cut(ben, gina)
        start = table.company.absences.clock()
        table.company.absences.clock = lambda: start + 301
        gina.type("hold ben")
        await gina.hears("A computer player holds the seat of Ben")
        playing = table.playing
        assert playing is not None
        moves = len(playing.match.table.moves)
        gina.type("undo")
        await gina.hears("Too late: ")
        assert len(playing.match.table.moves) >= moves

    at_server(tmp_path, evening)


def test_a_hold_lapses_when_its_person_is_back(tmp_path: Path) -> None:
    """Whoever agrees too late agrees to nothing; Cid plays on at once."""

    async def evening(server: Served) -> None:
        ada, bea, cid = [await server.person(name) for name in ("Ada", "Bea", "Cid")]
        await ada.says("new life 3 random")
        for client in (bea, cid):
            await client.says("join ada")
        ada.type("begin")
        await cid.hears("Ada begins the game.")
        await cut(cid, ada, "Cid")
        table = server.table()
        start = table.company.absences.clock()
        table.company.absences.clock = lambda: start + 301
        ada.type("hold cid")
        await bea.hears("hold the seat of Cid")
        await server.person("Cid")
        await bea.hears("Cid is back.")
        bea.type("agree")
        await bea.hears("Nobody is waiting for you to agree.")
        assert table.playing is not None
        assert table.playing.seats.held == {}

    at_server(tmp_path, evening)


def test_the_founder_is_not_voted_out_before_the_game(tmp_path: Path) -> None:
    """Two strangers who came later by the number of the table cannot take it over."""

    async def evening(server: Served) -> None:
        gina, ada, bea = [await server.person(name) for name in ("Gina", "Ada", "Bea")]
        await gina.says("new life 4")
        for client in (ada, bea):
            await client.says("join 1")
        ada.type("kick gina")
        await ada.hears("Gina has set up this table")
        assert server.server.at["gina"] is server.table()

    at_server(tmp_path, evening)


def test_a_closed_table_has_one_way_in(tmp_path: Path) -> None:
    """By its three words; not by its number, a name, or being the only one, but by invitation."""

    async def evening(server: Served) -> None:
        gina, ada, bea = [await server.person(name) for name in ("Gina", "Ada", "Bea")]
        assert said(await gina.says("new life 4 closed"), "This table is closed") == 1
        for typed in ("join 1", "join gina", "join", "watch 1", "watch gina"):
            assert said(await ada.says(typed), "That table is closed.") == 1, typed
        await gina.says("invite bea")
        assert said(await bea.says("join gina"), "You sit at Life is Life") == 1
        assert said(await ada.says(f"join {server.table().word}"), "You sit at") == 1
        await ada.says("leave")
        assert said(await bea.says("close off"), "Only Gina, who has set it up,") == 1
        assert said(await gina.says("close off"), "Anybody can come to this table") == 1
        assert said(await ada.says("join 1"), "You sit at") == 1

    at_server(tmp_path, evening)


def test_who_looks_on_has_no_say(tmp_path: Path) -> None:
    """An onlooker proposes nothing, agrees to nothing, and closes no table."""

    async def evening(server: Served) -> None:
        gina, ben = await two_at(server, "sixpack")
        zoe = await server.person("Zoe")
        zoe.type("watch gina")
        await zoe.hears("You look on")
        for typed in ("end", "hold ben", "kick ben", "close"):
            zoe.type(typed)
            await zoe.hears("Only those who play can do that.")
        ben.type("end")
        await gina.hears("Ben would like to end this game")
        for typed in ("yes", "agree", "undo"):
            zoe.type(typed)
        zoe.type("people")
        await zoe.hears("Here: ")
        assert not server.table().is_over

    at_server(tmp_path, evening)
