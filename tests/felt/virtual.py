"""A braille display for BRLTTY, of its virtual kind: cells to read and keys to press.

    with VirtualDisplay(folder, 40, "-x", "no", "-A", "auth=none,host=127.0.0.1:37") as display:
        display.wait(lambda shown: shown.text == "3 cards")
        display.press("ROUTE 4")

BRLTTY is the one of the system; everything of one display lies in one folder, so that several can
run at once. What BRLTTY takes and sends is told in its manual, in the chapter on the virtual
driver: a line of text each way.
"""

import os
import re
import select
import shutil
import socket
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from subprocess import DEVNULL, TimeoutExpired
from typing import NamedTuple

import pytest

from tests.running import PATIENCE, Running, Started


class Shown(NamedTuple):
    """What the display shows at one moment, without the blanks at its end."""

    text: str
    braille: str
    """A character of the Unicode braille block for each cell; dots 7 and 8 mark the cursor."""


class VirtualDisplay(Running):
    """A display of so many *cells*, and a BRLTTY that shows on it what *options* tell it to."""

    def __init__(
        self,
        folder: Path,
        cells: int = 40,
        *options: str,
        table: str = "en-nabcc",
        env: Mapping[str, str] | None = None,
    ) -> None:
        """*folder* is for files of BRLTTY, *env* is added to the environment of the tests.

        Skips the test where there is no BRLTTY, or fails it where the server must be complete.
        """
        brltty = installed()
        self.shown: list[Shown] = []
        """Everything that the display has shown, in order."""
        self._folder, self._rest, self._text = folder, b"", ""
        (folder / "settings").touch()
        (folder / "home").mkdir(exist_ok=True)
        with socket.socket(socket.AF_UNIX) as listener:
            listener.bind(str(folder / "display"))
            listener.listen(1)
            listener.settimeout(PATIENCE)
            with (folder / "log").open("wb") as log:
                self._brltty = Started(
                    [brltty, *self._arguments(table), *options],
                    env={**os.environ, "HOME": str(folder / "home"), **(env or {})},
                    stdin=DEVNULL,
                    stdout=DEVNULL,
                    stderr=log,
                )
            self._socket = self._accept(listener)
        self._socket.sendall(f"cells {cells} 1\n".encode())

    def close(self) -> None:
        """End BRLTTY, which puts its display away first; it has gone when this returns."""
        self._brltty.terminate()
        with suppress(TimeoutExpired):
            self._brltty.wait(PATIENCE)
        self._brltty.end()
        self._socket.close()

    @property
    def now(self) -> Shown:
        """What the fingers find."""
        return self.shown[-1] if self.shown else Shown("", "")

    @property
    def is_busy(self) -> bool:
        """Whether BRLTTY has started a process that runs: one that routes the cursor."""
        return len([*self._brltty.family()]) > 1

    def press(self, command: str) -> None:
        """A key of the display, by the name of its command in BRLTTY.

        `LNUP` and `LNDN` move by a line, `FWINLT` and `FWINRT` by the width of the display,
        `RETURN` back to the cursor; `ROUTE 4` is the routing key above the fifth cell.
        """
        self._socket.sendall(f"{command}\n".encode())

    def wait(self, found: Callable[[Shown], object], seconds: float = PATIENCE) -> Shown:
        """What is shown when *found* says so, now or later."""
        end = time.monotonic() + seconds
        while not found(self.now):
            if not self.pump(end - time.monotonic()):
                raise AssertionError(f"the display did not show it, but:\n{self.told()}")
        return self.now

    def pump(self, seconds: float) -> bool:
        """Read once what BRLTTY shows; False when nothing came in time."""
        if not select.select([self._socket], [], [], max(0, seconds))[0]:
            return False
        data = self._socket.recv(65536)
        *lines, self._rest = (self._rest + data).split(b"\n")
        for line in lines:
            self._show(line.decode("utf-8", "replace").rstrip("\r"))
        return bool(data)

    def told(self) -> str:
        """What was shown and what BRLTTY complained of, for the message of a failed test."""
        log = (self._folder / "log").read_text("utf-8", "replace")
        return "\n".join([*(shown.text for shown in self.shown[-9:]), log])

    def _arguments(self, table: str) -> list[str]:
        """No file, no speech and no device but those of this display."""
        place = self._folder
        return [
            *("-n", "-e", "-q", "-l", "error", "-s", "no", "-t", table),
            *("-b", "vr", "-d", f"client:{place / 'display'}"),
            *("-f", str(place / "settings"), "-F", str(place / "preferences")),
            *("-P", str(place / "process"), "-W", str(place), "-U", str(place / "home")),
            *("--start-message=", "--stop-message="),
        ]

    def _accept(self, listener: socket.socket) -> socket.socket:
        try:
            return listener.accept()[0]
        except TimeoutError:
            self._brltty.end()
            raise AssertionError(f"BRLTTY did not come to its display:\n{self.told()}") from None

    def _show(self, line: str) -> None:
        """The text of the cells comes before their dots."""
        what, _, quoted = line.partition(" ")
        if what == "Visual":
            self._text = _unquoted(quoted)
        elif what == "Braille":
            dots = "".join(_cell(dots) for dots in _unquoted(quoted).split("|"))
            self.shown.append(Shown(self._text.rstrip(), dots.rstrip("\u2800")))


def installed() -> str:
    """Where BRLTTY is. Without it the test is skipped, or fails where CI says it must run."""
    places = os.pathsep.join([os.environ.get("PATH", ""), "/usr/bin", "/usr/sbin", "/bin", "/sbin"])
    found = shutil.which("brltty", path=places)  # daemons are not in everybody's path
    if found is None:
        missing = "brltty, the screen reader for braille, is not installed: apt install brltty"
        if os.environ.get("ACCESSIBLE_GAMES_CI") == "1":
            pytest.fail(missing)
        pytest.skip(missing)
    return found


def _unquoted(text: str) -> str:
    r"""The characters between quotation marks; \x5C is one of them, and so is \\."""
    return re.sub(
        r"\\(?:[xX]([0-9A-Fa-f]{2})|(.))",
        lambda found: chr(int(found[1], 16)) if found[1] else found[2],
        text.strip().removeprefix('"').removesuffix('"'),
    )


def _cell(dots: str) -> str:
    """The character of a cell such as "1257"."""
    return chr(0x2800 + sum(1 << int(dot) - 1 for dot in dots if dot.isdecimal()))
