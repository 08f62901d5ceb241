"""The arrow keys at the connection of our own client: it is told what they type."""

from pathlib import Path

import pytest

from accessible_games.server.connection.frames import Arrows
from tests.server.evening import quicken
from tests.server.joining import JoinClient, joined
from tests.server.ssh.wire import until
from tests.server.wire import PASSWORD, Served, at_server

pytestmark = pytest.mark.slow
ENGLISH = Arrows("left", "right", "up", "down")
GERMAN = Arrows("links", "rechts", "hoch", "runter")
FRENCH = Arrows("gauche", "droite", "haut", "bas")


async def at_sixpack(server: Served) -> JoinClient:
    """Return Anna on her turn."""
    anna = await joined(server, "Anna")
    await anna.says("new sixpack 2 random starter=2")
    anna.type("begin")
    await anna.hears("Your move.")
    return anna


def test_the_client_is_told_what_the_arrows_type(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once, when it changes: at the table in each language, and nothing in the lobby."""
    quicken(monkeypatch)

    async def come(server: Served) -> None:
        anna = await at_sixpack(server)
        assert anna.arrows == [Arrows(), ENGLISH]
        for line in ("right", "language de", "links", "sprache fr", "quitter", "personnes"):
            await anna.says(line)
        assert anna.arrows[2:] == [GERMAN, FRENCH, Arrows()]
        assert await anna.says("nouveau arche noah 2 random")
        await anna.says("commencer")
        assert len(anna.arrows) == 5

    at_server(tmp_path, come)


def test_who_comes_back_is_told_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the first prompt: the client may be another one, or may not have heard of a change."""
    quicken(monkeypatch)

    async def come(server: Served) -> None:
        anna = await at_sixpack(server)
        anna.cut()
        await until(server, "anna", here=False)
        await anna.come()
        await anna.prompted()
        await anna.says("scores")
        assert anna.arrows == [Arrows(), ENGLISH, ENGLISH]
        anna.cut()
        again = await JoinClient.join(server, name="anna", password=PASSWORD)
        await again.hears("Your move.")
        while not again.arrows:
            await again.read()
        assert again.arrows == [ENGLISH]

    at_server(tmp_path, come)
