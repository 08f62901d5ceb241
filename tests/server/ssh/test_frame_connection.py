"""The connection of our own client: coming in, coming back, and anything that is not a frame."""

import asyncio
from pathlib import Path
from random import Random

import asyncssh
import pytest

from accessible_games import failure
from accessible_games.server.connection import line_connection
from accessible_games.server.connection.frames import (
    FROM_SERVER,
    SUBSYSTEM,
    Ended,
    Frames,
    Hello,
    encoded,
)
from accessible_games.server.lobby.outbox import LONGEST
from accessible_games.server.lobby.server import Server
from accessible_games.server.ssh import frame_connection
from tests.examples import times
from tests.server.joining import JoinClient, joined
from tests.server.ssh.wire import at_ssh, connection, until
from tests.server.wire import (
    PASSWORD,
    Served,
    assert_planted_is_kept,
    at_server,
    planted,
    run,
    served,
)

pytestmark = pytest.mark.slow
KEY = asyncssh.generate_private_key("ssh-ed25519")


async def away(client: JoinClient, name: str) -> None:
    """Cut a client off and wait until the server knows it."""
    client.cut()
    assert client.server is not None
    await until(client.server, name, here=False)


# Coming in ----------------------------------------------------------------------------------------


def test_a_newcomer_is_asked_inside_and_comes_back_by_the_password(tmp_path: Path) -> None:
    """The client hides a password that is typed; later the name is known outside."""

    async def come(server: Served) -> None:
        anna = await joined(server, "Anna")
        assert anna.lines[-1] == "Lobby."
        assert anna.raw.count(b'"hidden": true') == 2
        assert PASSWORD.encode() not in anna.raw
        anna.leave()
        assert await anna.ends() == ["Goodbye, Anna."]
        again = await JoinClient.join(server, name="anna", password=PASSWORD)
        await again.hears("Welcome, Anna.")
        with pytest.raises(asyncssh.PermissionDenied):
            await again.come("anna", password="wrong password")

    at_server(tmp_path, come)


def test_the_client_is_told_which_lines_are_refused(tmp_path: Path) -> None:
    """By the server or by a game; then its bell can ring."""

    async def come(server: Served) -> None:
        anna = await joined(server, "Anna")
        before = anna.typed
        for line in (
            "nonsense",
            "people",
            "join nowhere",
            "new lifeboat 4",
            "begin",
            "nonsense",
        ):
            await anna.says(line)
        await anna.says("scores")
        assert [number - before for number in anna.refused] == [1, 3, 6]

    at_server(tmp_path, come)


def test_lines_come_whole_whatever_width_was_chosen(tmp_path: Path) -> None:
    """The client breaks them for its own device; at any other connection the width applies."""

    async def come(server: Served) -> None:
        anna = await server.person("Anna")
        await anna.says("width 20")
        assert max(map(len, await anna.says("help"))) <= 20
        await anna.says("leave")
        own = await JoinClient.join(server, name="anna", password=PASSWORD)
        await own.hears("Lobby.")
        assert max(map(len, await own.says("help"))) > 40
        await own.says("width 30")
        own.leave()
        await own.ends()
        again = await server.person("Anna")
        await again.says("people")
        assert max(map(len, await again.says("help"))) in range(21, 31)

    at_server(tmp_path, come)


def test_an_onlooker_comes_back_to_the_table(tmp_path: Path) -> None:
    """As long as it is there; they hear how things stand."""

    async def come(server: Served) -> None:
        anna, ben = await server.person("Anna"), await joined(server, "Ben")
        await anna.says("new life 3 random")
        anna.type("begin")
        await anna.hears("Your hand")
        ben.type("watch anna")
        await ben.hears("Row 4:")
        await away(ben, "ben")
        await anna.hears("Ben leaves the table.")
        await ben.come()
        await ben.hears("You look on at Life is Life, with Anna")
        await away(ben, "ben")
        server.server.remove(server.table())
        await ben.come()
        await ben.hears("Lobby.")

    at_server(tmp_path, come)


def test_a_key_is_enough(tmp_path: Path) -> None:
    """As with any other SSH client, and the same command chooses it."""

    async def come(server: Served) -> None:
        (await joined(server, "Anna")).leave()
        await until(server, "anna", here=False)
        anna = await JoinClient.join(server, None, "anna", password=PASSWORD, client_keys=[KEY])
        await anna.hears("Lobby.")
        anna.type("key")
        await anna.hears("your key is enough")
        anna.leave()
        await anna.ends()
        again = await JoinClient.join(server, None, "anna", client_keys=[KEY])
        await again.hears("Lobby.")

    at_server(tmp_path, come)


