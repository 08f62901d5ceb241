"""How long a search may think: before each trial it asks whether it may go on.

Whoever lets it think says so with `heeding`; without that, it thinks to its end.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

Check = Callable[[], None]
"""Raises `OutOfTimeError` if a search has to end."""


class OutOfTimeError(Exception):
    """Raised within a search that has to end: what it has found by then counts."""


def unlimited() -> None:
    """Let a search go on."""


_check: ContextVar[Check] = ContextVar("check", default=unlimited)


@contextmanager
def heeding(check: Check) -> Iterator[None]:
    """Let searches in this block ask *check* before each trial."""
    token = _check.set(check)
    try:
        yield
    finally:
        _check.reset(token)


@contextmanager
def noticing(notice: Callable[[], None]) -> Iterator[None]:
    """Let searches in this block call *notice* before each trial, besides what they heed."""
    check = _check.get()

    def both() -> None:
        check()
        notice()

    with heeding(both):
        yield


def heed() -> None:
    """Go on. Raises `OutOfTimeError` if the search has to end."""
    _check.get()()


def until(due: float, clock: Callable[[], float]) -> Check:
    """A check that lets a search go on until a moment of a clock."""

    def check() -> None:
        if clock() >= due:
            raise OutOfTimeError

    return check
