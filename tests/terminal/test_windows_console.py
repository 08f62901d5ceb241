"""The console of Windows, pretended: its lines, its keys, and waiting for a key or for news."""

import errno
import io
import os
import socket
import sys
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from importlib import import_module
from types import ModuleType, SimpleNamespace
from typing import TextIO

import pytest

from accessible_games.frontends.terminal.screen import Screen, write_utf_8

KEYS = "accessible_games.frontends.terminal.windows_keys"
LINES = "accessible_games.frontends.terminal.windows_lines"
WORDS = ("goat", "bear", "beaver")


class Console(ModuleType):
    """Windows' module of keys, with some that were pressed already."""

    def __init__(self, pressed: str) -> None:
        super().__init__("msvcrt")
        self.keys = deque(pressed)

    def kbhit(self) -> int:
        """Whether a key waits."""
        return len(self.keys)

    def getwch(self) -> str:
        """The next key, or the next half of one."""
        return self.keys.popleft()


Press = Callable[..., tuple[Console, ModuleType]]


def forget(name: str) -> None:
    """Make it as if a module had never been imported, for this system has no use for it."""
    sys.modules.pop(name, None)
    package, _, inner = name.rpartition(".")
    vars(sys.modules[package]).pop(inner, None)


@pytest.fixture
def press(monkeypatch: pytest.MonkeyPatch) -> Iterator[Press]:
    """Press keys at a console of Windows; return it, and our module that reads them."""

    def pressed(keys: str = "") -> tuple[Console, ModuleType]:
        console = Console(keys)
        monkeypatch.setitem(sys.modules, "msvcrt", console)
        return console, import_module(KEYS)

    yield pressed
    forget(KEYS)


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """Our module of lines, as where the libraries of Windows can be loaded."""
    monkeypatch.setattr("ctypes.WinDLL", SimpleNamespace, raising=False)
    monkeypatch.setitem(sys.modules, "msvcrt", Console(""))
    yield import_module(LINES)
    forget(LINES)
    forget(KEYS)


# Keys ---------------------------------------------------------------------------------------------


def test_news_is_served_without_any_key(press: Press) -> None:
    """What comes while no key is pressed is said at once, and waiting goes on until a key."""
    console, windows_keys = press()
    here, there = socket.socketpair()
    come: list[bytes] = []

    def served() -> bool:
        with suppress(BlockingIOError):
            come.append(here.recv(100))
        if come == [b"one"]:
            there.send(b"two")
        elif come:
            console.keys.append("h")
        return False

    with here, there:
        here.setblocking(False)
        there.send(b"one")
        assert windows_keys.key_is_first([here.fileno()], served)
    assert (come, [*console.keys]) == ([b"one", b"two"], ["h"])


def test_waiting_ends_when_the_news_is_an_answer(press: Press) -> None:
    """No key is needed then."""
    _, windows_keys = press()
    answers = iter([False, False, True])
    here, there = socket.socketpair()
    with here, there:
        assert not windows_keys.key_is_first([here.fileno()], lambda: next(answers))


@pytest.mark.parametrize(
    ("keys", "goes_on"),
    [(" ", True), ("\r", True), ("x\0H\xe0P ", True), ("\x03", False), ("y\x04", False)],
)
def test_a_waiting_line_ends_with_enter_or_space(press: Press, keys: str, goes_on: bool) -> None:
    """Control C and Control D end all waiting; no letter and no arrow does anything."""
    console, windows_keys = press(keys)
    assert windows_keys.next_pressed() is goes_on
    assert not console.keys


def test_keys_pressed_too_early_are_forgotten(press: Press) -> None:
    """All of them, arrows too."""
    console, windows_keys = press("ab\0H\r")
    windows_keys.drop()
    assert not console.keys


# Lines --------------------------------------------------------------------------------------------


class Typing:
    """What the console hands over, one after the other, and what was shown in between."""

    def __init__(self, *handed: str) -> None:
        self.handed = deque(handed)
        self.begun: list[str] = []
        self.shown = ""

    def get(self, line: str) -> str:
        """See Read."""
        self.begun.append(line)
        return self.handed.popleft()

    def show(self, text: str) -> None:
        """See Show."""
        self.shown += text


def complete(line: str) -> Sequence[str]:
    """Complete the last word of a line."""
    word = line.rpartition(" ")[2]
    return [each for each in WORDS if each.startswith(word)]


@pytest.mark.parametrize(
    ("handed", "line", "shown"),
    [
        (["hand\r\n"], "hand", ""),
        (["go\t", "goat\r\n"], "goat", "at"),
        (["3 go\t", "3 goat\x04", "3 goat!\r\n"], "3 goat!", "at"),
        (["b\t", "bear\r\n"], "bear", "\nbear, beaver\n> bea"),
        (["x\t", "x\r\n"], "x", ""),
        (["go\tss", "goat\r\n"], "goat", "\n> goat"),
        (["\r\n"], "", ""),
        (["no end"], "no end", ""),
    ],
)
def test_tab_completes_and_nothing_is_shown_twice(
    lines: ModuleType, handed: list[str], line: str, shown: str
) -> None:
    """One candidate is completed where it is, several are told; the console shows the rest."""
    typing = Typing(*handed)
    assert lines.next_line("> ", complete, typing.show, typing.get) == line
    assert typing.shown == shown
    assert not typing.handed


def test_the_console_goes_on_with_the_completed_line(lines: ModuleType) -> None:
    """It knows what it shows already, so that it can be edited."""
    typing = Typing("3 b\t", "3 beav\t", "3 beaver\r\n")
    assert lines.next_line("> ", complete, typing.show, typing.get) == "3 beaver"
    assert typing.begun == ["", "3 bea", "3 beaver"]


