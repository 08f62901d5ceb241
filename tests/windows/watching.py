"""Opens a program in a console window of its own, and tells what stands there.

    python watching.py "COMMAND LINE"

It runs with Python for Windows, of which it needs nothing but the library. It reads the window as
screen readers do: it attaches itself to the console, and asks for the letters up to the cursor. For
each line that it gets it answers with one of JSON: the exit status, which is null as long as the
program runs, and the lines of the window.
"""

import ctypes
import json
import struct
import subprocess
import sys
import time
from collections.abc import Sequence
from ctypes import wintypes

INFO = struct.Struct("<4hH6h")
"""How large the console is, where the cursor stands, and what is not asked for here."""
CONSOLE = ("CONOUT$", 0xC0000000, 3, None, 3, 0, None)
"""What is on the console, for reading, as CreateFileW wants to hear it."""
MOMENT = 0.05
"""Seconds between two looks at whether the console is there."""


def main(words: Sequence[str]) -> None:
    """Open the window, and answer until no more is asked."""
    kernel = ctypes.WinDLL("kernel32")  # type: ignore[attr-defined,unused-ignore]
    kernel.CreateFileW.restype = wintypes.HANDLE
    new = subprocess.CREATE_NEW_CONSOLE  # type: ignore[attr-defined,unused-ignore]
    with subprocess.Popen(words[0], creationflags=new) as program:
        kernel.FreeConsole()
        while not kernel.AttachConsole(program.pid):
            time.sleep(MOMENT)
        console = wintypes.HANDLE(kernel.CreateFileW(*CONSOLE))
        for _ in sys.stdin:
            print(json.dumps([program.poll(), shown(kernel, console)]), flush=True)


def shown(kernel: ctypes.CDLL, console: wintypes.HANDLE) -> list[str]:
    """Return the lines of a console; the last one ends at the cursor, blanks and all."""
    told, count = ctypes.create_string_buffer(INFO.size), wintypes.DWORD()
    kernel.GetConsoleScreenBufferInfo(console, told)
    width, _, column, row, *_ = INFO.unpack(told.raw)
    room = ctypes.create_unicode_buffer(width * (row + 1))
    kernel.ReadConsoleOutputCharacterW(console, room, len(room), 0, ctypes.byref(count))
    text = "".join(room)
    lines = [text[start : start + width] for start in range(0, len(text), width)]
    return [*(line.rstrip() for line in lines[:-1]), lines[-1][:column]]


if __name__ == "__main__":
    main(sys.argv[1:])
