"""The options of one side of a telnet connection, agreed on as RFC 1143 asks.

What holds already is never answered, so that two programs cannot talk forever.
"""

from typing import Final

from accessible_games.server.telnet.codes import (
    BINARY,
    CHARSET,
    DO,
    DONT,
    EOR,
    GMCP,
    IAC,
    MSSP,
    NAWS,
    TIMING_MARK,
    TTYPE,
    WILL,
    WONT,
)

OFFERED: Final = {EOR, CHARSET, MSSP, GMCP, BINARY, TIMING_MARK}
"""What this side does if the client wants it; `ECHO` only while typing is to be hidden."""
WELCOME: Final = {NAWS, TTYPE, CHARSET, BINARY}
"""What the client may do if it wants."""


class TelnetOptions:
    """What is in use on one side. Options are kept as bytes: a set takes four times as much."""

    __slots__ = "_asked", "_is_ours", "_used"

    def __init__(self, *, is_ours: bool) -> None:
        """*is_ours*: they are what this side does, and not the client."""
        self._is_ours = is_ours
        self._used = b""
        self._asked = b""
        """What this side has proposed."""

    def __contains__(self, option: int) -> bool:
        """Whether an option is in use."""
        return option in self._used

    def propose(self, option: int) -> bytes:
        """Return the bytes that propose an option."""
        self._asked += bytes([option])
        return self._said(True, option)

    def put(self, option: int, used: bool) -> bytes:
        """Use an option or do without it, and return the bytes that say so; none if it is so."""
        if used == (option in self._used):
            return b""
        self._used = with_option(self._used, option) if used else without(self._used, option)
        return self._said(used, option)

    def change(self, option: int, wanted: bool) -> tuple[bool, bytes]:
        """Take a wish of the client; return whether anything changes, and the answer."""
        was_asked = option in self._asked
        self._asked = without(self._asked, option)
        if wanted == (option in self._used):
            return False, b""
        if wanted and option not in (OFFERED if self._is_ours else WELCOME):
            return False, self._said(False, option)
        said = self.put(option, wanted)
        return True, b"" if was_asked else said

    def _said(self, used: bool, option: int) -> bytes:
        yes, no = (WILL, WONT) if self._is_ours else (DO, DONT)
        return bytes([IAC, yes if used else no, option])


def with_option(options: bytes, option: int) -> bytes:
    """Return options with one more."""
    return options + bytes([option])


def without(options: bytes, option: int) -> bytes:
    """Return options without one; the same ones if it is not there."""
    return options.replace(bytes([option]), b"") if option in options else options
