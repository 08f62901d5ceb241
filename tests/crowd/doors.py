"""The doors by which people come in; one more is a line here."""

from collections.abc import Awaitable, Callable, Mapping

from tests.crowd import secure, telnet
from tests.crowd.player import Player
from tests.crowd.process import Ports

DOORS: Mapping[str, Callable[[Player, Ports, int], Awaitable[object]]] = {
    "telnet": telnet.connect,
    "ssh": secure.connect,
}
"""Each connects a person, by their number."""
