"""A program at a terminal whose screen BRLTTY shows on a braille display, as the fingers find it.

    with Fingers(Work(main, ("rules",)), folder, 40) as fingers:
        assert fingers.feel() == "accessible-games rules"

BRLTTY reads the screen of a terminal where GNU screen would put it: in a piece of shared memory
that is found by BRLTTY's home folder, laid out as BRLTTY's driver for screen reads it. Letters
beyond Latin-1 are lost on this way, and question marks here.
"""

import ctypes
import os
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from accessible_games.braille.liblouis import translate
from tests.felt.virtual import VirtualDisplay
from tests.forking import Work
from tests.running import PATIENCE, Running
from tests.terminal.driver import Terminal

SIZE = 4 + 66 * 132 * 2
"""Columns, rows, the cursor's column and row, each a byte; letters; attributes; two more bytes."""
NEW_AND_MINE = 0o3700
"""IPC_CREAT, IPC_EXCL, and all rights for the owner, which the driver insists on."""
REMOVE = 0
"""IPC_RMID of shmctl."""
AGAIN = 2.0
"""Seconds after which a routing key is pressed again, if BRLTTY has given up a slow program."""
COVER = "="
"""With what the screen is covered for a moment, to see that BRLTTY looks at it."""
PLAIN = b"\x07"
"""The attribute of a letter."""

# BRLTTY types by the program screen: "screen -p 0 -X stuff KEYS".
SCREEN = """\
#!/bin/sh
printf %b "$5" > {typed}
"""


class Fingers(Running):
    """*command* at a terminal, under a display of so many *cells*."""

    def __init__(
        self,
        command: Sequence[str | Path] | Work,
        folder: Path,
        cells: int,
        *,
        columns: int = 80,
        contracted: str = "",
    ) -> None:
        """*folder* is for files of BRLTTY; it contracts with a table of liblouis, if one is named.

        Then the word at the cursor is spelled out by BRLTTY.
        """
        self._contracted = contracted
        contracting = ("-c", f"louis:{contracted}") if contracted else ()
        self._memory = Memory(folder)
        self._typed = _typing(folder)
        self.display = VirtualDisplay(
            *(folder, cells, "-x", "sc", "-N"),
            *("-U", str(self._memory.home), "-z", f"path={folder / 'bin'}:/usr/bin:/bin"),
            *contracting,
            # C makes a byte a letter; for whoever is not root, HOME names the memory.
            env={"LC_ALL": "C", "HOME": str(self._memory.home)},
        )
        self.terminal = Terminal(command, columns=columns)
        self._felt = -1  # the row of the line that was felt last
        self._cover = ""  # what hides the screen

    def close(self) -> None:
        """End the program and BRLTTY; nothing of them stays."""
        self.terminal.close()
        self.display.close()
        os.close(self._typed)
        self._memory.remove()

    def feel(self) -> str:
        """The line below the one felt last, when it is on the display whole, cursor included."""
        return self._when(lambda: self.terminal.model.row > self._felt and self._is_whole())

    def shows(self, line: str) -> None:
        """Wait until the line with the cursor is this one, and is on the display whole."""
        self._when(lambda: self.line == line and self._is_whole())

    def after(self, key: str) -> str:
        """What is on the display when a letter has been typed, or a key by its name."""
        if len(key) == 1:
            self.terminal.type(key)
        else:
            self.terminal.press(key)
        return self._when(self._is_whole)

    def press(self, command: str, text: str) -> None:
        """Press a key of the display, and wait until it shows that text."""
        self._glance()
        before = len(self.display.shown)
        self.display.press(command)
        self._when(lambda: len(self.display.shown) > before and self.display.now.text == text)

    def route(self, cell: int) -> None:
        """Press the routing key above a cell, from 0, and wait until the cursor is there.

        BRLTTY types arrow keys, by a process of its own, which ends when it is content.
        """
        self._glance()
        pressed = 0.0

        def routed() -> bool:
            nonlocal pressed
            if self.display.is_busy:
                return False
            if self.terminal.model.column == cell and not self._type():
                return self._is_whole()
            if time.monotonic() > pressed + AGAIN:
                pressed = time.monotonic()
                self.display.press(f"ROUTE {cell}")
            return False

        self._when(routed)

    def _glance(self) -> None:
        """See that BRLTTY looks at the screen as it is now, before a key of the display is pressed.

        A prompt like the last one would show no change, so the screen is covered for a moment.
        """
        for self._cover in (COVER, ""):
            self._when(lambda: self.display.now.text.startswith(COVER) == bool(self._cover))

    @property
    def at_prompt(self) -> bool:
        """Whether a blank stands between the line and the cursor, as only behind a prompt."""
        model = self.terminal.model
        return model.column == len(self.line) + 1

    @property
    def line(self) -> str:
        """The line with the cursor, as far as it is Latin-1."""
        return latin(self.terminal.model.line(self.terminal.model.row))

    def _is_whole(self) -> bool:
        """Whether the display shows the line with the cursor, and the cursor as dots 7 and 8."""
        text, braille = self.display.now
        column = min(self.terminal.model.column, self.terminal.model.columns - 1)
        cursor = len(braille) > column and ord(braille[column]) & 0xC0 == 0xC0
        if self._contracted and text == self.line != "":
            self.display.press("CONTRACTED ON")
        if self._contracted:
            return bool(self.line) and self._is_contracted(braille)
        return bool(self.line) and text == self.line and cursor

    def _is_contracted(self, braille: str) -> bool:
        """Whether a waiting line is there from its first cell, or what is typed at a prompt.

        The cursor is in the first word, spelled out, with a sign for its capital or without; all
        other words are contracted.
        """
        if self.at_prompt:
            return any(ord(cell) & 0xC0 == 0xC0 for cell in braille)
        first, _, rest = self.line.partition(" ")
        cells = translate(self._contracted, f" {rest}").rstrip("\u2800") if rest else ""
        beginning = braille.removesuffix(cells)
        at_cursor = bool(braille) and ord(braille[0]) & 0xC0 == 0xC0
        return at_cursor and len(beginning) - len(first) in (0, 1)

    def _when(self, found: Callable[[], bool]) -> str:
        end = time.monotonic() + PATIENCE
        while True:
            self._type()
            self.terminal.look()
            self._memory.show(self.terminal, self._cover)
            if found():
                self._felt = self.terminal.model.row
                return self.line
            if time.monotonic() > end:
                raise AssertionError(f"{self.line!r} is not on the display:\n{self.display.told()}")
            self.display.pump(0.02)

    def _type(self) -> bool:
        """Hand the keys that BRLTTY types to the program; whether there are any."""
        try:
            keys = os.read(self._typed, 1024)
        except BlockingIOError:
            return False
        self.terminal.send(keys.decode("latin-1"))
        self.terminal.settle()
        return True


