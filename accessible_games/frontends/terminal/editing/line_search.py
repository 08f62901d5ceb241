"""Searching through earlier lines with Ctrl-R and Ctrl-S: each press finds another line."""

from collections.abc import Callable

from prompt_toolkit.buffer import Buffer
from prompt_toolkit.filters import is_searching
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.layout import BufferControl, SearchBufferControl
from prompt_toolkit.search import (
    SearchDirection,
    accept_search,
    do_incremental_search,
    stop_search,
)


class LineSearch:
    """The search in the line being edited, and what is typed to find another one."""

    def __init__(self, buffer: Buffer, prompt: str) -> None:
        """*prompt* stands before what is searched for."""
        self._buffer, self.prompt = buffer, prompt
        self.sought = SearchBufferControl()
        """Where it is typed."""
        self.control = BufferControl(buffer, search_buffer_control=self.sought)
        """Where the line is edited."""

    @property
    def found(self) -> str:
        """The line that the search has found, which Enter would take; empty if none is sought."""
        sought = self.sought.buffer.text
        if not sought:
            return ""
        self.control.search_state.text = sought
        return self._buffer.document_for_search(self.control.search_state).text

    def renew(self) -> None:
        """Begin again: the last line may have ended with Ctrl-C in a search."""
        self.sought.buffer.reset()

    def add_keys(self, keys: KeyBindings) -> None:
        """Add the keys. The cursor goes where no screen reader drops what was said."""

        def add(*names: str, do: Callable[[], None], cursor: Callable[[], int]) -> None:
            def act(_event: KeyPressEvent) -> None:
                do()
                self._buffer.cursor_position = cursor()

            for name in names:
                keys.add(name, filter=is_searching, eager=True)(act)

        def end() -> int:
            return len(self._buffer.text)

        add("enter", "escape", do=accept_search, cursor=end)
        add("c-g", do=self._leave, cursor=end)
        add("c-r", "up", do=lambda: self._go_on(SearchDirection.BACKWARD, 0), cursor=lambda: 0)
        add("c-s", "down", do=lambda: self._go_on(SearchDirection.FORWARD, end()), cursor=end)

    def _go_on(self, direction: SearchDirection, edge: int) -> None:
        self._buffer.cursor_position = edge  # beyond it, this line is not found again
        if direction != self.control.search_state.direction:
            do_incremental_search(direction)  # the first call only changes direction
        do_incremental_search(direction)

    def _leave(self) -> None:
        stop_search()
        self._buffer.working_index = len(self._buffer.history.get_strings())  # what was typed
