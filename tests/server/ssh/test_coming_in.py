"""Coming in by SSH: under which name and secret, and what others are told."""

import asyncio
from pathlib import Path

import asyncssh
import pytest

from accessible_games.network import connection_limits
from accessible_games.server.accounts import login
from accessible_games.server.accounts.passwords import SHORTEST
from accessible_games.server.lobby import rate_limits
from accessible_games.server.ssh import listener
from tests.server.ssh.wire import at_ssh, connection, until
from tests.server.wire import PASSWORD, Served, at_server, run, served

pytestmark = pytest.mark.slow
KEY = asyncssh.generate_private_key("ssh-ed25519", comment="anna@home")
OTHER = asyncssh.generate_private_key("ssh-ed25519")


async def known(server: Served) -> None:
    """Let a person make an account and leave."""
    (await server.person("Anna")).cut()
    await until(server, "anna", here=False)


@pytest.mark.parametrize("terminal", [True, False])
def test_a_known_name_comes_in_by_its_password(tmp_path: Path, terminal: bool) -> None:
    """They hear no question, and no explanation of where they are."""

    async def come(server: Served) -> None:
        await known(server)
        async with at_ssh(server, "ANNA", terminal=terminal) as anna:
            assert (await anna.hears("Lobby.")).startswith("Welcome, Anna.")
            await anna.says("people", "Here: Anna.")
            assert (await anna.says("leave", "Goodbye, Anna.")).count("Lobby.") == 1
            await anna.ends()
            assert (await anna.process.wait()).exit_status == 0

    at_server(tmp_path, come)


def test_a_wrong_password_stays_outside(tmp_path: Path) -> None:
    """After some of them the connection ends with a sentence; later ones are not even checked."""

    async def come(server: Served) -> None:
        await known(server)
        with pytest.raises(asyncssh.PermissionDenied):
            await connection(server, "anna", password="wrong password")
        for _ in range(rate_limits.WRONG.most):
            with pytest.raises(asyncssh.Error):
                await connection(server, "anna", password="wrong password")
        with pytest.raises(asyncssh.DisconnectError, match="That was wrong too often"):
            await connection(server, "anna", password=PASSWORD)
        assert server.server.directory.here() == []

    at_server(tmp_path, come)


def test_one_connection_may_not_try_for_ever(tmp_path: Path) -> None:
    """Five wrong passwords end it, with a sentence."""

    class Guesser(asyncssh.SSHClient):
        """Tries one password after the other."""

        tried = 0

        def password_auth_requested(self) -> str:
            """Return one more password."""
            self.tried += 1
            return "wrong password"

    async def come(server: Served) -> None:
        await known(server)
        guesser = Guesser()
        with pytest.raises(asyncssh.DisconnectError, match="That was wrong too often"):
            await connection(server, "anna", client_factory=lambda: guesser)
        assert guesser.tried == login.TRIES

    at_server(tmp_path, come)


def test_a_key_is_enough_once_it_was_added(tmp_path: Path) -> None:
    """With the command, after coming in by password; another key does not fit; it can be undone."""

    async def come() -> None:
        async with served(tmp_path) as server:
            await known(server)
            async with at_ssh(server, "anna", client_keys=[KEY]) as anna:
                assert "Your program has a key." in await anna.hears("Lobby.")
                await anna.says("key", "your key is enough")
            await until(server, "anna", here=False)
            assert server.server.directory.people["anna"].keys[0].startswith("ssh-ed25519 ")
            with pytest.raises(asyncssh.PermissionDenied):
                await connection(server, "anna", client_keys=[OTHER])
        async with served(tmp_path) as server:
            async with at_ssh(server, "anna", client_keys=[OTHER, KEY], password=None) as anna:
                assert "has a key" not in await anna.hears("Lobby.")
                await anna.says("key", "nobody is let in by your key")
            with pytest.raises(asyncssh.PermissionDenied):
                await connection(server, "anna", client_keys=[KEY])

    run(come())


def test_only_who_has_a_key_and_a_name_can_add_one(tmp_path: Path) -> None:
    """A person who comes without one hears how it is done."""

    async def come(server: Served) -> None:
        anna = await server.person("Anna")
        await anna.says("new life 3")
        guest = await server.guest(server.table().word, "Ben")
        for person in (anna, guest):
            person.type("key")
            await person.hears("you need a name with a password")

    at_server(tmp_path, come)


def test_an_unknown_name_is_asked_about(tmp_path: Path) -> None:
    """It can become theirs; the password is not shown, and lets them in later."""

    async def come(server: Served) -> None:
        async with at_ssh(server, "Anna") as anna:
            await anna.hears("Is that to be your name from now on?")
            await anna.says("yes", f"at least {SHORTEST} letters. It is not shown.")
            anna.press(PASSWORD)
            await anna.says("", "Password again? ")
            await anna.says(PASSWORD, "Welcome, Anna.")
            assert PASSWORD not in anna.raw
        await until(server, "anna", here=False)
        async with at_ssh(server, "Anna") as anna:
            await anna.hears("Welcome, Anna.")

    at_server(tmp_path, come)


