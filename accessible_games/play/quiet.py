"""A line editor as quiet as plain input(): the only importer of prompt_toolkit.

prompt_toolkit reads the keys and edits the line, but is given an output that writes nothing: what
it would draw is drawn again and again, and a screen reader says each drawing. After each of its
renderings a Line writes to the terminal the difference, and nothing else.
"""

import atexit
import os
import signal
import sys
import termios
import unicodedata
from collections.abc import AsyncGenerator, Callable, Sequence
from types import FrameType
from typing import NamedTuple

from prompt_toolkit.application import Application
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.filters import Condition, has_focus, is_searching
from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.input import create_input
from prompt_toolkit.input.typeahead import get_typeahead
from prompt_toolkit.key_binding import KeyBindings, KeyPress, KeyPressEvent
from prompt_toolkit.key_binding.bindings.named_commands import get_by_name
from prompt_toolkit.keys import Keys
from prompt_toolkit.layout import BufferControl, HSplit, Layout, SearchBufferControl, Window
from prompt_toolkit.output import DummyOutput
from prompt_toolkit.search import accept_search, stop_search
from prompt_toolkit.utils import get_cwidth

from accessible_games.play.prompt import BLANKS, Complete, spell, write

_SHIFTED = {  # by default these select text, unheard, and the next letter replaces it
    "s-left": "backward-char",
    "s-right": "forward-char",
    "s-home": "beginning-of-line",
    "s-end": "end-of-line",
    "c-s-left": "backward-word",
    "c-s-right": "forward-word",
}


class Place(NamedTuple):
    """A cell of the line being typed: rows and columns from 0, from where the prompt began.

    The place after a full row is its column number *columns*: terminals keep the cursor there
    until the next character comes.
    """

    row: int
    column: int


def places(pieces: Sequence[str], columns: int) -> list[Place]:
    """Where each of *pieces* stands on a terminal *columns* wide, and where the next would."""
    row = column = 0
    found = []
    for piece in pieces:
        width = get_cwidth(piece)
        if width and column + width > columns:
            row, column = row + 1, 0
        found.append(Place(row, column))
        column += width
    return [*found, Place(row, column)]


class Line:
    """The line being typed as it stands on the terminal; writes only what changes.

    Each typed character is one piece; a control character is shown as "^A".
    """

    def __init__(self) -> None:
        self._head = ""
        self._pieces: list[str] = []
        self._recalled: object = None
        self._columns = 80
        self._cursor = 0
        self._at = Place(0, 0)
        self._out: list[str] = []

    def draw(self, head: str, text: str, cursor: int, recalled: object) -> None:
        """Show *head*, *text* and the cursor before character number *cursor* of the text.

        Another *recalled* says that the text comes from elsewhere: it is written as a whole, so
        that it is heard as a whole. Another head begins a new line.
        """
        self._fit()
        if head != self._head:
            self.end()
        pieces = [_shown(letter) for letter in head + text]
        if self._pieces and recalled != self._recalled:
            self._replace(pieces, len(head))
        else:
            self._edit(pieces)
        self._head, self._recalled, self._cursor = head, recalled, len(head) + cursor
        self._go(self._places()[self._cursor])
        self.flush()

    def end(self, rows_below: int = 0) -> None:
        """Go to a fresh line; what was typed stays as it stands."""
        if self._pieces:
            rows = self._places()[-1].row - self._at.row
            self._out.append("\n" * (1 + max(rows, rows_below)))
        self._pieces, self._at, self._cursor = [], Place(0, 0), 0

    def aside(self, text: str) -> None:
        """A line of its own; what was typed is shown again below it by the next draw."""
        self.end()
        self._out.append(f"{text}\n")

    def flush(self) -> None:
        """Write what has gathered, at once."""
        if self._out:
            write("".join(self._out), sys.stdout)
            self._out.clear()

    def _places(self) -> list[Place]:
        return places(self._pieces, self._columns)

    def _fit(self) -> None:
        """Begin a new line where a resize has moved what is typed; nothing where it has not."""
        before, self._columns = self._columns, _terminal_columns()
        if before == self._columns or not self._pieces:
            return
        old, new = places(self._pieces, before), self._places()
        if old[-1] != new[-1] or new[-1].column >= min(before, self._columns):
            below = max(found[-1].row - found[self._cursor].row for found in (old, new))
            self.end(below)

    def _replace(self, pieces: list[str], first: int) -> None:
        self._cut(first)
        self._put(pieces[first:])

    def _edit(self, pieces: list[str]) -> None:
        same = _alike(self._pieces, pieces)
        after = _alike(self._pieces[same:][::-1], pieces[same:][::-1])
        while after and not get_cwidth(pieces[-after]):
            after -= 1  # an accent belongs to the letter before it
        if after and self._on_one_row(self._pieces) and self._on_one_row(pieces):
            self._shift(pieces, same, after)
        else:
            self._replace(pieces, same)

    def _on_one_row(self, pieces: Sequence[str]) -> bool:
        return places(pieces, self._columns)[-1] < Place(0, self._columns)

    def _shift(self, pieces: list[str], same: int, after: int) -> None:
        """Make room, or close a gap, before the last *after* pieces, which are not said again."""
        new = "".join(pieces[same : len(pieces) - after])
        old = "".join(self._pieces[same : len(self._pieces) - after])
        wider = get_cwidth(new) - get_cwidth(old)
        self._go(self._places()[same])
        if wider:
            self._out.append(f"\x1b[{abs(wider)}{'@' if wider > 0 else 'P'}")
        self._out.append(new)
        self._pieces = pieces
        self._at = self._places()[len(pieces) - after]

    def _cut(self, first: int) -> None:
        """Erase from piece *first* to the end."""
        if first == len(self._pieces):
            return
        last = self._places()[-1].row
        self._go(self._places()[first])
        self._out.append("\x1b[K")
        for row in range(self._at.row + 1, last + 1):
            self._out.append("\n\x1b[K")
            self._at = Place(row, 0)
        del self._pieces[first:]

    def _put(self, pieces: Sequence[str]) -> None:
        self._go(self._places()[-1])
        self._out += pieces
        self._pieces += pieces
        self._at = self._places()[-1]

    def _go(self, place: Place) -> None:
        if place == self._at:
            return
        if place.row == self._at.row and place.column < self._at.column < self._columns:
            self._out.append("\b" * (self._at.column - place.column))
        elif place.row == self._at.row and place.column > self._at.column:
            self._out.append(_move(place.column - self._at.column, "C"))
        else:
            self._out.append(_move(self._at.row - place.row, "A"))
            self._out.append("\n" * (place.row - self._at.row) + "\r" + _move(place.column, "C"))
        self._at = place


