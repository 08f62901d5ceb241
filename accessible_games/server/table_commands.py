"""What can be typed at a game besides answers: its own commands, and those of the house."""

from collections.abc import Mapping
from functools import cache

from accessible_games.games import GAMES
from accessible_games.match.commands.command_table import OF_PERSON, commands_of
from accessible_games.match.commands.entry import AnyCommand
from accessible_games.match.commands.undoing import BETWEEN_KEYBOARDS
from accessible_games.speech.vocabulary import Follows

OF_DEVICES = {"ring", "warn", "pace", "curtain", "contracted", "marks"}
"""Settings that mean nothing to whoever is not at a keyboard of this machine."""
OF_SEATS = {"hand", "hint", "moves", "undo", "agree", "legend", "since", "confirm", "braille"}
"""Commands that mean nothing to who has no seat."""


@cache
def commands_at(
    game: str, house: tuple[AnyCommand, ...], *, seated: bool = True
) -> Mapping[str, Follows]:
    """The commands for somebody who plays, or, not *seated*, for who looks on."""
    known = commands_of(GAMES[game], (*BETWEEN_KEYBOARDS, *house))
    left_out = OF_DEVICES if seated else OF_DEVICES | OF_SEATS
    own = {*OF_PERSON, *(each.name for each in house)}
    kept = known if seated else {name: known[name] for name in known if name in own}
    return {name: follows for name, follows in kept.items() if name not in left_out}