def test_without_a_terminal_nobody_says_that_a_password_is_hidden(tmp_path: Path) -> None:
    """The person's own terminal shows it, and the server cannot change that."""

    async def come() -> None:
        async with (
            served(tmp_path) as server,
            at_ssh(server, "Anna", terminal=False) as anna,
        ):
            await anna.says("yes", "It can be read on your screen.")

    run(come())


@pytest.mark.parametrize("name", ["guest", "Guest", "help", "x" * 40, "no such words"])
def test_a_guest_comes_by_the_words_of_a_table(tmp_path: Path, name: str) -> None:
    """As guest, or under any free name; impossible names are asked for again."""

    async def come(server: Served) -> None:
        anna = await server.person("Anna")
        await anna.says("new life 3")
        async with at_ssh(server, name, password=None) as guest:
            await guest.hears("Name? ")
            await guest.says(server.table().word, "Your name? ")
            await guest.says("Ben", "You sit at Life is Life, with Anna.")
            await anna.hears("Ben sits down at the table.")

    at_server(tmp_path, come)


@pytest.mark.parametrize(
    ("told", "greeting"),
    [
        ({"LANG": "de_DE.UTF-8"}, "Tippe deinen Namen."),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "fr_FR"}, "Tape ton nom."),
        ({"LANG": "pl_PL.UTF-8"}, "Type your name."),
        ({"LANG": ""}, "Type your name."),
    ],
)
def test_the_language_of_the_client_is_spoken(
    tmp_path: Path, told: dict[str, str], greeting: str
) -> None:
    """If the client names it, as on most systems, and if it is spoken here."""

    async def come() -> None:
        async with (
            served(tmp_path) as server,
            at_ssh(server, "guest", password=None, env=told) as guest,
        ):
            await guest.hears(greeting)

    run(come())


def test_who_is_at_another_connection_says_which_one_closes(tmp_path: Path) -> None:
    """Telnet or SSH makes no difference."""

    async def come(server: Served) -> None:
        first = await server.person("Anna")
        async with at_ssh(server, "anna") as anna:
            await anna.hears("by another door. Shall the other one close?")
            await anna.says("yes", "Welcome, Anna.")
            await first.ends()
            assert "You have come in by another door, so this one closes." in first.lines
            again = await server.client()
            await again.says("anna")
            await again.says(PASSWORD)
            again.type("yes")
            await again.hears("Welcome, Anna.")
            assert "so this one closes." in await anna.ends()

    at_server(tmp_path, come)


# What is refused ----------------------------------------------------------------------------------


@pytest.mark.parametrize("asked", [{"command": "ls"}, {"subsystem": "backup"}])
def test_nothing_but_a_session_can_be_had(tmp_path: Path, asked: dict[str, str]) -> None:
    """A command or a transfer is answered with a sentence."""

    async def come() -> None:
        async with served(tmp_path) as server, await connection(server, "guest") as connected:
            done = await connected.create_process(**asked)
            assert "Come in without a command" in await done.stdout.read()

    run(come())


def test_nothing_is_passed_on(tmp_path: Path) -> None:
    """No port of the server or beyond it, and no second session."""

    async def come() -> None:
        async with served(tmp_path) as server, await connection(server, "guest") as connected:
            await connected.create_process()
            for tried in (
                connected.create_process(),
                connected.open_connection("127.0.0.1", server.opened.plain),
                connected.open_unix_connection("/run/socket"),
            ):
                with pytest.raises(asyncssh.ChannelOpenError):
                    await tried
            with pytest.raises(asyncssh.ChannelListenError):
                await connected.forward_remote_port("", 0, "127.0.0.1", server.opened.plain)

    run(come())


def test_too_many_from_one_place_are_turned_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a sentence, far too many without; all ways in count together, and leaving makes room."""
    monkeypatch.setattr(connection_limits, "MOST_OF_ONE", 2)

    async def come(server: Served) -> None:
        telnet = await server.client()
        async with at_ssh(server, "guest", password=None) as guest:
            await guest.hears("Name?")
            with pytest.raises(asyncssh.DisconnectError, match="Too many are here"):
                await connection(server, "guest")
            telnet.type("quit")
            await telnet.ends()
            async with at_ssh(server, "guest", password=None) as other:
                await other.hears("Name?")

    at_server(tmp_path, come)


@pytest.mark.parametrize("further", [False, True])
def test_who_does_nothing_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, further: bool
) -> None:
    """Before anything was agreed on, and after it without a session: with a sentence."""
    monkeypatch.setattr(listener, "ENTRY", 0.5)

    async def come(server: Served) -> None:
        if further:
            connected = await connection(server, "guest")
            await connected.wait_closed()
        else:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.opened.ssh)
            assert b"so this door closes." in await reader.read()
            writer.close()

    at_server(tmp_path, come)
