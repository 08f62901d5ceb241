"""Backups from time to time while a server runs."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from accessible_games.core.frozen import Frozen
from accessible_games.server.storage.backup import KEPT, back_up
from accessible_games.server.storage.database import Database
from accessible_games.server.storage.store import StoreError

AGAIN = 600.0
"""Seconds after which one that failed is tried again, at the latest."""


class BackupPlan(Frozen):
    """Where backups go, and how often."""

    folder: Path
    every: float = 3600.0
    """Seconds from one to the next."""
    keep: int = KEPT
    """How many stay there."""


Outcome = Path | StoreError | OSError
"""A new backup, or why there is none."""


class StoppedError(Exception):
    """Raised when the server stops while a backup is being made."""


async def keep_backing_up(
    store: Database, plan: BackupPlan, told: Callable[[Outcome], None], stop: asyncio.Event
) -> None:
    """Make a backup now and then again and again until *stop*, whenever something has changed."""
    last = None
    while not stop.is_set():
        waits, now = plan.every, store.committed
        if now != last:
            outcome = await backed_up(store, plan, stop)
            if isinstance(outcome, Path):
                last = now
            else:
                waits = min(waits, AGAIN)
            if outcome is not None:
                told(outcome)
        with suppress(TimeoutError):
            async with asyncio.timeout(waits):
                await stop.wait()


async def backed_up(store: Database, plan: BackupPlan, stop: asyncio.Event) -> Outcome | None:
    """Make a backup; return it or the problem, or None after *stop* or for a bug.

    Nobody's game ends because of a backup: a bug goes where those of searches go.
    """

    def step() -> None:
        if stop.is_set():
            raise StoppedError

    if not store.is_in_place:
        return StoreError("file-gone", str(store.file))
    try:
        return await asyncio.to_thread(back_up, store.file, plan.folder, plan.keep, step)
    except StoppedError:
        return None
    except (StoreError, OSError) as problem:
        return problem
    except Exception as bug:
        found = {"message": "a backup failed", "exception": bug}
        asyncio.get_running_loop().call_exception_handler(found)
        return None
