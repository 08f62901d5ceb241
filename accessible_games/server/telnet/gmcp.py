"""GMCP: messages to a client's scripts beside the lines, as in mudstandards.org/gmcp.

A message is the name of a package, a blank, and JSON. A client gets only the packages that it has
named, and nothing that is not told in lines as well. Its own messages are short, and unknown ones
are ignored.
"""

import json
from collections.abc import Sequence

from accessible_games.server.lobby.outbox import Signal, Signals, SoundSignal
from accessible_games.sounds.recipes import NAMES, file_of

MOST = 64
"""The most packages that a client may name, and the most letters of a name."""

MEDIA = "Client.Media"
"""The package of sounds."""

NONE: frozenset[str] = frozenset()
"""One for all clients that have named none: each of its own would take 200 bytes."""


class Packages:
    """The packages that a client wants, by their names in small letters."""

    __slots__ = ("names",)

    def __init__(self) -> None:
        self.names = NONE

    def hear(self, text: str) -> bool:
        """Take a message of the client; return whether it has changed what it wants."""
        package, _, data = text.partition(" ")
        action = package.casefold().removeprefix("core.supports.")
        if action not in ("set", "add", "remove"):
            return False
        named = names_in(data)
        kept = NONE if action == "set" else self.names
        found = kept - named if action == "remove" else kept | named
        self.names, before = frozenset(sorted(found)[:MOST]), self.names
        return self.names != before

    def wants(self, package: str) -> bool:
        """Whether the client wants a package or one above it: Comm includes Comm.Channel."""
        parts = package.casefold().split(".")
        return any(".".join(parts[:size]) in self.names for size in range(1, len(parts) + 1))

    def texts(self, signals: Signals, sounds: str = "") -> list[str]:
        """Return the messages that the client wants, in ASCII as they are sent.

        *sounds* is the address of the folder with the sounds; empty if they have none.
        """
        told = (each for signal in signals for each in messages(signal, sounds))
        wanted = (each for each in told if self.wants(each.package))
        return [f"{each.package} {json.dumps(each.data)}" for each in wanted]


def messages(signal: Signal | SoundSignal, sounds: str) -> Sequence[Signal]:
    """Return what is sent for a signal: for a sound, to play it, or to load all beforehand."""
    if isinstance(signal, Signal):
        return [signal]
    address = {"url": sounds} if sounds else {}
    if signal.name:
        told = {"type": "sound", "tag": "accessible-games", "caption": signal.caption}
        return [Signal(f"{MEDIA}.Play", {"name": file_of(signal.name), **address, **told})]
    loaded = NAMES if sounds else ()
    return [Signal(f"{MEDIA}.Load", {"name": file_of(name), **address}) for name in loaded]


def names_in(data: str) -> set[str]:
    """Return the packages in a list such as ["Room 1", "Comm.Channel 1"]; none if it is no list.

    Of a list that was cut off, as it was too long, those that came count.
    """
    cut = data.rfind(",") if not data.rstrip().endswith("]") else len(data)
    try:
        found = json.loads(data if cut == len(data) else f"{data[: max(cut, 0)]}]")
    except (ValueError, RecursionError):
        return set()
    listed = found if isinstance(found, list) else []
    names = (each.split(" ")[0].casefold() for each in listed if isinstance(each, str))
    return {name for name in names if 0 < len(name) <= MOST}
