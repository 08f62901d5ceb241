"""Coming in: who may, under which name, and what is asked at the connection."""

import asyncio
from pathlib import Path

import pytest

from accessible_games.network import connection_limits
from accessible_games.network.addresses import is_own
from accessible_games.server.accounts import login
from accessible_games.server.accounts.passwords import SHORTEST
from accessible_games.server.lobby.acts import PATIENCE
from accessible_games.server.lobby.user import User
from accessible_games.server.telnet import connection
from tests.attack.ahead import passes, run_ahead
from tests.server.wire import PASSWORD, Client, Served, at_server, run, said, served

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("language", "yes", "welcome"),
    [
        ("en", "yes", "Welcome, Anna."),
        ("de", "ja", "Willkommen, Anna."),
        ("fr", "oui", "Bienvenue, Anna."),
    ],
)
def test_a_newcomer_chooses_a_name(tmp_path: Path, language: str, yes: str, welcome: str) -> None:
    """In their own language; the next time the name and the password are enough."""

    async def come() -> None:
        async with served(tmp_path) as server:
            first = await server.client()
            for line in (language, "Anna", yes, PASSWORD, PASSWORD):
                await first.says(line)
            assert said(first.lines, welcome) == 1
            first.cut()
            assert server.server.directory.people["anna"].settings["language"] == language
        async with served(tmp_path) as server:
            again = await server.client()
            await again.says("ANNA")
            again.type(PASSWORD)
            await again.hears(welcome)

    run(come())


@pytest.mark.parametrize("typed", ["Petra.", "Ich heiße Petra", "my name is Petra"])
def test_a_newcomer_may_say_a_sentence(tmp_path: Path, typed: str) -> None:
    """Only the name in it is asked about, and taken."""

    async def come(server: Served) -> None:
        client = await server.client()
        heard = await client.says(typed)
        assert said(heard, "Nobody is called Petra here yet.") == 1
        for line in ("yes", PASSWORD):
            await client.says(line)
        client.type(PASSWORD)
        await client.hears("Welcome, Petra.")
        assert [*server.server.directory.people] == ["petra"]

    at_server(tmp_path, come)


def test_a_password_is_not_shown_and_not_kept(tmp_path: Path) -> None:
    """The client is told not to show it, then to show typing again."""

    async def come() -> None:
        async with served(tmp_path) as server:
            client = await server.person("Anna")
            hide, show = client.raw.find(b"\xff\xfb\x01"), client.raw.rfind(b"\xff\xfc\x01")
            assert 0 < hide < client.raw.find(b"Password?") < show
            assert server.server.directory.people["anna"].secret.startswith("$argon2id$")
        found = (tmp_path / "server.sqlite").read_bytes()
        assert PASSWORD.encode() not in found

    run(come())


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (["Anna", "no"], "Name?"),
        (["Anna", "yes", ""], "Name?"),
        (["Anna", "yes", *["short"] * login.TRIES], f"That has fewer than {SHORTEST} letters."),
        (["help"], '"help" cannot be a name.'),
        (["say"], '"say" cannot be a name.'),
        (["x" * 13], "cannot be a name."),
        (["a b c"], "No table and no guest has these words."),
        (["x" * 600], "Name?"),
        ([""], "Name?"),
        (["\x1b[31m\x07"], "Name?"),
    ],
)
def test_what_cannot_be_is_said_and_asked_again(
    tmp_path: Path, typed: list[str], told: str
) -> None:
    """In one sentence; no one is known by it."""

    async def come(server: Served) -> None:
        client = await server.client()
        answers = [await client.says(line) for line in typed]
        if typed == ["help"]:
            assert said(answers[0], "Type your name, whether") == 1
        else:
            assert said(answers[-1], told) == 1
        assert answers[-1][-1] == "Name?"
        assert server.server.directory.people == {}

    at_server(tmp_path, come)


HELPED = {
    "en": ("Yes: you come in by this name from now on", "Yes or no?", "Type yes."),
    "de": ("Ja: Du kommst von nun an mit diesem Namen herein", "Ja oder nein?", "Tippe ja."),
    "fr": ("Oui: tu entres désormais avec ce nom", "Oui ou non?", "Tape oui."),
}


@pytest.mark.parametrize("language", HELPED)
def test_help_at_a_yes_or_no_says_what_both_mean(tmp_path: Path, language: str) -> None:
    """And the question is still open then: of a new name, and of another door."""

    async def come(server: Served) -> None:
        named, asked, plain = HELPED[language]
        client = await server.client()
        await client.says(language)
        await client.says("Anna")
        heard = await client.says("help")
        assert (said(heard, named), heard[-1]) == (1, asked)
        for line in ({"en": "yes", "de": "ja", "fr": "oui"}[language], PASSWORD, PASSWORD):
            await client.says(line)
        other = await server.client()
        for line in (language, "Anna", PASSWORD):
            await other.says(line)
        heard = await other.says("help")
        assert (said(heard, plain), heard[-1]) == (1, asked)

    at_server(tmp_path, come)


