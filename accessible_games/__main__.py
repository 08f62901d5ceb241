"""The command line: words to calls, no rules."""

import gc
import sys
import warnings
from contextlib import suppress


def main() -> None:
    """Run the program and end with its exit status; Ctrl-C outside a game is a quiet failure."""
    warnings.simplefilter(
        "ignore", RuntimeWarning
    )  # of a game that Ctrl-C met before its first step
    try:
        sys.exit(start())
    except KeyboardInterrupt:
        sys.exit(1)


def start() -> int:
    """Greet who will play, before all else is loaded; then do what was asked."""
    gc.set_threshold(100_000)  # imports make no garbage, and looking for it costs 20 ms of waiting
    from accessible_games.play.arguments import read_arguments

    arguments = read_arguments(sys.argv[1:])
    if arguments.greet:
        from accessible_games.play.arguments import GREETING
        from accessible_games.play.prompt import Screen

        with suppress(OSError):  # it comes again with the next line, and is told then
            Screen().say([GREETING])
    from accessible_games.play.program import run

    return run(arguments)


if __name__ == "__main__":
    main()
