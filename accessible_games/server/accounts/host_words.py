"""Words of the host, by which somebody comes in once who has lost their password.

Only their hash leaves the window in which the host asks for them: into the store if no server runs,
or as an order to the server.
"""

import re
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from accessible_games.server.lobby.directory import Directory
from accessible_games.server.storage import orders
from accessible_games.server.storage.backup import read_only
from accessible_games.server.storage.data_files import STORE
from accessible_games.server.storage.database import Database
from accessible_games.server.storage.reading import profile_in
from accessible_games.server.storage.store import Known, Recovery, StoreError
from accessible_games.speech.normalize import fold

ORDER = re.compile(r"password (\d{1,12}) (\$argon2id\$\S{20,150}) (\S.*)", re.ASCII)
"""The order to let somebody in by words with this hash, until then."""
WAITS = 10.0
"""Seconds for which the store may take to have what was ordered."""


def give_words(
    folder: Path, name: str, once: str, until: float, wait: Callable[[float], None] = time.sleep
) -> str:
    """Let somebody in by words with the hash *once*, whether a server runs or not.

    Return their name, once the words are on the disk. Raises `StoreError` or `OSError` if that
    cannot be.
    """
    file = folder / STORE
    if not orders.is_in_use(file):
        return put_words(file, name, once, until)
    known = known_in(file, name)
    try:
        is_taken = orders.give(folder, f"password {until:.0f} {once} {known.name}")
    except orders.OrderRefusedError:
        raise StoreError("only-follows", str(file)) from None
    if not is_taken:
        raise StoreError("not-obeyed", str(file))
    for _ in range(int(WAITS / orders.EVERY)):
        if known_in(file, name).recovery.once == once:
            return known.name
        wait(orders.EVERY)
    raise StoreError("not-obeyed", str(file))


def put_words(file: Path, name: str, once: str, until: float) -> str:
    """Put words into a store that no server uses; return whose they are."""
    if not file.is_file():
        raise StoreError("no-store", str(file))
    with closing(Database(file)) as store:
        known = next((each for each in store.known if fold(each.name) == fold(name)), None)
        if known is None or known.guest:
            raise StoreError("nobody", str(file), name)
        recovery = Recovery(known.recovery.words, once, until)
        ticket = store.keep_person(replace(known, recovery=recovery))
    if store.committed < ticket:
        raise StoreError("not-obeyed", str(file))
    return known.name


def known_in(file: Path, name: str) -> Known:
    """Return a person with an account in a store that a server may use.

    Raises `StoreError` if there is no such person or store.
    """
    query = "SELECT name, secret, profile FROM people WHERE key = ? AND NOT guest"
    with read_only(file) as connection:
        row = connection.execute(query, (fold(name),)).fetchone()
    if row is None:
        raise StoreError("nobody", str(file), name)
    profile, _ = profile_in(row[2])
    return Known(str(row[0]), str(row[1]), False, *profile)


def take_words(directory: Directory, order: str) -> None:
    """Do such an order at a running server; anything else does nothing."""
    found = ORDER.fullmatch(order)
    known = None if found is None else directory.people.get(fold(found[3]))
    if found is not None and known is not None and not known.guest:
        recovery = Recovery(known.recovery.words, found[2], float(found[1]))
        directory.change(known.name, recovery=recovery)