@pytest.mark.parametrize(
    ("hello", "greeting", "then"),
    [
        (Hello(language="de"), "Tippe deinen Namen.", "Willkommen, Anna."),
        (Hello(language="de", chosen="fr"), "Tape ton nom.", "Bienvenue, Anna."),
        (Hello(language="pl", verbosity="loud"), "Type your name.", "Willkommen, Anna."),
    ],
)
def test_the_client_says_how_somebody_wishes_to_be_told(
    tmp_path: Path, hello: Hello, greeting: str, then: str
) -> None:
    """What is asked for now overrides what is stored; impossible values are left out."""

    async def come(server: Served) -> None:
        (await joined(server, "Anna", "de")).leave()
        await until(server, "anna", here=False)
        anna = await JoinClient.join(server, hello)
        await anna.hears(greeting)
        anna.type("anna", PASSWORD)
        await anna.hears(then)
        language = "fr" if hello.chosen else "de"
        assert f'"{then}'.encode() in anna.raw
        assert anna.raw.endswith(b"}\n")
        assert f'"language": "{language}"'.encode() in anna.raw

    at_server(tmp_path, come)


def test_verbosity_is_as_it_is_asked_for(tmp_path: Path) -> None:
    """Even in a game that goes on."""

    async def come(server: Served) -> None:
        anna = await joined(server, "Anna")
        await anna.says("new life 3 random")
        await anna.says("begin")
        await away(anna, "anna")
        again = await JoinClient.join(server, Hello(verbosity="brief"))
        again.type("anna", PASSWORD, "verbosity")
        await again.hears("Verbosity is brief.")

    at_server(tmp_path, come)


# Coming back --------------------------------------------------------------------------------------


def test_a_guest_is_back_without_a_question(tmp_path: Path) -> None:
    """In the lobby and at a table; others who heard of the absence hear of the return."""

    async def come(server: Served) -> None:
        anna = await server.person("Anna")
        await anna.says("new life 3 random")
        ben = await JoinClient.join(server)
        await ben.prompted()
        ben.type(server.table().word)
        await ben.hears("Your name?")
        ben.type("Ben")
        await ben.hears("You sit at Life is Life")
        await ben.hears("Before the game.")
        await away(ben, "ben")
        anna.type("say where are you")
        await anna.hears("You say: where are you")
        await ben.come()
        assert await ben.prompted() == ["Anna says: where are you", "Before the game."]
        await anna.hears("Ben is back.")

    at_server(tmp_path, come)


def test_what_was_shown_is_not_told_again_by_another_connection(tmp_path: Path) -> None:
    """What was not shown is told; then the client has to come in again."""

    async def come(server: Served) -> None:
        anna = await joined(server, "Anna")
        ben = await joined(server, "Ben")
        ben.type("new life 3 random")
        await ben.hears("Before the game.")
        ben.type("people")
        await ben.hears("Here: Anna and Ben.")
        await anna.says("people")
        while server.server.directory.users["ben"].outbox.entries:
            await asyncio.sleep(0)
        await away(ben, "ben")
        await anna.says("tell ben come back")
        async with at_ssh(server, "ben") as other:
            heard = await other.hears("Before the game.")
            assert heard.count("Here:") == 0
            await ben.come()
            await ben.ends()
            assert not ben.state.can_go_on
            await ben.come()
            await ben.hears("Name?")
            await other.says("people", "Here: Anna and Ben.")

    at_server(tmp_path, come)


def test_a_cut_that_the_server_has_not_noticed_is_no_second_connection(tmp_path: Path) -> None:
    """No one is asked which one closes, and no one hears of an absence."""

    async def come(server: Served) -> None:
        anna = await joined(server, "Anna")
        before = anna.writer
        anna.state.cut()
        await anna.come()
        anna.type("people")
        await anna.hears("Here: Anna.")
        assert len(server.server.directory.here()) == 1
        before.close()

    at_server(tmp_path, come)


