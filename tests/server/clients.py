"""The programs with which people connect: telnet, TinTin++ and OpenSSH; and what each is told."""

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from shutil import which
from typing import Any
from unittest.mock import patch

from accessible_games.match.person import Person
from accessible_games.server.lobby.outbox import Outbox
from accessible_games.server.lobby.server import Server
from accessible_games.server.lobby.user import User
from tests.braille.needed import need
from tests.client.home import Home
from tests.sessions import typed_answer

TINTIN = "/usr/games/tt++"
"""Debian puts it where not everyone looks for programs."""
HOST = "127.0.0.1"
MISSING = "{} is not installed: apt install {}"


def telnet(port: int) -> list[str]:
    """Return the command of Debian's telnet."""
    need(which("telnet"), MISSING.format("telnet", "inetutils-telnet"))
    return ["telnet", "-c", "-E", HOST, str(port)]


def tintin(port: int) -> list[str]:
    """Return the command of TinTin++ for screen readers, without its own greeting and title."""
    need(which(TINTIN), MISSING.format("TinTin++", "tintin++"))
    start = f"#config {{screen reader}} on;#session {{games}} {{{HOST}}} {{{port}}}"
    return [TINTIN, "-G", "-T", "-s", "-e", start]


def ssh(port: int, folder: Path, *options: str) -> list[str]:
    """Return the command of OpenSSH's client without a name; it remembers things in a folder."""
    need(which("ssh"), MISSING.format("OpenSSH's client", "openssh-client"))
    command = ["ssh", "-F", "none", "-p", str(port), *options]
    for option in (
        f"UserKnownHostsFile={folder / 'known'}",
        *("StrictHostKeyChecking=accept-new", "IdentityAgent=none", "LogLevel=ERROR"),
        *("IdentityFile=none", "ConnectTimeout=30", "NumberOfPasswordPrompts=1"),
    ):
        command += ["-o", option]
    return command


class OutgoingLine:
    """Everything that people on a server are told, and whether it has been sent."""

    def __init__(self, home: Home) -> None:
        self._home = home
        self._lines: dict[int, list[str]] = defaultdict(list)
        self._taken: dict[str, int] = defaultdict(int)

    def note(self, box: Outbox, text: str) -> None:
        """Note a line that is told."""
        self._lines[id(box)].append(text.strip())

    def user(self, name: str) -> User:
        """Return a user by name."""
        return self._home.server.server.directory.users[name.casefold()]

    def new(self, name: str) -> list[str]:
        """Return what a person was told since the last call."""
        lines = self._lines[id(self.user(name).outbox)]
        start, self._taken[name] = self._taken[name], len(lines)
        return lines[start:]

    async def typed(self, name: str, before: int) -> None:
        """Wait until a line has been done that was typed after so many lines."""
        while self.user(name).outbox.number == before:
            await asyncio.sleep(0.001)
        await self.calm()

    async def calm(self) -> None:
        """Wait until nothing happens by itself, and everything told has been sent."""
        server = self._home.server.server
        while is_busy(server) or any(box.sent < box.number for box in boxes(server)):
            await asyncio.sleep(0.001)


def is_busy(server: Server) -> bool:
    """Whether anything happens by itself at a table."""
    games = [table.playing for table in server.tables.values() if table.playing]
    return any(game._due or game.pondering.tasks for game in games)


def boxes(server: Server) -> list[Outbox]:
    """Return the outboxes of everyone who is here."""
    return [each.outbox for each in server.directory.here()]


def asked(home: Home, user: User) -> bool:
    """Whether a user is asked something in their game."""
    return player(home, user).asked is not None


def answer(home: Home, user: User) -> str:
    """Return some answer to it, as it is typed."""
    person = player(home, user)
    assert person.asked is not None
    return typed_answer(person, person.asked.options.draw(Random(7)))


def player(home: Home, user: User) -> Person:
    """Return a user's part in the game at the only table."""
    found = home.server.table().person_of(user)
    assert found is not None
    return found


@contextmanager
def telling(home: Home) -> Iterator[OutgoingLine]:
    """Yield what people are told from now on."""
    told, add = OutgoingLine(home), Outbox.add

    def kept(box: Outbox, text: str, after: int, **more: Any) -> None:
        told.note(box, text)
        add(box, text, after, **more)

    with patch.object(Outbox, "add", kept):
        yield told
