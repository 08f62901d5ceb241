"""GMCP: messages to a client's scripts beside the lines, as mudstandards.org/gmcp has them.

A message is the name of a package, a blank, and JSON. A client gets only the packages that it has
named, and nothing that is not told in lines as well. What it sends is short, and what is none of
these messages is ignored.
"""

import json
from collections.abc import Sequence

from accessible_games.server.lines import Signal

MOST = 64
"""Packages that a client may name, and letters of a name."""


class Packages:
    """The packages that a client wishes to hear of, by their names in small letters."""

    def __init__(self) -> None:
        self.names: frozenset[str] = frozenset()

    def hear(self, text: str) -> bool:
        """Understand a message of the client; whether it wishes to hear of other packages now."""
        package, _, data = text.partition(" ")
        action = package.casefold().removeprefix("core.supports.")
        if action not in ("set", "add", "remove"):
            return False
        named = names_in(data)
        kept = frozenset[str]() if action == "set" else self.names
        found = kept - named if action == "remove" else kept | named
        self.names, before = frozenset(sorted(found)[:MOST]), self.names
        return self.names != before

    def wish(self, package: str) -> bool:
        """Whether the client wishes a package, or one above it: Comm has Comm.Channel."""
        parts = package.casefold().split(".")
        return any(".".join(parts[:size]) in self.names for size in range(1, len(parts) + 1))

    def texts(self, signals: Sequence[Signal]) -> list[str]:
        """The messages that the client wishes, as they are sent: in ASCII."""
        wished = (each for each in signals if self.wish(each.package))
        return [f"{each.package} {json.dumps(each.data)}" for each in wished]


def names_in(data: str) -> set[str]:
    """The packages in a list such as ["Room 1", "Comm.Channel 1"]; none in what is no such list."""
    try:
        found = json.loads(data)
    except (ValueError, RecursionError):
        return set()
    listed = found if isinstance(found, list) else []
    names = (each.split(" ")[0].casefold() for each in listed if isinstance(each, str))
    return {name for name in names if 0 < len(name) <= MOST}
