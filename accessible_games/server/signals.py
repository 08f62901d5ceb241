"""What clients with scripts are told beside lines, all of it known from lines too.

The names are those that scripts of MUD clients read; see `gmcp` for the way they travel.
"""

from collections.abc import Sequence

from accessible_games.server.lines import Signal

AREA = "Accessible Games"


def said(channel: str, talker: str, line: str) -> Signal:
    """Somebody talks: at a table, in the lobby, or to one person; with the line that is told."""
    return Signal("Comm.Channel.Text", {"channel": channel, "talker": talker, "text": line})


def sound(name: str, caption: str) -> Signal:
    """A sound that the client has by this name, for what a line says: the *caption*."""
    told = {"name": f"{name}.wav", "type": "sound", "tag": "accessible-games", "caption": caption}
    return Signal("Client.Media.Play", told)


def place(name: str, people: Sequence[str]) -> tuple[Signal, ...]:
    """Where somebody is, and who else is there."""
    names = [{"name": each, "fullname": each} for each in people]
    info = {"name": name, "area": AREA, "exits": {}}
    return Signal("Room.Info", info), Signal("Room.Players", names)
