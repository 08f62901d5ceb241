"""The command line: words to calls, no rules.

Whatever is imported is imported within the `try`, so that no import can fail unheard.
"""

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from accessible_games.frontends.terminal.arguments import Arguments


def main() -> None:
    """Run the program and end with its exit status: whatever fails, it is one sentence and 1."""
    arguments = None
    try:
        arguments = read()
        status = start(arguments)
        hear_no_interrupt()
    except (Exception, KeyboardInterrupt) as error:
        status = fail(error, arguments)
    sys.exit(status)


def read() -> "Arguments":
    """Read the command line into arguments; what is wrong with them waits in `wrong`."""
    import gc

    gc.set_threshold(100_000)  # imports make no garbage, and looking for it costs 20 ms of waiting
    from accessible_games.frontends.terminal.arguments import read_arguments

    return read_arguments(sys.argv[1:])


def start(arguments: "Arguments") -> int:
    """Greet who will play, before all else is loaded; then do what was asked."""
    from accessible_games.frontends.terminal.screen import Screen, write_utf_8

    write_utf_8()
    if arguments.greet:
        from contextlib import suppress

        from accessible_games.frontends.terminal.arguments import GREETING

        with suppress(OSError):  # it comes again with the next line, and is told then
            Screen().say([GREETING])
    import warnings

    from accessible_games.app.command_line import run

    warnings.simplefilter("ignore", RuntimeWarning)  # of a game that Ctrl-C met before it began
    return run(arguments)


def fail(error: BaseException, arguments: "Arguments | None") -> int:
    """Say what failed, though what says everything else may be what is missing."""
    hear_no_interrupt()
    from accessible_games.failure import tell

    if arguments is None:
        return tell(error, None, None)
    return tell(error, arguments.known_language or arguments.language, arguments.data)


def hear_no_interrupt() -> None:
    """Let Ctrl-C end the program at once from now on: nothing is left to say."""
    import signal

    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)


if __name__ == "__main__":
    main()
