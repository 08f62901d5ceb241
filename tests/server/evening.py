"""Two players and an onlooker at one table of a server.

Anna uses a telnet client, Ben our own or another one, and Cleo, who watches, telnet.
"""

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

from accessible_games.core.event import Seat
from accessible_games.games import GAMES
from accessible_games.server import serving
from accessible_games.server.commands import tables
from accessible_games.server.connection import line_connection
from accessible_games.server.lobby.outbox import Outbox
from accessible_games.server.lobby.user import User
from tests.server.joining import joined
from tests.server.people import Here
from tests.server.telnet.test_gmcp import ALL, supports
from tests.server.wire import Client, Served

LANGUAGES = ("de", "fr")
HIDDEN = (
    "Password?",
    "Passwort?",
    "Noch einmal?",
    "Mot de passe?",
    "Encore une fois?",
    "Dein Name?",
)


Coming = Callable[[Served, str, str], Awaitable[Client]]
"""How a person without an account comes in, by name and language."""


class Near(Here):
    """Thinks in this process, as often as it is asked."""

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


def quicken(monkeypatch: pytest.MonkeyPatch) -> dict[int, list[tuple[str, bool]]]:
    """Let people type as fast as they can; return everything told, and whether as a prompt."""
    told: dict[int, list[tuple[str, bool]]] = defaultdict(list)
    add = Outbox.add

    def kept(box: Outbox, text: str, after: int, *, prompt: bool = False, **more: Any) -> None:
        told[id(box)].append((text, prompt))
        add(box, text, after, prompt=prompt, **more)

    broken = User.interject

    def interjected(user: User, message: str, **arguments: Any) -> None:
        told[id(user.outbox)] += [(line, False) for line in user.narrator.say(message, **arguments)]
        broken(user, message, **arguments)

    monkeypatch.setattr(Outbox, "add", kept)
    monkeypatch.setattr(User, "interject", interjected)
    monkeypatch.setattr(serving, "Thinkers", lambda count: Near())
    monkeypatch.setattr(tables, "SystemRandom", lambda: Random(7))
    monkeypatch.setattr(line_connection, "COMMANDS", (1e9, 10**9))
    return told


@dataclass
class AtTable:
    """What a `Spy` looks at."""

    server: Served

    @property
    def playing(self) -> Any:
        """The game at their table."""
        return self.server.table().playing

    @property
    def match(self) -> Any:
        """Their match."""
        return self.playing.match

    @property
    def persons(self) -> Any:
        """The people, by seat."""
        return self.playing.persons


@dataclass
class Evening(AtTable):
    """The same with what everyone has heard."""

    clients: dict[Seat, Client]
    onlooker: Client
    heard: dict[Seat, list[str]] = field(default_factory=dict)

    def users(self) -> dict[Seat, User]:
        """The people, as the server knows them."""
        return self.server.table().company.members

    async def settle(self) -> None:
        """Wait until everything told has arrived and been acknowledged."""
        pairs = [(self.users()[seat], client) for seat, client in self.clients.items()]
        pairs += [(each, self.onlooker) for each, _ in self.server.table().company.onlookers]
        while any(not calm(user, client) for user, client in pairs) or self.busy():
            for user, client in pairs:
                if not calm(user, client):
                    await glance(client)
            await asyncio.sleep(0)

    def busy(self) -> bool:
        """Whether anything happens by itself."""
        return bool(self.playing._due or self.playing.pondering.tasks)

    async def type(self, seat: Seat, text: str) -> list[str]:
        """Type a line for a person, and return what they hear of it."""
        before, client = len(self.clients[seat].lines), self.clients[seat]
        number = self.users()[seat].input.typed_at, self.users()[seat].outbox.number
        client.type(text)
        while (self.users()[seat].input.typed_at, self.users()[seat].outbox.number) == number:
            await glance(client)
        await self.settle()
        return client.lines[before:]


def calm(user: User, client: Client) -> bool:
    """Whether a person has heard everything they were told."""
    return client.over or user.connection is None or not user.outbox.entries


async def glance(client: Client) -> None:
    """Take what has come, if anything has."""
    try:
        async with asyncio.timeout(0.002):
            await client.read()
    except TimeoutError:
        pass


def after_the_login(client: Client) -> list[str]:
    """Return all lines since a person came in."""
    last = max(place for place, line in enumerate(client.lines) if line in HIDDEN)
    return client.lines[last + 1 :]


async def sit_down(server: Served, game: str, ben_comes: Coming = joined) -> Evening:
    """Return two people at a new game, who hear it in different languages, and an onlooker."""
    anna = await server.person("Anna", language=LANGUAGES[0])
    clients: dict[Seat, Client] = {0: anna, 1: await ben_comes(server, "Ben", LANGUAGES[1])}
    seats = max(3, GAMES[game].seats[0])
    clients[0].writer.write(supports(*ALL))
    await clients[0].says("klang an")
    await clients[0].says(f"neu {game.replace('-', ' ')} {seats} random")
    await clients[1].says("rejoindre anna")
    clients[0].type("starten")
    while not server.table().is_begun:
        await glance(clients[0])
    onlooker = await server.client()
    for line in ("de", server.table().word):
        await onlooker.says(line)
    onlooker.type("Cleo")
    await onlooker.hears("Du schaust")
    evening = Evening(server, clients, onlooker)
    await evening.settle()
    return evening
