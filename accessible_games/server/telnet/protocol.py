"""Telnet, as far as a game needs it: bytes become lines and news of the client, without a socket.

Unknown options are refused; see `options` and `reader` for how the two sides agree, and what bytes
are understood.
"""

import re
from collections.abc import Callable, Iterator, Mapping

from accessible_games.server.lobby.outbox import TypedLine
from accessible_games.server.telnet.charset import ACCEPTED, REJECTED, ClientCharset
from accessible_games.server.telnet.codes import (
    CHARSET,
    DO,
    DONT,
    ECHO,
    EOR,
    EOR_MARK,
    GA,
    GMCP,
    IAC,
    IS,
    MSSP,
    NAWS,
    REQUEST,
    SB,
    SE,
    SEND,
    TIMING_MARK,
    TTYPE,
    WILL,
    WONT,
)
from accessible_games.server.telnet.events import (
    AreYouThere,
    Confirmed,
    GmcpMessage,
    Size,
    TelnetEvent,
)
from accessible_games.server.telnet.gmcp import Packages
from accessible_games.server.telnet.options import TelnetOptions
from accessible_games.server.telnet.reader import Parameters, Read, TelnetReader, Wish

UTF8, SCREEN_READER = 4, 64
"""The bits of MTTS with which a client says that it understands UTF-8 and has a screen reader."""
MTTS = re.compile(r"\s*MTTS[\s:=]*([0-9]+)\s*", re.IGNORECASE)
"""How clients write their bits; the standard has one blank."""


class Telnet:
    """One end of a telnet connection."""

    __slots__ = (
        *("_ours", "_reader", "_status", "_terminal", "_theirs"),
        *("is_read_out", "letters", "out", "packages", "understands"),
    )

    def __init__(self, status: Callable[[], Mapping[str, str]] = dict) -> None:
        """*status* is for server lists (MSSP)."""
        self.out = bytearray()
        """What is to be sent."""
        self.letters = ClientCharset()
        self.packages = Packages()
        self.understands = False
        """Whether the client has answered in telnet at all."""
        self.is_read_out = False
        """Whether the client says that it has a screen reader, which reads lines as a whole."""
        self._status = status
        self._ours, self._theirs = TelnetOptions(is_ours=True), TelnetOptions(is_ours=False)
        self._terminal = ""
        self._reader = TelnetReader()

    def begin(self) -> None:
        """Offer what can be agreed on."""
        for option in (TTYPE, NAWS):
            self.out += self._theirs.propose(option)
        for option in (EOR, CHARSET, MSSP, GMCP):
            self.out += self._ours.propose(option)

    # Sending

    def line(self, text: str) -> bytes:
        """Return a line as the client understands it."""
        return self.letters.encoded(text).replace(b"\xff", b"\xff\xff") + b"\r\n"

    def prompt(self, text: str) -> bytes:
        """Return a prompt, which ends its line, with a mark after it.

        That is an end of record if the client wants it, else go ahead.
        """
        return self.line(text) + bytes([IAC, EOR_MARK if EOR in self._ours else GA])

    def mark(self) -> bytes:
        """Return bytes that the client confirms once it has read so far; empty if it cannot."""
        return bytes([IAC, DO, TIMING_MARK]) if self.understands else b""

    def message(self, text: str) -> bytes:
        """Return a message beside the lines (GMCP), in ASCII; empty unless the client agreed."""
        return bytes([IAC, SB, GMCP]) + text.encode() + bytes([IAC, SE]) if self.has_gmcp else b""

    @property
    def has_gmcp(self) -> bool:
        """Whether the client understands messages beside the lines."""
        return GMCP in self._ours

    def hide(self, hidden: bool) -> None:
        """Ask the client to hide what is typed, or to show it again."""
        self.out += self._ours.put(ECHO, hidden)

    # Receiving

    @property
    def has_begun(self) -> bool:
        """Whether something of a line has come that has not ended."""
        return self._reader.has_begun

    def feed(self, data: bytes) -> Iterator[TelnetEvent]:
        """Yield what some bytes bring; they may come in any pieces."""
        for read in self._reader.feed(data):
            if isinstance(read, TypedLine | AreYouThere):
                yield read
            else:
                self.understands = True
                yield from self._understood(read)

    def _understood(self, read: Read) -> Iterator[TelnetEvent]:
        """Take what the client wishes, or tells about an option."""
        match read:
            case Wish(kind, option) if option == TIMING_MARK:
                if kind in (WILL, WONT):
                    yield Confirmed()
                else:
                    self.out += bytes([IAC, WILL, TIMING_MARK])
            case Wish(kind, option) if kind in (DO, DONT):
                self._ours_changes(kind == DO, option)
            case Wish(kind, option):
                self._theirs_changes(kind == WILL, option)
            case Parameters(data):
                yield from self._negotiated(data)

    # Options

    def _ours_changes(self, wanted: bool, option: int) -> None:
        """Take a wish of the client for an option of this side."""
        if option == ECHO:
            return
        changes, answer = self._ours.change(option, wanted)
        self.out += answer
        if changes and wanted and option == CHARSET:
            self.out += bytes([IAC, SB, CHARSET, REQUEST]) + b";UTF-8" + bytes([IAC, SE])
        elif changes and wanted and option == MSSP:
            self.out += self._told_status()

    def _theirs_changes(self, does: bool, option: int) -> None:
        """Take a change of an option of the client's side."""
        changes, answer = self._theirs.change(option, does)
        self.out += answer
        if changes and does and option == TTYPE:
            self._ask_terminal()

    def _ask_terminal(self) -> None:
        self.out += bytes([IAC, SB, TTYPE, SEND, IAC, SE])

    def _told_status(self) -> bytes:
        told = (f"\x01{name}\x02{value}" for name, value in self._status().items())
        return bytes([IAC, SB, MSSP]) + "".join(told).encode() + bytes([IAC, SE])

    def _negotiated(self, parameters: bytes) -> Iterator[TelnetEvent]:
        """Take what the client tells about an option that was agreed on."""
        match list(parameters):
            case [option, high_width, low_width, _, _] if option == NAWS:
                yield Size(0 if self.is_read_out else 256 * high_width + low_width)
            case [option, *text] if option == GMCP and self.has_gmcp:
                yield GmcpMessage(bytes(text).decode("utf-8", "replace"))
            case [option, told, *name] if (option, told) == (TTYPE, IS):
                yield from self._told_terminal(bytes(name).decode("ascii", "replace"))
            case [option, told, *name] if (option, told) == (CHARSET, ACCEPTED):
                self.letters.agree(bytes(name))
            case [option, told, *_] if (option, told) == (CHARSET, REJECTED):
                self.letters.refuse()
            case [option, told, *names] if (option, told) == (CHARSET, REQUEST):
                answer = self.letters.choose(bytes(names))
                self.out += bytes([IAC, SB, CHARSET]) + answer + bytes([IAC, SE])

    def _told_terminal(self, name: str) -> Iterator[TelnetEvent]:
        """Take a name of the client's terminal: its program, its kind, then its bits (MTTS).

        After the last one it repeats itself.
        """
        repeated, self._terminal = name == self._terminal, name
        told = MTTS.fullmatch(name)
        if told is not None:
            bits = int(told[1][:9])
            if not bits & UTF8:
                self.letters.refuse()
            if bits & SCREEN_READER:
                self.is_read_out = True
                yield Size(0)
        elif not repeated:
            self._ask_terminal()