def test_who_was_in_the_lobby_is_expected_for_a_while(tmp_path: Path) -> None:
    """After that they have to say again who they are; a person who leaves is not expected."""

    async def come(server: Served) -> None:
        server.server.patience = 0.0
        anna, ben = await joined(server, "Anna"), await joined(server, "Ben")
        anna.cut()
        ben.leave()
        await ben.ends()
        while server.server.directory.users:
            await asyncio.sleep(0.001)
        await anna.come()
        await anna.ends()
        assert not anna.state.can_go_on

    at_server(tmp_path, come)


# What is wrong ------------------------------------------------------------------------------------


async def answered(server: Served, text: str) -> str:
    """Return what follows a text, until the server closes the connection."""
    connected = await connection(server, "guest")
    process = await connected.create_process(subsystem=SUBSYSTEM)
    process.stdin.write(text)
    found = str(await process.stdout.read())
    connected.close()
    return found


@pytest.mark.parametrize("begun", ["", encoded(Hello())])
def test_what_is_no_frame_is_a_sentence(tmp_path: Path, begun: str) -> None:
    """The connection ends, at the beginning or later."""

    async def come(server: Served) -> None:
        found = await answered(server, f"{begun}rubbish\n")
        assert "is not understood here" in found
        assert found.endswith(encoded(Ended()))

    at_server(tmp_path, come)


def test_another_version_is_a_sentence(tmp_path: Path) -> None:
    """So is a client that says nothing."""

    async def come(server: Served) -> None:
        assert "Use the newest of both." in await answered(server, encoded(Hello(version=2)))

    at_server(tmp_path, come)


def test_who_says_nothing_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a while, with a sentence."""
    monkeypatch.setattr(frame_connection, "ENTRY", 0.1)

    async def come(server: Served) -> None:
        assert "so this door closes." in await answered(server, "")

    at_server(tmp_path, come)


def test_whatever_comes_the_server_goes_on(tmp_path: Path) -> None:
    """Frames and rubbish in any order: others notice nothing, and no bug is written down."""
    pieces = [encoded(Hello()), '{"frame": "typed", "number": 3, "text": "a b c"}\n']
    pieces += ['{"frame": "heard", "number": 99}\n', '{"frame": "x"}\n', "\n", "[", "\xff", "\0"]
    pieces += ['{"frame": "hello", "token": "x"}\n', '{"frame": "bye"}\n', "x" * 20_000]
    chance = Random(5)

    async def come(server: Served) -> None:
        anna = await joined(server, "Anna")
        for _ in range(times(15)):
            sent = chance.choices(pieces, k=chance.randrange(1, 6))
            async with await connection(server, "guest") as connected:
                process = await connected.create_process(subsystem=SUBSYSTEM)
                process.stdin.write("".join(sent))
                process.stdin.write_eof()
                for line in (await process.stdout.read()).splitlines():
                    assert [*Frames(FROM_SERVER).feed(f"{line}\n")]
        await anna.says("people")
        assert anna.lines[-2] == "Here: Anna."

    at_server(tmp_path, come)
    assert failure.crash_files(tmp_path / "crashes") == []


def test_a_line_that_is_too_long_is_told_and_none_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Lines that come too fast wait, as no person has typed them like that."""
    monkeypatch.setattr(line_connection, "COMMANDS", (1000.0, 1))

    async def come(server: Served) -> None:
        anna = await joined(server, "Anna")
        anna.type("x" * (LONGEST + 1))
        await anna.hears(f"{LONGEST} characters")
        anna.type(*["people"] * 50)
        while anna.lines.count("Here: Anna.") < 50:
            await anna.read()
        assert not any("too fast" in line for line in anna.lines)

    at_server(tmp_path, come)


def test_a_mistake_of_ours_is_told_and_others_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In one sentence, with a file for the maintainer."""

    async def come(server: Served) -> None:
        anna = await joined(server, "Anna")
        with monkeypatch.context() as patched:
            patched.setattr(Server, "typed", planted)
            anna.type("people")
            await anna.hears("The program made a mistake.")
        anna.type("people")
        await anna.hears("Here: Anna.")

    at_server(tmp_path, come)
    assert_planted_is_kept(tmp_path)


def test_a_server_that_stops_may_be_back(tmp_path: Path) -> None:
    """Its clients hear that it stops, but not that they must stay away."""

    async def come() -> None:
        async with served(tmp_path) as server:
            anna = await joined(server, "Anna")
            server.clients.remove(anna)  # it hears the end
            ending = asyncio.create_task(anna.ends())
        await ending
        assert anna.lines[-1] == "The server stops now. All games are saved."
        assert not anna.state.is_over

    run(come())
