"""Lines in the console of Windows, which edits and shows by itself what is typed.

Screen readers know its editing from all other programs, and each letter is shown once. As cmd.exe
does, the program asks it to hand over the line when Tab or Control D is pressed.
"""

import ctypes
import struct
import time
from collections.abc import Callable, Mapping
from ctypes import WinDLL, wintypes  # type: ignore[attr-defined,unused-ignore]

from accessible_games.frontends.terminal import windows_keys
from accessible_games.frontends.terminal.completing import completed
from accessible_games.frontends.terminal.keyboard import Complete

INPUT = -10
"""The number of standard input, for Windows."""
TAB, END, END_OF_FILE = "\t", "\x04", "\x1a"
"""Tab and Control D; and Control Z, which ends an input with Enter, as in all of Windows."""
ENDS = (TAB, END, "\r", "\n")
ROOM = 4096
"""The most signs of a line that are read at once."""
RECORD = struct.Struct("<H2xi2xH8x")
"""What happened at a console: its kind, whether a key went down, and the number of the key."""
MANY = 64
"""The most of these that are looked at."""
KEY_EVENT = 1
MODIFIERS = (16, 17, 18, 20, 91, 92, 144, 145)
"""The numbers of Shift, Control, Alt, the Windows keys and the locks."""
ARROWS = {37: "left", 38: "up", 39: "right", 40: "down"}
INTERRUPTED = 995
"""The error that means Control C."""
MOMENT = 0.2
"""Seconds in which Python hears of Control C too."""

Read = Callable[[str], str]
"""Lets the console go on with a line that it shows already; returns the line with its end."""
Show = Callable[[str], None]
"""Writes text on the console."""


class Control(ctypes.Structure):
    """What ReadConsoleW wants to know besides."""

    _fields_ = (
        ("length", wintypes.ULONG),
        ("shown", wintypes.ULONG),
        ("wakers", wintypes.ULONG),
        ("state", wintypes.ULONG),
    )


def read(shown: str) -> str:
    """See Read. Raises `KeyboardInterrupt` for Control C and `OSError` if it cannot be read."""
    kernel = WinDLL("kernel32", use_last_error=True)
    kernel.GetStdHandle.restype = wintypes.HANDLE
    line, count = ctypes.create_unicode_buffer(shown, ROOM), wintypes.DWORD()
    units = len(shown.encode("utf-16-le")) // 2
    control = Control(ctypes.sizeof(Control), units, 1 << ord(TAB) | 1 << ord(END), 0)
    ctypes.set_last_error(0)  # type: ignore[attr-defined,unused-ignore]
    done = kernel.ReadConsoleW(
        wintypes.HANDLE(kernel.GetStdHandle(INPUT)),
        *(line, ROOM - 1, ctypes.byref(count), ctypes.byref(control)),
    )
    error = ctypes.get_last_error()  # type: ignore[attr-defined,unused-ignore]
    if error == INTERRUPTED:
        time.sleep(MOMENT)
        raise KeyboardInterrupt
    if not done:
        raise ctypes.WinError(error)  # type: ignore[attr-defined,unused-ignore]
    return str(line[: count.value])


def next_line(prompt: str, complete: Complete, show: Show, get: Read = read) -> str:
    """Return the next line without its end; the *prompt* is shown already.

    Control D ends the input only on an empty line. What stands behind the cursor when it or Tab is
    pressed is dropped, as in cmd.exe. Raises `EOFError` at the end of the input.
    """
    line = ""
    while True:
        line, end, behind = parted(get(line))
        if end not in (TAB, END):
            break
        if end == END and not line + behind:
            raise EOFError
        before, candidates = line, complete(line) if end == TAB else ()
        line = completed(before, candidates) if candidates else before
        if line.startswith(before) and not behind and len(candidates) < 2:
            show(line[len(before) :])
        else:
            told = [", ".join(candidates)] if len(candidates) > 1 else []
            show("\n".join(["", *told, f"{prompt}{line}"]))
    if line.startswith(END_OF_FILE):
        raise EOFError
    return line


def walked(arrows: Mapping[str, str], peek: Callable[[], int] | None = None) -> str | None:
    """Wait for the first key; return what it types if it is one of the *arrows*, else None.

    Any other key stays where it is, and begins a line. Without arrows it does not wait.
    """
    look = peek or first_key
    while arrows:
        if key := look():
            if key not in ARROWS:
                return None
            windows_keys.pressed()
            return arrows[ARROWS[key]]
        time.sleep(windows_keys.BETWEEN)
    return None


def first_key() -> int:
    """Return the number of the key that waits first, which stays there; 0 if none does."""
    kernel = WinDLL("kernel32", use_last_error=True)
    kernel.GetStdHandle.restype = wintypes.HANDLE
    records, count = ctypes.create_string_buffer(RECORD.size * MANY), wintypes.DWORD()
    handle = wintypes.HANDLE(kernel.GetStdHandle(INPUT))
    kernel.PeekConsoleInputW(handle, records, MANY, ctypes.byref(count))
    return key_in(records.raw[: RECORD.size * count.value])


def key_in(records: bytes) -> int:
    """Return the number of the first key that was pressed, but for Shift and the like; else 0."""
    for kind, down, key in RECORD.iter_unpack(records):
        if kind == KEY_EVENT and down and key not in MODIFIERS:
            return int(key)
    return 0


def parted(got: str) -> tuple[str, str, str]:
    """Return a line in three parts: up to what ended it, that sign, and what stands behind it.

    The sign is empty if there was no room for more.
    """
    found = next((place for place, sign in enumerate(got) if sign in ENDS), len(got))
    return got[:found], got[found : found + 1], got[found + 1 :].strip("\r\n")
