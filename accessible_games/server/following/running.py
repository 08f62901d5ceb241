"""Following from the start of a machine until it plays."""

import asyncio
from contextlib import AsyncExitStack, closing, suppress

import asyncssh

from accessible_games.network.ports import bound
from accessible_games.server.following.follower import Follower, Following, Told
from accessible_games.server.following.leader import Pairing
from accessible_games.server.following.replica import Replica
from accessible_games.server.following.session import MachineDoor
from accessible_games.server.serving import ServeOptions
from accessible_games.server.ssh import keys
from accessible_games.server.ssh.listener import OPTIONS
from accessible_games.server.storage.data_files import HOST_KEY, STORE
from accessible_games.server.storage.store import StoreError


async def follow(wanted: ServeOptions, how: Following, told: Told, stop: asyncio.Event) -> bool:
    """Follow another machine; return True to play now, False once *stop* is set.

    Raises `StoreError` if the store or the port cannot be used.
    """
    with closing(Replica(wanted.data / STORE)) as replica:
        follower = Follower(replica, how, told)
        async with AsyncExitStack() as opened:
            if wanted.leader is not None:
                await answering(wanted, wanted.leader.pairing, follower, opened)
            return await follower.run(wanted.data, stop)


async def answering(
    wanted: ServeOptions, pairing: Pairing, follower: Follower, opened: AsyncExitStack
) -> None:
    """Answer the other machine at the port of SSH. Raises `StoreError` if that is taken."""
    asyncssh.set_log_level("CRITICAL")
    options = asyncssh.SSHServerConnectionOptions(
        server_host_keys=[keys.host_key(wanted.data / HOST_KEY)], **OPTIONS
    )
    port = wanted.ssh_port or 0
    try:
        sockets = bound(port, is_open=wanted.is_open)
    except OSError as error:
        raise StoreError("no-ssh-port", str(port), str(error.strerror)) from None
    for each in sockets:
        acceptor = await asyncssh.listen(
            sock=each,
            server_factory=lambda: MachineDoor(pairing.key, follower),
            options=options,
        )
        opened.push_async_callback(ended, acceptor)


async def ended(acceptor: asyncssh.SSHAcceptor) -> None:
    """Close a door."""
    acceptor.close()
    with suppress(OSError):
        await acceptor.wait_closed()
