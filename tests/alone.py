"""The program on a machine where nothing else happens, for tests that listen to it twice.

Other tests start programs and fill the disk in the meantime, and the doctor would report both.
"""

import shutil
from types import SimpleNamespace

from accessible_games.__main__ import main
from accessible_games.tools import neighbours

FREE = 10**10
"""Bytes."""


def nobody_runs(_: str) -> bool:
    """Return False: no program of that name runs."""
    return False


def as_much_as_ever(_: object) -> SimpleNamespace:
    """Return that the disk has this much room."""
    return SimpleNamespace(free=FREE)


if __name__ == "__main__":
    vars(neighbours).update(is_running=nobody_runs)
    vars(shutil).update(disk_usage=as_much_as_ever)
    main()
