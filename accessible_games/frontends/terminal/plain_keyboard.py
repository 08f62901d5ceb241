"""Whole lines, read by the system: where the terminal cannot do more, or nobody wants more."""

import io
import sys
from collections.abc import Callable, Mapping, Sequence
from types import ModuleType

from accessible_games.frontends.terminal.keyboard import (
    BLANKS,
    Complete,
    drop_typed_ahead,
)
from accessible_games.frontends.terminal.screen import Screen, is_terminal, write
from accessible_games.frontends.terminal.spelling import spell


class PlainKeyboard:
    """Python's input(), with readline; where nobody types, each prompt is a line of its own."""

    def __init__(self) -> None:
        self._at_terminal = is_terminal(sys.stdin) and is_terminal(sys.stdout)
        self._readline = _load_readline() if self._at_terminal else None
        self._give_back = terminal_found() if self._at_terminal else lambda: None
        self._prompt = self._shown = ""
        self._complete: Complete = lambda line: ()
        self._candidates: list[str] = []
        self._before = self._after = ""  # the line on both sides of the cursor when Tab came
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")  # bytes of another encoding are no crash
        if self._readline:
            self._readline.set_completer(self._candidate)
            self._readline.set_completion_display_matches_hook(self._list)

    def read_line(self, prompt: str, complete: Complete) -> str:
        """See Keyboard; Tab works where readline does."""
        if not self._at_terminal:
            return _next_line(prompt)
        self._prompt = "" if prompt == self._shown else spell(prompt, sys.stdout.encoding)
        self._shown, self._complete = "", complete
        try:
            return input(self._prompt)
        except (EOFError, KeyboardInterrupt):
            write("\n", sys.stdout)
            raise

    def read_hidden(self, prompt: str) -> str:
        """See Keyboard; a line from a file is as any other."""
        if not self._at_terminal:
            return _next_line(prompt)
        from getpass import getpass

        try:
            return getpass(spell(prompt, sys.stdout.encoding), sys.stdout)
        except (EOFError, KeyboardInterrupt):
            write("\n", sys.stdout)
            raise

    def is_first(
        self, prompt: str, files: Sequence[int], served: Callable[[], bool], *, felt: bool = True
    ) -> bool:
        """See Keyboard; the prompt is a line of its own. Lines from a file always come first."""
        if not self._at_terminal:
            return True
        try:
            from accessible_games.frontends.terminal.waiting import key_is_first
        except ImportError:  # Windows, where only keys can be waited for
            return True

        Screen().say([prompt])
        self._shown = prompt
        return key_is_first(files, served, interrupts=not felt)

    def wait(self, line: str) -> bool:
        """See Keyboard; only Enter is a key here, and what is typed before it is ignored."""
        if not self._at_terminal:
            Screen().say([line])
            return True
        drop_typed_ahead()
        try:
            return _pressed_enter(line)
        except KeyboardInterrupt:
            return False
        finally:
            write("\n", sys.stdout)

    def arrows(self, words: Mapping[str, str]) -> None:
        """Readline has no key that types a word and Enter."""

    def forget(self) -> None:
        """Clear the history of readline."""
        if self._readline:
            self._readline.clear_history()

    def close(self) -> None:
        """Restore the terminal: input() does so after each line, but not if it is interrupted."""
        self._give_back()
        if self._readline:
            self._readline.set_completer(None)
            self._readline.set_completion_display_matches_hook(None)

    def _candidate(self, _word: str, number: int) -> str | None:
        assert self._readline
        if number == 0:
            line, end = self._readline.get_line_buffer(), self._readline.get_endidx()
            self._before, self._after = line[:end], line[end:]
            self._candidates = list(self._complete(self._before))
        return self._candidates[number] if number < len(self._candidates) else None

    def _list(self, _beginning: str, candidates: Sequence[str], _longest: int) -> None:
        """Say the candidates on one line, then prompt and line as typed; readline adds the rest."""
        back = "\b" * len(self._after)
        line = f"{self._prompt}{self._before}{self._after}{back}"
        write(f"\n{', '.join(candidates)}\n{line}", sys.stdout)


def _pressed_enter(line: str) -> bool:
    """Show a line until Enter ends it, without an echo; False at the end of the input."""
    try:
        from accessible_games.frontends.terminal.waiting import unechoed
    except ImportError:  # Windows echoes the line feed
        write(line, sys.stdout)
        return bool(sys.stdin.readline())
    with unechoed(sys.stdin.fileno()):
        write(f"{line}\r", sys.stdout)  # see Keyboard
        return bool(sys.stdin.readline())


def _next_line(prompt: str) -> str:
    Screen().say([prompt.strip()])
    line = sys.stdin.readline() if sys.stdin else ""
    if not line:
        raise EOFError
    return line.rstrip("\r\n")


def terminal_found() -> Callable[[], None]:
    """Remember the terminal as it is now; what gives it back so, where the system can."""
    try:
        from accessible_games.frontends.terminal.terminal import Found
    except ImportError:  # Windows
        return lambda: None
    return Found().give_back


def _load_readline() -> ModuleType | None:
    """GNU readline or libedit, set to complete on one Tab and to send nothing of its own."""
    try:
        import readline
    except ImportError:  # Windows
        return None
    if "libedit" in (readline.__doc__ or ""):
        readline.parse_and_bind("bind ^I rl_complete")
        return readline
    readline.set_completer_delims(BLANKS)
    for setting in (
        "tab: complete",
        "set show-all-if-ambiguous on",
        "set completion-ignore-case on",
        "set bell-style none",
        "set enable-bracketed-paste off",
    ):
        readline.parse_and_bind(setting)
    return readline
