"""A keyboard at which the program itself types, as for a lesson on paper."""

from collections.abc import Callable, Mapping, Sequence

from accessible_games.frontends.terminal.keyboard import Complete


class ScriptedKeyboard:
    """Types whatever a function returns when a line is wanted, and never waits; see Keyboard."""

    def __init__(self, next_line: Callable[[], str]) -> None:
        self._next_line = next_line

    def read_line(self, prompt: str, complete: Complete) -> str:
        """Return the next line."""
        return self._next_line()

    def read_hidden(self, prompt: str) -> str:
        """Return the next line: nobody sees it anyway."""
        return self._next_line()

    def is_first(
        self, prompt: str, files: Sequence[int], served: Callable[[], bool], *, felt: bool = True
    ) -> bool:
        """Return at once that a key came: the next line is there."""
        return True

    def wait(self, line: str) -> bool:
        """Go on at once."""
        return True

    def arrows(self, words: Mapping[str, str]) -> None:
        """Do nothing: there are no such keys."""

    def forget(self) -> None:
        """Do nothing: no line can be found again."""

    def close(self) -> None:
        """Do nothing: there is no terminal."""
