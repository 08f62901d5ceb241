"""Tables of days, through telnet: how they are set up, played at any time, and told of."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from accessible_games.server.lobby.server import Server
from accessible_games.server.lobby.turn_notices import TurnNotice
from accessible_games.speech.catalogue import LANGUAGES
from tests.server.days import come_to_rest, made_up
from tests.server.evening import glance, quicken
from tests.server.wire import Client, Served, at_server, run, said, served
from tests.sessions import typed_answer

pytestmark = pytest.mark.slow


async def two_tables(server: Served) -> tuple[Client, Client]:
    """Return Anna and Ben at SixPack, and with a seat in Life is Life, both of days."""
    anna, ben, _ = await server.three()
    await anna.says("new life is life 3 days 3")
    await ben.says("join anna")
    anna.type("begin")
    await ben.hears("Anna begins the game.")
    for client in (anna, ben):
        client.type("leave")
        await client.hears("Your seat is kept")
    await anna.says("new sixpack 2 2 days")
    ben.type("join anna")
    await anna.hears("The lot falls on")
    await ben.hears("The lot falls on")
    return anna, ben


def playing_at(server: Server, game: str) -> object:
    """Return the only table of a game."""
    (table,) = (each for each in server.tables.values() if each.plan.game == game)
    return table
