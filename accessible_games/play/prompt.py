"""Lines out and lines in: where the program's words leave it and the player's keys enter it."""

import errno
import io
import os
import sys
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from types import ModuleType
from typing import NoReturn, Protocol, TextIO

from accessible_games.speech.problem import NotUnderstoodError

Complete = Callable[[str], Sequence[str]]
"""The line typed so far -> full candidates for its last word ("lay b" -> ["bear", "bee"])."""


def no_words(text: str) -> list[str]:
    """Nothing to complete."""
    return []


LONGEST = 500
"""Letters of the longest line that is understood; whatever is longer was pasted by mistake."""
BLANKS = " \t"
"""What separates words in a typed line."""

_CONTROLS = dict.fromkeys([*range(32), *range(127, 160)], " ")
"""Keys that a line may repeat because they were typed; they shall not move the cursor."""

_SPELLINGS = str.maketrans(
    {
        **dict.fromkeys("‘’‚‛‹›′", "'"),
        **dict.fromkeys("“”„‟«»″", '"'),
        **dict.fromkeys("‐‑‒–—―−", "-"),
        **dict.fromkeys("\u00ad\u200b\u200c\u200d\u2060\ufeff", ""),  # these have no width
        **dict(zip("œŒæÆßẞþÞ", ["oe", "OE", "ae", "AE", "ss", "SS", "th", "Th"], strict=True)),
        **dict(zip("øØđĐðÐłŁı×⁄", "oOdDdDlLix/", strict=True)),
    }
)


class Keyboard(Protocol):
    """Where the player's lines come from."""

    def read_line(self, prompt: str, complete: Complete) -> str:
        """The next line, without its end; *prompt* is one line that ends in a blank.

        EOFError: Ctrl-D on an empty line, or the end of the input. KeyboardInterrupt: Ctrl-C.
        """
        ...

    def is_first(self, prompt: str, file: int, served: Callable[[], bool]) -> bool:
        """Show the prompt and wait for a key, which begins the next line: whether one came first.

        *served* is called now, and whenever something can be read from *file*: False waits on.
        """
        ...

    def wait(self, line: str) -> bool:
        """Show *line*, the cursor at its end, until Enter or Space is pressed, then end it.

        False for Ctrl-C, Ctrl-D and the end of the input: nobody wants to wait any more. Keys
        that were pressed before the line stood there do not count, for it was not read then.
        Where nobody types, nothing waits.
        """
        ...

    def arrows(self, words: Mapping[str, str]) -> None:
        """What the keys `left`, `right`, `up` and `down` type, Enter included, into an empty line.

        A keyboard that reads whole lines has no such keys.
        """
        ...

    def forget(self) -> None:
        """Forget the lines typed so far: the next person shall not find them."""
        ...

    def close(self) -> None:
        """Leave the terminal as it was found; no line is read after this."""
        ...


def typed_line(keyboard: Keyboard, prompt: str, complete: Complete = no_words) -> str:
    """The next line, read as `Keyboard.read_line` does; `NotUnderstoodError` for one too long."""
    line = keyboard.read_line(prompt, complete)
    if len(line) > LONGEST:
        raise NotUnderstoodError("line-too-long", count=LONGEST)
    return line


def open_keyboard(
    plain: bool = False, search: str = "Search: ", pressed: Callable[[], None] | None = None
) -> Keyboard:
    """The quiet keyboard where the terminal can do it and nobody asks for a *plain* one.

    *search* is the prompt, in the player's language, of the search through earlier lines.
    *pressed* is called at each key; a plain keyboard knows whole lines only.
    """
    if plain or not terminal_can_move():
        return PlainKeyboard()
    try:
        from accessible_games.play.quiet import QuietKeyboard
    except ImportError:  # no termios (Windows), or a prompt_toolkit of another shape
        return PlainKeyboard()
    return QuietKeyboard(search, pressed)


