"""What clients with scripts are told beside lines; lines tell all of it too.

The names are those that scripts of MUD clients read; `gmcp` tells how they travel.
"""

from collections.abc import Sequence

from accessible_games.server.lobby.outbox import Signal

AREA = "Accessible Games"


def said(channel: str, talker: str, line: str) -> Signal:
    """Return the signals of talk at a table, in the lobby or to one person, with the told line."""
    return Signal("Comm.Channel.Text", {"channel": channel, "talker": talker, "text": line})


def place(name: str, people: Sequence[str]) -> tuple[Signal, ...]:
    """Return the signals of where a person is and who else is there."""
    names = [{"name": each, "fullname": each} for each in people]
    info = {"name": name, "area": AREA, "exits": {}}
    return Signal("Room.Info", info), Signal("Room.Players", names)
