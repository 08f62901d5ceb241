"""The commands that need the keyboard, the display or the disk, not only the table."""

from collections.abc import Callable, Mapping, Sequence

from accessible_games.core.game import AnyGame
from accessible_games.frontends.terminal.console import Console
from accessible_games.frontends.terminal.control_flow import Leave
from accessible_games.frontends.terminal.error_messages import system_problem
from accessible_games.games import RECORDED
from accessible_games.match.commands import command_table
from accessible_games.match.commands.entry import CommandEntry, HelpPart
from accessible_games.match.commands.sounding import choose_sounds
from accessible_games.sounds.silence import Silence
from accessible_games.speech.commands import Follows
from accessible_games.speech.normalize import is_one_of
from accessible_games.speech.problem import NotUnderstoodError


def save(console: Console, rest: str) -> None:
    """Say where the game is saved; saving happens by itself."""
    person, kept = console.person, console.kept
    kept.add(person)
    person.say("not-saved" if kept.refused else "saved-as", file=kept.saved.path.stem)


def feel(console: Console, rest: str) -> None:
    """Take the braille display; its modules are not imported before."""
    from accessible_games.frontends.terminal import display_mode

    display_mode.feel(console, rest)


def sound(console: Console, rest: str) -> None:
    """Switch sounds on or off, or let one be heard after the words for it."""

    def play(name: str) -> Silence:
        console.speak_so_far()
        return console.screen.play_sample(name)

    choose_sounds(console.person, rest, play)


def report(console: Console, rest: str) -> None:
    """Write a file for a maintainer, with all secrets only if they are asked for."""
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
    console.kept.add(console.person)
    if not console.kept.refused or console.agrees("really-quit-unsaved"):
        raise Leave
    console.person.say("going-on")


ConsoleCommand = CommandEntry[Callable[[Console, str], None]]
"""A command that needs a device."""
COMMANDS: Mapping[str, ConsoleCommand] = {
    entry.name: entry
    for entry in (
        ConsoleCommand("sound", HelpPart.SETTINGS, sound, Follows.CHOICE),
        ConsoleCommand("save", HelpPart.DEVICES, save),
        ConsoleCommand("feel", HelpPart.DEVICES, feel, Follows.CHOICE),
        ConsoleCommand("report", HelpPart.DEVICES, report, Follows.CHOICE),
        ConsoleCommand("quit", HelpPart.LAST, leave, Follows.ALONE),
    )
}


def commands_of(game: AnyGame) -> Mapping[str, Follows]:
    """All commands at a table with a keyboard, in the order in which `help` tells them."""
    return command_table.commands_of(game, COMMANDS.values())


def all_commands() -> Sequence[str]:
    """Return the commands of all games, for which players may choose letters; imports the games."""
    return list(dict.fromkeys(name for game in RECORDED.values() for name in commands_of(game)))
