"""The command that chooses whether SSH lets a person in by their key."""

from accessible_games.match.commands.entry import HelpPart
from accessible_games.server.lobby.server import Server, ServerCommand
from accessible_games.server.lobby.user import User
from accessible_games.speech.problem import NotUnderstoodError

MOST = 8
"""The most keys of one person; of more, the oldest are dropped."""


def key(server: Server, user: User, rest: str) -> None:
    """Let the user in by the keys of their client, or by none any more."""
    kept, offered = user.known.keys, user.presence.offered
    if user.known.guest or not (kept or offered):
        raise NotUnderstoodError("key-how")
    server.directory.remember(user.choose(keys=(*kept, *offered)[-MOST:] if offered else ()))
    user.presence.offered = () if offered else kept
    user.say("key-on" if offered else "key-off")


ENTRIES = (ServerCommand("key", HelpPart.SETTINGS, key),)
