"""Games played by a Dask cluster that is already there. The only file that knows distributed."""

import asyncio
import logging
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager
from functools import partial
from pydoc import locate
from typing import Any

from accessible_games import __version__
from accessible_games.contest.playing import Match, Outcome, play
from accessible_games.contest.problem import WorkersError
from accessible_games.contest.workers import in_order

PATIENCE = 5
"""Seconds after which a scheduler that has not answered counts as absent."""


def on_cluster(matches: Iterable[Match], address: str) -> Generator[Outcome, None, None]:
    """The outcomes of games that are played by the cluster of a scheduler.

    `WorkersError` where distributed is missing here, where no scheduler answers, where a worker
    has another version of these games or none, and where the cluster fails.
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
    """See whether a scheduler answers, before there is a client that tries again and again."""
    from distributed.comm import connect

    async def knock() -> None:
        comm = await connect(address, timeout=PATIENCE)
        await comm.close()

    with without_log():
        try:
            asyncio.run(knock())
        except Exception:  # an address can be wrong in many ways, each with its own error
            raise WorkersError("unreachable", address=address) from None


def threads_with_us(client: Any) -> int:
    """How many games the cluster plays at once, all of its workers with our version."""
    # A function of the standard library is there on each worker, whatever else it lacks.
    versions = client.run(locate, f"{__package__.split('.')[0]}.__version__", on_error="return")
    if not versions:
        raise WorkersError("no-workers")
    if any(version != __version__ for version in versions.values()):
        raise WorkersError("other-version", value=__version__)
    return sum(client.nthreads().values())


@contextmanager
def without_log() -> Iterator[None]:
    """Keep what distributed writes into its log from being heard among our lines."""
    logging.disable()
    try:
        yield
    finally:
        logging.disable(logging.NOTSET)
