"""The commands about one's own device, which do not travel to the server."""

from collections.abc import Callable

from accessible_games.client.hearing import Hearing
from accessible_games.match.commands.setting import change_setting, change_width
from accessible_games.match.commands.topics import command_help
from accessible_games.speech.vocabulary import Command, Follows, Vocabulary

NAMES = ("pace", "ring", "warn", "contracted", "width", "feel")


def obey(hearing: Hearing, text: str, feel: Callable[[str], None]) -> bool:
    """Do a command of these, or tell about it; False for all else. `NotUnderstoodError`."""
    follows = {**dict.fromkeys(NAMES, Follows.CHOICE), "help": Follows.WORDS}
    words = Vocabulary(hearing.narrator.catalogue, (), {}, follows)
    command = words.command(text, exact=True)
    if command is None:
        return False
    if command.name == "feel":
        feel(command.rest)
        return True
    if command.name != "help":
        change(hearing, command)
        return True
    about = words.command(command.rest, exact=True)
    if about is None or about.name not in NAMES:
        return False
    hearing.tell(command_help(hearing.narrator, about.name, words.shortest(about.name)))
    return True


def change(hearing: Hearing, command: Command) -> None:
    """Change a setting, or say what it is."""
    if command.name == "width":
        change_width(hearing, command.rest)
    else:
        change_setting(hearing, command.rest, command.name)
