"""Telnet, as far as a game needs it: bytes become lines and news of the client, without any socket.

Options are agreed on as RFC 1143 asks: what is so already is never answered, so that two programs
cannot talk for ever. What is not known here is refused. No client can send too much: a line and a
sub-negotiation keep what fits, and drop the rest.
"""

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from typing import Final

from accessible_games.server.telnet_line import ComingLine
from accessible_games.server.telnet_news import AreYouThere, Came, Message, News, Size

IAC, DONT, DO, WONT, WILL, SB, GA = 255, 254, 253, 252, 251, 250, 249
EL, EC, AYT, EOR_MARK, NOP, SE = 248, 247, 246, 239, 241, 240
BINARY, ECHO, TIMING_MARK, TTYPE, EOR, NAWS, CHARSET, MSSP = 0, 1, 6, 24, 25, 31, 42, 70
GMCP = 201
IS, SEND = 0, 1
REQUEST, ACCEPTED, REJECTED = 1, 2, 3
OFFERED: Final = {EOR, CHARSET, MSSP, GMCP, BINARY, TIMING_MARK}
"""What this side does if the client wishes it; `ECHO` only while nothing shall be shown."""
WELCOME: Final = {NAWS, TTYPE, CHARSET, BINARY}
"""What the client may do if it likes."""
UTF8, SCREEN_READER = 4, 64
"""The bits of MTTS by which a client tells that it understands UTF-8, and that it is read out."""
MOST_PARAMETERS = 1024
"""Bytes of a sub-negotiation."""
TEXT = re.compile(rb"[^\0\b\n\r\x7f\xff]+")
"""Bytes of a line that are nothing but letters."""


