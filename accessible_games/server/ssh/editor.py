"""A line editor for a terminal at the other end, as quiet as that of the own terminal.

Nothing that was typed is written again. While a line has been begun, news waits until it ends. The
last line that was told, mostly a prompt, does not end before something is typed behind it: so it is
under the fingers on a braille display, which shows the line of the cursor.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence

from accessible_games.frontends.terminal.screen_line import ScreenLine, head_of
from accessible_games.server.lines import LONGEST, Line, clean
from accessible_games.server.ssh.dumb_line import DumbLine
from accessible_games.server.ssh.keystrokes import Keystrokes

BELL = "\a"
WIDE = 80
"""Letters in a row of a terminal that does not tell how wide it is."""
HISTORY = 50
"""Earlier lines that Up brings back."""
MOST_HELD = 100
"""Lines of news that may wait for one that is typed."""
Arrows = Callable[[], Mapping[str, str]]
"""Tells what `left`, `right`, `up` and `down` type now, Enter included, into an empty line."""


def no_arrows() -> Mapping[str, str]:
    """They type nothing."""
    return {}


class Editor:
    """The line that somebody types, and what they hear before it."""

    shows_secrets = False
    """Whether a password can be read on the screen while it is typed."""

    def __init__(
        self,
        show: Callable[[str], None],
        columns: int,
        arrows: Arrows = no_arrows,
        *,
        is_dumb: bool = False,
    ) -> None:
        """*show* sends a text to the terminal, which is *columns* wide; 0 if that is not known.

        A dumb one gets letters, backspaces and new lines only, and its line is edited at its end.
        """
        self._show = show
        self._arrows = no_arrows if is_dumb else arrows
        self.columns = columns
        line = DumbLine if is_dumb else ScreenLine
        self._line = line(lambda: self.columns or WIDE, self._write, "utf-8")
        self._actions = {key: ACTIONS[key] for key in AT_END} if is_dumb else ACTIONS
        self._keys = Keystrokes()
        self._head = ""
        """The last line that was told, behind which is typed."""
        self._held: list[str] = []
        self._above = 0
        """How many letters of the text stand above news that came in between."""
        self._hidden = False
        self._history: list[str] = []
        self._renew()

    # What is told

    def hear(self, lines: Sequence[str], news: str = "hold") -> None:
        """Let them hear lines: now, or when the line ends that has been begun.

        *news* "now" tells them at once all the same, and "bell" rings when the first one waits.
        """
        rings = news == "bell" and not self._held
        self._held += lines
        if not self._text or len(self._held) > MOST_HELD:
            self._release()
        elif news == "now":
            self._interrupt()
        elif rings:
            self._show(BELL)

    def _interrupt(self) -> None:
        """Say what has waited, and leave what was typed where it stands.

        What is typed from now on stands on a line of its own, and belongs to it.
        """
        last = self._held[-1]
        self._tell()
        self._line.flush()
        self._head, self._above = self._head_of(last), len(self._text)

    def hide(self, hidden: bool) -> None:
        """Show nothing of what is typed, or show it again."""
        self._hidden = hidden

    def end(self) -> None:
        """They leave: say what has waited, and end the last line."""
        self._tell()
        self._line.flush()

    def _release(self) -> None:
        """Say what has waited; the last line stays open."""
        if self._held:
            last = self._held.pop()
            self._tell()
            self._head = self._head_of(last)
        self._draw()

    def _head_of(self, line: str) -> str:
        return head_of(line, self.columns or WIDE)

    def _tell(self) -> None:
        """Say what has waited, all of it in lines that end."""
        self._line.end()
        for line in self._held:
            self._line.aside(line)
        self._held.clear()

    # What is typed

    def feed(self, text: str) -> Iterator[Line | None]:
        """The lines that end in what has come, which may come in any pieces; None to leave.

        What follows a line is looked at when the next line is asked for: it may be a password.
        """
        for key in self._keys.feed(text):
            if key == "enter":
                yield self._enter()
            elif key == "c-d" and not self._text:
                yield None
            elif len(key) == 1:
                self._insert(key)
            elif not self._text and (typed := self._arrows().get(key)):
                yield self._end_line(Line(typed))
            elif key in self._actions:
                self._actions[key](self)
        self._draw()
        if self._held and not self._text:
            self._release()

    def _enter(self) -> Line:
        """The line that was typed; Ctrl-P brings it back."""
        if self._text and not self._hidden and self._text not in self._history[-1:]:
            self._history = [*self._history, self._text][-HISTORY:]
        line = self._end_line(Line(self._text, self._too_long))
        self._line.flush()
        return line

    def _end_line(self, line: Line) -> Line:
        """The line ends; what has waited is said before its answer.

        After an arrow that goes out with the answer: some readers say a row that is empty then.
        """
        self._draw()
        self._renew()
        self._tell()
        self._head = ""
        return line

    def _renew(self) -> None:
        """Begin a line."""
        self._text, self._cursor, self._above = "", 0, 0
        self._recalled = len(self._history)
        self._too_long = False

    def _insert(self, letter: str) -> None:
        self._too_long = self._too_long or len(self._text) >= LONGEST
        if clean(letter) and not self._too_long:
            self._change(self._text[: self._cursor] + letter, self._text[self._cursor :])

    def _change(self, before: str, after: str) -> None:
        """The line is another one, with the cursor between these two parts."""
        if before[: self._above] != self._text[: self._above]:
            self._above = 0  # it changes too, so all is written again
        self._text, self._cursor = before + after, len(before)
        self._too_long = self._too_long and bool(self._text)

    def _draw(self) -> None:
        """Write to the terminal what has changed, and nothing else."""
        above = self._above = self._above if self._cursor >= self._above else 0
        head = "" if above else self._head
        if self._hidden:
            self._line.draw(head, "", 0, 0)
        else:
            self._line.draw(head, self._text[above:], self._cursor - above, self._recalled)

    def _write(self, text: str) -> None:
        self._show(text.replace("\n", "\r\n"))

    # What the keys do

    def back(self) -> None:
        """Take away the letter before the cursor."""
        self._change(self._text[: self._cursor][:-1], self._text[self._cursor :])

    def delete(self) -> None:
        """Take away the letter at the cursor."""
        self._change(self._text[: self._cursor], self._text[self._cursor + 1 :])

    def kill(self) -> None:
        """Take away all that follows the cursor."""
        self._change(self._text[: self._cursor], "")

    def discard(self) -> None:
        """Take away all before the cursor."""
        self._change("", self._text[self._cursor :])

    def back_word(self) -> None:
        """Take away the word before the cursor."""
        before = self._text[: self._cursor].rstrip(" ")
        self._change(before[: before.rfind(" ") + 1], self._text[self._cursor :])

    def move(self, to: int) -> None:
        """Set the cursor before a letter, by its number."""
        self._cursor = min(max(to, 0), len(self._text))

    def left(self) -> None:
        """One letter to the left."""
        self.move(self._cursor - 1)

    def right(self) -> None:
        """One letter to the right."""
        self.move(self._cursor + 1)

    def home(self) -> None:
        """To the beginning."""
        self.move(0)

    def to_end(self) -> None:
        """To the end."""
        self.move(len(self._text))

    def recall(self, number: int) -> None:
        """Bring back an earlier line, by its number; after the last one is an empty line."""
        if not self._hidden and number in range(len(self._history) + 1):
            self._recalled = number
            self._change("".join(self._history[number : number + 1]), "")

    def older(self) -> None:
        """The line before."""
        self.recall(self._recalled - 1)

    def newer(self) -> None:
        """The line after."""
        self.recall(self._recalled + 1)

    def cancel(self) -> None:
        """Forget the line, and say what has waited, or again what was said last."""
        self._draw()
        self._line.end()
        self._renew()
        self._release()

    def repeat(self) -> None:
        """Say the line again that is typed, with what was said before it."""
        self._line.end()
        self._above = 0


ACTIONS: dict[str, Callable[[Editor], None]] = {
    "back": Editor.back,
    "delete": Editor.delete,
    "c-d": Editor.delete,
    "left": Editor.left,
    "c-b": Editor.left,
    "right": Editor.right,
    "c-f": Editor.right,
    "home": Editor.home,
    "c-a": Editor.home,
    "end": Editor.to_end,
    "c-e": Editor.to_end,
    "up": Editor.older,
    "c-p": Editor.older,
    "down": Editor.newer,
    "c-n": Editor.newer,
    "c-k": Editor.kill,
    "c-u": Editor.discard,
    "c-w": Editor.back_word,
    "c-c": Editor.cancel,
    "c-l": Editor.repeat,
}
"""What the keys do that are no letters."""
AT_END = ("back", "c-u", "c-w", "c-c", "c-l")
"""The keys that can be had without moving about in the line."""
