"""A disk on which there is no room for more."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager

import pytest


@contextmanager
def full_disk(size: int) -> Iterator[None]:
    """Let no file become longer than *size* bytes; where the system cannot, skip the test."""
    resource = pytest.importorskip("resource", reason="only Unix limits the sizes of files")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    handling = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        signal.signal(signal.SIGXFSZ, handling)
