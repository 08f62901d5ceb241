"""The braille display, lent by BRLTTY through BrlAPI: the only importer of brlapi.

Unicode braille cells are shown in exact dots; everything else is shown as BRLTTY writes text, in
the table that its owner has chosen. Only the keys below come to the program; all others, and what
is typed in braille, stay with BRLTTY. When the program dies its connection closes, and BRLTTY shows
the screen again.
"""

from __future__ import annotations

from collections.abc import Callable, Container
from contextlib import suppress
from typing import Any, NamedTuple, Protocol, TypeVar

from accessible_games.speech.problem import ProblemError

T = TypeVar("T")

BLANK = 0x2800
"""The braille cell without dots in Unicode; dot n adds the bit n - 1."""
MARK = 0b11000000
"""Dots 7 and 8, under what is chosen."""
KEYS = {
    "FWINLT": "left",
    "FWINRT": "right",
    "LNUP": "up",
    "LNDN": "down",
    "PRPGRPH": "part-up",
    "NXPGRPH": "part-down",
    "TOP": "first",
    "BOT": "last",
    "HOME": "leave",
    "RETURN": "leave",
    "ROUTE": "route",
}
"""BRLTTY's names of the keys that the program takes, and their meanings here."""
OPTION = "--braille-display"
"""The option with which the program may ask for the display."""
FEWEST = 2
"""Cells of the smallest display; BRLTTY reports a single cell if there is none."""


class DisplayError(ProblemError):
    """The display cannot be used, or no longer."""


class Press(NamedTuple):
    """A key of the display: its meaning, and for `route` its cell, counted from 0."""

    key: str
    cell: int = 0


class Display(Protocol):
    """A braille display while the game has it.

    Its methods raise `DisplayError` when the display is gone.
    """

    width: int
    """The number of cells in its line."""

    def fileno(self) -> int:
        """Return the file descriptor that is readable when a key is pressed or the display goes."""
        ...

    def write(self, cells: str, marked: Container[int] = ()) -> None:
        """Show cells with blanks after them, and dots 7 and 8 under the *marked* ones."""
        ...

    def press(self) -> Press | None:
        """Return the next key that was pressed; None if none waits."""
        ...

    def give_back(self) -> None:
        """Give the display back to the screen reader."""
        ...


class BrlttyDisplay:
    """The display of BRLTTY, held until it is given back.

    Raises `DisplayError` if it is not lent.
    """

    def __init__(self) -> None:
        self._brlapi: Any = module()
        try:
            self._connection = self._brlapi.Connection()
        except self._brlapi.ConnectionError as error:
            if error.brlerrno == self._brlapi.ERROR_AUTHENTICATION:
                raise DisplayError("display-refused", name="brlapi") from error
            raise DisplayError("doctor-no-brltty") from error
        self._meanings = {self._command(name): meaning for name, meaning in KEYS.items()}
        try:
            self.width = int(self._connection.displaySize[0])
            if self.width < FEWEST:
                raise DisplayError("display-missing")
            self._enter()
        except self._brlapi.OperationError as error:
            self.give_back()
            raise DisplayError("display-busy") from error
        except DisplayError:
            self.give_back()
            raise

    def _command(self, name: str) -> int:
        return int(getattr(self._brlapi, f"KEY_CMD_{name}"))

    def _enter(self) -> None:
        """Ask for the program's own terminal, or for all terminals if its own is unknown."""
        try:
            self._connection.enterTtyMode()
        except self._brlapi.OperationError as error:
            if error.brlerrno != self._brlapi.ERROR_UNKNOWNTTY:
                raise
            self._connection.enterTtyModeWithPath([])
        taken = [self._brlapi.KEY_TYPE_CMD | command for command in self._meanings]
        self._connection.ignoreKeys(self._brlapi.rangeType_all, [0])
        self._connection.acceptKeys(self._brlapi.rangeType_command, taken)

    def fileno(self) -> int:
        """See Display."""
        return int(self._connection.fileDescriptor)

    def write(self, cells: str, marked: Container[int] = ()) -> None:
        """See Display."""
        shown = cells[: self.width].ljust(self.width)
        dots = [ord(cell) - BLANK if is_exact(cell) else 0 for cell in shown]
        dots = [each | MARK if place in marked else each for place, each in enumerate(dots)]
        self._asked(
            self._connection.write,
            regionBegin=1,
            regionSize=self.width,
            text="".join(" " if is_exact(cell) else cell for cell in shown),
            orMask=bytes(dots),
            cursor=0,
        )

    def press(self) -> Press | None:
        """See Display."""
        code = self._asked(self._connection.readKeyWithTimeout, 0)
        if code is None:
            return None
        found = self._brlapi.expandKeyCode(code)
        return Press(self._meanings[found["command"]], found["argument"])

    def give_back(self) -> None:
        """See Display."""
        for leave in (self._connection.leaveTtyMode, self._connection.closeConnection):
            with suppress(self._brlapi.OperationError, self._brlapi.ConnectionError):
                leave()

    def _asked(self, function: Callable[..., T], *arguments: Any, **named: Any) -> T:
        try:
            return function(*arguments, **named)
        except (self._brlapi.OperationError, self._brlapi.ConnectionError) as error:
            raise DisplayError("display-lost") from error


def is_exact(cell: str) -> bool:
    """Whether a character is a Unicode braille cell, shown in its own dots."""
    return BLANK <= ord(cell) <= BLANK + 0xFF


def module() -> Any:
    """Return the module brlapi. Raises `DisplayError` if it is missing, broken or a namesake."""
    try:
        import brlapi
    except Exception as error:  # its library is missing, or a namesake fails
        if isinstance(error, ModuleNotFoundError) and error.name == "brlapi":
            raise DisplayError("doctor-no-brlapi", option=OPTION) from error
        raise DisplayError("doctor-brlapi-broken") from error
    if not hasattr(brlapi, "Connection"):
        raise DisplayError("doctor-brlapi-broken")
    return brlapi
