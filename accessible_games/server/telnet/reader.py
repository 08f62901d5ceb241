"""Bytes of telnet, as they come, become lines and whole commands.

No client can send too much: a line and a sub-negotiation keep what fits and drop the rest.
"""

import re
from collections.abc import Iterator

from accessible_games.core.frozen import Frozen
from accessible_games.server.lobby.outbox import TypedLine
from accessible_games.server.telnet.codes import AYT, DO, DONT, EC, EL, IAC, SB, SE, WILL, WONT
from accessible_games.server.telnet.events import AreYouThere
from accessible_games.server.telnet.line import ComingLine

ENDS = (10, 13)
"""Bytes that end a line, alone or one behind the other."""
MOST_PARAMETERS = 16 * 1024
"""The most bytes of a sub-negotiation; lists of packages (GMCP) can be long."""
TEXT = re.compile(rb"[^\0\b\n\r\x7f\xff]+")
"""Bytes of a line that are plain letters."""


class Wish(Frozen):
    """The client offers, withdraws, asks for or refuses an option."""

    kind: int
    """WILL, WONT, DO or DONT."""
    option: int


class Parameters(Frozen):
    """What the client tells about an option that was agreed on: its number and the rest."""

    data: bytes


Read = TypedLine | AreYouThere | Wish | Parameters


class TelnetReader:
    """Finds lines and commands in bytes that come in any pieces."""

    __slots__ = "_command", "_ended_by", "_escaped", "_line"

    def __init__(self) -> None:
        self._line = ComingLine()
        self._command = bytearray()
        """The unfinished command, with its parameters."""
        self._escaped = False
        """Whether the last byte of its parameters changes the meaning of the next one."""
        self._ended_by = 0
        """The byte that has just ended a line, if the next one may belong to it."""

    @property
    def has_begun(self) -> bool:
        """Whether something of a line has come that has not ended."""
        return self._line.has_begun

    def feed(self, data: bytes) -> Iterator[Read]:
        """Yield what some bytes bring."""
        place = 0
        while place < len(data):
            text = None if self._command else TEXT.match(data, place)
            if text is not None:
                self._line.add(text[0])
                self._ended_by = 0
                place = text.end()
            else:
                byte = data[place]
                place += 1
                is_command = self._command or byte == IAC
                yield from self._follow(byte) if is_command else self._typed(byte)

    def _typed(self, byte: int) -> Iterator[Read]:
        """Take a byte of a line, which ends with CR LF, LF CR, CR NUL, CR or LF."""
        ended_by, self._ended_by = self._ended_by, 0
        if byte in ENDS and ended_by in (0, byte):
            self._ended_by = byte
            yield self._line.end()
        elif byte in (8, 127):
            self._line.rub_out()
        elif byte not in (0, *ENDS):
            self._line.add(bytes([byte]))

    def _follow(self, byte: int) -> Iterator[Read]:
        """Take a byte of a telnet command."""
        command = self._command
        if len(command) > 1 and command[1] == SB:
            yield from self._parameter(byte)
            return
        command.append(byte)
        if len(command) == 1 or command[1] == SB:
            return
        kind = command[1]
        if kind not in (WILL, WONT, DO, DONT):
            command.clear()
            yield from self._single(kind)
        elif len(command) == 3:
            command.clear()
            yield Wish(kind, byte)

    def _parameter(self, byte: int) -> Iterator[Read]:
        """Take a byte of a sub-negotiation; bytes beyond its limit are dropped."""
        if not self._escaped and byte == IAC:
            self._escaped = True
            return
        ended = self._escaped and byte == SE
        self._escaped = False
        if ended:
            parameters = Parameters(bytes(self._command[2:]))
            self._command.clear()
            yield parameters
        elif len(self._command) < MOST_PARAMETERS:
            self._command.append(byte)

    def _single(self, kind: int) -> Iterator[Read]:
        """Take a command without an option."""
        if kind == IAC:
            yield from self._typed(IAC)
        elif kind == AYT:
            yield AreYouThere()
        elif kind == EC:
            self._line.rub_out()
        elif kind == EL:
            self._line.clear()
