"""How many connections the system lets one process have."""

import sys
from contextlib import suppress

from accessible_games.server.crowd import MOST

WANTED = MOST + 200
"""Files that are open at once: all connections, the store, the words, and processes that think."""


def allow_connections() -> None:
    """Let this process have as many connections as the doors do, if the system lets it.

    Many systems begin with 1,024 files for each process, and let it have more if it asks.
    """
    if sys.platform == "win32":
        return
    import resource

    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED if most == resource.RLIM_INFINITY else min(WANTED, most)
    if now != resource.RLIM_INFINITY and now < wanted:
        with suppress(OSError, ValueError):  # then fewer can come in
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
