"""What a host tells a running server from another window: a file in its folder, which it takes."""

import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from accessible_games.server.storage.data_files import STORE
from accessible_games.server.storage.store import StoreError
from accessible_games.server.storage.store_lock import locked
from accessible_games.store import owned, whole

FILE = "server-order"
"""The file, in the data folder, which only its owner can write."""
REFUSED = "server-order-refused"
"""The file that is there after an order that made no sense to the server."""
LONGEST = 400
EVERY = 1.0
"""Seconds after which a server looks for it again."""
WAITS = 20.0
"""Seconds after which nobody will take it any more."""


class OrderRefusedError(Exception):
    """A server has nothing to do for an order."""


def give(folder: Path, text: str) -> bool:
    """Give an order to the server of a folder; return whether it has taken it.

    Raises `OrderRefusedError` if the server has nothing to do for it, `StoreError` if none runs
    there, and `OSError` if the folder takes no order.
    """
    store, file = folder / STORE, folder / FILE
    if not store.is_file():
        raise StoreError("no-store", str(store))
    if not is_in_use(store):
        raise StoreError("not-running", str(store))
    (folder / REFUSED).unlink(missing_ok=True)
    whole.write({file: text.encode()}, owned.FILE)
    with suppress(FileNotFoundError):  # it has been taken already
        owned.give_like_folder(file)
    until = time.monotonic() + WAITS
    while file.exists():
        if time.monotonic() > until:
            file.unlink(missing_ok=True)
            return False
        time.sleep(EVERY / 10)
    if (folder / REFUSED).exists():
        (folder / REFUSED).unlink(missing_ok=True)
        raise OrderRefusedError
    return True


def is_in_use(store: Path) -> bool:
    """Whether a server plays with a store."""
    try:
        locked(store).close()
    except StoreError:
        return True
    return False


def nothing(order: str) -> bool:
    """Refuse no order."""
    return False


def taken(folder: Path, refuses: Callable[[str], bool] = nothing) -> str:
    """Return the order that waits, and take it away; nothing if none does.

    An order that the server *refuses* is nothing too, and who gave it hears so.
    """
    file = folder / FILE
    try:
        with file.open("rb") as stream:
            order = stream.read(LONGEST).decode(errors="replace").strip()
        refused = refuses(order)
        if refused:
            with suppress(OSError):  # then it counts as taken
                whole.write({folder / REFUSED: b""}, owned.FILE)
        file.unlink()
    except OSError:
        return ""
    return "" if refused else order
