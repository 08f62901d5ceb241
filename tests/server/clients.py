"""The programs by which people come in: telnet, TinTin++ and OpenSSH; and what each is told."""

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
from accessible_games.server.house import House
from accessible_games.server.lines import Outbox
from accessible_games.server.visitor import Visitor
from tests.braille.needed import need
from tests.client.home import Home
from tests.play.table import typed_answer

TINTIN = "/usr/games/tt++"
"""Debian puts it where not everybody looks for programs."""
HOST = "127.0.0.1"
MISSING = "{} is not installed: apt install {}"


def telnet(port: int) -> list[str]:
    """Debian's telnet."""
    need(which("telnet"), MISSING.format("telnet", "inetutils-telnet"))
    return ["telnet", "-c", "-E", HOST, str(port)]


def tintin(port: int) -> list[str]:
    """TinTin++ as it is for screen readers, without its own greeting and title."""
    need(which(TINTIN), MISSING.format("TinTin++", "tintin++"))
    start = f"#config {{screen reader}} on;#session {{games}} {{{HOST}}} {{{port}}}"
    return [TINTIN, "-G", "-T", "-s", "-e", start]


def ssh(port: int, folder: Path, *options: str) -> list[str]:
    """OpenSSH's client, without the name; a folder for what it remembers."""
    need(which("ssh"), MISSING.format("OpenSSH's client", "openssh-client"))
    command = ["ssh", "-F", "none", "-p", str(port), *options]
    for option in (
        f"UserKnownHostsFile={folder / 'known'}",
        *("StrictHostKeyChecking=accept-new", "IdentityAgent=none", "LogLevel=ERROR"),
        *("IdentityFile=none", "ConnectTimeout=30", "NumberOfPasswordPrompts=1"),
    ):
        command += ["-o", option]
    return command


class Told:
    """All that everybody at a server is told, and whether it has been sent."""

    def __init__(self, home: Home) -> None:
        self._home = home
        self._lines: dict[int, list[str]] = defaultdict(list)
        self._taken: dict[str, int] = defaultdict(int)

    def note(self, box: Outbox, text: str) -> None:
        """Somebody is told a line."""
        self._lines[id(box)].append(text.strip())

    def visitor(self, name: str) -> Visitor:
        """Somebody as the house knows them."""
        return self._home.server.house.visitors[name.casefold()]

    def new(self, name: str) -> list[str]:
        """What somebody was told since it was last asked."""
        lines = self._lines[id(self.visitor(name).outbox)]
        start, self._taken[name] = self._taken[name], len(lines)
        return lines[start:]

    async def typed(self, name: str, before: int) -> None:
        """Wait until a line has been done that somebody typed behind so many lines."""
        while self.visitor(name).outbox.number == before:
            await asyncio.sleep(0.001)
        await self.calm()

    async def calm(self) -> None:
        """Wait until nothing happens by itself, and all that was told has been sent."""
        house = self._home.server.house
        while is_busy(house) or any(box.sent < box.number for box in boxes(house)):
            await asyncio.sleep(0.001)


def is_busy(house: House) -> bool:
    """Whether something happens by itself at a table."""
    games = [table.playing for table in house.tables.values() if table.playing]
    return any(game._due or game._tasks for game in games)


def boxes(house: House) -> list[Outbox]:
    """What everybody is told who is here."""
    return [each.outbox for each in house.here()]


def asked(home: Home, visitor: Visitor) -> bool:
    """Whether somebody is asked something in their game."""
    return player(home, visitor).asked is not None


def answer(home: Home, visitor: Visitor) -> str:
    """Some answer to it, as it is typed."""
    person = player(home, visitor)
    assert person.asked is not None
    return typed_answer(person, person.asked.options.draw(Random(7)))


def player(home: Home, visitor: Visitor) -> Person:
    """Somebody in the game at the only table."""
    found = home.server.table().person_of(visitor)
    assert found is not None
    return found


@contextmanager
def telling(home: Home) -> Iterator[Told]:
    """Notes what people are told from now on."""
    told, add = Told(home), Outbox.add

    def kept(box: Outbox, text: str, after: int, **more: Any) -> None:
        told.note(box, text)
        add(box, text, after, **more)

    with patch.object(Outbox, "add", kept):
        yield told
