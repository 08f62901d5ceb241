"""Lines out: where the program's words leave it."""

import errno
import os
import sys
from collections.abc import Iterable, Sequence
from typing import NoReturn, TextIO

from accessible_games.frontends.terminal.flow import Flow
from accessible_games.frontends.terminal.spelling import spell

_CONTROLS = dict.fromkeys([*range(32), *range(127, 160)], " ")
"""Control keys that a line may echo because they were typed; they must not move the cursor."""


class Screen:
    """Lines out, complete and in order; nothing that was said changes afterwards."""

    _held = False  # whether the cursor stands in a line that has not ended

    def __init__(self, stream: TextIO | None = None) -> None:
        self._stream = stream
        self._flow = Flow()

    def say(self, lines: Iterable[str]) -> None:
        """One write and one flush for all *lines* that fit into the window of a terminal.

        Elsewhere for all. SystemExit(0) when nobody can read them.
        """
        self.release()
        texts = [f"{one_line(line)}\n" for line in lines]
        stream = self._stream or sys.stdout
        if texts and is_terminal(stream):
            for part in self._flow.parts(texts, stream):
                write(part, stream)
        elif texts and stream is not None:
            write("".join(texts), stream)

    def say_at_once(self, lines: Iterable[str]) -> None:
        """The same for lines that nobody has to wait for, because they are felt elsewhere."""
        self.say(lines)

    def hold(self, lines: Sequence[str]) -> None:
        """Say lines while nobody is asked, the cursor in the last of them until the next is said.

        So it stays on a braille display, which shows the line of the cursor. Where nobody waits,
        because no terminal is there, nothing is said.
        """
        stream = self._stream or sys.stdout
        if is_terminal(sys.stdin) and is_terminal(stream):
            self.say(lines[:-1])
            self._held = True
            write(f"{one_line(lines[-1])}\r", stream)

    def release(self) -> None:
        """End the line that is held, if one is."""
        if self._held:
            self._held = False
            write("\n", self._stream or sys.stdout)

    def push_out(self) -> None:
        """Push everything out of the terminal's window with empty lines.

        Nothing where no terminal is. What has left the window can still be scrolled back to.
        """
        stream = self._stream or sys.stdout
        if is_terminal(stream):
            write("\n" * os.get_terminal_size(stream.fileno()).lines, stream)

    def ring(self) -> None:
        """The bell of the terminal, which no reader says; nothing where no terminal is."""
        stream = self._stream or sys.stdout
        if is_terminal(stream):
            write("\a", stream)


def one_line(text: str) -> str:
    """The text on one line: blanks instead of control characters."""
    return text.translate(_CONTROLS)


def write(text: str, stream: TextIO) -> None:
    """One write and one flush; SystemExit(0), silently, when the reading end has gone."""
    try:
        stream.write(spell(text, stream.encoding))
        stream.flush()
    except OSError as error:
        if error.errno not in (errno.EPIPE, errno.EIO):  # EIO: the terminal was closed
            raise
        _leave(stream)


def _leave(stream: TextIO) -> NoReturn:
    """End the program; what is still in the buffer goes nowhere, so that exit stays silent."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, stream.fileno())
    os.close(nowhere)
    raise SystemExit(0)


def is_terminal(stream: TextIO | None) -> bool:
    """Whether it is a terminal, where somebody types or reads."""
    return stream is not None and not stream.closed and stream.isatty()
