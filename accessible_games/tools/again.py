"""The line that does something again, or something like it, as it is typed in a shell."""

import os
import shlex
import subprocess
from collections.abc import Iterator

from accessible_games.frontends.terminal.arguments import EVERYWHERE, OPTIONS, Arguments
from accessible_games.speech.program_name import typed
from accessible_games.tools.labelling import with_deck


def command_line(arguments: Arguments) -> str:
    """Return the command with all that was given, and a file of cards without --deck."""
    words = [arguments.command, *arguments.words, *file_words(arguments), *options(arguments)]
    joined = subprocess.list2cmdline(words) if os.name == "nt" else shlex.join(words)
    return f"{typed()} {joined}"


def file_words(arguments: Arguments) -> list[str]:
    """Return how the file of a deck is named."""
    deck = arguments.deck
    if deck is None:
        return []
    read = with_deck(Arguments(arguments.command, [deck]))
    return [deck] if read.deck == deck and not deck.startswith("-") else [f"--deck={deck}"]


def options(arguments: Arguments) -> Iterator[str]:
    """Yield the other options that were given, with their values."""
    for name in (*OPTIONS[arguments.command], *EVERYWHERE):
        value, option = getattr(arguments, name), f"--{name.replace('_', '-')}"
        if name == "deck" or not value:
            continue
        for each in value if isinstance(value, list) else [value]:
            if each is True:
                yield option
            elif each.startswith("-"):
                yield f"{option}={each}"
            else:
                yield from (option, each)
