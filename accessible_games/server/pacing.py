"""The clock of tables of days: when a turn is over, a computer player answers.

It looks once a minute. A minute in which no server ran does not count, so nobody is late because
the machine of the host was off.
"""

import asyncio
from contextlib import suppress

from accessible_games.core.record import RecordError
from accessible_games.server.lobby.server import Server
from accessible_games.server.lobby.spans import DAY
from accessible_games.server.lobby.table import ServerTable
from accessible_games.server.storage.house_time import HOUSE_TIME

EVERY = 60.0
"""Seconds from one look to the next."""
OUTAGE = 3600.0
"""Seconds without a server after which people have at least `LEAST`."""
LEAST = DAY
"""Seconds that whoever is asked has after such a time, once for each turn: they could not come."""


async def keep_pace(server: Server, stop: asyncio.Event) -> None:
    """Let turns be over in time until *stop* is set."""
    while not stop.is_set():
        await look(server)
        with suppress(TimeoutError):
            async with asyncio.timeout(EVERY):
                await stop.wait()


async def look(server: Server) -> None:
    """Let all turns be over that are; between two tables others may go on."""
    store = server.directory.store
    stood = store.time.beat()
    tables = [table for table in server.tables.values() if table.pace is not None]
    if not tables:
        return
    store.keep_document(HOUSE_TIME, "", store.time.text())
    for table in tables:
        if table.pace is not None and stood > OUTAGE:
            table.pace.lengthen(LEAST)
        if is_due(table) and not server.directory.waits:
            pass_on(server, table)
            await asyncio.sleep(0)


def is_due(table: ServerTable) -> bool:
    """Whether the time at a table is over, or its game waits for nobody who is known."""
    pace = table.pace
    if pace is None:
        return False
    rests = table.asleep is not None and not pace.clock.asked and not table.is_over
    return rests or pace.is_due()


def pass_on(server: Server, table: ServerTable) -> None:
    """Let the game of a table go on without those who are late; one that has none is removed."""
    if not table.is_begun or table.is_over:
        if not any(map(table.company.is_here, table.company.members)):
            users = [*table.company.users()]
            server.remove(table)
            for user in users:
                server.forget(user)
        return
    if table.pace is None:
        return
    try:
        table.wake()
    except RecordError:  # people hear why when they come
        table.pace.postpone()
    if table.playing is not None:
        table.pace.answer(table.playing)
