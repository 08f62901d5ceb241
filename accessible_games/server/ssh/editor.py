"""A line editor for a remote terminal, as quiet as that of the local one.

Nothing that was typed is written again. Once a line has been begun, news waits until it ends. The
last told line, usually a prompt, does not end before something is typed: so it is under the fingers
on a braille display, which shows the line with the cursor.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence

from accessible_games.frontends.terminal.screen_line import ScreenLine, head_of
from accessible_games.server.lobby.outbox import TypedLine
from accessible_games.server.ssh.dumb_line import DumbLine
from accessible_games.server.ssh.keystrokes import Keystrokes
from accessible_games.server.ssh.typed_text import TypedText

BELL = "\a"
WIDE = 80
"""Letters in a row of a terminal that does not say how wide it is."""
MOST_HELD = 100
"""The most lines of news that may wait for a line being typed."""
Arrows = Callable[[], Mapping[str, str]]
"""Returns what `left`, `right`, `up` and `down` type now, with Enter, into an empty line."""


def no_arrows() -> Mapping[str, str]:
    """Return no words: the arrow keys type nothing."""
    return {}


class Editor:
    """The line that a person types, and what they hear before it."""

    knows_typing = True
    """Whether the letters of a line being typed come one by one."""
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
        """*show* sends text to the terminal, which is *columns* wide; 0 if that is not known.

        A dumb terminal gets letters, backspaces and new lines only, and its line is edited at its
        end.
        """
        self._show = show
        self._arrows = no_arrows if is_dumb else arrows
        self.columns = columns
        self._line: DumbLine | ScreenLine
        if is_dumb:
            self._line = DumbLine(self._width, self._write)
        else:
            self._line = ScreenLine(self._width, self._write, "utf-8")
        self._actions = {key: ACTIONS[key] for key in AT_END} if is_dumb else ACTIONS
        self._keys = Keystrokes()
        self._head = ""
        """The last told line, which stands before what is typed."""
        self._held: list[str] = []
        self._hidden = False
        self._typed = TypedText()

    # What is told

    def hear(self, lines: Sequence[str], news: str = "hold") -> None:
        """Tell lines now, or when the line that has been begun ends.

        With *news* "now" they are told at once all the same, and with "bell" the first one rings.
        """
        rings = news == "bell" and not self._held
        self._held += lines
        if not self._typed.text or len(self._held) > MOST_HELD:
            self._release()
        elif news == "now":
            self._interrupt()
        elif rings:
            self._show(BELL)

    def _interrupt(self) -> None:
        """Say what has waited, and leave what was typed where it stands.

        Further typing stands on a line of its own, and belongs to the same text.
        """
        last = self._held[-1]
        self._tell()
        self._line.flush()
        self._head, self._typed.above = self._head_of(last), len(self._typed.text)

    def hide(self, hidden: bool) -> None:
        """Hide what is typed, or show it again."""
        self._hidden = hidden

    def end(self) -> None:
        """Say what has waited, and end the last line, because they leave."""
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
        return head_of(line, self._width())

    def _width(self) -> int:
        return self.columns or WIDE

    def _tell(self) -> None:
        """Say what has waited, all of it in lines that end."""
        self._line.end()
        for line in self._held:
            self._line.aside(line)
        self._held.clear()

    # What is typed

    def feed(self, text: str) -> Iterator[TypedLine | None]:
        """Yield the lines that end in text, which may come in any pieces; None means to leave.

        What follows a line is looked at when the next line is asked for: it may be a password.
        """
        for key in self._keys.feed(text):
            if key == "enter":
                yield self._enter()
            elif key == "c-d" and not self._typed.text:
                yield None
            elif len(key) == 1:
                self._typed.insert(key)
            elif not self._typed.text and (typed := self._arrows().get(key)):
                yield self._end_line(TypedLine(typed))
            elif key in self._actions:
                self._actions[key](self)
        self._draw()
        if self._held and not self._typed.text:
            self._release()

    def _enter(self) -> TypedLine:
        """Return the typed line and remember it for Ctrl-P."""
        if not self._hidden:
            self._typed.remember()
        line = self._end_line(self._typed.line)
        self._line.flush()
        return line

    def _end_line(self, line: TypedLine) -> TypedLine:
        """End the line, and say what has waited before its answer.

        After an arrow it goes out with the answer: some readers would say the empty row.
        """
        self._draw()
        self._typed.renew()
        self._tell()
        self._head = ""
        return line

    def _draw(self) -> None:
        """Write what has changed to the terminal, and nothing else."""
        typed = self._typed
        above = typed.above = typed.above if typed.cursor >= typed.above else 0
        head = "" if above else self._head
        if self._hidden:
            self._line.draw(head, "", 0, 0)
        else:
            self._line.draw(head, typed.text[above:], typed.cursor - above, typed.recalled)

    def _write(self, text: str) -> None:
        self._show(text.replace("\n", "\r\n"))

    # What the keys do

    def back(self) -> None:
        """Delete the letter before the cursor."""
        self._typed.change(self._typed.before[:-1], self._typed.behind)

    def delete(self) -> None:
        """Delete the letter at the cursor."""
        self._typed.change(self._typed.before, self._typed.behind[1:])

    def kill(self) -> None:
        """Delete everything after the cursor."""
        self._typed.change(self._typed.before, "")

    def discard(self) -> None:
        """Delete everything before the cursor."""
        self._typed.change("", self._typed.behind)

    def back_word(self) -> None:
        """Delete the word before the cursor."""
        before = self._typed.before.rstrip(" ")
        self._typed.change(before[: before.rfind(" ") + 1], self._typed.behind)

    def left(self) -> None:
        """Move one letter to the left."""
        self._typed.move(self._typed.cursor - 1)

    def right(self) -> None:
        """Move one letter to the right."""
        self._typed.move(self._typed.cursor + 1)

    def home(self) -> None:
        """Move to the beginning."""
        self._typed.move(0)

    def to_end(self) -> None:
        """Move to the end."""
        self._typed.move(len(self._typed.text))

    def recall(self, number: int) -> None:
        """Bring back an earlier line, by its number, unless what is typed is hidden."""
        if not self._hidden:
            self._typed.recall(number)

    def older(self) -> None:
        """Recall the line before."""
        self.recall(self._typed.recalled - 1)

    def newer(self) -> None:
        """Recall the line after."""
        self.recall(self._typed.recalled + 1)

    def cancel(self) -> None:
        """Drop the line, and say what has waited, or the last lines again."""
        self._draw()
        self._line.end()
        self._typed.renew()
        self._release()

    def repeat(self) -> None:
        """Say the line being typed again, with what was said before it."""
        self._line.end()
        self._typed.above = 0


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
"""What the keys do that are not letters."""
AT_END = ("back", "c-u", "c-w", "c-c", "c-l")
"""The keys that work without moving around in the line."""
