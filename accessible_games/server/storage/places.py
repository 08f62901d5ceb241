"""Where people are while a server restarts: a file that is there only meanwhile.

It lets them in again, so it is for its owner alone, is taken away when it is read, and means
nothing after a few minutes.
"""

import json
import time
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, TypeVar

from accessible_games.core.frozen import Frozen
from accessible_games.store import owned, whole

FILE = "server-places"
"""The file, in the data folder."""
VALID = 300.0
"""Seconds for which it counts."""

T = TypeVar("T", bound=Frozen)


class PersonPlace(Frozen):
    """A person who was there."""

    name: str
    token: str
    """Lets their client resume; empty for one that cannot."""
    took: int
    """The number of the last line taken from that client."""
    number: int
    """The number of the last line that they were told."""
    watched: str
    """The words of the table that they were watching, or empty."""
    muted: tuple[str, ...] = ()


class BrowserPlace(Frozen):
    """A browser that had come in."""

    key: str
    token: str
    address: str
    is_safe: bool
    name: str
    """Whose it is."""
    said: int
    typed: int
    """The numbers of the last lines, in both directions."""


class Places(Frozen):
    """All of them."""

    people: tuple[PersonPlace, ...] = ()
    browsers: tuple[BrowserPlace, ...] = ()
    secret: str = ""
    """What the forms of the page are sealed with, in hexadecimal digits."""


def keep(folder: Path, places: Places) -> None:
    """Write down where people are. Raises `OSError` if that fails."""
    data = json.dumps({"made": time.time(), **asdict(places)})
    whole.write({folder / FILE: data.encode()}, owned.FILE)


def taken(folder: Path) -> Places:
    """Return where people were, and take the file away; nobody if it is old or no such file."""
    file = folder / FILE
    try:
        data = file.read_bytes()
        file.unlink()
    except OSError:
        return Places()
    try:
        found = json.loads(data)
        if not 0 <= time.time() - found["made"] < VALID:
            return Places()
        people = each_of(PersonPlace, found["people"])
        return Places(people, each_of(BrowserPlace, found["browsers"]), hexadecimal(found))
    except (ValueError, TypeError, LookupError, RecursionError):
        return Places()


def each_of(kind: type[T], rows: Sequence[dict[str, Any]]) -> tuple[T, ...]:
    """Return rows as what they are. Raises `TypeError` if one is something else."""
    found = []
    for row in rows:
        made = kind(**{**row, **({"muted": tuple(row["muted"])} if "muted" in row else {})})
        for name, wanted in kind.__annotations__.items():
            if wanted in (str, int, bool) and type(getattr(made, name)) is not wanted:
                raise TypeError(name)
        found.append(made)
    return tuple(found)


def hexadecimal(found: dict[str, Any]) -> str:
    """Return the secret. Raises `ValueError` or `TypeError` if it is none."""
    bytes.fromhex(found["secret"])
    return str(found["secret"])
