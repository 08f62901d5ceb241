"""The server as it is started: what it says, how it ends, and what a kill leaves behind."""

import asyncio
import os
import shutil
import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import takewhile
from pathlib import Path
from random import Random, SystemRandom

import pytest

from accessible_games.__main__ import main
from accessible_games.app import serve_command
from accessible_games.core.record import read
from accessible_games.server import serving
from accessible_games.server.ssh.keys import host_key
from accessible_games.server.storage.database import Database
from tests.forking import Forked, Work, run_copy
from tests.running import Started
from tests.server.wire import PASSWORD, Client, run, said

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals"),
]
UNKNOWN = "xyzzy"
"""A word that is not understood, so that it is heard in the answer."""


def serve(data: Path, *options: str) -> Work:
    """Return a server that runs as a copy of this process."""
    places = ("--data", str(data), "--config", str(data))
    return Work(main, ("serve", "--language", "en", *places, *options))


def command(data: Path, *options: str) -> list[str]:
    """Return the command with which people start one."""
    return [sys.executable, "-m", "accessible_games", *serve(data, *options).words]


def flat(text: str) -> str:
    """Return lines as one."""
    return " ".join(text.split())


def free_port() -> int:
    """Return a port that nothing uses now, and that no system assigns to connections."""
    with socket.socket() as probe:
        while True:
            port = SystemRandom().randrange(10_000, 32_000)
            with suppress(OSError):  # it is used
                probe.bind(("127.0.0.1", port))
                return port


@contextmanager
def running(work: Work) -> Iterator[tuple[Forked, str]]:
    """Yield a server that has opened, and what it has said."""
    reading, writing = os.pipe()
    with open(os.devnull) as nothing, open(reading) as told:
        process = Forked(work, (nothing.fileno(), writing, 2), {**os.environ})
        os.close(writing)
        try:
            lines = list(takewhile(lambda line: "Control C" not in line, told))
            yield process, flat("".join(lines))
        finally:
            process.end()


@contextmanager
def started(data: Path, *options: str) -> Iterator[tuple[Forked, int]]:
    """Yield a running server, and its port."""
    port, ssh = str(free_port()), str(free_port())
    with running(serve(data, "--port", port, "--ssh-port", ssh, *options)) as (process, _):
        yield process, int(port)


def test_it_says_how_to_come_in_and_stops_when_it_is_told_to(tmp_path: Path) -> None:
    """In short lines; it stops by Control C or by the system."""
    for number in (signal.SIGINT, signal.SIGTERM):
        port, ssh = str(free_port()), str(free_port())
        ports = "--port", port, "--ssh-port", ssh
        with Started(command(tmp_path, *ports), stdout=-1, text=True) as process:
            assert process.stdout is not None
            said_first = "".join(process.stdout.readline() for _ in range(6))
            process.send_signal(number)
            last, _ = process.communicate()
        telnet = f"telnet localhost {port}, or " if shutil.which("telnet") else ""
        fingerprint = host_key(tmp_path / "server-key").get_fingerprint()
        assert flat(said_first) == (
            f"The server runs. From this machine: {telnet}ssh -p {ssh} NAME@localhost."
            f" Whoever comes by SSH for the first time is asked about this key: {fingerprint}."
            " Nobody else can come in. To let others in, start it with --open."
            " Control C stops it. All games are saved."
        )
        assert (last, process.returncode) == ("The server has stopped.\n", 0)


@pytest.mark.parametrize("telnet", ["/usr/bin/telnet", None])
def test_without_its_library_it_serves_without_ssh(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, telnet: str | None
) -> None:
    """It says so, in one sentence, and comes in by telnet; SSH that is asked for is refused."""
    monkeypatch.setattr(serving, "has_ssh", lambda: False)
    monkeypatch.setattr(serve_command, "has_ssh", lambda: False)
    monkeypatch.setattr(shutil, "which", lambda name: telnet)
    port = free_port()
    with running(serve(tmp_path, "--port", str(port))) as (_, told):
        way = f"telnet localhost {port}." if telnet else "with any MUD client, at localhost, port "
        assert told.startswith(f"The server runs. From this machine: {way}")
        assert told.count("SSH") == told.count("SSH and join need asyncssh, which is missing.") == 1
        run(visited(port))
    refused = run_copy(serve(tmp_path, "--ssh-port", str(free_port())))
    assert (refused.returncode, refused.stdout) == (1, "")
    assert flat(refused.stderr).startswith("SSH and join need asyncssh, which is missing.")


