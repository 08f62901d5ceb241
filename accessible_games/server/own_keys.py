"""The command by which somebody chooses whether SSH lets them in by their key."""

from accessible_games.match.commands.entry import Part
from accessible_games.server.house import House, HouseCommand
from accessible_games.server.visitor import Visitor
from accessible_games.speech.problem import NotUnderstoodError

MOST = 8
"""Keys that somebody can have; of more, the oldest are left out."""


def key(house: House, visitor: Visitor, rest: str) -> None:
    """Be let in by the keys that one's client has, or by none any more."""
    kept, offered = visitor.known.keys, visitor.offered
    if visitor.known.guest or not (kept or offered):
        raise NotUnderstoodError("key-how")
    house.remember(visitor.choose(keys=(*kept, *offered)[-MOST:] if offered else ()))
    visitor.offered = () if offered else kept
    visitor.say("key-on" if offered else "key-off")


ENTRIES = (HouseCommand("key", Part.SETTINGS, key),)
