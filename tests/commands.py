"""The commands that every game has at a keyboard, in the order in which they are told."""

from collections.abc import Mapping

from accessible_games.frontends.terminal.keyboard_commands import commands_of
from accessible_games.games import GAMES
from accessible_games.speech.commands import Follows

FOLLOWS: Mapping[str, Follows] = {
    name: follows
    for name, follows in commands_of(GAMES["life-is-life"]).items()
    if all(name in commands_of(game) for game in GAMES.values())
}
"""What follows each command."""
COMMANDS = tuple(FOLLOWS)
PIECE_COMMANDS = tuple(name for name in COMMANDS if FOLLOWS[name] is Follows.PIECE)
"""The commands that are followed by the name of a piece."""
