"""The lock by which only one server plays with a store, while others may read and copy it."""

from pathlib import Path

from accessible_games.server.storage.store import StoreError
from accessible_games.store import owned
from accessible_games.store.file_lock import FileLock

ENDING = "-lock"
"""The end of the name of the file that is locked."""


def locked(store: Path) -> FileLock:
    """Lock a store. Raises `StoreError` if somebody has it, or its folder cannot be used."""
    try:
        owned.make_folder(store.parent)
        return FileLock(store.with_name(f"{store.name}{ENDING}"))
    except BlockingIOError:
        raise StoreError("in-use", str(store)) from None
    except OSError as error:
        raise StoreError("unusable", str(store), str(error.strerror)) from None
