"""All commands of the server, gathered from their families."""

from collections.abc import Mapping

from accessible_games.server.commands import (
    chat,
    friends,
    keys,
    leagues,
    moderation,
    moderators,
    open_tables,
    pace,
    presence,
    ratings,
    recovery,
    tables,
)
from accessible_games.server.commands.notify import NotifyCommand
from accessible_games.server.lobby.server import ServerCommand

FAMILIES = (
    *(presence.ENTRIES, tables.ENTRIES, open_tables.ENTRIES, pace.ENTRIES, chat.ENTRIES),
    *(friends.ENTRIES, moderation.ENTRIES, moderators.ENTRIES),
    *(leagues.ENTRIES, ratings.ENTRIES, recovery.ENTRIES),
    *(keys.ENTRIES, (NotifyCommand().entry(),), presence.OUTSIDE, moderation.OUTSIDE),
)
COMMANDS: Mapping[str, ServerCommand] = {
    entry.name: entry for family in FAMILIES for entry in family
}
"""The commands by their English names, in the order in which `help` tells them."""
