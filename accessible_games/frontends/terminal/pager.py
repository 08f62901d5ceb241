"""At the pace of the fingers: lines as wide as a braille display, each waiting until it was felt.

A braille display shows the line with the cursor. If all lines come at once, that is the prompt, and
the lines before it go by unfelt. At the pace "line" the cursor stays in each line until Enter or
Space is pressed.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from accessible_games.braille.problem import LiblouisError
from accessible_games.frontends.terminal.keyboard import Complete, Keyboard
from accessible_games.frontends.terminal.screen import Screen, one_line
from accessible_games.match.settings import Settings
from accessible_games.match.typed_cells import in_letters
from accessible_games.speech.line_breaking import BETWEEN_WORDS, BREAKS, fit

ENDS = (".", "?")
"""The ends of lines that may flow into the next one."""


class Paced(Screen):
    """A screen and its keyboard at the pace and the width of the settings."""

    def __init__(
        self, settings: Settings, screen: Screen, open_keyboard: Callable[[], Keyboard]
    ) -> None:
        """*open_keyboard* is called at most once: before the first line waits or is read."""
        super().__init__()
        self._settings, self._screen, self._open = settings, screen, open_keyboard
        self._opened: Keyboard | None = None
        self._hurried = False  # the rest is shown at once, up to the next prompt
        self._shown = ""  # the prompt after which a key came first, with all its lines
        self._kept: list[str] = []  # lines that will flow into the prompt

    def open(self) -> None:
        """Open the keyboard, if it is not open yet; from now on keys wait unseen."""
        self._opened = self._opened or self._open()

    @property
    def waits(self) -> bool:
        """Whether lines are shown one by one."""
        return self._settings.pace == "line"

    @property
    def width(self) -> int:
        """Cells of the longest line; 0 for whole lines."""
        return self._settings.width

    @property
    def flows(self) -> bool:
        """Whether everything before a prompt is one text, as in a braille book."""
        return self.waits and self.width > 0 and self._settings.told == "braille"

    def say(self, lines: Iterable[str]) -> None:
        """See Screen; at the pace "line" the next line comes when Enter or Space is pressed.

        Lines that will flow are kept until the prompt.
        """
        if self.flows:
            self._kept += map(one_line, lines)
            return
        self._flush()
        self._show(self._broken(map(one_line, lines)))

    def _flush(self) -> None:
        """Show what was kept for a prompt, because something else comes now."""
        kept, self._kept = self._kept, []
        self._show(self._broken(flowing(kept)))

    def _show(self, pieces: list[str]) -> None:
        """Show lines of the display, each until Enter or Space is pressed."""
        self._screen.release()
        while pieces and self.waits and not self._hurried:
            self._hurried = not self._keyboard.wait(pieces.pop(0))
        self._screen.say(pieces)

    def say_at_once(self, lines: Iterable[str]) -> None:
        """See Screen."""
        self._flush()
        self._screen.say(self._broken(map(one_line, lines)))

    def hold(self, lines: Sequence[str]) -> None:
        """See Screen; no line waits, and lines that will flow are told after it."""
        self._screen.hold(self._broken(map(one_line, lines)))

    def release(self) -> None:
        """See Screen."""
        self._screen.release()

    def push_out(self) -> None:
        """See Screen."""
        self._flush()
        self._screen.push_out()

    def read_line(self, prompt: str, complete: Complete) -> str:
        """See Keyboard; only the last line of a long prompt stands before what is typed.

        Cells that were typed are read. Raises `NotUnderstoodError` where nothing can read them.
        """
        end = self._show_prompt(prompt)
        self._hurried, self._shown = False, ""
        return in_letters(self._keyboard.read_line(f"{end} ", complete), self._settings.language)

    def wait(self, line: str) -> bool:
        """See Keyboard."""
        self._screen.release()
        return self._keyboard.wait(line)

    def read_hidden(self, prompt: str) -> str:
        """See Keyboard."""
        end = self._show_prompt(prompt)
        self._hurried, self._shown = False, ""
        return self._keyboard.read_hidden(f"{end} ")

    def is_first(
        self, prompt: str, files: Sequence[int], served: Callable[[], bool], *, felt: bool = True
    ) -> bool:
        """See Keyboard. No line of a prompt waits that is *felt* on the display."""
        if felt:
            self._flush()
            *lines, end = self._broken_prompt([prompt.strip()])
            self._screen.say(lines)
        else:
            end = self._show_prompt(prompt)
        self._hurried, self._shown = False, prompt
        return self._keyboard.is_first(f"{end} ", files, served, felt=felt)

    def _show_prompt(self, prompt: str) -> str:
        """Show what flows into a prompt and all of its lines except the last, which is returned."""
        self._screen.release()
        kept, self._kept = self._kept, []
        *lines, end = self._broken_prompt([*kept, prompt.strip()])
        if prompt != self._shown or kept:
            self._show(lines)
        return end

    def _broken_prompt(self, sentences: Sequence[str]) -> list[str]:
        """Return the lines of a prompt and of what flows into it.

        The last is a whole sentence if that leaves room for a blank and the cursor.
        """
        *lines, last = self._broken(flowing(sentences)) if self.flows else sentences
        room = max(0, self.width - 2)
        return [*lines, *broken(last, room, BREAKS, self._length())]

    def _broken(self, lines: Iterable[str]) -> list[str]:
        """Return lines as wide as the display, without control characters but those of a flow."""
        width, length = self.width, self._length()
        return [piece for line in lines for piece in broken(line, width, length=length)]

    def _length(self) -> Callable[[str], int]:
        """Return what measures a line in cells: its letters, or its contracted braille."""
        if self._settings.contracted == "off":
            return len
        from accessible_games.braille.prose import cells_needed

        language = self._settings.language
        try:
            cells_needed("a b", language)
        except LiblouisError:
            return len
        return partial(cells_needed, language=language)

    def arrows(self, words: Mapping[str, str]) -> None:
        """See Keyboard. There are none while lines wait: displays send them to route the cursor."""
        self._keyboard.arrows({} if self.waits else words)

    def forget(self) -> None:
        """See Keyboard."""
        self._keyboard.forget()

    def close(self) -> None:
        """See Keyboard; does nothing if none was opened. No line waits for a prompt any more."""
        self._flush()
        if self._opened:
            self._opened.close()

    @property
    def _keyboard(self) -> Keyboard:
        self.open()
        assert self._opened
        return self._opened


def flowing(lines: Sequence[str]) -> list[str]:
    """Join sentences into one line; a line that is none, such as a heading, stays alone.

    Line feeds separate them: otherwise a sentence that ends in a number would not be seen to end.
    """
    flowing: list[str] = []
    before = ""
    for line in filter(None, map(str.strip, lines)):
        if before.endswith(ENDS) and line.endswith(ENDS):
            flowing[-1] += f"\n{line}"
        else:
            flowing.append(line)
        before = line
    return flowing


def broken(
    line: str,
    width: int,
    breaks: Sequence[str] = BETWEEN_WORDS,
    length: Callable[[str], int] = len,
) -> list[str]:
    """Break a line into lines of at most *width* cells, as full as possible; 0 leaves it whole.

    See `breaking.fit`. A longer word gets a line of its own.
    """
    pieces = fit(line.strip(), width, breaks, length) if width else [line]
    return [piece.replace("\n", " ") for piece in pieces]
