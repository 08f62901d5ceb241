"""At the pace of the fingers: lines as wide as a braille display, each waiting until it was felt.

A braille display shows the line with the cursor. Where all lines come at once, that is the prompt,
and what was told before it passes by unfelt. At the pace "line" the cursor stays at the end of each
line until Enter or Space is pressed.
"""

from collections.abc import Callable, Iterable, Mapping

from accessible_games.frontends.terminal.keyboard import Complete, Keyboard
from accessible_games.frontends.terminal.screen import Screen, one_line
from accessible_games.match.settings import Settings
from accessible_games.speech.narrator import fit


class Paced(Screen):
    """A screen and its keyboard, which go at the pace and the width of the settings."""

    def __init__(
        self, settings: Settings, screen: Screen, open_keyboard: Callable[[], Keyboard]
    ) -> None:
        """*open_keyboard* is called once at most, when the first line shall wait or is read."""
        super().__init__()
        self._settings, self._screen, self._open = settings, screen, open_keyboard
        self._opened: Keyboard | None = None
        self._hurried = False  # the rest was asked for, up to the next prompt

    def open(self) -> None:
        """Open the keyboard, if it is not open yet; keys wait unseen from now on."""
        self._opened = self._opened or self._open()

    @property
    def waits(self) -> bool:
        """Whether lines are shown one by one."""
        return self._settings.pace == "line"

    @property
    def width(self) -> int:
        """Cells of the longest line; 0 for whole lines."""
        width = self._settings.width
        return width - 1 if width and self.waits else width  # one for the cursor after the line

    def say(self, lines: Iterable[str]) -> None:
        """See Screen; at the pace "line" the next line comes when Enter or Space is pressed."""
        pieces = [piece for line in lines for piece in broken(one_line(line), self.width)]
        while pieces and self.waits and not self._hurried:
            self._hurried = not self._keyboard.wait(pieces.pop(0))
        self._screen.say(pieces)

    def say_at_once(self, lines: Iterable[str]) -> None:
        """See Screen."""
        self._screen.say([piece for line in lines for piece in broken(one_line(line), self.width)])

    def read_line(self, prompt: str, complete: Complete) -> str:
        """See Keyboard; of a prompt that is too long, only the end stands before what is typed."""
        cells = self._settings.width
        *lines, prompt = broken(prompt.strip(), cells - 2 if cells else 0)  # a blank, the cursor
        self.say(lines)
        self._hurried = False
        return self._keyboard.read_line(f"{prompt} ", complete)

    def wait(self, line: str) -> bool:
        """See Keyboard."""
        return self._keyboard.wait(line)

    def is_first(self, prompt: str, file: int, served: Callable[[], bool]) -> bool:
        """See Keyboard."""
        return self._keyboard.is_first(prompt, file, served)

    def arrows(self, words: Mapping[str, str]) -> None:
        """See Keyboard."""
        self._keyboard.arrows(words)

    def forget(self) -> None:
        """See Keyboard."""
        self._keyboard.forget()

    def close(self) -> None:
        """See Keyboard; nothing where none was opened."""
        if self._opened:
            self._opened.close()

    @property
    def _keyboard(self) -> Keyboard:
        self.open()
        assert self._opened
        return self._opened


def broken(line: str, width: int) -> list[str]:
    """A line in lines of at most *width* cells, broken between words; 0 leaves it whole.

    A word that is longer stands in a line of its own.
    """
    return fit(line.strip(), width) if width else [line]
