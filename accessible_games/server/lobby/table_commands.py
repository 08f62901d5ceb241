"""What can be typed in a game besides answers: its own commands, and those of the server."""

from collections.abc import Mapping
from functools import cache

from accessible_games.games import RECORDED
from accessible_games.match.commands.command_table import OF_PERSON, commands_of
from accessible_games.match.commands.entry import AnyCommand
from accessible_games.match.commands.undoing import BETWEEN_KEYBOARDS
from accessible_games.speech.commands import Follows

AT_TABLES = (
    *("people", "invite", "say", "tell", "history", "mute", "ignore", "complain", "away", "kick"),
    *("friends", "friend", "unfriend", "news", "sound", "notify", "width", "hold", "end", "close"),
    *("table-pace", "turns", "next-turn", "leave", "caution", "silence", "ban"),
)
"""The commands that can also be typed during a game."""
AT_EVENINGS = ("look", "time")
"""Those that can be typed only at a real table."""
TALK = ("say", "tell", "history", "people")
"""The commands that can also be typed instead of an answer before a game."""
BETWEEN_GAMES = (
    *("new", "join", "watch", "begin", "tables", "league", "rating", "again", "open", "quick"),
)
"""The commands of the lobby that can also be typed after a game."""
OF_DEVICES = {"ring", "warn", "pace", "curtain", "contracted", "marks"}
"""Settings that make sense only at a keyboard of this machine."""
OF_SEATS = {"hand", "hint", "moves", "undo", "agree", "legend", "since", "confirm", "braille"}
"""Commands that make no sense without a seat."""


@cache
def commands_at(
    game: str, server: tuple[AnyCommand, ...], *, seated: bool = True
) -> Mapping[str, Follows]:
    """Return the commands for a player or, not *seated*, for an onlooker."""
    known = commands_of(RECORDED[game], (*BETWEEN_KEYBOARDS, *server))
    left_out = OF_DEVICES if seated else OF_DEVICES | OF_SEATS
    own = {*OF_PERSON, *(each.name for each in server)}
    kept = known if seated else {name: known[name] for name in known if name in own}
    return {name: follows for name, follows in kept.items() if name not in left_out}
