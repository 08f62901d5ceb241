"""A line that comes by telnet, byte by byte, until it ends."""

from accessible_games.server.lobby.outbox import LONGEST, TypedLine

MOST_BYTES = 4 * LONGEST + 8
"""The most bytes of a line that can be meant; anything beyond is too long."""


class ComingLine:
    """What has come of a line; it keeps what fits and drops the rest."""

    __slots__ = "_bytes", "_is_too_long"

    def __init__(self) -> None:
        self._bytes = bytearray()
        self._is_too_long = False

    @property
    def has_begun(self) -> bool:
        """Whether anything of it has come."""
        return bool(self._bytes) or self._is_too_long

    def add(self, letters: bytes) -> None:
        """Add letters."""
        room = MOST_BYTES - len(self._bytes)
        if not self._is_too_long:
            self._bytes += letters[:room]
            self._is_too_long = len(letters) > room

    def rub_out(self) -> None:
        """Take back the last letter."""
        while self._bytes and self._bytes[-1] & 0xC0 == 0x80:
            self._bytes.pop()
        del self._bytes[-1:]

    def clear(self) -> None:
        """Drop everything."""
        self._bytes.clear()

    def end(self) -> TypedLine:
        """Return the whole line, and begin the next one."""
        line, too_long = bytes(self._bytes), self._is_too_long
        self._bytes.clear()
        self._is_too_long = False
        try:
            text = line.decode("utf-8")
        except UnicodeDecodeError:
            text = line.decode("cp1252", "replace")
        return TypedLine(text, too_long or len(text) > LONGEST)
