"""Whole lines, read by the system: if the terminal can do no more, or the player wants no more."""

import io
import sys
from collections.abc import Callable, Mapping, Sequence
from types import ModuleType

from accessible_games.frontends.terminal.keyboard import (
    BLANKS,
    Complete,
    drop_typed_ahead,
)
from accessible_games.frontends.terminal.screen import Screen, is_terminal
from accessible_games.frontends.terminal.spelling import spell


class TabKey:
    """What Tab does while readline reads a line: it completes, or says what there is."""

    def __init__(self, readline: ModuleType) -> None:
        self._readline = readline
        self._prompt = ""
        self._complete: Complete = lambda line: ()
        self._candidates: list[str] = []
        self._before = self._after = ""  # the line on both sides of the cursor when Tab came
        readline.set_completer(self._candidate)
        readline.set_completion_display_matches_hook(self._list)

    def begin(self, prompt: str, complete: Complete) -> None:
        """Complete another line, after a prompt."""
        self._prompt, self._complete = prompt, complete

    def forget(self) -> None:
        """Clear the history."""
        self._readline.clear_history()

    def close(self) -> None:
        """Do nothing any more."""
        self._readline.set_startup_hook(None)
        self._readline.set_completer(None)
        self._readline.set_completion_display_matches_hook(None)

    def _candidate(self, _word: str, number: int) -> str | None:
        if number == 0:
            line, end = self._readline.get_line_buffer(), self._readline.get_endidx()
            self._before, self._after = line[:end], line[end:]
            self._candidates = list(self._complete(self._before))
        return self._candidates[number] if number < len(self._candidates) else None

    def _list(self, _beginning: str, candidates: Sequence[str], _longest: int) -> None:
        """Say the candidates on one line, then prompt and line as typed; readline adds the rest."""
        back = "\b" * len(self._after)
        line = f"{self._prompt}{self._before}{self._after}{back}"
        Screen().show(f"\n{', '.join(candidates)}\n{line}")


class PlainKeyboard:
    """Lines that the terminal edits: by Python's input() with readline, or the Windows console.

    Without a terminal, each prompt is a line of its own.
    """

    def __init__(self) -> None:
        self._at_terminal = is_terminal(sys.stdin) and is_terminal(sys.stdout)
        readline = _load_readline() if self._at_terminal else None
        self._tab = TabKey(readline) if readline else None
        self._shows = bool(readline and show_prompts(readline, self._show))
        self._console = _load_console() if self._at_terminal else None
        self._give_back = terminal_found() if self._at_terminal else lambda: None
        self._prompt = self._shown = ""
        self._arrows: Mapping[str, str] = {}
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")  # bytes in another encoding must not crash

    def read_line(self, prompt: str, complete: Complete) -> str:
        """See Keyboard; Tab works with readline and in the console of Windows."""
        if not self._at_terminal:
            return _next_line(prompt)
        self._prompt = "" if prompt == self._shown else spell(prompt, sys.stdout.encoding)
        self._shown = ""
        Screen().expect(self._prompt)
        if self._tab:
            self._tab.begin(self._prompt, complete)
        try:
            line = self._input(complete)
        except (EOFError, KeyboardInterrupt):
            Screen().show("\n")
            raise
        Screen().echoed(line if self._console or self._shows else f"{self._prompt}{line}")
        return line

    def _input(self, complete: Complete) -> str:
        if self._console is None:
            return input(self._prompt)
        self._show()
        walked = self._console.walked(self._arrows)
        if walked is not None:
            Screen().show("\n")
            return str(walked)
        return str(self._console.next_line(self._prompt, complete, Screen().show))

    def _show(self) -> None:
        Screen().show(self._prompt)

    def read_hidden(self, prompt: str) -> str:
        """See Keyboard; a line from a file is like any other."""
        if not self._at_terminal:
            return _next_line(prompt)
        from getpass import getpass

        Screen().expect(prompt)
        try:
            line = getpass(spell(prompt, sys.stdout.encoding), sys.stdout)
        except (EOFError, KeyboardInterrupt):
            Screen().show("\n")
            raise
        Screen().echoed(prompt)
        return line

    def is_first(
        self, prompt: str, files: Sequence[int], served: Callable[[], bool], *, felt: bool = True
    ) -> bool:
        """See Keyboard; the prompt is a line of its own. Lines from a file always come first."""
        if not self._at_terminal:
            return True
        Screen().say([prompt])
        self._shown = prompt
        try:
            from accessible_games.frontends.terminal.waiting import key_is_first
        except ImportError:
            from accessible_games.frontends.terminal import windows_keys

            return windows_keys.key_is_first(files, served)
        return key_is_first(files, served, interrupts=not felt)

    def wait(self, line: str) -> bool:
        """See Keyboard; only Enter counts, on Windows also Space; the rest is ignored."""
        if not self._at_terminal:
            Screen().say([line])
            return True
        drop_typed_ahead()
        try:
            return _pressed_enter(line)
        except KeyboardInterrupt:
            return False
        finally:
            Screen().show("\n")

    def arrows(self, words: Mapping[str, str]) -> None:
        """See Keyboard; for the console of Windows alone, as readline has no such keys."""
        self._arrows = words

    def forget(self) -> None:
        """Clear the history of readline."""
        if self._tab:
            self._tab.forget()

    def close(self) -> None:
        """Restore the terminal: input() does so after each line, but not if it is interrupted."""
        self._give_back()
        if self._tab:
            self._tab.close()


