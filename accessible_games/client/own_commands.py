"""The commands about this device, which are not sent to the server."""

from collections.abc import Callable

from accessible_games.client.hearing import Hearing
from accessible_games.match.commands.setting import change_setting, change_width
from accessible_games.match.commands.topics import command_help
from accessible_games.speech.commands import Command, Commands, Follows
from accessible_games.speech.lexicon import Lexicon
from accessible_games.speech.pace_words import is_for_table

NAMES = ("pace", "ring", "warn", "contracted", "width", "feel")


def obey(hearing: Hearing, text: str, feel: Callable[[str], None]) -> bool:
    """Run one of these commands or its help; return False for any other line.

    The pace of a table, such as three days for each turn, goes to the server. Raises
    `NotUnderstoodError` if what follows the command is wrong.
    """
    follows = {**dict.fromkeys(NAMES, Follows.CHOICE), "help": Follows.WORDS}
    words = Commands(Lexicon(hearing.narrator.catalogue), follows)
    command = words.read(text)
    if command is None or is_of_table(hearing, command):
        return False
    if command.name == "feel":
        feel(command.rest)
        return True
    if command.name != "help":
        change(hearing, command)
        return True
    about = words.read(command.rest)
    if about is None or about.name not in NAMES:
        return False
    typed = words.shortest(about.name)
    hearing.tell(command_help(hearing.narrator, about.name, typed))
    if about.name == "pace":
        hearing.tell(hearing.narrator.say("join-pace-at-table", typed=typed[0]))
    return True


def is_of_table(hearing: Hearing, command: Command) -> bool:
    """Whether a command is about the pace of a table, and not of lines."""
    return command.name == "pace" and is_for_table(command.rest, hearing.narrator.catalogue)


def change(hearing: Hearing, command: Command) -> None:
    """Change a setting, or say its value."""
    if command.name == "width":
        change_width(hearing, command.rest)
    else:
        change_setting(hearing, command.rest, command.name)