def _move(amount: int, direction: str) -> str:
    return "" if amount <= 0 else f"\x1b[{'' if amount == 1 else amount}{direction}"


def _alike(one: Sequence[str], other: Sequence[str]) -> int:
    """How many pieces both begin with."""
    pairs = zip(one, other, strict=False)
    return next((i for i, (a, b) in enumerate(pairs) if a != b), min(len(one), len(other)))


def _beginning(candidates: Sequence[str]) -> str:
    """What all candidates begin with."""
    return candidates[0][: min(_alike(candidates[0], other) for other in candidates)]


def _shown(letter: str) -> str:
    if unicodedata.category(letter) == "Cc":
        return "^" + chr(ord(letter) ^ 64) if ord(letter) < 128 else "?"
    return spell(letter, sys.stdout.encoding)


def _terminal_columns() -> int:
    try:
        return os.get_terminal_size(sys.stdout.fileno()).columns or 80
    except OSError:  # the terminal was closed
        return 80


class Hush:
    """Keys typed while no line is read wait unseen, instead of being echoed twice.

    Ctrl-C still interrupts. The terminal is given back at lift(), at exit, and when the program
    is told to end (SIGTERM).
    """

    def __init__(self) -> None:
        self._terminal = sys.stdin.fileno()
        self._before = termios.tcgetattr(self._terminal)
        atexit.register(self.lift)
        if signal.getsignal(signal.SIGTERM) is signal.SIG_DFL:
            signal.signal(signal.SIGTERM, self._ended)
        self.lower()

    def lower(self) -> None:
        """No echo and no line editing by the terminal; a stop and a start by the shell undo it."""
        now = termios.tcgetattr(self._terminal)
        now[0] &= ~(termios.ICRNL | termios.INLCR | termios.IGNCR | termios.IXON | termios.IXOFF)
        now[3] &= ~(termios.ECHO | termios.ICANON | termios.IEXTEN)
        now[6][termios.VMIN], now[6][termios.VTIME] = 1, 0
        termios.tcsetattr(self._terminal, termios.TCSANOW, now)

    def lift(self) -> None:
        """The terminal as it was found; harmless when done twice."""
        atexit.unregister(self.lift)
        try:
            termios.tcsetattr(self._terminal, termios.TCSANOW, self._before)
        except (termios.error, OSError):
            return  # the terminal was closed: nobody is left to mind

    def _ended(self, number: int, _frame: FrameType | None) -> None:
        self.lift()
        signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)


class History(InMemoryHistory):
    """Earlier lines; tells when the editor has them all, for keys typed ahead may ask for them."""

    def __init__(self, when_loaded: Callable[[], None]) -> None:
        super().__init__()
        self._when_loaded = when_loaded

    async def load(self) -> AsyncGenerator[str, None]:
        async for line in super().load():
            yield line
        self._when_loaded()


