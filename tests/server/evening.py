"""Two people and somebody who looks on, at one table of a server.

Anna comes by a telnet client, Ben by our own or another way, and Cleo, who looks on, by telnet.
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
from accessible_games.server import doorway, seating, serving
from accessible_games.server.lines import Outbox
from accessible_games.server.visitor import Visitor
from tests.server.joining import joined
from tests.server.people import Here
from tests.server.test_gmcp import ALL, supports
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
"""How somebody comes in who has no account yet, by their name and their language."""


class Near(Here):
    """Thinks in this process, as often as it is asked."""

    def close(self) -> None:
        """Nothing has to be closed."""


def quicken(monkeypatch: pytest.MonkeyPatch) -> dict[int, list[tuple[str, bool]]]:
    """Let people type as fast as they can; all that anybody is told, and whether as a prompt."""
    told: dict[int, list[tuple[str, bool]]] = defaultdict(list)
    add = Outbox.add

    def kept(box: Outbox, text: str, after: int, *, prompt: bool = False, **more: Any) -> None:
        told[id(box)].append((text, prompt))
        add(box, text, after, prompt=prompt, **more)

    broken = Visitor.interject

    def interjected(visitor: Visitor, message: str, **arguments: Any) -> None:
        told[id(visitor.outbox)] += [
            (line, False) for line in visitor.narrator.say(message, **arguments)
        ]
        broken(visitor, message, **arguments)

    monkeypatch.setattr(Outbox, "add", kept)
    monkeypatch.setattr(Visitor, "interject", interjected)
    monkeypatch.setattr(serving, "Thinkers", lambda count: Near())
    monkeypatch.setattr(seating, "SystemRandom", lambda: Random(7))
    monkeypatch.setattr(doorway, "COMMANDS", (1e9, 10**9))
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
        """The match."""
        return self.playing.match

    @property
    def persons(self) -> Any:
        """The people, by seat."""
        return self.playing.persons


@dataclass
class Evening(AtTable):
    """The same with what everybody has heard."""

    clients: dict[Seat, Client]
    onlooker: Client
    heard: dict[Seat, list[str]] = field(default_factory=dict)

    def visitors(self) -> dict[Seat, Visitor]:
        """The people as the house knows them."""
        return self.server.table().members

    async def settle(self) -> None:
        """Until all that was told has come, and has been acknowledged."""
        pairs = [(self.visitors()[seat], client) for seat, client in self.clients.items()]
        pairs += [(each, self.onlooker) for each, _ in self.server.table().onlookers]
        while any(not calm(visitor, client) for visitor, client in pairs) or self.busy():
            for visitor, client in pairs:
                if not calm(visitor, client):
                    await glance(client)
            await asyncio.sleep(0)

    def busy(self) -> bool:
        """Whether something happens by itself."""
        return bool(self.playing._due or self.playing._tasks)

    async def type(self, seat: Seat, text: str) -> list[str]:
        """Let somebody type a line; what they hear of it."""
        before, client = len(self.clients[seat].lines), self.clients[seat]
        number = self.visitors()[seat].typed_at, self.visitors()[seat].outbox.number
        client.type(text)
        while (self.visitors()[seat].typed_at, self.visitors()[seat].outbox.number) == number:
            await glance(client)
        await self.settle()
        return client.lines[before:]


def calm(visitor: Visitor, client: Client) -> bool:
    """Whether somebody has heard all that they were told."""
    return client.over or visitor.door is None or not visitor.outbox.entries


async def glance(client: Client) -> None:
    """Take what has come, if anything has."""
    try:
        async with asyncio.timeout(0.002):
            await client.read()
    except TimeoutError:
        pass


def after_the_door(client: Client) -> list[str]:
    """All lines since somebody has come in."""
    last = max(place for place, line in enumerate(client.lines) if line in HIDDEN)
    return client.lines[last + 1 :]


async def sit_down(server: Served, game: str, ben_comes: Coming = joined) -> Evening:
    """Two people at a new game, who hear it in different languages, and an onlooker."""
    anna = await server.person("Anna", language=LANGUAGES[0])
    clients: dict[Seat, Client] = {0: anna, 1: await ben_comes(server, "Ben", LANGUAGES[1])}
    seats = max(3, GAMES[game].SEATS[0])
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
