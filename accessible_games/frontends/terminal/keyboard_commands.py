"""The commands that need the keyboard, the display or the disk, and not only the table."""

from collections.abc import Callable, Mapping, Sequence

from accessible_games.core.game import AnyGame
from accessible_games.frontends.terminal.complaints import system_problem
from accessible_games.frontends.terminal.console import Console
from accessible_games.frontends.terminal.leaving import Leave
from accessible_games.games import GAMES
from accessible_games.match.commands import command_table
from accessible_games.match.commands.entry import CommandEntry, Part
from accessible_games.speech.fold import is_one_of
from accessible_games.speech.problem import NotUnderstoodError
from accessible_games.speech.vocabulary import Follows


def save(console: Console, rest: str) -> None:
    """Say where the game is saved; everything is saved as it happens."""
    console.keep()
    console.person.say("not-saved" if console.unsaved else "saved-as", file=console.saved.path.stem)


def feel(console: Console, rest: str) -> None:
    """Take the braille display; its modules are imported only now."""
    from accessible_games.frontends.terminal import touch

    touch.feel(console, rest)


def report(console: Console, rest: str) -> None:
    """Write a file for a maintainer, with all secrets only where these are asked for."""
    words = console.person.narrator.catalogue.words("everything")
    secrets = bool(rest)
    if secrets and not is_one_of(rest, words):
        raise NotUnderstoodError("unknown-choice", word=rest, choices=words[0])
    try:
        file = console.report(console, secrets)
    except OSError as error:
        problem = system_problem(error, console.person.narrator.catalogue)
        console.person.say("report-refused", problem=problem)
    else:
        console.person.say("report-with-secrets" if secrets else "report-written", file=str(file))


def leave(console: Console, rest: str) -> None:
    """Leave, after asking if the game could not be saved."""
    console.keep()
    if not console.unsaved or console.agrees("really-quit-unsaved"):
        raise Leave
    console.person.say("going-on")


ConsoleCommand = CommandEntry[Callable[[Console, str], None]]
"""A command that needs a device."""
COMMANDS: Mapping[str, ConsoleCommand] = {
    entry.name: entry
    for entry in (
        ConsoleCommand("save", Part.DEVICES, save),
        ConsoleCommand("feel", Part.DEVICES, feel, Follows.CHOICE),
        ConsoleCommand("report", Part.DEVICES, report, Follows.CHOICE),
        ConsoleCommand("quit", Part.LAST, leave),
    )
}


def commands_of(game: AnyGame) -> Mapping[str, Follows]:
    """All commands at a table with a keyboard, in the order in which `help` tells them."""
    return command_table.commands_of(game, COMMANDS.values())


def all_commands() -> Sequence[str]:
    """The commands of all games, which are imported for it; players may choose letters for them."""
    return list(dict.fromkeys(name for game in GAMES.values() for name in commands_of(game)))
