"""What only Unix has, so that a test of it is left out on Windows, and says so."""

import sys
from importlib.util import find_spec

import pytest


def only(reason: str) -> pytest.MarkDecorator:
    """Leave a test out where the system is Windows, for a reason."""
    return pytest.mark.skipif(sys.platform == "win32", reason=f"only on Unix: {reason}")


open_files_move = only("a file is moved or removed while it is open")
links = only("files have links")
rights = only("files have rights")
pipes = only("files can be pipes")
folders = only("folders are brought to the disk")
forks = only("a running program is copied")
modules = only("modules come from where the environment says")
signals = only("a program hears signals")
limits = only("files have a largest size")
paths = only("whole paths begin with a stroke")
zones = only("the time zone is looked up in files")
numbers = pytest.mark.skipif(
    sys.platform == "win32" and find_spec("numpy") is None,
    reason="numpy is missing, which does not run in Wine 8",
)
