"""Friends: who hears of whom, and who is invited."""

import json
import sqlite3
from pathlib import Path

import pytest

from accessible_games.server.commands import friends
from accessible_games.server.storage.database import Database
from accessible_games.server.storage.store import Known
from accessible_games.speech.catalogue import Language
from tests.server.wire import Served, at_server, said

slow = pytest.mark.slow


@slow
def test_who_comes_is_told_to_whose_friend_they_are(tmp_path: Path) -> None:
    """Unless that is switched off or they ignore each other; even after a restart."""

    async def before(server: Served) -> None:
        anna, ben, cleo = await server.three()
        assert said(await anna.says("friend ben"), "Ben is your friend now.") == 1
        await cleo.says("friend ben")
        await ben.says("ignore cleo")
        heard = await anna.says("people")
        assert heard[:2] == ["Your friends here: Ben.", "Also here: Anna and Cleo."]
        ben.type("quit")
        await ben.ends()

    async def after(server: Served) -> None:
        anna, cleo = await server.person("Anna"), await server.person("Cleo")
        assert said(await anna.says("friends"), "Friends who are not here: Ben.") == 1
        ben = await server.person("Ben")
        await anna.hears("Your friend Ben has come.")
        ben.type("quit")
        await ben.ends()
        assert said(await anna.says("friends off"), "is off now.") == 1
        await server.person("Ben")
        heard = [*await anna.says("people"), *await cleo.says("people")]
        assert said(heard, "has come") == 0
        await anna.says("unfriend ben")
        assert (await anna.says("people"))[0] == "Here: Anna, Ben, and Cleo."

    at_server(tmp_path, before)
    at_server(tmp_path, after)


@slow
@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("en", "friends", "You have no friends here yet. Type friend and a name."),
        ("de", "freunde", "Du hast hier noch keine Freunde. Tippe befreunden und einen Namen."),
        ("fr", "amis", "Tu n'as pas encore d'amis ici. Tape ami et un nom."),
        ("en", "friend", "Type friend and a name."),
        ("en", "friend anna", "Type friend and a name."),
        ("en", "friend zoe", "Nobody here is called zoe."),
        ("en", "friends loud", "There is no loud here."),
        ("en", "unfriend zoe", "No friend of yours is called zoe."),
        ("de", "entfreunden zoe", "Von deinen Freunden heißt niemand zoe."),
        ("fr", "oublier zoé", "Personne parmi tes amis ne s'appelle zoé."),
    ],
)
def test_every_refusal_is_a_sentence(
    tmp_path: Path, language: Language, typed: str, told: str
) -> None:
    """What, why, and what to do now."""

    async def lobby(server: Served) -> None:
        client = await server.person("Anna", language=language)
        assert (await client.says(typed))[0].startswith(told)

    at_server(tmp_path, lobby)


@slow
def test_friends_are_invited_together(tmp_path: Path) -> None:
    """All who are here and at no table; no one else is told anything."""

    async def lobby(server: Served) -> None:
        anna, ben, cleo = await server.three()
        await anna.says("new life 3")
        assert said(await anna.says("invite friends"), "No friend of yours is here") == 1
        await anna.says("friend ben")
        assert said(await anna.says("invite friends"), "Ben is invited.") == 1
        await ben.hears("Anna invites you to Life is Life. Type join Anna.")
        assert said(await cleo.says("people"), "invites") == 0
        await ben.says("join anna")
        assert said(await anna.says("invite friends"), "No friend of yours is here") == 1

    at_server(tmp_path, lobby)


@slow
def test_guests_have_no_friends_and_there_are_not_too_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both are said, with what can be done."""
    monkeypatch.setattr(friends, "MOST", 1)

    async def lobby(server: Served) -> None:
        anna, _, _ = await server.three()
        await anna.says("new life 3")
        zoe = await server.guest(server.table().word, "Zoe")
        assert said(await anna.says("friend zoe"), "Guests are forgotten") == 1
        assert said(await zoe.says("friend anna"), "Guests are forgotten") == 1
        await anna.says("friend ben")
        assert said(await anna.says("friend cleo"), "as many friends as") == 1

    at_server(tmp_path, lobby)


def test_files_of_earlier_versions_know_no_friends(tmp_path: Path) -> None:
    """They are read as they are."""
    file = tmp_path / "server.sqlite"
    store = Database(file)
    store.keep_person(Known("Anna", "x", friends=("ben",)))
    store.keep_person(Known("Ben", "y"))
    store.close()
    with sqlite3.connect(file) as opened:
        old = json.dumps({"settings": {}, "ignored": []})
        opened.execute("UPDATE people SET profile = ? WHERE key = 'ben'", (old,))
    opened.close()
    store = Database(file)
    assert [each.friends for each in store.known] == [("ben",), ()]
    store.close()
