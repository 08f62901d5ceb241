"""Lines in: what every keyboard can do, however its keys are read."""

import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Protocol

Complete = Callable[[str], Sequence[str]]
"""The line typed so far -> full candidates for its last word ("lay b" -> ["bear", "bee"])."""


def no_words(text: str) -> list[str]:
    """Nothing to complete."""
    return []


BLANKS = " \t"
"""What separates words in a typed line."""


class Keyboard(Protocol):
    """Where the player's lines come from."""

    def read_line(self, prompt: str, complete: Complete) -> str:
        """The next line, without its end; *prompt* is one line that ends in a blank.

        EOFError: Ctrl-D on an empty line, or the end of the input. KeyboardInterrupt: Ctrl-C.
        """
        ...

    def read_hidden(self, prompt: str) -> str:
        """The next line, of which nothing is shown or remembered; errors as above."""
        ...

    def is_first(
        self, prompt: str, files: Sequence[int], served: Callable[[], bool], *, felt: bool = True
    ) -> bool:
        """Show the prompt and wait for a key, which begins the next line: whether one came first.

        *served* is called now, and whenever something can be read from *files*: False waits on.
        *felt*: one is a braille display on which the prompt is, and on which keys are pressed.
        """
        ...

    def wait(self, line: str) -> bool:
        """Show *line*, the cursor at its beginning, until Enter or Space is pressed, then end it.

        A braille display follows the cursor, and in contracted braille the cells around it are
        spelled out: at the end it would push the beginning off a short display.

        False for Ctrl-C, Ctrl-D and the end of the input: nobody wants to wait any more. Keys
        that were pressed before the line stood there do not count, for it was not read then.
        Where nobody types, nothing waits.
        """
        ...

    def arrows(self, words: Mapping[str, str]) -> None:
        """What the keys `left`, `right`, `up` and `down` type, Enter included, into an empty line.

        A keyboard that reads whole lines has no such keys.
        """
        ...

    def forget(self) -> None:
        """Forget the lines typed so far: the next person shall not find them."""
        ...

    def close(self) -> None:
        """Leave the terminal as it was found; no line is read after this."""
        ...


def drop_typed_ahead() -> None:
    """Forget the keys that nobody has read yet, where the system can."""
    try:
        import termios
    except ImportError:  # Windows
        return
    with suppress(termios.error):  # the terminal was closed
        termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)
