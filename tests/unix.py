"""What only Unix has, so that a test of it is left out on Windows, and says so."""

import sys

import pytest


def only(reason: str) -> pytest.MarkDecorator:
    """Leave a test out where the system is Windows, for a reason."""
    return pytest.mark.skipif(sys.platform == "win32", reason=f"only on Unix: {reason}")


open_files_move = only("a file is moved or removed while it is open")
links = only("files have links")
rights = only("files have rights")
pipes = only("files can be pipes")
folders = only("folders are brought to the disk")
paths = only("whole paths begin with a stroke")
zones = only("the time zone is looked up in files")
