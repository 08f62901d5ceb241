"""Games played on an existing Dask cluster. The only file that imports distributed."""

import asyncio
import logging
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager
from functools import partial
from pkgutil import resolve_name
from typing import Any

from accessible_games import __version__
from accessible_games.contest.playing import Outcome, SimulatedMatch, play
from accessible_games.contest.problem import WorkersError
from accessible_games.contest.workers import in_order

PATIENCE = 5
"""Seconds after which a scheduler that has not answered counts as absent."""


def on_cluster(matches: Iterable[SimulatedMatch], address: str) -> Generator[Outcome, None, None]:
    """The outcomes of games played on the cluster of the scheduler at *address*.

    Raises `WorkersError` if distributed is not installed here, no scheduler answers, a worker has
    another version of these games or none, or the cluster fails.
    """
    try:
        from distributed import Client, KilledWorker
    except ImportError:
        raise WorkersError("no-distributed") from None
    reach(address)
    with without_log():
        try:
            with Client(address, timeout=PATIENCE, set_as_default=False) as client:
                begin = partial(client.submit, play, pure=False)
                yield from in_order(begin, matches, threads_with_us(client))
        except (OSError, CancelledError, KilledWorker):
            raise WorkersError("cluster-lost", address=address) from None


def reach(address: str) -> None:
    """Check that a scheduler answers, before a client tries again and again.

    Raises `WorkersError` if it does not.
    """
    from distributed.comm import connect

    async def knock() -> None:
        comm = await connect(address, timeout=PATIENCE)
        await comm.close()

    with without_log():
        try:
            asyncio.run(knock())
        except Exception:  # an invalid address can raise many kinds of error
            raise WorkersError("unreachable", address=address) from None


def threads_with_us(client: Any) -> int:
    """The number of games that the cluster plays at once.

    Raises `WorkersError` if a worker does not have our version.
    """
    # Every worker has this function of the standard library, whatever else it lacks.
    version_there = f"{__package__.split('.')[0]}:__version__"
    versions = client.run(resolve_name, version_there, on_error="return")
    if not versions:
        raise WorkersError("no-workers")
    if any(version != __version__ for version in versions.values()):
        raise WorkersError("other-version", value=__version__)
    return sum(client.nthreads().values())


@contextmanager
def without_log() -> Iterator[None]:
    """Keep the log of distributed out of our output."""
    logging.disable()
    try:
        yield
    finally:
        logging.disable(logging.NOTSET)