class QuietKeyboard:
    """Lines typed at a terminal, with history, Tab, Ctrl-R and editing, and each said once."""

    def __init__(self, search: str) -> None:
        self._hush = Hush()
        self._line = Line()
        self._prompt = ""
        self._search = search
        self._complete: Complete = lambda line: ()
        self._ahead: list[KeyPress] = []
        self._buffer = Buffer(
            multiline=False, accept_handler=self._accept, history=History(self._feed_ahead)
        )
        self._sought = SearchBufferControl()
        self._control = BufferControl(self._buffer, search_buffer_control=self._sought)
        self._app: Application[str] = Application(
            layout=Layout(HSplit([Window(self._control), Window(self._sought)])),
            key_bindings=self._keys(),
            include_default_pygments_style=False,
            terminal_size_polling_interval=None,
            after_render=self._draw,
            input=create_input(),
            output=DummyOutput(),
        )

    def read_line(self, prompt: str, complete: Complete) -> str:
        """See Keyboard."""
        self._prompt, self._complete = prompt, complete
        self._hush.lower()
        self._ahead = get_typeahead(self._app.input)
        self._buffer.reset()
        try:
            return self._app.run(pre_run=self._stop_search)
        finally:
            self._line.end()
            self._line.flush()

    def close(self) -> None:
        """Give the terminal back."""
        self._hush.lift()

    def _accept(self, buffer: Buffer) -> bool:
        self._app.exit(result=buffer.text)
        return True

    def _feed_ahead(self) -> None:
        keys, self._ahead = self._ahead, []
        self._app.key_processor.feed_multiple(keys)
        self._app.key_processor.process_keys()

    def _stop_search(self) -> None:
        if self._app.layout.is_searching:  # the last line ended with Ctrl-C in a search
            stop_search()

    def _draw(self, _app: Application[str]) -> None:
        buffer, sought = self._buffer, self._sought.buffer
        if not self._app.layout.is_searching:
            self._line.draw(self._prompt, buffer.text, buffer.cursor_position, buffer.working_index)
            return
        found = self._found(sought.text)
        text = f"{sought.text}: {found}" if sought.text else ""
        self._line.draw(self._search, text, len(text), (buffer.working_index, found))

    def _found(self, sought: str) -> str:
        """The line that the search stands on; what Enter would take."""
        if not sought:
            return ""
        self._control.search_state.text = sought
        return self._buffer.document_for_search(self._control.search_state).text

    def _keys(self) -> KeyBindings:
        keys = KeyBindings()
        keys.add("tab", filter=has_focus(self._buffer))(self._tab)
        keys.add("c-l")(lambda event: self._line.end())
        keys.add("c-c")(_interrupt)
        keys.add(Keys.SIGINT)(_interrupt)
        keys.add("c-d", filter=has_focus(self._buffer))(_delete_or_end)
        for key in ("enter", "escape"):
            keys.add(key, filter=is_searching, eager=True)(self._take_found)
        keys.add(Keys.BracketedPaste)(_type_pasted)
        for key in ("c-q", "c-z"):  # would put control characters into the line
            keys.add(key)(lambda event: None)
        for key, command in _SHIFTED.items():
            keys.add(key)(get_by_name(command))
        _add_unknown_sequences(keys)
        return keys

    def _take_found(self, _event: KeyPressEvent) -> None:
        """The cursor goes to the end: readers drop what the cursor runs back over."""
        accept_search()
        self._buffer.cursor_position = len(self._buffer.text)

    def _tab(self, event: KeyPressEvent) -> None:
        try:
            candidates = self._complete(self._buffer.document.text_before_cursor)
        except Exception as error:
            event.app.exit(exception=error)  # to the caller, not into prompt_toolkit's event loop
            return
        if candidates:
            self._insert(_beginning(candidates))
        if len(candidates) > 1:
            self._line.aside(", ".join(candidates))

    def _insert(self, beginning: str) -> None:
        """Put what all candidates begin with in the place of the last word, unless it is less."""
        before = self._buffer.document.text_before_cursor
        word = before[max(map(before.rfind, BLANKS)) + 1 :]
        if beginning.startswith(word):
            self._buffer.insert_text(beginning[len(word) :])
        elif len(beginning) >= len(word):
            self._buffer.delete_before_cursor(len(word))
            self._buffer.insert_text(beginning)


def _interrupt(event: KeyPressEvent) -> None:
    event.app.exit(exception=KeyboardInterrupt)


def _delete_or_end(event: KeyPressEvent) -> None:
    if event.current_buffer.text:
        event.current_buffer.delete()
    else:
        event.app.exit(exception=EOFError)


def _type_pasted(event: KeyPressEvent) -> None:
    """As if typed, enters included: each pasted line is a line."""
    text = event.data.replace("\r\n", "\n").replace("\r", "\n")
    keys = [KeyPress(Keys.Enter if letter == "\n" else letter, letter) for letter in text]
    event.key_processor.feed_multiple(keys, first=True)


def _add_unknown_sequences(keys: KeyBindings) -> None:
    """Swallow what a key that prompt_toolkit does not know sends, such as ESC [ 9 9 ~."""
    inside: list[str] = []

    @keys.add("escape", "[", eager=True)
    @keys.add("escape", "O", eager=True)
    def begin(event: KeyPressEvent) -> None:
        inside.append(event.data)

    @keys.add(Keys.Any, filter=Condition(lambda: bool(inside)), eager=True)
    def go_on(event: KeyPressEvent) -> None:
        if inside[-1] == "O" or event.data >= "@":
            inside.clear()