def _pressed_enter(line: str) -> bool:
    """Show a line until Enter ends it, without an echo; return False at the end of the input."""
    try:
        from accessible_games.frontends.terminal.waiting import unechoed
    except ImportError:
        from accessible_games.frontends.terminal import windows_keys

        Screen().show(f"{line}\r")  # see Keyboard
        return windows_keys.next_pressed()
    with unechoed(sys.stdin.fileno()):
        Screen().show(f"{line}\r")  # see Keyboard
        return bool(sys.stdin.readline())


def _next_line(prompt: str) -> str:
    Screen().say([prompt.strip()])
    line = sys.stdin.readline() if sys.stdin else ""
    if not line:
        raise EOFError
    return line.rstrip("\r\n")


def terminal_found() -> Callable[[], None]:
    """Return a function that restores the terminal as it is now, if the system can."""
    try:
        from accessible_games.frontends.terminal.terminal import Found
    except ImportError:  # Windows
        return lambda: None
    return Found().give_back


def show_prompts(readline: ModuleType, show: Callable[[], None]) -> bool:
    """Let GNU readline *show* prompts when it is ready to read; return whether it will.

    By itself it writes a prompt letter by letter, of which readers say the first one apart; see
    `rl_already_prompted` in its manual. Not where another library reads, or Python without it.
    """
    if "libedit" in (readline.__doc__ or "") or (sys.stdin.fileno(), sys.stdout.fileno()) != (0, 1):
        return False
    try:
        from ctypes import CDLL, addressof, c_int, memset

        mark = addressof(c_int.in_dll(CDLL(readline.__file__), "rl_already_prompted"))
    except (AttributeError, ImportError, OSError, TypeError, ValueError):  # it is hidden
        return False

    def begin() -> None:
        show()
        memset(mark, 1, 1)

    readline.set_startup_hook(begin)
    return True


def _load_console() -> ModuleType | None:
    """Return what reads lines of the Windows console; None on other systems."""
    try:
        from accessible_games.frontends.terminal import windows_lines
    except ImportError:  # no such console
        return None
    return windows_lines


def _load_readline() -> ModuleType | None:
    """Return GNU readline or libedit, set to complete on one Tab and to write nothing by itself."""
    try:
        import readline
    except ImportError:  # Windows
        return None
    readline.set_completer_delims(BLANKS)
    if "libedit" in (readline.__doc__ or ""):  # as in the Python of a Mac
        readline.parse_and_bind("bind ^I rl_complete")
        return readline
    for setting in (
        "tab: complete",
        "set show-all-if-ambiguous on",
        "set completion-ignore-case on",
        "set bell-style none",
        "set enable-bracketed-paste off",
    ):
        readline.parse_and_bind(setting)
    return readline
