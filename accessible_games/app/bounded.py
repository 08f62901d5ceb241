"""The command line within bounds: what strangers ask of a server is done in such a process.

    python -m accessible_games.app.bounded overlay --deck=cards.csv --format=pdf --out=made

It gives way to everything else on the machine. Who starts it ends it after some time.
"""

import os
import sys
from contextlib import suppress
from pathlib import Path

from accessible_games.app.command_line import run, start
from accessible_games.braille.decks import read_deck
from accessible_games.braille.problem import DeckError
from accessible_games.frontends.terminal.arguments import Arguments, read_arguments

MEMORY = 768 * 1024 * 1024
"""Bytes of memory; the largest overlays of the four games take an eighth of it."""
FILE = 64 * 1024 * 1024
"""Bytes of a file that is written."""
CARDS = 2000
"""Different cards of a deck."""


def bound() -> None:
    """Take no more than that, from now on and as far as the system knows bounds."""
    with suppress(ImportError, AttributeError, ValueError, OSError):  # Windows has none
        import resource

        os.nice(10)
        resource.setrlimit(resource.RLIMIT_FSIZE, (FILE, FILE))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def check(arguments: Arguments) -> None:
    """Refuse a deck that is too large. `DeckError`, OSError."""
    cards = read_deck(Path(arguments.deck)).cards if arguments.deck else ()
    if len(cards) > CARDS:
        raise DeckError(cards[CARDS].line, "too-many", CARDS)


def main(arguments: Arguments) -> int:
    """Do what was asked for; the exit status."""
    try:
        check(arguments)
    except Exception as error:
        return start(arguments)[0].fail(error)
    return run(arguments)


if __name__ == "__main__":
    bound()
    sys.exit(main(read_arguments(sys.argv[1:])))