class Screen:
    """Lines out, complete and in order; nothing that was said changes afterwards."""

    def __init__(self, stream: TextIO | None = None) -> None:
        self._stream = stream

    def say(self, lines: Iterable[str]) -> None:
        """One write and one flush for all *lines*; SystemExit(0) when nobody can read them."""
        text = "".join(f"{one_line(line)}\n" for line in lines)
        stream = self._stream or sys.stdout
        if text and stream is not None:
            write(text, stream)

    def say_at_once(self, lines: Iterable[str]) -> None:
        """The same for lines that nobody has to wait for: what they tell is felt elsewhere."""
        self.say(lines)

    def push_out(self) -> None:
        """Push all that stands in the window of the terminal out of it, by empty lines.

        Nothing where no terminal is. What has left the window can still be scrolled back to.
        """
        stream = self._stream or sys.stdout
        if is_terminal(stream):
            write("\n" * os.get_terminal_size(stream.fileno()).lines, stream)

    def ring(self) -> None:
        """The bell of the terminal, which no reader says; nothing where no terminal is."""
        stream = self._stream or sys.stdout
        if is_terminal(stream):
            write("\a", stream)


def one_line(text: str) -> str:
    """Text that leaves the cursor in its line: blanks for controls."""
    return text.translate(_CONTROLS)


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

    def is_first(self, prompt: str, file: int, served: Callable[[], bool]) -> bool:
        """See Keyboard; the prompt is a line of its own. Lines from a file always come first."""
        if not self._at_terminal:
            return True
        from accessible_games.play.waiting import key_is_first

        Screen().say([prompt])
        self._shown = prompt
        return key_is_first(file, served)

    def wait(self, line: str) -> bool:
        """See Keyboard; only Enter is a key here, and what is typed before it is ignored."""
        if not self._at_terminal:
            Screen().say([line])
            return True
        drop_typed_ahead()
        try:
            self.read_line(line, no_words)
        except (EOFError, KeyboardInterrupt):
            return False
        return True

    def arrows(self, words: Mapping[str, str]) -> None:
        """Readline has no key that types a word and Enter."""

    def forget(self) -> None:
        """Clear the history of readline."""
        if self._readline:
            self._readline.clear_history()

    def close(self) -> None:
        """input() leaves the terminal as it was after each line, but not where it is broken off."""
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


def spell(text: str, encoding: str | None) -> str:
    """*text* in letters that *encoding* has: nearest plain letters, and only then "?"."""
    if _fits(text, encoding):
        return text
    return "".join(
        letter if _fits(letter, encoding) else _plain(letter, encoding)
        for letter in unicodedata.normalize("NFC", text)
    )


def write(text: str, stream: TextIO) -> None:
    """One write and one flush; SystemExit(0), silently, when the reading end has gone."""
    try:
        stream.write(spell(text, stream.encoding))
        stream.flush()
    except OSError as error:
        if error.errno not in (errno.EPIPE, errno.EIO):  # EIO: the terminal was closed
            raise
        _leave(stream)


def _leave(stream: TextIO) -> NoReturn:
    """End the program; what is still in the buffer goes nowhere, so that exit stays silent."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, stream.fileno())
    os.close(nowhere)
    raise SystemExit(0)


def _plain(letter: str, encoding: str | None) -> str:
    decomposed = unicodedata.normalize("NFKD", letter.translate(_SPELLINGS))
    bare = "".join(part for part in decomposed if not unicodedata.combining(part))
    spelled = bare.translate(
        _SPELLINGS
    )  # NFKD may have brought new ones, as the stroke in one half
    return "".join(part if _fits(part, encoding) else "?" for part in spelled)


def _fits(text: str, encoding: str | None) -> bool:
    try:
        text.encode(encoding or "utf-8")
    except UnicodeEncodeError:
        return False
    return True


def _next_line(prompt: str) -> str:
    Screen().say([prompt.strip()])
    line = sys.stdin.readline() if sys.stdin else ""
    if not line:
        raise EOFError
    return line.rstrip("\r\n")


def is_terminal(stream: TextIO | None) -> bool:
    """Whether somebody types or reads there."""
    return stream is not None and not stream.closed and stream.isatty()


def terminal_can_move() -> bool:
    """Whether the cursor can be moved, without which a line cannot be edited."""
    capable = os.environ.get("TERM", "") not in ("", "dumb", "unknown")
    return capable and is_terminal(sys.stdin) and is_terminal(sys.stdout)


def terminal_found() -> Callable[[], None]:
    """Remember the terminal as it is now; what gives it back so, where the system can."""
    try:
        from accessible_games.play.terminal import Found
    except ImportError:  # Windows
        return lambda: None
    return Found().give_back


def drop_typed_ahead() -> None:
    """Forget the keys that nobody has read yet, where the system can."""
    try:
        import termios
    except ImportError:  # Windows
        return
    with suppress(termios.error):  # the terminal was closed
        termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)


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
