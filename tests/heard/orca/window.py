"""Windows with a terminal in them, one at a time; the system's own Python runs it.

    /usr/bin/python3 -I window.py

Each line of the input is a list in JSON: the number of an order, and what to do:

    1, "open", TITLE, COLUMNS, ROWS       a window that gets the keys, in the place of the last
    2, "run", FOLDER, VARIABLES, WORD...  a program in it
    3, "typing", COUNT                    so many letters, which come by the keyboard

Each line of the output is such a list too: ["done", NUMBER] when that has been done, and
["ended", STATUS] when the program has ended; its window stays.
"""

import json
import os
import sys
from typing import Any

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
gi.require_version("Vte", "2.91")
from gi.repository import Gdk, GLib, Gtk, Vte  # noqa: E402

MARKS = "ACCESSIBLE_GAMES_TESTS"
"""The variable by which the tests find what was started here."""


class Windows:
    """The window that is open, and what is still to be done there."""

    def __init__(self) -> None:
        self.window: Any = None
        self.terminal: Any = None
        self.number = 0
        """The order that is being carried out."""
        self.place = (-1, -1)
        """Where the cursor will be when all letters have come."""

    def open(self, title: str, columns: int, rows: int) -> None:
        """It is done when the window has the keys."""
        if self.window:
            self.window.destroy()
        self.window, self.terminal = Gtk.Window(title=title), Vte.Terminal()
        self.terminal.set_size(columns, rows)
        self.terminal.set_scrollback_lines(10000)
        self.terminal.set_cursor_blink_mode(Vte.CursorBlinkMode.OFF)
        self.terminal.connect("child-exited", self.ended)
        self.terminal.connect("contents-changed", self.changed)
        self.terminal.connect("focus-in-event", self.done)
        self.window.connect("map-event", self.mapped)
        self.window.add(self.terminal)
        self.terminal.grab_focus()
        self.window.show_all()

    def mapped(self, window: Any, _event: Any) -> None:
        """The window can have the keys now, and takes them: there is nobody who gives them."""
        window.get_window().focus(Gdk.CURRENT_TIME)

    def run(self, folder: str, variables: dict[str, str], *words: str) -> None:
        """The program can be found by the tests as all that they start."""
        variables |= {MARKS: os.environ[MARKS]}
        named = [f"{name}={value}" for name, value in variables.items()]
        self.terminal.spawn_async(
            *(Vte.PtyFlags.DEFAULT, folder, words, named, GLib.SpawnFlags.DEFAULT),
            *(None, None, -1, None, self.done),
        )

    def typing(self, count: int) -> None:
        """It is done when the cursor stands so many letters further on."""
        column, row = self.terminal.get_cursor_position()
        width = self.terminal.get_column_count()
        row, column = divmod(row * width + column + count, width)
        self.place = (column, row)

    def changed(self, terminal: Any) -> None:
        """What is on the screen has changed, which Orca is told before this is told to be done."""
        if terminal.get_cursor_position() == self.place:
            self.place = (-1, -1)
            GLib.idle_add(self.done)

    def done(self, *_: object) -> None:
        """The order has been carried out."""
        tell("done", self.number)

    def ended(self, _terminal: Any, status: int) -> None:
        """The program has ended."""
        tell("ended", os.waitstatus_to_exitcode(status))


def tell(*what: object) -> None:
    """A line to the tests."""
    print(json.dumps(what), flush=True)


def main() -> None:
    """Do what is asked for, until the input ends."""
    windows, begun = Windows(), b""

    def heed(stream: int, _condition: int) -> bool:
        nonlocal begun
        data = os.read(stream, 65536)
        *lines, begun = (begun + data).split(b"\n")
        for line in lines:
            windows.number, what, *words = json.loads(line)
            getattr(windows, what)(*words)
        if not data:
            Gtk.main_quit()
        return bool(data)

    condition = GLib.IOCondition.IN | GLib.IOCondition.HUP
    GLib.io_add_watch(sys.stdin.fileno(), GLib.PRIORITY_DEFAULT, condition, heed)
    Gtk.main()


if __name__ == "__main__":
    main()
