"""A line editor as quiet as plain input().

prompt_toolkit reads the keys and edits the line, but draws nothing: what it would draw is drawn
again and again, and a screen reader says each drawing. Whenever it would draw, a ScreenLine writes
to the terminal the difference, and nothing else.
"""

import sys
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence

from prompt_toolkit.application import Application
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.clipboard import InMemoryClipboard
from prompt_toolkit.filters import Condition, has_focus, is_searching
from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.input import create_input
from prompt_toolkit.input.typeahead import get_typeahead, store_typeahead
from prompt_toolkit.key_binding import KeyBindings, KeyPress, KeyPressEvent
from prompt_toolkit.layout import (
    BufferControl,
    Dimension,
    HSplit,
    Layout,
    SearchBufferControl,
    Window,
)
from prompt_toolkit.output import DummyOutput
from prompt_toolkit.search import (
    SearchDirection,
    accept_search,
    do_incremental_search,
    stop_search,
)

from accessible_games.frontends.terminal.editing.keys import add_plain_keys, add_unknown_sequences
from accessible_games.frontends.terminal.editing.raw_terminal import RawTerminal, next_pressed
from accessible_games.frontends.terminal.keyboard import (
    BLANKS,
    Complete,
    drop_typed_ahead,
    no_words,
)
from accessible_games.frontends.terminal.screen import write
from accessible_games.frontends.terminal.screen_line import ScreenLine, alike, terminal_columns
from accessible_games.frontends.terminal.waiting import key_is_first


class History(InMemoryHistory):
    """Earlier lines; tells when the editor has them all, for keys typed ahead may ask for them."""

    def __init__(self, when_loaded: Callable[[], None]) -> None:
        super().__init__()
        self._when_loaded = when_loaded

    async def load(self) -> AsyncGenerator[str, None]:
        """The earlier lines, the last one first; then all are there."""
        async for line in super().load():
            yield line
        self._when_loaded()


class Unseen(HSplit):
    """Windows that have a place and are never drawn, as that takes longer than the key itself."""

    def preferred_height(self, width: int, max_available_height: int) -> Dimension:
        """One line; nobody sees it."""
        return Dimension.exact(1)

    def write_to_screen(self, *_places: object, **_style: object) -> None:
        """Draw nothing."""


