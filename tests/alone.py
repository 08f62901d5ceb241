"""The program on a machine on which nothing else goes on: for tests that listen to it twice.

Other tests start programs and fill the disk meanwhile, and the doctor would tell of both.
"""

import shutil
from types import SimpleNamespace

from accessible_games.__main__ import main
from accessible_games.tools import neighbours

FREE = 10**10
"""Bytes."""


def nobody_runs(_: str) -> bool:
    """No program is called so."""
    return False


def as_much_as_ever(_: object) -> SimpleNamespace:
    """The disk has so much room."""
    return SimpleNamespace(free=FREE)


if __name__ == "__main__":
    vars(neighbours).update(is_running=nobody_runs)
    vars(shutil).update(disk_usage=as_much_as_ever)
    main()