class Memory:
    """The shared memory from which BRLTTY reads a screen."""

    def __init__(self, folder: Path) -> None:
        """Homes are tried until one is found whose key no other memory has."""
        self._system = ctypes.CDLL(None, use_errno=True)
        self._system.shmat.restype = ctypes.c_void_p
        for number in range(100):
            self.home = folder / f"home-{number}"
            self.home.mkdir()
            key = self._system.ftok(os.fsencode(self.home), ord("b"))
            self._number = self._system.shmget(key, SIZE, NEW_AND_MINE)
            if self._number != -1:
                break
        assert self._number != -1, "the system gives no shared memory"
        self._address = self._system.shmat(self._number, None, 0)

    def show(self, terminal: Terminal, cover: str = "") -> None:
        """Put the screen of a terminal there, or its cursor alone under a *cover*."""
        model = terminal.model
        lines = [model.line(row) for row in range(model.top, len(model.lines))]
        lines += [""] * (model.rows - len(lines))
        if cover:
            lines = [cover * model.columns] * model.rows
        text = latin("".join(line.ljust(model.columns) for line in lines)).encode("latin-1")
        column = min(model.column, model.columns - 1)
        size = bytes((model.columns, model.rows, column, model.row - model.top))
        image = size + text + PLAIN * len(text) + b"\0\0"
        ctypes.memmove(self._address, image, len(image))

    def remove(self) -> None:
        """Give the memory back to the system."""
        self._system.shmdt(ctypes.c_void_p(self._address))
        self._system.shmctl(self._number, REMOVE, None)


def latin(text: str) -> str:
    """The text with question marks for letters beyond Latin-1."""
    return text.encode("latin-1", "replace").decode("latin-1")


def _typing(folder: Path) -> int:
    """The file descriptor of the keys that BRLTTY types, by a script that it takes for screen."""
    typed, program = folder / "typed", folder / "bin" / "screen"
    os.mkfifo(typed)
    program.parent.mkdir()
    program.write_text(SCREEN.format(typed=typed))
    program.chmod(0o755)
    return os.open(typed, os.O_RDWR | os.O_NONBLOCK)