class Telnet:
    """One end of a telnet connection."""

    def __init__(self, status: Callable[[], Mapping[str, str]] = dict) -> None:
        """*status* is told to whoever lists servers (MSSP)."""
        self.out = bytearray()
        """What is to be sent."""
        self.encoding = "utf-8"
        self.understands = False
        """Whether the client has answered in telnet at all."""
        self.ends_prompts = False
        """Whether the client wishes an end of record after a prompt, instead of go ahead."""
        self.is_read_out = False
        """Whether the client tells that it is for a screen reader, which says lines as a whole."""
        self._status = status
        self._ours, self._theirs = bytearray(), bytearray()
        """The options that each side does; a set takes four times the room."""
        self._asked_ours, self._asked_theirs = bytearray(), bytearray()
        """Those of each side that this one has proposed."""
        self._terminal = ""
        self._line = ComingLine()
        self._command = bytearray()
        """The command that has begun, with its parameters."""
        self._escaped = False
        """Whether the last byte of its parameters gives the next one another meaning."""
        self._was_return = False

    def begin(self) -> None:
        """Say what can be agreed on."""
        for option in (TTYPE, NAWS):
            self._asked_theirs.append(option)
            self.out += bytes([IAC, DO, option])
        for option in (EOR, CHARSET, MSSP, GMCP):
            self._asked_ours.append(option)
            self.out += bytes([IAC, WILL, option])

    # Sending

    def line(self, text: str) -> bytes:
        """A line as the client understands it."""
        return self._encoded(text) + b"\r\n"

    def prompt(self, text: str) -> bytes:
        """A prompt, which ends its line, with a mark behind it."""
        return self.line(text) + bytes([IAC, EOR_MARK if self.ends_prompts else GA])

    def mark(self) -> bytes:
        """Asks the client to tell when it has come so far; nothing where it cannot."""
        return bytes([IAC, DO, TIMING_MARK]) if self.understands else b""

    def message(self, text: str) -> bytes:
        """A message beside the lines (GMCP), in ASCII; nothing where the client has not agreed."""
        return bytes([IAC, SB, GMCP]) + text.encode() + bytes([IAC, SE]) if self.has_gmcp else b""

    @property
    def has_gmcp(self) -> bool:
        """Whether the client understands messages beside the lines."""
        return GMCP in self._ours

    def hide(self, hidden: bool) -> None:
        """Let the client not show what is typed, or show it again."""
        if hidden != (ECHO in self._ours):
            self.out += bytes([IAC, WILL if hidden else WONT, ECHO])
            put(self._ours, ECHO, hidden)

    def _encoded(self, text: str) -> bytes:
        if self.encoding == "latin-1":
            bare = "".join(self._plain(letter) for letter in text)
            data = bare.encode("latin-1", "replace")
        else:
            data = text.encode("utf-8", "replace")
        return data.replace(b"\xff", b"\xff\xff")

    @staticmethod
    def _plain(letter: str) -> str:
        """A letter, without its accent where it could not be written."""
        return letter if ord(letter) < 256 else unicodedata.normalize("NFKD", letter)[0]

    # Receiving

    def feed(self, data: bytes) -> Iterator[News]:
        """What some bytes bring; they may come in any pieces."""
        place = 0
        while place < len(data):
            text = None if self._command else TEXT.match(data, place)
            if text is not None:
                self._line.add(text[0])
                self._was_return = False
                place = text.end()
            else:
                byte = data[place]
                place += 1
                is_command = self._command or byte == IAC
                yield from self._follow(byte) if is_command else self._typed(byte)

    def _typed(self, byte: int) -> Iterator[News]:
        """A byte of a line. It ends by CR LF, CR NUL, CR or LF."""
        after_return, self._was_return = self._was_return, byte == 13
        if byte == 13 or (byte == 10 and not after_return):
            yield self._line.end()
        elif byte in (8, 127):
            self._line.rub_out()
        elif byte not in (0, 10):
            self._line.add(bytes([byte]))

    def _follow(self, byte: int) -> Iterator[News]:
        """A byte of a command of telnet."""
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
            self.understands = True
            yield from self._option(kind, byte)

    def _parameter(self, byte: int) -> Iterator[News]:
        """A byte of a sub-negotiation; what is too much of it is dropped."""
        if not self._escaped and byte == IAC:
            self._escaped = True
            return
        ended = self._escaped and byte == SE
        self._escaped = False
        if not ended:
            if len(self._command) < MOST_PARAMETERS:
                self._command.append(byte)
            return
        parameters = bytes(self._command[2:])
        self._command.clear()
        self.understands = True
        yield from self._negotiated(parameters)

    def _single(self, kind: int) -> Iterator[News]:
        """A command without an option."""
        if kind == IAC:
            yield from self._typed(IAC)
        elif kind == AYT:
            yield AreYouThere()
        elif kind == EC:
            self._line.rub_out()
        elif kind == EL:
            self._line.clear()

    # Options

    def _option(self, kind: int, option: int) -> Iterator[News]:
        """The client does something, or wishes it done, or not."""
        if option == TIMING_MARK:
            if kind in (WILL, WONT):
                yield Came()
            else:
                self.out += bytes([IAC, WILL, TIMING_MARK])
        elif kind in (DO, DONT):
            self._ours_changes(kind == DO, option)
        else:
            self._theirs_changes(kind == WILL, option)

    def _ours_changes(self, wished: bool, option: int) -> None:
        """The client wishes this side to do something, or not to."""
        was, asked = option in self._ours, put(self._asked_ours, option, False)
        if option == ECHO or wished == was:
            return
        if wished and option not in OFFERED:
            self.out += bytes([IAC, WONT, option])
            return
        put(self._ours, option, wished)
        if not asked:
            self.out += bytes([IAC, WILL if wished else WONT, option])
        if option == EOR:
            self.ends_prompts = wished
        elif option == CHARSET and wished:
            self.out += bytes([IAC, SB, CHARSET, REQUEST]) + b";UTF-8" + bytes([IAC, SE])
        elif option == MSSP and wished:
            self.out += self._told_status()

    def _theirs_changes(self, does: bool, option: int) -> None:
        """The client does something from now on, or does not."""
        was, asked = option in self._theirs, put(self._asked_theirs, option, False)
        if does == was:
            return
        if does and option not in WELCOME:
            self.out += bytes([IAC, DONT, option])
            return
        put(self._theirs, option, does)
        if not asked:
            self.out += bytes([IAC, DO if does else DONT, option])
        if option == TTYPE and does:
            self._ask_terminal()

    def _ask_terminal(self) -> None:
        self.out += bytes([IAC, SB, TTYPE, SEND, IAC, SE])

    def _told_status(self) -> bytes:
        told = (f"\x01{name}\x02{value}" for name, value in self._status().items())
        return bytes([IAC, SB, MSSP]) + "".join(told).encode() + bytes([IAC, SE])

    def _negotiated(self, parameters: bytes) -> Iterator[News]:
        """What the client tells of an option that was agreed on."""
        match list(parameters):
            case [option, high_width, low_width, _, _] if option == NAWS:
                yield Size(0 if self.is_read_out else 256 * high_width + low_width)
            case [option, *text] if option == GMCP and self.has_gmcp:
                yield Message(bytes(text).decode("utf-8", "replace"))
            case [option, told, *name] if (option, told) == (TTYPE, IS):
                yield from self._told_terminal(bytes(name).decode("ascii", "replace"))
            case [option, told, *_] if (option, told) == (CHARSET, REJECTED):
                self.encoding = "latin-1"
            case [option, told, separator, *names] if (option, told) == (CHARSET, REQUEST):
                self._choose_charset(bytes(names).split(bytes([separator])))

    def _told_terminal(self, name: str) -> Iterator[News]:
        """One of the names of the client's terminal: its program, its kind, then its bits (MTTS).

        After the last one it tells that again.
        """
        repeated, self._terminal = name == self._terminal, name
        kind, _, bits = name.partition(" ")
        if kind == "MTTS" and bits.isdecimal():
            if not int(bits[:9]) & UTF8:
                self.encoding = "latin-1"
            if int(bits[:9]) & SCREEN_READER:
                self.is_read_out = True
                yield Size(0)
        elif not repeated:
            self._ask_terminal()

    def _choose_charset(self, names: list[bytes]) -> None:
        """The client offers some; UTF-8 is taken."""
        found = [name for name in names if name.upper() == b"UTF-8"]
        answer = bytes([ACCEPTED]) + found[0] if found else bytes([REJECTED])
        self.out += bytes([IAC, SB, CHARSET]) + answer + bytes([IAC, SE])
        if found:
            self.encoding = "utf-8"


def put(options: bytearray, option: int, is_in: bool) -> bool:
    """Have an option among some, or not any more; whether it was."""
    was = option in options
    if is_in and not was:
        options.append(option)
    elif was and not is_in:
        options.remove(option)
    return was
