r"""A desktop of Windows in the memory of an X server, where console windows are really drawn.

    with Desktop(folder) as desktop, desktop.open("cmd /k") as window:
        window.expect(r">$")
        window.type("hand")

Keys are pressed as a keyboard does, by xdotool, and what stands in the window is asked of the
console, as screen readers do (watching.py).
"""

import json
import os
import re
import shutil
from functools import partial
from pathlib import Path
from subprocess import PIPE, STDOUT

from tests.release.bare import lacks
from tests.running import Running, Started, run, wait_until
from tests.windows import wine
from tests.windows.genuine import path

PROGRAMS = {"Xvfb": "xvfb", "setxkbmap": "x11-xkb-utils", "xdotool": "xdotool"}
"""What is needed besides Wine, and Debian's packages of it."""
SCREEN = ("Xvfb", "-screen", "0", "1024x768x24", "-nolisten", "tcp", "-noreset", "-displayfd")
KEYS = "ch"
"""A keyboard on which German and French letters are keys of their own: the Swiss one."""
WATCHING = Path(__file__).with_name("watching.py")


class Desktop(Running):
    """An empty disk of Windows and a screen, until its with block is left."""

    def __init__(self, folder: Path) -> None:
        """Skip the test where something is missing."""
        wine.wanted_tools()
        missing = [package for name, package in PROGRAMS.items() if shutil.which(name) is None]
        if missing:
            lacks(f"To draw a window, this machine lacks {' '.join(missing)}.")
        self.disk = wine.empty_disk(folder / "disk")
        ours, theirs = os.pipe()
        self._screen = Started([*SCREEN, str(theirs)], pass_fds=[theirs])
        os.close(theirs)
        with open(ours) as told:
            self.display = f":{told.readline().strip()}"
        self.tell("setxkbmap", KEYS)

    def close(self) -> None:
        """End all of it."""
        with self._screen:
            self._screen.end()

    def tell(self, *command: str) -> str:
        """Return what a program of X says."""
        done = run(command, env={**os.environ, "DISPLAY": self.display, "LC_ALL": "C.UTF-8"})
        assert done.returncode == 0, done.stderr
        return done.stdout

    def open(self, line: str) -> "Window":
        """Open a window with a command line."""
        return Window(self, line)


class Window(Running):
    """A console window with a program, until its with block is left."""

    def __init__(self, desktop: Desktop, line: str) -> None:
        python = [str(wine.program() / "python" / "python.exe"), "-X", "utf8", path(WATCHING)]
        seen = [*wine.wine(desktop.disk)[:-1], f"DISPLAY={desktop.display}", "wine"]
        self._desktop = desktop
        folder = desktop.disk / "drive_c"
        command = [*seen, *python, line]
        self._watching = Started(command, cwd=folder, stdin=PIPE, stdout=PIPE, stderr=STDOUT)

    def close(self) -> None:
        """Close it, and whatever runs there."""
        with self._watching:
            self._watching.end()

    def focus(self, title: str) -> None:
        """Let it have what is typed; it must have such a title by now."""
        sought = ("search", "--onlyvisible", "--name", f"^{title}$")
        self._desktop.tell("xdotool", *sought, "windowfocus", "--sync")

    def press(self, key: str) -> None:
        """Press a key, by the name that X has for it."""
        self._desktop.tell("xdotool", "key", key)

    def type(self, text: str) -> None:
        """Type letters; each is shown behind the last, once, and nothing else is written."""
        shown = self.text()
        for letter in text:
            self._desktop.tell("xdotool", "type", "--delay", "0", "--", letter)
            wait_until(partial(self._differs, shown))
            shown += letter
            assert self.text() == shown

    def enter(self, text: str) -> None:
        """Type a line."""
        self.type(text)
        self.press("Return")

    def expect(self, words: str) -> str:
        """Wait until a regular expression is in what stands there; return that."""
        wait_until(lambda: re.search(words, self.text()))
        return self.text()

    def text(self) -> str:
        """Return what stands there, up to the cursor."""
        return "\n".join(self._ask()[1])

    @property
    def status(self) -> int | None:
        """The exit status of the program; None as long as it runs."""
        return self._ask()[0]

    def _differs(self, shown: str) -> bool:
        return self.text() != shown

    def _ask(self) -> tuple[int | None, list[str]]:
        assert self._watching.stdin is not None
        assert self._watching.stdout is not None
        self._watching.stdin.write(b"\n")
        self._watching.stdin.flush()
        status, lines = json.loads(self._watching.stdout.readline())
        return status, lines