def test_a_new_password_that_cannot_be_is_asked_for_again(tmp_path: Path) -> None:
    """Not the name, which was right."""

    async def come(server: Served) -> None:
        client = await server.client()
        for line in ("Anna", "yes"):
            await client.says(line)
        for lines, told in (
            (["short"], f"That has fewer than {SHORTEST} letters."),
            ([PASSWORD, "another one"], "These are two different passwords."),
        ):
            heard = [await client.says(line) for line in lines][-1]
            assert (said(heard, told), heard[-1]) == (1, "Password?")
        await client.says(PASSWORD)
        client.type(PASSWORD)
        await client.hears("Welcome, Anna.")

    at_server(tmp_path, come)


def test_who_does_not_know_the_password_stays_outside(tmp_path: Path) -> None:
    """They may not try forever, through any connection."""

    async def come(server: Served) -> None:
        (await server.person("Anna")).cut()
        for tries in (login.TRIES, login.TRIES, 1):
            stranger = await server.client()
            for _ in range(tries):
                stranger.type("Anna", "wrong password")
            heard = await stranger.ends()
            assert said(heard, "That was wrong too often.") == 1
            assert said(heard, "Welcome") == 0

    at_server(tmp_path, come)


def test_a_name_needs_an_encrypted_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From another machine, no password is asked for if anyone could eavesdrop."""
    monkeypatch.setattr(connection, "is_own", lambda address: False)

    async def come(server: Served) -> None:
        client = await server.client()
        heard = await client.says("Anna")
        assert said(heard, "needs an encrypted connection") == 1
        assert heard[-1] == "Name?"

    at_server(tmp_path, come)


@pytest.mark.parametrize(
    ("address", "own"),
    [
        ("127.0.0.1", True),
        ("::1", True),
        ("192.168.0.7", False),
        ("fe80::1%eth0", False),
        ("", False),
    ],
)
def test_the_own_machine_is_known(address: str, own: bool) -> None:
    """Its address tells."""
    assert is_own(address) == own


# Guests -------------------------------------------------------------------------------------------


def test_a_guest_comes_by_the_words_of_a_table_and_back_by_their_own(tmp_path: Path) -> None:
    """No one else can take their seat; case and blanks of the words do not matter."""

    async def come(server: Served) -> None:
        anna = await server.person("Anna")
        await anna.says("new life 3")
        words = server.table().word
        guest = await server.client()
        await guest.says(words.upper().replace(" ", "  "))
        heard = await guest.says("Ben")
        assert said(heard, "You sit at Life is Life, with Anna.") == 1
        await anna.hears("Ben sits down at the table.")
        own = server.server.directory.people["ben"].secret
        assert said(heard, f"To come back as Ben, type {own}.") == 1
        anna.type("begin")
        await guest.hears("Anna begins the game.")
        guest.cut()
        await anna.hears("Ben is away.")
        other = await server.client()
        await other.says(words)
        assert said(await other.says("ben"), "Somebody else is called ben here.") == 1
        back = await server.client()
        back.type(own)
        await back.hears("Welcome, Ben.")
        await anna.hears("Ben is back.")

    at_server(tmp_path, come)


def test_a_guest_who_comes_late_looks_on(tmp_path: Path) -> None:
    """They are forgotten when they take leave."""

    async def come(server: Served) -> None:
        anna = await server.person("Anna")
        await anna.says("new life 3")
        await anna.says("begin")
        guest = await server.guest(server.table().word, "Ben")
        assert said(guest.lines, "You look on at Life is Life, with Anna.") == 1
        await anna.hears("Ben looks on.")
        guest.type("leave")
        await anna.hears("Ben leaves the table.")
        guest.type("leave")
        await guest.ends()
        while "ben" in server.server.directory.people:
            await asyncio.sleep(0.001)
        assert {*server.server.directory.people} == {"anna"}

    at_server(tmp_path, come)


def test_who_looked_on_looks_on_again_after_a_lost_connection(tmp_path: Path) -> None:
    """A guest by their own words and a person by their name, as often as it is lost."""

    async def come(server: Served) -> None:
        anna, _, cleo = await server.three()
        await anna.says("new life 3")
        await anna.says("begin")
        dora = await server.guest(server.table().word, "Dora")
        own = server.server.directory.people["dora"].secret
        cleo.type("watch anna")
        await cleo.hears("You look on")
        for _ in range(2):
            dora.cut()
            await anna.hears("Dora leaves the table.")
            dora = await server.client()
            dora.type(own)
            heard = await dora.hears("You look on at Life is Life, with Anna.")
            assert said(heard, "Welcome, Dora.") == 1
            cleo.cut()
            await anna.hears("Cleo leaves the table.")
            cleo = await server.person("Cleo")
            await cleo.hears("You look on at Life is Life, with Anna.")

    at_server(tmp_path, come)


def test_the_words_of_a_guest_in_the_lobby_lead_back_there(tmp_path: Path) -> None:
    """They are forgotten if they have not come back after a while, counted from the last time."""

    async def come() -> None:
        async with served(tmp_path) as server:
            anna = await server.person("Anna")
            await anna.says("new life 3")
            dora = await server.guest(server.table().word, "Dora")
            await dora.says("leave")
            user, people = server.server.directory.users["dora"], server.server.directory.people
            own = people["dora"].secret
            for _ in range(3):
                await gone(dora, user)
                await passes(0.6 * PATIENCE)
                dora = await server.client()
                dora.type(own)
                await dora.hears("Welcome, Dora.")
            await gone(dora, user)
            await passes(0.6 * PATIENCE)
            assert "dora" in people
            await passes(0.6 * PATIENCE)
            assert "dora" not in people
            late = await server.client()
            assert said(await late.says(own), "No table and no guest has these words.") == 1

    run_ahead(come())


async def gone(client: Client, user: User) -> None:
    """Break a connection; the server knows it when this returns."""
    goings = user.presence.goings
    client.cut()
    while user.connection is not None or user.presence.goings == goings:
        await asyncio.sleep(0)


def test_who_leaves_a_table_is_not_led_back_to_it(tmp_path: Path) -> None:
    """Only a lost connection leads there."""

    async def come(server: Served) -> None:
        anna, _, cleo = await server.three()
        await anna.says("new life 3")
        await anna.says("begin")
        cleo.type("watch anna")
        await cleo.hears("You look on")
        await cleo.says("leave")
        cleo.cut()
        cleo = await server.person("Cleo")
        await cleo.hears("Lobby.")
        assert said(cleo.lines, "You look on") == 0

    at_server(tmp_path, come)


# Another connection ----------------------------------------------------------------------


def test_who_is_here_already_says_which_connection_closes(tmp_path: Path) -> None:
    """The new one, or the old one; no one is ever at two."""

    async def come(server: Served) -> None:
        first = await server.person("Anna")
        for answer, told in (("no", "The other door stays open"), ("yes", "Welcome, Anna.")):
            second = await server.client()
            await second.says("anna")
            assert said(await second.says(PASSWORD), "by another door") == 1
            second.type(answer)
            await second.hears(told)
        assert said(await first.ends(), "so this one closes.") == 1
        assert said(await second.says("people"), "Here: Anna.") == 1

    at_server(tmp_path, come)


def test_lists_of_servers_are_told_who_is_here(tmp_path: Path) -> None:
    """The name, how many play, and since when: what MSSP asks of every server."""

    async def come(server: Served) -> None:
        await server.person("Anna")
        client = await server.client()
        client.writer.write(b"\xff\xfd\x46")
        await client.says("")
        told = bytes(client.raw)
        assert b"\x01NAME\x02Accessible Games\x01PLAYERS\x021\x01UPTIME\x02" in told

    at_server(tmp_path, come)


# Limits -------------------------------------------------------------------------------------------


def test_too_many_from_one_place_are_turned_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a sentence; anyone who leaves makes room."""
    monkeypatch.setattr(connection_limits, "MOST_OF_ONE", 2)

    async def come(server: Served) -> None:
        first, _second = await server.client(), await server.client()
        third = await server.client()
        assert said(third.lines, "Too many are here") == 1
        await third.ends()
        first.type("quit")
        await first.ends()
        fourth = await server.client()
        while fourth.lines[-1] != "Name?":  # until the server has noticed that they are gone
            await fourth.ends()
            await asyncio.sleep(0)  # the server's turn, which is in the same loop
            fourth = await server.client()
        assert fourth.lines[-1] == "Name?"

    at_server(tmp_path, come)


def test_who_says_nothing_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A connection does not stay open for no one."""
    monkeypatch.setattr(connection.TelnetConnection, "patience", 0.05)

    async def come(server: Served) -> None:
        client = await server.client()
        assert said(await client.ends(), "so this door closes") == 1
        await asyncio.sleep(0)

    at_server(tmp_path, come)