@pytest.mark.parametrize("handed", ["\x04", "\x1a\r\n", "\x1aabc\r\n"])
def test_control_d_and_control_z_end_the_input(lines: ModuleType, handed: str) -> None:
    """Control D at once, Control Z with Enter, as everywhere on Windows."""
    typing = Typing(handed)
    with pytest.raises(EOFError):
        lines.next_line("> ", complete, typing.show, typing.get)


WALK = {"left": "links", "right": "rechts", "up": "hoch", "down": "runter"}


@pytest.mark.parametrize(
    ("key", "sign", "word"),
    [(37, "K", "links"), (38, "H", "hoch"), (39, "M", "rechts"), (40, "P", "runter")],
)
def test_an_arrow_on_an_empty_line_is_a_line(
    lines: ModuleType, key: int, sign: str, word: str
) -> None:
    """It is taken from the console, and types the word that the game wants."""
    keys = lines.windows_keys.msvcrt.keys
    keys.extend(f"\xe0{sign}x")
    looks = iter([0, 0, key])
    assert lines.walked(WALK, lambda: next(looks)) == word
    assert [*keys] == ["x"]


def test_any_other_key_begins_a_line(lines: ModuleType) -> None:
    """It stays where it is; and where no arrows are set, nothing is waited for."""
    keys = lines.windows_keys.msvcrt.keys
    keys.append("l")
    looks = iter([0, 76])
    assert lines.walked(WALK, lambda: next(looks)) is None
    assert lines.walked({}, lambda: next(looks)) is None
    assert [*keys] == ["l"]


def test_the_first_key_is_found_among_all_that_happened(lines: ModuleType) -> None:
    """Not the mouse, no key that is let go, and not Control, which silences a screen reader."""
    mouse, up = b"\2" + bytes(19), b"\1" + bytes(9) + b"\x25" + bytes(9)
    control = b"\1\0\0\0\1\0\0\0\1\0\x11" + bytes(9)
    left = b"\1\0\0\0\1\0\0\0\1\0\x25" + bytes(9)
    assert lines.key_in(mouse + up + control) == 0
    assert lines.key_in(mouse + up + control + left) == 37
    assert lines.key_in(b"") == 0


# Streams ------------------------------------------------------------------------------------------


class Raw(io.BytesIO):
    """Bytes of a pipe, or of a console."""

    def __init__(self, console: bool) -> None:
        super().__init__()
        self._console = console

    def isatty(self) -> bool:
        """Whether it is a console."""
        return self._console


def windows(monkeypatch: pytest.MonkeyPatch, console: bool) -> Raw:
    """Be on Windows, with all streams of that kind; return what is written."""
    raws = [Raw(console) for _ in range(3)]
    streams = [io.TextIOWrapper(raw, encoding="cp1252", newline="") for raw in raws]
    for name, stream in zip(("stdin", "stdout", "stderr"), streams, strict=True):
        monkeypatch.setattr(sys, name, stream)
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.delenv("PYTHONIOENCODING", raising=False)
    return raws[1]


def test_cells_are_written_into_files_and_pipes(monkeypatch: pytest.MonkeyPatch) -> None:
    """In UTF-8, and what comes from there is read as UTF-8 too."""
    raw = windows(monkeypatch, console=False)
    write_utf_8()
    Screen().say(["Giraffe, 9 Stück, Kürzel G9. ⠛⠔"])
    assert raw.getvalue().decode() == "Giraffe, 9 Stück, Kürzel G9. ⠛⠔\n"
    assert (sys.stdin.encoding, sys.stderr.encoding) == ("utf-8", "utf-8")


@pytest.mark.parametrize(("console", "wish"), [(True, ""), (False, "cp1252")])
def test_a_console_and_a_wish_stay_as_they_are(
    monkeypatch: pytest.MonkeyPatch, console: bool, wish: str
) -> None:
    """A console needs no encoding, and PYTHONIOENCODING chooses another."""
    windows(monkeypatch, console)
    monkeypatch.setenv("PYTHONIOENCODING", wish)
    write_utf_8()
    assert sys.stdout.encoding == "cp1252"


def test_no_stream_at_all_is_no_obstacle(monkeypatch: pytest.MonkeyPatch) -> None:
    """As under pythonw, which has none."""
    windows(monkeypatch, console=False)
    monkeypatch.setattr(sys, "stdout", None)
    write_utf_8()
    assert sys.stderr.encoding == "utf-8"


def closed(number: int) -> tuple[TextIO, TextIO]:
    """A pipe whose reader has gone, as one system or another tells it; and what is open there."""

    class Gone(io.RawIOBase):
        def writable(self) -> bool:
            return True

        def fileno(self) -> int:
            return nowhere.fileno()

        def write(self, data: object) -> int:
            raise OSError(number, "gone")

    nowhere = open(os.devnull, "w")  # noqa: SIM115 - the caller closes it
    return io.TextIOWrapper(io.BufferedWriter(Gone()), encoding="utf-8"), nowhere


@pytest.mark.parametrize(
    ("system", "number", "silent"),
    [
        ("win32", errno.EINVAL, True),
        ("win32", errno.EPIPE, True),
        ("win32", errno.ENOSPC, False),
        ("linux", errno.EINVAL, False),
    ],
)
def test_where_nobody_reads_any_more_it_ends_in_silence(
    monkeypatch: pytest.MonkeyPatch, system: str, number: int, silent: bool
) -> None:
    """As `labels skat | more` does when more is left; Windows has an error of its own for that."""
    stream, nowhere = closed(number)
    monkeypatch.setattr(sys, "platform", system)
    with nowhere, pytest.raises(SystemExit if silent else OSError) as caught:
        Screen(stream).show("Bear")
    assert getattr(caught.value, "code", 0) == 0