class QuietKeyboard:
    """Lines typed at a terminal, with history, Tab, Ctrl-R and editing, and each said once."""

    def __init__(self, search: str, pressed: Callable[[], None] | None = None) -> None:
        """*pressed* is called at each key."""
        self._terminal = RawTerminal()
        self._line = ScreenLine(terminal_columns)
        self._prompt = ""
        self._hides = False
        self._search = search
        self._complete: Complete = lambda line: ()
        self._ahead: list[KeyPress] = []
        self._arrows: Mapping[str, str] = {}
        self._buffer = Buffer(
            multiline=False, accept_handler=self._accept, history=History(self._feed_ahead)
        )
        self._sought = SearchBufferControl()
        self._control = BufferControl(self._buffer, search_buffer_control=self._sought)
        self._app: Application[str] = Application(
            layout=Layout(Unseen([Window(self._control), Window(self._sought)])),
            key_bindings=self._keys(),
            include_default_pygments_style=False,
            terminal_size_polling_interval=None,
            after_render=self._draw,
            input=create_input(),
            output=DummyOutput(),
        )
        if pressed is not None:
            self._app.key_processor.before_key_press += lambda _: pressed()
        self._app.ttimeoutlen = 0.3  # seconds for a sequence to arrive, over a slow line too
        self._app.timeoutlen = 0.2  # and then for a letter to follow escape

    def read_line(self, prompt: str, complete: Complete) -> str:
        """See Keyboard."""
        self._prompt, self._complete = prompt, complete
        self._terminal.make_raw()
        self._ahead = get_typeahead(self._app.input)
        self._buffer.reset()
        self._sought.buffer.reset()  # the last line may have ended with Ctrl-C in a search
        self._app.layout.focus(self._control)
        try:
            return self._app.run(pre_run=self._buffer.load_history_if_not_yet_loaded)
        finally:
            self._line.end()
            self._line.flush()

    def read_hidden(self, prompt: str) -> str:
        """See Keyboard."""
        history, clipboard = self._buffer.history, self._app.clipboard
        self._hides = True
        self.forget()
        try:
            return self.read_line(prompt, no_words)
        finally:
            self._hides = False
            self._buffer.history, self._app.clipboard = history, clipboard

    def is_first(
        self, prompt: str, files: Sequence[int], served: Callable[[], bool], *, felt: bool = True
    ) -> bool:
        """See Keyboard. The prompt stays where the next line is read, if a key comes first."""
        first = False
        self._line.draw(prompt, "", 0, self._buffer.working_index)
        try:
            first = self._is_ahead() or key_is_first(files, served)
        finally:
            if not first:
                self._line.end()
                self._line.flush()
        return first

    def _is_ahead(self) -> bool:
        """Whether keys were read already that belong to the next line."""
        keys = get_typeahead(self._app.input)
        store_typeahead(self._app.input, keys)
        return bool(keys)

    def wait(self, line: str) -> bool:
        """See Keyboard. No other key does anything."""
        self._terminal.make_raw()
        get_typeahead(self._app.input)
        drop_typed_ahead()
        try:
            write(f"{line}\r", sys.stdout)  # see Keyboard
            return next_pressed()
        except KeyboardInterrupt:
            return False
        finally:
            write("\n", sys.stdout)

    def arrows(self, words: Mapping[str, str]) -> None:
        """See Keyboard. In a line with letters they move the cursor, and Ctrl-P recalls."""
        self._arrows = words

    def forget(self) -> None:
        """Begin the history again; what was cut out of a line (Ctrl-K, Ctrl-U) is gone too."""
        self._buffer.history = History(self._feed_ahead)
        self._app.clipboard = InMemoryClipboard()

    def close(self) -> None:
        """Give the terminal back."""
        self._terminal.restore()

    def _accept(self, buffer: Buffer) -> bool:
        self._app.exit(result=buffer.text)
        return True

    def _feed_ahead(self) -> None:
        keys, self._ahead = self._ahead, []
        self._app.key_processor.feed_multiple(keys)
        self._app.key_processor.process_keys()

    def _draw(self, _app: Application[str]) -> None:
        buffer, sought = self._buffer, self._sought.buffer
        if self._hides:
            self._line.draw(self._prompt, "", 0, 0)
            return
        if not self._app.layout.is_searching:
            cursor = None if self._app.is_done else buffer.cursor_position
            self._line.draw(self._prompt, buffer.text, cursor, buffer.working_index)
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
        add_plain_keys(keys, has_focus(self._buffer))
        keys.add("tab", filter=has_focus(self._buffer))(self._tab)
        keys.add("c-l")(lambda event: self._line.end())
        self._add_search(keys)
        self._add_arrows(keys)
        add_unknown_sequences(keys)
        return keys

    def _add_search(self, keys: KeyBindings) -> None:
        """Each press finds another line; the cursor ends up where no reader drops what was said."""

        def add(*names: str, do: Callable[[], None], cursor: Callable[[], int]) -> None:
            def act(_event: KeyPressEvent) -> None:
                do()
                self._buffer.cursor_position = cursor()

            for name in names:
                keys.add(name, filter=is_searching, eager=True)(act)

        def end() -> int:
            return len(self._buffer.text)

        add("enter", "escape", do=accept_search, cursor=end)
        add("c-g", do=self._leave_search, cursor=end)
        add("c-r", "up", do=lambda: self._go_on(SearchDirection.BACKWARD, 0), cursor=lambda: 0)
        add("c-s", "down", do=lambda: self._go_on(SearchDirection.FORWARD, end()), cursor=end)

    def _add_arrows(self, keys: KeyBindings) -> None:
        empty = Condition(lambda: bool(self._arrows) and not self._buffer.text)

        def add(key: str) -> None:
            @keys.add(key, filter=has_focus(self._buffer) & empty)
            def enter(event: KeyPressEvent) -> None:
                event.app.exit(result=self._arrows[key])

        for key in ("left", "right", "up", "down"):
            add(key)

    def _go_on(self, direction: SearchDirection, edge: int) -> None:
        self._buffer.cursor_position = edge  # beyond it, this line is not found again
        if direction != self._control.search_state.direction:
            do_incremental_search(direction)  # this only turns round
        do_incremental_search(direction)

    def _leave_search(self) -> None:
        stop_search()
        self._buffer.working_index = len(self._buffer.history.get_strings())  # what was typed

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


def _beginning(candidates: Sequence[str]) -> str:
    """What all candidates begin with."""
    return candidates[0][: min(alike(candidates[0], other) for other in candidates)]
