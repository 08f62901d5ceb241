"""What a telnet connection has agreed on, as data, so that another program can go on with it.

Each object says by its slots what it knows. If a later version knows anything else, nothing is put
back: then the client has to come again, and nothing is taken for what it is not.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from accessible_games.server.telnet.charset import ClientCharset
from accessible_games.server.telnet.gmcp import Packages
from accessible_games.server.telnet.line import ComingLine
from accessible_games.server.telnet.options import TelnetOptions
from accessible_games.server.telnet.protocol import Telnet
from accessible_games.server.telnet.reader import TelnetReader

PARTS = (ClientCharset, ComingLine, Packages, Telnet, TelnetOptions, TelnetReader)
"""What consists of other values."""
LENT = ("_status",)
"""What belongs to the program and not to the connection."""


def kept(part: object) -> dict[str, Any]:
    """Return what an object knows, as JSON data."""
    return {name: plain(getattr(part, name)) for name in slots(part)}


def plain(value: object) -> object:
    """Return a value as JSON data."""
    if isinstance(value, PARTS):
        return kept(value)
    if isinstance(value, bytes | bytearray):
        return value.decode("latin-1")
    return sorted(value) if isinstance(value, frozenset) else value


def put_back(part: object, data: Mapping[str, Any]) -> None:
    """Let a new object know what another one knew.

    Raises `ValueError` or `TypeError` for anything else; then the object is of no use.
    """
    names = [*slots(part)]
    if {*names} != {*data}:
        raise ValueError(type(part).__name__)
    for name in names:
        value = getattr(part, name)
        if isinstance(value, PARTS):
            put_back(value, data[name])
        else:
            setattr(part, name, like(value, data[name]))


def like(value: object, data: Any) -> object:
    """Return data as a value of the same kind. Raises `TypeError` or `ValueError` if it is none."""
    if isinstance(value, bytes | bytearray):
        return type(value)(data.encode("latin-1")) if isinstance(data, str) else refuse(data)
    if isinstance(value, frozenset):
        fits = isinstance(data, list) and all(isinstance(each, str) for each in data)
        return frozenset(data) if fits else refuse(data)
    return data if type(data) is type(value) else refuse(data)


def refuse(data: object) -> object:
    """Say that data is something else. Always raises `TypeError`."""
    raise TypeError(type(data).__name__)


def slots(part: object) -> Iterator[str]:
    """Yield the names of what an object knows."""
    yield from (name for name in type(part).__slots__ if name not in LENT)  # type: ignore[attr-defined]
