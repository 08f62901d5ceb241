"""Sounds at a server: the same for every way to come in, beside what is told in words."""

from pathlib import Path
from typing import Any

import pytest

from accessible_games.server.doors import sounds_at
from accessible_games.server.lobby.outbox import SoundSignal, sound_in
from accessible_games.sounds.recipes import NAMES, file_of
from accessible_games.sounds.synthesis import wav
from tests.server.joining import JoinClient, joined
from tests.server.page.browser import Browser
from tests.server.page.visiting import PageClient, at_page, at_the_page
from tests.server.telnet.test_gmcp import messages, played, supports
from tests.server.wire import Client, Served, at_server, said

pytestmark = pytest.mark.slow


def sounds(client: Client) -> list[str]:
    """Return the sounds that a client was to play, however it came in."""
    if isinstance(client, JoinClient):
        return client.sounds
    if isinstance(client, PageClient):
        names = [each["name"] for each in client.frames if each["frame"] == "sound"]
        return [name for name in names if name]
    return [each.removesuffix(".wav") for each in played(client)]


async def everybody(server: Served) -> list[Client]:
    """Return people who have come in all three ways, and want sounds."""
    anna = await server.person("Anna")
    anna.writer.write(supports("Client.Media"))
    people = [anna, await at_the_page(server, "Ben"), await joined(server, "Cleo")]
    for each in people:
        assert said(await each.says("sound on"), "it is your turn") == 1
        assert sounds(each) == ["turn"]
    return people


def test_everybody_hears_the_same(tmp_path: Path) -> None:
    """Invitations, talk and refusals, whichever way one came in; oneself is not heard."""

    async def come(server: Served) -> None:
        anna, ben, cleo = await everybody(server)
        await anna.says("new life 4 random")
        await anna.says("wombat")
        for each, name in ((ben, "Ben"), (cleo, "Cleo")):
            await anna.says(f"invite {name}")
            await each.hears("invites you")
            await each.says("join anna")
            await each.says("wombat")
        await anna.says("say hello")
        for each in (ben, cleo):
            await each.hears("Anna says: hello")
            assert sounds(each) == ["turn", "invitation", "refusal", "talk"]
        assert sounds(anna) == ["turn", "refusal"]

    at_page(tmp_path, come)


def test_those_without_sounds_hear_none(tmp_path: Path) -> None:
    """Nothing is told to their clients; whoever switches them off is told no more."""

    async def come(server: Served) -> None:
        anna, ben, cleo = await everybody(server)
        assert said(await ben.says("sound off"), "are off now") == 1
        await ben.says("tell cleo hello")
        await cleo.says("tell ben hello")
        await ben.hears("Cleo tells you: hello")
        await anna.says("tell ben hello")
        await ben.hears("Anna tells you: hello")
        assert sounds(ben) == ["turn"]
        assert sounds(cleo) == ["turn", "talk"]
        dora = await at_the_page(server, "Dora")
        await dora.says("wombat")
        assert [each for each in dora.frames if each["frame"] == "sound"] == []

    at_page(tmp_path, come)


def test_a_choice_is_remembered(tmp_path: Path) -> None:
    """Whoever comes back hears them without typing anything, on a new page too."""

    async def come(server: Served) -> None:
        ben = await at_the_page(server, "Ben")
        await ben.says("sound on")
        again = await PageClient.visit(server, ben.browser)
        await again.prompted()
        expecting: Any = {"frame": "sound", "name": ""}
        assert expecting in again.frames
        assert sounds(again) == []
        await again.says("wombat")
        assert sounds(again) == ["refusal"]

    at_page(tmp_path, come)


def test_of_several_sounds_the_weightiest_is_heard() -> None:
    """In a moment there is one; what only announces sounds is none."""
    assert sound_in(()) is None
    assert sound_in((SoundSignal(),)) == ""
    everything = [SoundSignal(name, "Anna has come.") for name in reversed(NAMES)]
    assert sound_in(everything) == NAMES[0]
    assert sound_in([SoundSignal(), everything[0]]) == NAMES[-1]


# Files --------------------------------------------------------------------------------------------


def test_the_page_has_all_sounds(tmp_path: Path) -> None:
    """For everybody, to be kept for a day; nothing else is there."""

    async def come(server: Served) -> None:
        browser = Browser.at(server)
        for name in NAMES:
            answer = await browser.send("GET", f"/sounds/{file_of(name)}", b"")
            assert answer.status == 200
            assert answer.headers["content-type"] == "audio/wav"
            assert answer.headers["cache-control"] == "public, max-age=86400"
            assert int(answer.headers["content-length"]) == len(wav(name))
        others = ("", "turn", "turn.mp3", "x.wav", "..%2f..%2fpage.js", "%00.wav")
        for each in others:
            assert (await browser.send("GET", f"/sounds/{each}", b"")).status == 404
        assert (await browser.send("POST", "/sounds/turn.wav", b"")).status == 405

    at_page(tmp_path, come)


def test_a_client_loads_them_from_the_page(tmp_path: Path) -> None:
    """Before the first is played, and again at each visit; the address is that of the page."""

    async def come(server: Served) -> None:
        anna = await server.person("Anna")
        anna.writer.write(supports("Client.Media"))
        heard = await anna.says("sound on")
        assert said(heard, "no address") == 0
        address = f"http://localhost:{server.opened.page}/sounds/"
        loaded = messages(anna, "Client.Media.Load")
        assert loaded == [{"name": file_of(name), "url": address} for name in NAMES]
        (sample,) = messages(anna, "Client.Media.Play")
        assert (sample["name"], sample["url"]) == ("turn.wav", address)
        assert sample["caption"] == "This sound means that it is your turn."
        anna.writer.write(supports("Client.Media", "Room"))
        await anna.says("wombat")
        assert messages(anna, "Client.Media.Load")[len(NAMES) :] == loaded

    at_page(tmp_path, come)


@pytest.mark.parametrize(
    ("named", "is_near", "address"),
    [
        ("", True, "http://localhost:4080/sounds/"),
        ("", False, ""),
        ("https://games.example", False, "https://games.example/sounds/"),
        ("https://games.example/", True, "https://games.example/sounds/"),
    ],
)
def test_the_address_is_one_that_others_reach(named: str, is_near: bool, address: str) -> None:
    """Of an open server, and of an encrypted one, nobody knows it but its host."""
    assert sounds_at(named, 4080, is_near=is_near) == address


def test_where_none_can_be_heard_that_is_said(tmp_path: Path) -> None:
    """With a sample, and in no other place; a client without files of ours has to have its own."""

    async def come(server: Served) -> None:
        anna, ben, _ = await server.three()
        elsewhere = "You hear none this way"
        assert said(await anna.says("sound on"), elsewhere) == 1
        assert said(await anna.says("sound talk"), elsewhere) == 1
        assert said(await anna.says("sound"), elsewhere) == 0
        assert said(await anna.says("wombat"), elsewhere) == 0
        ben.writer.write(supports("Client.Media"))
        assert said(await ben.says("sound talk"), "no address") == 1
        assert messages(ben, "Client.Media.Load") == []

    at_server(tmp_path, come)
