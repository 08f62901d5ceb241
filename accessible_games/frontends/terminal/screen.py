"""Lines out: where the program's words leave it."""

import errno
import io
import os
import sys
from collections.abc import Iterable, Sequence
from typing import NoReturn, TextIO

from accessible_games.frontends.terminal.scroll_limit import Flow
from accessible_games.frontends.terminal.spelling import spell
from accessible_games.match.commands.sounding import Silence

_TURNS = [0x61C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)]
_CONTROLS = {
    **dict.fromkeys([*range(32), *range(127, 160)], " "),
    **dict.fromkeys(_TURNS),
}
"""Control characters that were typed and are echoed; they must not move the cursor.

Those that turn the order of letters around are left out.
"""


class Screen:
    """Lines out, complete and in order; nothing that was said changes afterwards."""

    _held = False  # whether the cursor stands in a line that has not ended

    def __init__(self, stream: TextIO | None = None) -> None:
        self._stream = stream
        self._flow = Flow()

    def say(self, lines: Iterable[str]) -> None:
        """Write and flush once for as many *lines* as the window of a terminal holds.

        Elsewhere all lines are written at once. Raises `SystemExit(0)` if no one can read them.
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
        """Say lines without any pause, because they are felt elsewhere."""
        self.say(lines)

    def hold(self, lines: Sequence[str]) -> None:
        """Say lines while no one is asked, and keep the cursor in the last until the next is said.

        So it stays on a braille display, which shows the line with the cursor. Without a terminal
        no one waits, and nothing is said.
        """
        stream = self._stream or sys.stdout
        if is_terminal(sys.stdin) and is_terminal(stream):
            self.say(lines[:-1])
            self._held = True
            write(f"{one_line(lines[-1])}\r", stream)

    def release(self) -> None:
        """End the held line, if there is one."""
        if self._held:
            self._held = False
            write("\n", self._stream or sys.stdout)

    def push_out(self) -> None:
        """Push everything out of the terminal's window with empty lines.

        Does nothing without a terminal. What has left the window can still be scrolled back to.
        """
        stream = self._stream or sys.stdout
        if is_terminal(stream):
            write("\n" * os.get_terminal_size(stream.fileno()).lines, stream)

    def ring(self) -> None:
        """Ring the terminal's bell, which no screen reader says; nothing without a terminal."""
        stream = self._stream or sys.stdout
        if is_terminal(stream):
            write("\a", stream)

    def play(self, name: str) -> None:
        """Play a sound, which no line waits for; its modules are not imported before."""
        from accessible_games.frontends.terminal.loudspeaker import loudspeaker

        loudspeaker().play(name)

    def play_sample(self, name: str) -> Silence:
        """Play a sound to its end; return why it was not heard, if so."""
        from accessible_games.frontends.terminal.loudspeaker import is_far, loudspeaker

        if loudspeaker().test(name):
            return ""
        return "far" if is_far() else "no-player"


def one_line(text: str) -> str:
    """Return the text on one line, with blanks instead of control characters."""
    return text.translate(_CONTROLS)


def write(text: str, stream: TextIO) -> None:
    """Write and flush once. Raises `SystemExit(0)`, silently, if the reading end has gone."""
    try:
        stream.write(spell(text, stream.encoding))
        stream.flush()
    except OSError as error:
        if error.errno not in gone():
            raise
        _leave(stream)


def gone() -> tuple[int, ...]:
    """Return the errors that mean that nobody reads any more; Windows has one of its own."""
    closed = (errno.EPIPE, errno.EIO)  # EIO: the terminal was closed
    return (*closed, errno.EINVAL) if sys.platform == "win32" else closed


def write_utf_8() -> None:
    """Read and write UTF-8 in pipes and files on Windows, as Python does from 3.15 on.

    Otherwise it would be an old encoding without braille. PYTHONIOENCODING still chooses another.
    """
    if sys.platform != "win32" or os.environ.get("PYTHONIOENCODING"):
        return
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and not stream.isatty():
            stream.reconfigure(encoding="utf-8")


def _leave(stream: TextIO) -> NoReturn:
    """End the program; what is still in the buffer is dropped, so that exiting stays silent."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, stream.fileno())
    os.close(nowhere)
    raise SystemExit(0)


def is_terminal(stream: TextIO | None) -> bool:
    """Whether the stream is a terminal, where a person types or reads."""
    return stream is not None and not stream.closed and stream.isatty()
