r"""A program at a terminal of our own: keys in one by one, bytes out, and what they amount to.

    with Terminal([sys.executable, "-m", "accessible_games"], columns=40) as terminal:
        terminal.expect("Your turn")
        terminal.type("hand\n")
        terminal.expect("You hold")
        assert terminal.measure().median == 1

Waits end as soon as the output says so, or as the program has taken all keys and sleeps, so that
nothing more comes from it; PATIENCE is only for a broken program.
"""

import codecs
import contextlib
import os
import re
import select
import statistics
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.forking import Forked, Work
from tests.reaper import PROCESSES
from tests.running import PATIENCE, ROOT, Running, Started, rest
from tests.terminal.model import Model, Tally

if sys.platform != "win32":
    import fcntl
    import termios

GLANCE = 0.001
"""Seconds between two looks at whether a program sleeps, where nothing tells when it does."""
SILENCE = 0.1
"""Seconds without output where the system does not tell whether a program sleeps."""
BREATH = 0.5
"""Seconds between two looks at whether a program has ended of which something is expected."""
KEYS = {
    "enter": "\r",
    "space": " ",
    "tab": "\t",
    "escape": "\x1b",
    "backspace": "\x7f",
    "up": "\x1b[A",
    "down": "\x1b[B",
    "right": "\x1b[C",
    "left": "\x1b[D",
    "home": "\x1b[H",
    "end": "\x1b[F",
    "delete": "\x1b[3~",
    "insert": "\x1b[2~",
    "page up": "\x1b[5~",
    "page down": "\x1b[6~",
    "shift tab": "\x1b[Z",
    "f1": "\x1bOP",
    **{f"ctrl {letter}": chr(ord(letter) & 31) for letter in "abcdefghijklmnopqrstuvwxyz"},
    **{f"alt {letter}": f"\x1b{letter}" for letter in "abcdefghijklmnopqrstuvwxyz"},
}


@dataclass(frozen=True)
class Stroke:
    """One key and the bytes that came after it, before the next."""

    key: str
    answer: bytes


@dataclass(frozen=True)
class Measure:
    """What a program did to its terminal; *tally* explains its numbers."""

    strokes: tuple[Stroke, ...]
    tally: Tally

    @property
    def per_letter(self) -> list[int]:
        """Bytes that came after each typed letter, digit or blank."""
        return [len(stroke.answer) for stroke in self.strokes if stroke.key.isprintable()]

    @property
    def median(self) -> float:
        """Bytes after a typed letter, the median."""
        return statistics.median(self.per_letter)

    @property
    def most(self) -> int:
        """Bytes after a typed letter, the most."""
        return max(self.per_letter)

    @property
    def queries(self) -> int:
        """How often the program asked the terminal something, such as where the cursor is."""
        return self.tally.escapes["query"]


