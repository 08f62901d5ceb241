"""The door of a machine that follows: it tells the other machine, and nobody else, what it is."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import asyncssh

from accessible_games.network.ports import bound
from accessible_games.server.ssh import keys
from accessible_games.server.ssh.listener import OPTIONS
from accessible_games.server.ssh.machine_session import Hearer, MachineDoor
from accessible_games.server.storage.store import StoreError


@asynccontextmanager
async def answering(
    key: str, hearer: Hearer, port: int, file: Path, *, is_open: bool
) -> AsyncIterator[None]:
    """Answer the machine with a public key at a port; *file* has the key of this server.

    Raises `StoreError` if the port is taken.
    """
    asyncssh.set_log_level("CRITICAL")  # what strangers send must not reach this terminal
    own = keys.host_key(file)
    options = asyncssh.SSHServerConnectionOptions(server_host_keys=[own], **OPTIONS)
    try:
        sockets = bound(port, is_open=is_open)
    except OSError as error:
        raise StoreError("no-ssh-port", str(port), str(error.strerror)) from None
    acceptors = [
        await asyncssh.listen(
            sock=each, server_factory=lambda: MachineDoor(key, hearer), options=options
        )
        for each in sockets
    ]
    try:
        yield
    finally:
        for each in acceptors:
            each.close()
        for each in acceptors:
            with suppress(OSError):
                await each.wait_closed()
