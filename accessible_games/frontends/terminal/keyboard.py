"""Lines in: what every keyboard can do, however its keys are read."""

import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Protocol

Complete = Callable[[str], Sequence[str]]
"""The line typed so far -> full candidates for its last word ("lay b" -> ["bear", "bee"])."""


def no_words(text: str) -> list[str]:
    """Return no candidates: there is nothing to complete."""
    return []


BLANKS = " \t"
"""What separates words in a typed line."""


class Keyboard(Protocol):
    """Where the player's lines come from."""

    def read_line(self, prompt: str, complete: Complete) -> str:
        """Return the next line without its end; *prompt* is one line that ends in a blank.

        Raises `EOFError` for Ctrl-D on an empty line or the end of the input, and
        `KeyboardInterrupt` for Ctrl-C.
        """
        ...

    def read_hidden(self, prompt: str) -> str:
        """Return the next line without showing or remembering it.

        Raises errors as `read_line` does.
        """
        ...

    def is_first(
        self, prompt: str, files: Sequence[int], served: Callable[[], bool], *, felt: bool = True
    ) -> bool:
        """Show the prompt and wait for a key, which begins the next line; return whether one came.

        *served* is called now and whenever something can be read from *files*; waiting goes on
        while it returns False. *felt*: one of them is a braille display that shows the prompt and
        has keys.
        """
        ...

    def wait(self, line: str) -> bool:
        """Show *line*, the cursor at its beginning, until Enter or Space is pressed, then end it.

        A braille display follows the cursor, and in contracted braille the cells around it are
        spelled out: at the end of the line that would push the beginning off a short display.
        Returns False for Ctrl-C, Ctrl-D and the end of the input: the person does not want to wait
        any more. Keys pressed before the line appeared do not count, as it was not read by then.
        Without a terminal it does not wait.
        """
        ...

    def arrows(self, words: Mapping[str, str]) -> None:
        """Set what the keys `left`, `right`, `up` and `down` type, with Enter, into an empty line.

        A keyboard that reads whole lines has no such keys.
        """
        ...

    def forget(self) -> None:
        """Forget the lines typed so far, so that the next person does not find them."""
        ...

    def close(self) -> None:
        """Leave the terminal as it was found; no line is read after this."""
        ...


def drop_typed_ahead() -> None:
    """Forget keys that were not read yet."""
    try:
        import termios
    except ImportError:
        from accessible_games.frontends.terminal import windows_keys

        windows_keys.drop()
        return
    with suppress(termios.error):  # the terminal was closed
        termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)