class Terminal(Running):
    """*command* at a new terminal; leaving the block ends the program."""

    def __init__(
        self,
        command: Sequence[str | Path] | Work,
        *,
        columns: int = 80,
        rows: int = 24,
        term: str = "xterm-256color",
        env: Mapping[str, str] | None = None,
    ) -> None:
        """*env* is added to the environment of the tests; the folder is the project's."""
        if sys.platform == "win32":
            pytest.skip("this system has no pseudo-terminals")
        self.model = Model(columns, rows)
        self.strokes: list[Stroke] = []
        self._output = bytearray()
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._seen = 0
        self._master, self._inside = os.openpty()
        self._set_size(columns, rows)
        self.modes_before = self.modes()
        streams = dict.fromkeys(("stdin", "stdout", "stderr"), self._inside)
        environment = _environment(term, env)
        self._process: Started | Forked
        if isinstance(command, Work):
            self._process = Forked(command, (self._inside,) * 3, environment)
        else:
            self._process = Started(
                command, cwd=ROOT, env=environment, preexec_fn=_own_terminal, **streams
            )
        self._processes = [self._process.pid]

    def close(self) -> None:
        """Close the terminal, then end the program."""
        self.hang_up()  # first: the system holds a program back whose output nobody reads
        self._process.end()

    # What goes in

    def type(self, text: str) -> list[Stroke]:
        r"""Letter by letter ("\n" is enter), each when the one before has been answered."""
        return [self._strike("\r" if letter == "\n" else letter) for letter in text]

    def echo(self, text: str) -> None:
        """Letter by letter, each as soon as the one before stands on the screen."""
        self.settle()
        for letter in text:
            mark, end = self.mark(), time.monotonic() + PATIENCE
            self.send(letter)
            while letter.encode() not in self.bytes_since(mark):
                if not self._pump(end - time.monotonic()):
                    raise AssertionError(f"{letter!r} did not come; the screen:\n{self.text()}")

    def press(self, *names: str) -> list[Stroke]:
        """Keys by name, as in KEYS; each when the program rests: one typed ahead may not count."""
        self.settle()
        return [self._strike(KEYS[name]) for name in names]

    def enter(self, line: str, answer: str) -> None:
        """Type a line and enter, and wait for the answer (a regular expression)."""
        self.type(f"{line}\n")
        self.expect(answer)

    def answer(self, *names: str) -> bytes:
        """What the terminal is sent after these keys, all together."""
        return b"".join(stroke.answer for stroke in self.press(*names))

    def send(self, text: str) -> None:
        """All at once, as by paste or by typing ahead; waits for nothing."""
        os.write(self._master, text.encode())

    def resize(self, columns: int, rows: int) -> None:
        """Another size, which the program is told."""
        self._set_size(columns, rows)
        self.model.columns, self.model.rows = columns, rows

    def kill(self, number: int) -> None:
        """A signal to the program."""
        self._process.send_signal(number)

    def hang_up(self) -> None:
        """Close the terminal, as a closed window does."""
        if self._master >= 0:
            os.close(self._inside)
            os.close(self._master)
            self._master = -1

    # What comes out

    def expect(self, pattern: str, seconds: float = PATIENCE) -> re.Match[str]:
        """Wait for a regular expression in the output after the last match.

        What has ended says no more: that is noticed at once.
        """
        end = time.monotonic() + seconds
        while not (found := re.search(pattern, _plain(self._output)[self._seen :])):
            over = self.has_ended or time.monotonic() > end
            if not self._pump(0 if over else BREATH) and over:
                raise AssertionError(f"{pattern!r} did not come; the screen:\n{self.text()}")
        self._seen += found.end()
        return found

    def settle(self, longer: float = 0) -> None:
        """Until the program has taken all keys and sleeps; all that it has written is here then.

        Where a timer of its own may wake it, it has to sleep *longer* seconds at a stretch.
        """
        end = time.monotonic() + PATIENCE
        while (asleep := self._asleep()) is None or self._pump(longer) or self._asleep() != asleep:
            if time.monotonic() > end:
                raise AssertionError(f"the program does not rest; the screen:\n{self.text()}")
            self._pump(GLANCE)

    def rests(self, seconds: float, pipe: int) -> bool:
        """Whether the program sleeps so long at a stretch, and nothing comes from a pipe either.

        For where a timer of its own may wake it.
        """
        asleep = self._asleep()
        if asleep is None or select.select([self._master, pipe], [], [], seconds)[0]:
            return False
        return self._asleep() == asleep

    def settle_all(self) -> None:
        """From now on settle waits for all processes that the program has started until now."""
        self._processes = [*self._process.family()]

    def look(self) -> None:
        """Take what has come until now; waits for nothing."""
        while self._pump(0):
            continue

    def wait(self, seconds: float = PATIENCE) -> int:
        """The program's exit status, negative for a signal."""
        end = time.monotonic() + seconds
        while self._pump(0.02) or self._process.poll() is None:
            if time.monotonic() > end:
                raise AssertionError(f"the program did not end; the screen:\n{self.text()}")
        return self._process.wait()

    def mark(self) -> int:
        """A place in the output, for bytes_since."""
        return len(self._output)

    def bytes_since(self, mark: int = 0) -> bytes:
        """What was written after the mark."""
        return bytes(self._output[mark:])

    def lines(self) -> list[str]:
        """All lines so far, also those that have scrolled away; the last has the cursor or less."""
        return [self.model.line(row) for row in range(len(self.model.lines))]

    def text(self) -> str:
        """All lines so far as one text."""
        return "\n".join(self.lines())

    def screen_text(self) -> str:
        """The lines that are on the screen."""
        return "\n".join(self.lines()[self.model.top :])

    def measure(self) -> Measure:
        """Everything from the start until now."""
        return Measure(tuple(self.strokes), self.model.tally)

    def echoes(self) -> bool:
        """Whether the terminal itself shows what is typed, as it does for a shell."""
        return bool(termios.tcgetattr(self._master)[3] & termios.ECHO)

    def modes(self) -> list[object]:
        """The terminal's settings, as termios has them."""
        return list(termios.tcgetattr(self._master))

    @property
    def has_ended(self) -> bool:
        """Whether the program has gone."""
        return self._process.poll() is not None

    @property
    def pid(self) -> int:
        """The program's process."""
        return self._process.pid

    def _strike(self, key: str) -> Stroke:
        mark = self.mark()
        self.send(key)
        self.settle()
        stroke = Stroke(key, self.bytes_since(mark))
        self.strokes.append(stroke)
        return stroke

    def _asleep(self) -> object:
        """None while the program runs or has keys to read; else what is the same until it runs."""
        if self._master < 0 or self._process.poll() is not None:
            return ()
        if not PROCESSES.exists():
            return None if self._pump(SILENCE) else ()
        if select.select([self._inside], [], [], 0)[0]:
            return None
        told = [rest(process) for process in self._processes]
        return None if None in told else told

    def _pump(self, seconds: float) -> bool:
        """Read once; False when nothing came in time or the program has gone."""
        if self._master < 0:
            return False
        ready, _, _ = select.select([self._master], [], [], max(0, seconds))
        data = b""
        with contextlib.suppress(OSError):  # the program has closed its side
            data = os.read(self._master, 65536) if ready else b""
        self._output += data
        self.model.feed(self._decoder.decode(data))  # which keeps a letter that is cut for later
        for reply in self.model.replies:
            os.write(self._master, reply)
        self.model.replies.clear()
        return bool(data)

    def _set_size(self, columns: int, rows: int) -> None:
        termios.tcsetwinsize(self._master, (rows, columns))


def _plain(data: bytes | bytearray) -> str:
    """The output without sequences and carriage returns."""
    text = data.decode("utf-8", "replace")
    return re.sub(
        r"\x1b(\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(\x07|\x1b\\)|[()#].|[^\[\]])|\r", "", text
    )


def _environment(term: str, more: Mapping[str, str] | None) -> dict[str, str]:
    size = ("COLUMNS", "LINES")
    kept = {name: value for name, value in os.environ.items() if name not in size}
    return {**kept, "TERM": term, "PYTHONUTF8": "1", "PYTHONPATH": str(ROOT), **(more or {})}


def _own_terminal() -> None:
    """In the new program: this terminal is the one that Ctrl-C and hanging up act through."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