@pytest.mark.parametrize(
    ("options", "status", "told"),
    [
        (["--ssh-port", "65535"], 2, "65535 does not fit. Give a number from 1 to 65534."),
        (["--port", "0"], 2, "0 does not fit. Give a number from 1 to 65534."),
        (["--port", "x"], 2, "--port needs a number, not x."),
        (["game"], 2, "I do not understand what comes last: game."),
        (["--certificate", "nothing.pem"], 1, "The certificate nothing.pem or its key cannot be"),
    ],
)
def test_wrong_use_is_a_sentence(
    tmp_path: Path, options: list[str], status: int, told: str
) -> None:
    """No server starts."""
    done = run_copy(serve(tmp_path, *options))
    assert (done.returncode, done.stdout) == (status, "")
    assert flat(done.stderr).startswith(told)


def test_two_servers_do_not_share_a_folder_or_a_port(tmp_path: Path) -> None:
    """The second one says why it does not start, and what to do."""
    with started(tmp_path) as (_, port):
        same = run_copy(serve(tmp_path, "--port", str(free_port())))
        assert flat(same.stderr).startswith("Another server uses ")
        taken = run_copy(serve(tmp_path / "other", "--port", str(port)))
        assert flat(taken.stderr).startswith(f"Port {port} cannot be used: ")
        assert (same.returncode, taken.returncode) == (1, 1)


def test_a_damaged_store_is_a_sentence(tmp_path: Path) -> None:
    """Its file is not touched."""
    file = tmp_path / "server.sqlite"
    file.write_bytes(b"rubbish" * 1000)
    done = run_copy(serve(tmp_path))
    assert done.returncode == 1
    assert flat(done.stderr).startswith(f"{file} is damaged, so the server does not start.")
    assert file.read_bytes() == b"rubbish" * 1000


@pytest.mark.skipif(shutil.which("telnet") is None, reason="there is no telnet here")
def test_the_telnet_of_the_system_hears_every_line_once(tmp_path: Path) -> None:
    """A whole visit, typed ahead: nothing that telnet agrees on is heard."""
    typed = ["Anna", "yes", PASSWORD, PASSWORD, "people", "new life 3 random", "leave", "quit"]
    client = ["telnet", "127.0.0.1"]
    with (
        started(tmp_path) as (_, port),
        Started([*client, str(port)], stdin=-1, stdout=-1, stderr=-1) as visit,
    ):
        assert visit.stdin is not None
        assert visit.stdout is not None
        visit.stdin.write("".join(f"{line}\n" for line in typed).encode())
        visit.stdin.flush()
        lines = [line.strip() for line in visit.stdout.read().decode().splitlines()]
    expected = ["Name?", "Yes or no?", "Welcome, Anna. One person is here.", "Here: Anna."]
    expected += ["Before the game.", "You leave the table.", "Goodbye, Anna."]
    assert [line for line in lines if line in expected] == expected


async def come_in(port: int, name: str) -> Client:
    """Let a person come in, whether they were here before or not."""
    client = await Client.connect(port)
    await client.prompted()
    answer = await client.says(name)
    if answer[-1] == "Password?":
        client.type(PASSWORD)
    else:
        for line in ("yes", PASSWORD):
            await client.says(line)
        client.type(PASSWORD)
    await client.hears(f"Welcome, {name}.")
    return client


async def visited(port: int) -> None:
    """Let a person come in, and leave again."""
    anna = await come_in(port, "Anna")
    anna.type("quit")
    await anna.ends()


@pytest.mark.parametrize("seed", range(3))
def test_a_kill_loses_no_answer_that_was_told(tmp_path: Path, seed: int) -> None:
    """At a random moment: every line that was heard tells what is in the record after it."""
    chance = Random(seed)

    async def evening(port: int) -> list[str]:
        anna = await come_in(port, "Anna")
        anna.type("new life 3 random", "begin")
        await anna.hears("Your turn.")
        for _ in range(chance.randrange(2, 9)):
            anna.type(chance.choice(("1", "2", "3", "4", "moves")))
            await asyncio.sleep(chance.random() / 50)
        os.kill(process.pid, signal.SIGKILL)
        await anna.ends()
        return anna.lines

    async def afterwards(port: int) -> list[str]:
        anna = await come_in(port, "Anna")
        anna.type("last 100", UNKNOWN)
        await anna.hears(UNKNOWN)
        os.kill(process.pid, signal.SIGTERM)
        await anna.ends()
        return anna.lines

    with started(tmp_path) as (process, port):
        before = run(evening(port))
    store = Database(tmp_path / "server.sqlite")
    (table,) = store.tables
    store.close()
    record = read(table.record)
    assert record.answers or said(before, "Round 1") == 0
    with started(tmp_path) as (process, port):
        after = run(afterwards(port))
    for beginning in ("You take ", "Tom takes ", "Mia takes "):
        assert said(before, beginning) <= said(after, beginning)
