"""A restart that hands over the open sockets, so that telnet connections stay.

The process becomes the program as it is then installed, and keeps what is open; see
`storage.sockets`. Where connections come, others wait in the meantime instead of being refused.
"""

import os
import socket
import sys
from contextlib import suppress
from pathlib import Path

from accessible_games.network import ports
from accessible_games.server.storage import sockets
from accessible_games.server.storage.store import StoreError
from accessible_games.server.telnet.connection import TelnetListener
from accessible_games.server.telnet.going_on import all_go_on, all_handed_over, turn_away

IS_POSSIBLE = sys.platform != "win32"
"""Whether a process can become another program."""


class HandingOver:
    """What was handed over to this server, and what it hands over."""

    def __init__(self, folder: Path, *, is_open: bool) -> None:
        self._folder, self._is_open = folder, is_open
        self._before = sockets.taken(folder)
        self._doors: dict[str, list[socket.socket]] = {}

    def bound(self, door: str, port: int, problem: str) -> list[socket.socket]:
        """Return the sockets of a door: those from before, or new ones.

        Raises `StoreError` with a *problem* if the port is taken.
        """
        before = self._before.doors.pop(door, [])
        if before and port in (0, ports.port_of(before)):
            found = before
        else:
            for each in before:
                each.close()
            try:
                found = ports.bound(port, is_open=self._is_open)
            except OSError as error:
                said = os.strerror(error.errno or 0)  # without the address that Python adds
                raise StoreError(problem, str(port), said) from None
        self._doors[door] = [each.dup() for each in found] if IS_POSSIBLE else []
        return found

    async def take_up(self, telnet: TelnetListener) -> None:
        """Let all go on who were connected before; then whatever else is left is closed."""
        before, self._before = self._before, sockets.LeftOpen()
        await all_go_on(telnet, before.connections)
        for each in before.refused:
            turn_away(telnet, each, "server-come-again")
        before.connections.clear()
        before.close()

    async def hand_over(self, telnet: TelnetListener) -> None:
        """Leave the doors and all who are in by telnet to the next program of this process.

        If the disk does not take it, they have to come again.
        """
        kept = sockets.LeftOpen(self._doors, await all_handed_over(telnet))
        self._doors = {}
        with suppress(OSError):
            sockets.keep(self._folder, kept)
            return
        kept.close()

    def close(self) -> None:
        """Close what nobody has taken over."""
        self._before.close()
        sockets.LeftOpen(self._doors).close()
