"""The command line within limits, for what strangers ask of a server.

    python -m accessible_games.app.sandboxed_cli overlay --deck=cards.csv --format=pdf --out=made

The process runs at the lowest priority. The server that starts it ends it after a time limit.
"""

import os
import sys
from contextlib import suppress
from pathlib import Path

from accessible_games.app.command_line import run, start
from accessible_games.braille.decks import read_deck
from accessible_games.braille.problem import DeckError, Fault
from accessible_games.frontends.terminal.arguments import Arguments, read_arguments
from accessible_games.tools.labelling import encoding_of

MEMORY = 768 * 1024 * 1024
"""The most memory, in bytes. The largest overlays of the four games need an eighth of it."""
FILE = 64 * 1024 * 1024
"""The largest file that may be written, in bytes."""
CARDS = 2000
"""The most different cards in a deck."""


def bound() -> None:
    """Limit this process from now on, as far as the system supports that."""
    with suppress(ImportError, AttributeError, ValueError, OSError):  # Windows has none
        import resource

        os.nice(10)
        resource.setrlimit(resource.RLIMIT_FSIZE, (FILE, FILE))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def check(arguments: Arguments) -> None:
    """Refuse a deck that is too large.

    Raises `DeckError` for such a deck or one that cannot be read, and `OSError` if there is no such
    file.
    """
    cards = read_deck(Path(arguments.deck), encoding_of(arguments)).cards if arguments.deck else ()
    if len(cards) > CARDS:
        raise DeckError(Fault(cards[CARDS].line, "too-many", other=str(CARDS)))


def main(arguments: Arguments) -> int:
    """Run the command and return the exit status."""
    try:
        check(arguments)
    except Exception as error:
        return start(arguments)[0].fail(error)
    return run(arguments)


if __name__ == "__main__":
    bound()
    sys.exit(main(read_arguments(sys.argv[1:])))
