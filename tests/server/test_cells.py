"""Lines in braille cells at a server, through each door: what letters would do, they do."""

from pathlib import Path

import pytest

from accessible_games.braille.liblouis import translate
from tests.braille import needed
from tests.server.joining import joined
from tests.server.page.visiting import at_page, at_the_page
from tests.server.ssh.wire import at_ssh, until
from tests.server.wire import PASSWORD, Client, Served, at_server, said

pytestmark = pytest.mark.slow

CONTRACTED = "en-ueb-g2.ctb"
HELLO = translate(CONTRACTED, "say hello, are there any rabbits")
HEARD = "Anna says: hello, are there any rabbits"


def test_by_telnet_cells_are_read(tmp_path: Path) -> None:
    """Others hear letters; in a game they answer, and cells that mean nothing are as signs are."""
    needed.liblouis()

    async def evening(server: Served) -> None:
        anna, ben, _ = await server.three()
        anna.type(HELLO)
        await ben.hears(HEARD)
        anna.type(translate(CONTRACTED, "new life 4 random"))
        await anna.hears("Before the game.")
        ben.type(translate("en-us-comp8-ext.utb", "join Anna"))
        await anna.hears("Ben")
        anna.type(translate("en-ueb-g1.ctb", "begin"))
        await ben.hears("Your hand: ")
        anna.type("⣿⣿")
        await anna.hears("You can say row 1, row 2")
        ben.type(translate(CONTRACTED, "hand"))
        await ben.hears("Your hand: ")

    at_server(tmp_path, evening)


def test_a_name_can_be_typed_in_cells(tmp_path: Path) -> None:
    """A password stays what was typed: nobody knows how it was meant."""
    needed.liblouis()

    async def evening(server: Served) -> None:
        await server.person("Anna")
        client: Client = await server.client()
        await client.says(translate(CONTRACTED, "Anna"))
        await client.says(translate(CONTRACTED, PASSWORD))
        assert said(client.lines, "That is not the password of Anna.") == 1

    at_server(tmp_path, evening)


def test_by_ssh_and_join_cells_are_read(tmp_path: Path) -> None:
    """In the line editor of the server, and in lines that our own client sends."""
    needed.liblouis()

    async def evening(server: Served) -> None:
        anna, ben, _ = await server.three()
        await anna.says("leave")
        await until(server, "anna", here=False)
        async with at_ssh(server, "Anna") as here:
            await here.hears("Lobby.")
            here.type(HELLO)
            await ben.hears(HEARD)
        dora = await joined(server, "Dora")
        dora.type(HELLO)
        await ben.hears(HEARD.replace("Anna", "Dora"))

    at_server(tmp_path, evening)


def test_on_the_page_cells_are_read(tmp_path: Path) -> None:
    """Whatever types them into its field."""
    needed.liblouis()

    async def evening(server: Served) -> None:
        anna = await at_the_page(server, "Anna")
        ben = await server.person("Ben")
        anna.type(HELLO)
        await ben.hears(HEARD)

    at_page(tmp_path, evening)


def test_where_nothing_can_read_them_it_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a sentence, for a name too; nobody else hears anything, and letters work."""
    needed.without_liblouis(monkeypatch)

    async def evening(server: Served) -> None:
        anna, ben, _ = await server.three()
        assert said(await anna.says(HELLO), "Braille cells cannot be read here") == 1
        await anna.says("say yes")
        assert said(await ben.hears("Anna says: yes"), "hello") == 0
        client = await server.client()
        assert said(await client.says("⠁⠝⠝⠁"), "Braille cells cannot be read here") == 1

    at_server(tmp_path, evening)
