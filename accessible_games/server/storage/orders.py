"""What a host tells a running server from another window: a file in its folder, which it takes."""

import time
from contextlib import suppress
from pathlib import Path

from accessible_games.server.storage.data_files import STORE
from accessible_games.server.storage.store import StoreError
from accessible_games.server.storage.store_lock import locked
from accessible_games.store import owned, whole

FILE = "server-order"
"""The file, in the data folder, which only its owner can write."""
LONGEST = 400
EVERY = 1.0
"""Seconds after which a server looks for it again."""
WAITS = 20.0
"""Seconds after which nobody will take it any more."""


def give(folder: Path, text: str) -> bool:
    """Give an order to the server of a folder; return whether it has taken it.

    Raises `StoreError` if none runs there, `OSError` if the folder takes no order.
    """
    store, file = folder / STORE, folder / FILE
    if not store.is_file():
        raise StoreError("no-store", str(store))
    if not is_in_use(store):
        raise StoreError("not-running", str(store))
    whole.write({file: text.encode()}, owned.FILE)
    with suppress(FileNotFoundError):  # it has been taken already
        owned.give_like_folder(file)
    until = time.monotonic() + WAITS
    while file.exists():
        if time.monotonic() > until:
            file.unlink(missing_ok=True)
            return False
        time.sleep(EVERY / 10)
    return True


def is_in_use(store: Path) -> bool:
    """Whether a server plays with a store."""
    try:
        locked(store).close()
    except StoreError:
        return True
    return False


def taken(folder: Path) -> str:
    """Return the order that waits, and take it away; nothing if none does."""
    file = folder / FILE
    try:
        with file.open("rb") as stream:
            data = stream.read(LONGEST)
        file.unlink()
    except OSError:
        return ""
    return data.decode(errors="replace").strip()
