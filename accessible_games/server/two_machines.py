"""Following another machine, from the start of this one until it plays."""

import asyncio
from contextlib import AsyncExitStack, closing

from accessible_games.server.following.first import Following, Told
from accessible_games.server.following.replica import Replica
from accessible_games.server.serving import ServeOptions
from accessible_games.server.storage.data_files import HOST_KEY, STORE


async def follow(wanted: ServeOptions, how: Following, told: Told, stop: asyncio.Event) -> bool:
    """Follow another machine; return True to play now, False once *stop* is set.

    Raises `StoreError` if the store or the port cannot be used.
    """
    from accessible_games.server.ssh.answering import answering
    from accessible_games.server.ssh.follower import Follower

    with closing(Replica(wanted.data / STORE)) as replica:
        follower = Follower(replica, how, told)
        async with AsyncExitStack() as opened:
            if wanted.leader is not None:
                key, file = wanted.leader.pairing.key, wanted.data / HOST_KEY
                door = answering(key, follower, wanted.ssh_port or 0, file, is_open=wanted.is_open)
                await opened.enter_async_context(door)
            return await follower.run(wanted.data, stop)
