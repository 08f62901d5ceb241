"""Messages beside the lines, for scripts of MUD clients: on request, bounded, without secrets."""

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessible_games.match.person import Person
from accessible_games.server.lobby.outbox import Signal, SoundSignal
from accessible_games.server.telnet.gmcp import MOST, Packages
from accessible_games.server.telnet.gmcp import messages as messages_of
from accessible_games.sounds.recipes import NAMES, file_of
from tests.server.wire import Client, Served, at_server, said
from tests.sessions import typed_answer

slow = pytest.mark.slow
MESSAGE = re.compile(rb"\xff\xfa\xc9([A-Za-z.]+) (.*?)\xff\xf0", re.DOTALL)
DO_GMCP = b"\xff\xfd\xc9"
ALL = ("Room", "Comm.Channel", "Client.Media")


def sent(text: str) -> bytes:
    """Return a message as a client sends it."""
    return b"\xff\xfa\xc9" + text.encode() + b"\xff\xf0"


def supports(*packages: str) -> bytes:
    """Return a client's consent to messages, and the packages that it names."""
    named = json.dumps([f"{each} 1" for each in packages])
    hello = sent('Core.Hello {"client": "Mudlet", "version": "4.17"}')
    return DO_GMCP + hello + sent(f"Core.Supports.Set {named}")


def messages(client: Client, package: str) -> list[Any]:
    """Return what has come of a package."""
    found = MESSAGE.findall(bytes(client.raw))
    return [json.loads(data) for name, data in found if name.decode() == package]


def played(client: Client) -> list[str]:
    """Return the names of the sounds that a client was to play."""
    return [each["name"] for each in messages(client, "Client.Media.Play")]


def person_of(server: Served, name: str) -> Person:
    """Return somebody's part in the game at the only table."""
    found = server.table().person_of(server.server.directory.users[name])
    assert found is not None
    return found


# Packages -----------------------------------------------------------------------------------------


def test_a_client_gets_what_it_has_named() -> None:
    """A package, or all that belong to it; in any case, and until it is withdrawn."""
    packages = Packages()
    text, info = Signal("Comm.Channel.Text", {"text": "ä"}), Signal("Room.Info", {})
    assert packages.texts([text, info]) == []
    assert packages.hear('Core.Supports.Set ["Comm 1"]')
    assert not packages.hear('core.supports.add ["COMM 2"]')
    assert packages.texts([text, info]) == ['Comm.Channel.Text {"text": "\\u00e4"}']
    assert packages.hear('Core.Supports.Add ["Room.Info 1"]')
    assert not packages.wants("Room.Players")
    assert packages.hear('Core.Supports.Remove ["Comm"]')
    assert packages.texts([text, info]) == ["Room.Info {}"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Core.Hello",
        "Core.Supports.Set",
        "Core.Supports.Add {",
        'Core.Supports.Add "Room 1"',
        "Core.Supports.Add [1, null, {}]",
        "Core.Supports.Add " + "[" * 5000,
        f'Core.Supports.Add ["{"x" * (MOST + 1)}"]',
        'Core.Supports.Delete ["Room"]',
        'Room.Info {"name": "x"}',
    ],
)
def test_what_is_no_such_message_is_ignored(text: str) -> None:
    """Malformed, unknown, or too long."""
    packages = Packages()
    assert not packages.hear(text)
    assert packages.names == set()


@given(st.text(max_size=80), st.integers(0, 500))
def test_a_client_cannot_name_too_much(rest: str, count: int) -> None:
    """Whatever it sends, only little of it is kept."""
    packages = Packages()
    many = json.dumps([f"Room.{number}" for number in range(count)])
    for text in (f"Core.Supports.Add {many}", f"Core.Supports.Add {rest}", rest):
        packages.hear(text)
    assert len(packages.names) <= MOST


