"""The braille display of this device while a server uses it: see `server.feeling`."""

from collections.abc import Callable

from accessible_games.client.hearing import Hearing
from accessible_games.frontends.display.device import (
    OPTION,
    BrlttyDisplay,
    Display,
    DisplayError,
)
from accessible_games.server.connection.frames import MOST_CELLS, Cells, Felt, Pressed
from accessible_games.speech.problem import NotUnderstoodError


class LentDisplay:
    """Whether the display is lent, and what passes between it and the server."""

    def __init__(self, hearing: Hearing, say: Callable[[Felt | Pressed], None]) -> None:
        """*say* sends a frame."""
        self._hearing, self._say = hearing, say
        self._display: Display | None = None
        self._is_pressing = False
        """Whether a key was pressed that no prompt has answered yet."""

    @property
    def files(self) -> list[int]:
        """Return the files that can be read when a key of the display is pressed."""
        return [] if self._display is None else [self._display.fileno()]

    @property
    def is_lent(self) -> bool:
        """Whether the server has the display."""
        return self._display is not None

    def feel(self, rest: str) -> None:
        """Lend the display. Raises `NotUnderstoodError` if that is not wanted or not possible."""
        hearing, settings = self._hearing, self._hearing.settings
        if rest:
            raise NotUnderstoodError("join-feel-alone", word=rest)
        if settings.display == "off":
            raise NotUnderstoodError("display-off", option=OPTION)
        if not hearing.display.is_useful:
            raise NotUnderstoodError("join-feels-not")
        try:
            self._display = BrlttyDisplay()
        except DisplayError as error:
            raise NotUnderstoodError(error.message, **error.arguments) from None
        hearing.display.felt = Cells(0, "", "")
        width = min(self._display.width, MOST_CELLS)
        self._say(Felt(width, settings.contracted, settings.marks))

    def serve(self) -> bool:
        """Show what has come for the display, and tell the server which keys were pressed.

        Returns whether the display has just been given back.
        """
        if self._display is None:
            return False
        if self._hearing.display.felt is None:
            self._give_back()
            return True
        try:
            while press := self._display.press():
                self._is_pressing = True
                self._say(Pressed(press.key, press.cell, self._hearing.display.felt.number))
            self._show(self._display, self._hearing.display.felt)
        except DisplayError as error:
            self.give_back()
            self._hearing.say(error.message, **error.arguments)
        return not self.is_lent

    @staticmethod
    def _show(display: Display, felt: Cells) -> None:
        cells = "".join(cell if cell.isprintable() else " " for cell in felt.text)
        display.write(cells, {place for place, mark in enumerate(felt.marked) if mark == "1"})

    def give_back(self) -> None:
        """Give the display back to the screen reader and tell the server; harmless if not lent."""
        if self._display is not None:
            self._give_back()
            self._say(Felt(0))

    def answers(self) -> bool:
        """Whether the prompt that has come answers a key of the display."""
        pressing, self._is_pressing = self._is_pressing, False
        return pressing

    def _give_back(self) -> None:
        assert self._display is not None
        self._display.give_back()
        self._display, self._is_pressing = None, False
