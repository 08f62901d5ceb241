"""A line editor as quiet as plain input().

prompt_toolkit reads the keys and edits the line, but draws nothing: it would draw the same again
and again, and a screen reader would say each drawing. Whenever it wants to draw, a ScreenLine
writes only the difference to the terminal.
"""

from collections.abc import AsyncGenerator, Callable, Mapping, Sequence

from prompt_toolkit.application import Application
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.clipboard import InMemoryClipboard
from prompt_toolkit.filters import Condition, has_focus
from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.input import create_input
from prompt_toolkit.input.typeahead import get_typeahead, store_typeahead
from prompt_toolkit.key_binding import KeyBindings, KeyPress, KeyPressEvent
from prompt_toolkit.layout import (
    Dimension,
    HSplit,
    Layout,
    Window,
)
from prompt_toolkit.output import DummyOutput

from accessible_games.frontends.terminal.completing import completed
from accessible_games.frontends.terminal.editing.keys import add_plain_keys, add_unknown_sequences
from accessible_games.frontends.terminal.editing.line_search import LineSearch
from accessible_games.frontends.terminal.editing.raw_terminal import RawTerminal, next_pressed
from accessible_games.frontends.terminal.keyboard import (
    Complete,
    drop_typed_ahead,
    no_words,
)
from accessible_games.frontends.terminal.screen import Screen
from accessible_games.frontends.terminal.screen_line import ScreenLine, alike, terminal_columns
from accessible_games.frontends.terminal.waiting import key_is_first


class LineHistory(InMemoryHistory):
    """Earlier lines; tells when the editor has them all, as keys typed ahead may need them."""

    def __init__(self, when_loaded: Callable[[], None]) -> None:
        super().__init__()
        self._when_loaded = when_loaded

    async def load(self) -> AsyncGenerator[str, None]:
        """Yield the earlier lines, the last one first, then say that all are loaded."""
        async for line in super().load():
            yield line
        self._when_loaded()


class Unseen(HSplit):
    """Windows that have a place but are never drawn: drawing takes longer than the key itself."""

    def preferred_height(self, width: int, max_available_height: int) -> Dimension:
        """Return one line; no one sees it."""
        return Dimension.exact(1)

    def write_to_screen(self, *_places: object, **_style: object) -> None:
        """Draw nothing."""


class QuietKeyboard:
    """Lines typed at a terminal, with history, Tab, Ctrl-R and editing, each said only once."""

    def __init__(self, search: str, pressed: Callable[[], None] | None = None) -> None:
        """*pressed* is called at each key."""
        self._terminal = RawTerminal()
        self._line = ScreenLine(terminal_columns)
        self._prompt = ""
        self._hides = False
        self._complete: Complete = lambda line: ()
        self._ahead: list[KeyPress] = []
        self._arrows: Mapping[str, str] = {}
        self._buffer = Buffer(
            multiline=False, accept_handler=self._accept, history=LineHistory(self._feed_ahead)
        )
        self._search = LineSearch(self._buffer, search)
        self._app: Application[str] = Application(
            layout=Layout(Unseen([Window(self._search.control), Window(self._search.sought)])),
            key_bindings=self._keys(),
            include_default_pygments_style=False,
            terminal_size_polling_interval=None,
            after_render=self._draw,
            input=create_input(),
            output=DummyOutput(),
        )
        if pressed is not None:
            self._app.key_processor.before_key_press += lambda _: pressed()
        self._app.ttimeoutlen = 0.3  # seconds for a sequence to arrive, even over a slow line
        self._app.timeoutlen = 0.2  # and then for a letter to follow escape

    def read_line(self, prompt: str, complete: Complete) -> str:
        """See Keyboard."""
        self._prompt, self._complete = prompt, complete
        self._terminal.make_raw()
        self._ahead = get_typeahead(self._app.input)
        self._buffer.reset()
        self._search.renew()
        Screen().expect(prompt)
        self._app.layout.focus(self._search.control)
        try:
            return self._app.run(pre_run=self._buffer.load_history_if_not_yet_loaded)
        finally:
            Screen().read()
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
        """See Keyboard. If a key comes first, the prompt stays where the next line is read."""
        first = False
        Screen().expect(prompt)
        self._line.draw(prompt, "", 0, self._buffer.working_index)
        try:
            first = self._is_ahead() or key_is_first(files, served)
        finally:
            if not first:
                self._line.end()
                self._line.flush()
        return first

    def _is_ahead(self) -> bool:
        """Whether keys of the next line were read already."""
        keys = get_typeahead(self._app.input)
        store_typeahead(self._app.input, keys)
        return bool(keys)

    def wait(self, line: str) -> bool:
        """See Keyboard. No other key does anything."""
        self._terminal.make_raw()
        get_typeahead(self._app.input)
        drop_typed_ahead()
        try:
            Screen().show(f"{line}\r")  # see Keyboard
            return next_pressed()
        except KeyboardInterrupt:
            return False
        finally:
            Screen().show("\n")

    def arrows(self, words: Mapping[str, str]) -> None:
        """See Keyboard. In a line with letters they move the cursor, and Ctrl-P recalls."""
        self._arrows = words

    def forget(self) -> None:
        """Begin the history again, and drop text cut by Ctrl-K or Ctrl-U."""
        self._buffer.history = LineHistory(self._feed_ahead)
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
        buffer, search = self._buffer, self._search
        if self._hides:
            self._line.draw(self._prompt, "", 0, 0)
            return
        if not self._app.layout.is_searching:
            cursor = None if self._app.is_done else buffer.cursor_position
            self._line.draw(self._prompt, buffer.text, cursor, buffer.working_index)
            return
        sought, found = search.sought.buffer.text, search.found
        text = f"{sought}: {found}" if sought else ""
        self._line.draw(search.prompt, text, len(text), (buffer.working_index, found))

    def _keys(self) -> KeyBindings:
        keys = KeyBindings()
        add_plain_keys(keys, has_focus(self._buffer))
        keys.add("tab", filter=has_focus(self._buffer))(self._tab)
        keys.add("c-l")(lambda event: self._line.end())
        self._search.add_keys(keys)
        self._add_arrows(keys)
        add_unknown_sequences(keys)
        return keys

    def _add_arrows(self, keys: KeyBindings) -> None:
        empty = Condition(lambda: bool(self._arrows) and not self._buffer.text)

        def add(key: str) -> None:
            @keys.add(key, filter=has_focus(self._buffer) & empty)
            def enter(event: KeyPressEvent) -> None:
                event.app.exit(result=self._arrows[key])

        for key in ("left", "right", "up", "down"):
            add(key)

    def _tab(self, event: KeyPressEvent) -> None:
        try:
            candidates = self._complete(self._buffer.document.text_before_cursor)
        except Exception as error:
            event.app.exit(exception=error)  # to the caller, not into prompt_toolkit's event loop
            return
        if candidates:
            self._change(completed(self._buffer.document.text_before_cursor, candidates))
        if len(candidates) > 1:
            self._line.aside(", ".join(candidates))

    def _change(self, wanted: str) -> None:
        """Change what stands before the cursor."""
        before = self._buffer.document.text_before_cursor
        shared = alike(before, wanted)
        self._buffer.delete_before_cursor(len(before) - shared)
        self._buffer.insert_text(wanted[shared:])
