"""How many connections the system allows one process."""

import sys
from contextlib import suppress

from accessible_games.network.connection_limits import MOST

WANTED = MOST + 200
"""Files open at once: all connections, the store, the words, and processes that think."""


def allow_connections() -> None:
    """Allow this process as many connections as the connections do, if the system permits it.

    Many systems start with 1,024 files for each process, and allow more on request.
    """
    if sys.platform == "win32":
        return
    import resource

    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED if most == resource.RLIM_INFINITY else min(WANTED, most)
    if now != resource.RLIM_INFINITY and now < wanted:
        with suppress(OSError, ValueError):  # then fewer people can come in
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
