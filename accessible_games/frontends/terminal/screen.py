"""Lines out: where the program's words leave it, and the only way in which they do."""

import errno
import io
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from typing import NoReturn, TextIO

from accessible_games.frontends.terminal.scroll_limit import Flow, flow_of
from accessible_games.frontends.terminal.spelling import spell
from accessible_games.sounds.silence import Silence

_TURNS = [0x61C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)]
_CONTROLS = {
    **dict.fromkeys([*range(32), *range(127, 160)], " "),
    **dict.fromkeys(_TURNS),
}
"""Control characters that were typed and are echoed; they must not move the cursor.

Those that turn the order of letters around are left out.
"""


class Screen:
    """Lines out, complete and in order; nothing that was said changes afterwards.

    All screens of a terminal know what stands in its window, whichever of them wrote it.
    """

    _held = False  # whether the cursor stands in a line that has not ended

    def __init__(
        self, stream: TextIO | None = None, again: Callable[[], Sequence[str]] = tuple
    ) -> None:
        """*again* returns lines that say that what follows was said before."""
        self._given, self._again = stream, again

    def say(self, lines: Iterable[str]) -> None:
        """Write and flush once for as many *lines* as the window of a terminal holds.

        Elsewhere all lines are written at once. What a screen reader would take for the same lines
        above begins with a line that says so. Raises `SystemExit(0)` if no one can read them.
        """
        self.release()
        texts = [one_line(line) for line in lines]
        stream = self._stream
        if not texts or stream is None:
            return
        if not is_terminal(stream):
            _write("".join(f"{text}\n" for text in texts), stream)
            return
        flow = flow_of(stream)
        for part in flow.parts([f"{text}\n" for text in self._told(texts, flow)], stream):
            _write(part, stream)

    def _told(self, texts: list[str], flow: Flow) -> list[str]:
        """Return lines, and before them that they were said before, where that is needed."""
        stream = self._stream
        if stream is None or not flow.repeats(texts, stream):
            return texts
        said = [line for line in self._again() if not flow.repeats([line, *texts], stream)]
        return [*said[:1], *texts]

    def say_at_once(self, lines: Iterable[str]) -> None:
        """Say lines without any pause, because they are felt elsewhere."""
        self.say(lines)

    def hold(self, lines: Sequence[str]) -> None:
        """Say lines while no one is asked, and keep the cursor in the last until the next is said.

        So it stays on a braille display, which shows the line with the cursor. Without a terminal
        no one waits, and nothing is said.
        """
        if is_terminal(sys.stdin) and is_terminal(self._stream):
            self.say(lines[:-1])
            self._held = True
            self.show(f"{one_line(lines[-1])}\r")

    def release(self) -> None:
        """End the held line, if there is one."""
        if self._held:
            self._held = False
            self.show("\n")

    def push_out(self) -> None:
        """Push everything out of the terminal's window with empty lines.

        Does nothing without a terminal. What has left the window can still be scrolled back to.
        """
        stream = self._stream
        if stream is not None and is_terminal(stream):
            self.show("\n" * os.get_terminal_size(stream.fileno()).lines)

    def ring(self) -> None:
        """Ring the terminal's bell, which no screen reader says; nothing without a terminal."""
        if is_terminal(self._stream):
            self.show("\a")

    # The line that is typed

    def expect(self, prompt: str) -> None:
        """Make sure that a prompt is noticed that comes next: it may need a pause before it."""
        stream = self._stream
        if stream is not None and is_terminal(stream):
            flow_of(stream).expect(prompt, stream)

    def show(self, text: str) -> None:
        """Write text where the cursor stands: a prompt, or what is typed and edited."""
        stream = self._stream
        if stream is None:
            return
        _write(text, stream)
        if is_terminal(stream) and flow_of(stream).fit(stream):
            flow_of(stream).show(text)

    def read(self) -> None:
        """Note that somebody has read the line that is typed, key by key."""
        stream = self._stream
        if stream is not None and is_terminal(stream):
            flow_of(stream).read(stream)

    def echoed(self, line: str) -> None:
        """Note a prompt with what was typed, which the terminal has shown by itself."""
        stream = self._stream
        if stream is not None and is_terminal(stream):
            flow_of(stream).echo(line, stream)

    @property
    def _stream(self) -> TextIO | None:
        return self._given or sys.stdout

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


def _write(text: str, stream: TextIO) -> None:
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