@pytest.mark.parametrize("address", ["", "https://games.example/sounds/"])
def test_a_sound_says_what_it_means_and_where_it_is(address: str) -> None:
    """Its name, a caption, and the address of its folder if there is one."""
    (told,) = messages_of(SoundSignal("turn", "Your turn."), address)
    assert told.package == "Client.Media.Play"
    own: Any = {"type": "sound", "tag": "accessible-games", "caption": "Your turn."}
    assert told.data == {"name": "turn.wav", **({"url": address} if address else {}), **own}


def test_all_sounds_are_loaded_beforehand_if_there_is_an_address() -> None:
    """Each once, with the address that ends with a stroke."""
    assert messages_of(SoundSignal(), "") == []
    loaded = messages_of(SoundSignal(), "https://games.example/sounds/")
    assert {each.package for each in loaded} == {"Client.Media.Load"}
    data: list[Any] = [each.data for each in loaded]
    assert [each["name"] for each in data] == [file_of(name) for name in NAMES]
    assert {each["url"] for each in data} == {"https://games.example/sounds/"}


# At a server --------------------------------------------------------------------------------------


@slow
def test_scripts_know_where_one_is_and_what_is_said(tmp_path: Path) -> None:
    """Lines tell all of it too; a client that asked for nothing gets nothing."""

    async def evening(server: Served) -> None:
        anna, ben, cleo = await server.three()
        anna.writer.write(supports("Room", "Comm.Channel"))
        ben.writer.write(DO_GMCP + sent("Core.Supports.Set {") + sent("x" * 5000))
        await anna.says("new life 3")
        await ben.says("join anna")
        await ben.says("say hello, Bär")
        await anna.hears("Ben says: hello, Bär")
        await cleo.says("tell anna hi")
        await anna.hears("Cleo tells you: hi")
        await anna.says("tell cleo well")
        talk = [(each["channel"], each["talker"]) for each in messages(anna, "Comm.Channel.Text")]
        assert talk == [("table", "Ben"), ("tell", "Cleo"), ("tell", "Anna")]
        assert messages(anna, "Comm.Channel.Text")[0]["text"] == "Ben says: hello, Bär"
        places = [each["name"] for each in messages(anna, "Room.Info")]
        assert [*dict.fromkeys(places)] == ["Lobby", "Life is Life"]
        there = [each["name"] for each in messages(anna, "Room.Players")[-1]]
        assert there == ["Anna", "Ben"]
        ben.cut()
        await anna.hears("Ben is away.")
        assert [each["name"] for each in messages(anna, "Room.Players")[-1]] == ["Anna"]
        assert messages(anna, "Client.Media.Play") == []
        assert b"\xff\xfa\xc9" not in ben.raw + cleo.raw

    at_server(tmp_path, evening)


@slow
def test_sounds_are_for_those_who_have_chosen_them(tmp_path: Path) -> None:
    """At the player's turn, for what others say, for friends and invitations."""

    async def evening(server: Served) -> None:
        anna, ben, _ = await server.three()
        for client in (anna, ben):
            client.writer.write(supports(*ALL))
        heard = await anna.says("sound on")
        assert said(heard, "on now") == 1
        assert said(heard, "it is your turn") == 1
        assert said(heard, "no address") == 1
        await anna.says("friend ben")
        await ben.says("new life 3")
        await ben.says("invite anna")
        await anna.says("join ben")
        await ben.says("say hello")
        await anna.hears("Ben says: hello")
        ben.type("leave")
        await ben.hears("You leave the table.")
        ben.type("quit")
        await ben.ends()
        ben = await server.person("Ben")
        await anna.hears("Your friend Ben has come.")
        await anna.says("wombat")
        await anna.says("begin")
        person, chance = person_of(server, "anna"), Random(3)
        while "turn.wav" not in (names := played(anna)[5:]):
            assert person.asked is not None
            await anna.says(typed_answer(person, person.asked.options.draw(chance)))
        before = ["turn.wav", "invitation.wav", "talk.wav", "friend.wav", "refusal.wav"]
        assert played(anna)[:5] == before
        assert {*names} <= {"turn.wav", "move.wav", "refusal.wav"}
        assert messages(ben, "Client.Media.Play") == []

    at_server(tmp_path, evening)
