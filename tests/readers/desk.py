"""A terminal at which the program runs in this process, while readers look: all in made-up time.

Nothing waits and nothing depends on the machine: the program writes at a moment of a clock that
only its own pauses and the keys move on, and each reader looks when it would have looked by then.
"""

import io
import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import TracebackType
from typing import Protocol

from accessible_games.frontends.terminal import scroll_limit
from tests.readers.window import Window

if sys.platform != "win32":
    import termios

KEY = 0.09
"""Seconds between two keys."""
REST = 1.0
"""Seconds that a person listens before the first key."""


class Eyes(Protocol):
    """A reader that looks at a window."""

    said: list[str]
    """What it has said."""
    due: float
    """The second at which it looks next."""

    def press(self, key: str) -> None:
        """Note a key."""

    def notice(self, now: float, text: str) -> None:
        """Note what is written."""

    def look(self) -> None:
        """Look at the window."""


@dataclass
class Answer:
    """What was told between two typed lines, and what each reader said of it."""

    told: list[str]
    said: dict[str, list[str]]


class AtDesk(io.StringIO):
    """One end of the terminal."""

    def __init__(self, desk: "Desk") -> None:
        super().__init__()
        self._desk = desk

    def isatty(self) -> bool:
        """Return True: it is a terminal."""
        return True

    def fileno(self) -> int:
        """Return the file of a terminal that has the size of the window."""
        return self._desk.file


class Out(AtDesk):
    """What the program writes to."""

    encoding = "utf-8"

    def write(self, text: str) -> int:
        """Show text in the window."""
        self._desk.tell(text)
        return len(text)


class Keys(AtDesk):
    """What the program reads: typed letters, each shown as it is typed."""

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        """Return the next typed line; nothing when the input is over."""
        return self._desk.typed()


@dataclass
class Desk:
    """A window, its readers by name, and somebody who types lines at it."""

    window: Window
    lines: Iterator[str]
    readers: Mapping[str, Eyes]
    answers: list[Answer] = field(default_factory=list)
    file: int = -1
    _now: float = 0.0
    _told: str = ""
    _inside: int = -1

    def __enter__(self) -> "Desk":
        self.file, self._inside = os.openpty()
        termios.tcsetwinsize(self._inside, (self.window.lines, self.window.columns))
        self.file, self._inside = self._inside, self.file
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        os.close(self.file)
        os.close(self._inside)

    def clock(self) -> float:
        """Return the seconds of this desk."""
        return self._now

    def sleep(self, seconds: float) -> None:
        """Let time pass; whoever is due in it looks."""
        end = self._now + seconds
        while (first := min(self.readers.values(), key=lambda each: each.due)).due <= end:
            self._now = max(self._now, first.due)
            first.look()
        self._now = end

    def tell(self, text: str) -> None:
        """Show what the program writes."""
        self._told += text
        self._show(text)

    def _show(self, text: str) -> None:
        self.window.put(text)
        for reader in self.readers.values():
            reader.notice(self._now, text)

    def typed(self) -> str:
        """Let everything be heard, then type the next line, key by key, and Enter."""
        self.listen()
        line = next(self.lines, None)
        if line is None:
            return ""
        for key in line:
            for reader in self.readers.values():
                reader.press(key)
            self._show(key)
            self.sleep(KEY)
        for reader in self.readers.values():
            reader.press("\n")
        self._show("\n")
        return f"{line}\n"

    def listen(self) -> None:
        """Let everything be heard that was told."""
        self.sleep(REST)
        told = [line for line in map(str.strip, self._told.splitlines()) if line]
        said = {name: [*reader.said] for name, reader in self.readers.items()}
        for reader in self.readers.values():
            reader.said.clear()
        self.answers.append(Answer(told, said))
        self._told = ""

    def run(self, program: Callable[[], object]) -> Sequence[Answer]:
        """Run a program at this desk; return what was told before each typed line and after."""
        with self, self._here():
            program()
            self.listen()
        return self.answers

    @contextmanager
    def _here(self) -> Iterator[None]:
        """Let this be where the program reads and writes, and its clock the program's."""
        streams, names = (sys.stdin, sys.stdout), ("sleep", "monotonic")
        clock = {name: vars(scroll_limit)[name] for name in names}
        sys.stdin, sys.stdout = Keys(self), Out(self)
        vars(scroll_limit).update(sleep=self.sleep, monotonic=self.clock)
        try:
            yield
        finally:
            sys.stdin, sys.stdout = streams
            vars(scroll_limit).update(clock)
