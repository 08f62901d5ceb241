"""The page with scripts: lines in both directions go through a WebSocket, as numbered frames."""

import asyncio
import json
from hashlib import sha256
from http import HTTPStatus

from websockets.frames import CloseCode
from websockets.http11 import Request

from accessible_games.server.accounts.login_protocol import Disconnected
from accessible_games.server.connection.frames import (
    FROM_CLIENT,
    Bye,
    Ended,
    Frame,
    FrameError,
    Frames,
    Heard,
    Hello,
    Sound,
    Stranger,
    Took,
    Typed,
    Welcome,
    encoded,
)
from accessible_games.server.page.connection import ABSENT, ENTRY, PageConnection
from accessible_games.server.page.offering import offer_at
from accessible_games.server.page.sessions import Sessions
from accessible_games.server.page.sockets import Socket
from accessible_games.web.cookies import PLACE
from accessible_games.web.guards import is_for_us, is_own_page

PATH = "/live"
"""The address of the WebSocket."""
REPLACED = 4001
"""The code with which a connection ends because the page is open in another window."""


class Shown:
    """What a page knows already of its connection."""

    __slots__ = "_offered", "sent", "took"

    def __init__(self) -> None:
        self.sent = self.took = 0
        """The numbers of the last line, and of the last typed one that is done."""
        self._offered = b""
        """A digest of what can be pressed, which may be long."""

    def renew(self, connection: PageConnection) -> str:
        """Return what the page does not know yet, as frames; it is sent now."""
        return "".join(map(encoded, self._unsent(connection))) + self._offer(connection)

    def _unsent(self, connection: PageConnection) -> list[Frame]:
        frames: list[Frame] = []
        if self.took != connection.took:
            self.took = connection.took
            frames.append(Took(self.took))
        name = connection.transcript.take_sound()
        if name is not None:
            frames.append(Sound(name))
        said = connection.transcript.after(self.sent)
        self.sent = said[-1].number if said else self.sent
        return [*frames, *said, *([Ended()] if connection.is_left else [])]

    def _offer(self, connection: PageConnection) -> str:
        offered = json.dumps(offer_at(connection).plainly(), ensure_ascii=False) + "\n"
        before, self._offered = self._offered, sha256(offered.encode()).digest()
        return "" if before == self._offered else offered


class LiveConnection:
    """One connection of a page; a newer one takes its place. See Endpoint and ShownPage."""

    __slots__ = (
        *("_connection", "_entry", "_frames", "_is_rung", "_key", "_sessions", "_shown"),
        *("_socket", "_texts"),
    )

    def __init__(self, sessions: Sessions, socket: Socket) -> None:
        self._sessions, self._socket = sessions, socket
        self._frames: Frames | None = Frames(FROM_CLIENT)
        """Finds frames in what comes; None when nothing more is taken."""
        self._texts: list[str | None] = []
        """Messages that have come and wait for room."""
        self._key = ""
        self._connection: PageConnection | None = None
        self._entry: asyncio.TimerHandle | None = None
        self._shown = Shown()
        self._is_rung = False
        """Whether there is news."""

    # See Endpoint

    def refusal(self, request: Request) -> HTTPStatus | None:
        """Refuse all but our own pages."""
        host, origin = (header(request, name) for name in ("Host", "Origin"))
        if not is_for_us(host, is_open=self._sessions.is_open):
            return HTTPStatus.MISDIRECTED_REQUEST
        is_ours = is_own_page(origin, host, is_safe=self._socket.is_safe)
        return None if is_ours and request.path == PATH else HTTPStatus.FORBIDDEN

    def began(self, request: Request) -> None:
        """Wait for its first frame, for a while."""
        cookies, host = header(request, "Cookie"), header(request, "Host")
        self._key = PLACE.value_in(cookies, host, is_safe=self._socket.is_safe)
        self._entry = asyncio.get_running_loop().call_later(ENTRY, self._turn_away)

    def heard(self, text: str | None) -> None:
        """Take frames; anything else is answered with one sentence, and the end."""
        self._texts.append(text)
        try:
            self._go_on()
        except Exception as error:
            self._fail(error)

    def flowing(self) -> None:
        """See Endpoint."""
        self.ring()

    def closed(self) -> None:
        """See Endpoint."""
        self._forget_entry()
        if self._connection is not None:
            self._connection.disconnect(self, ABSENT, breaks=True)

    # What comes

    def _go_on(self) -> None:
        """Take what has come, as long as there is room for it."""
        while self._texts and self._has_room():
            self._read(self._texts.pop(0))
        if self._texts:
            self._socket.transport.pause_reading()
        else:
            self._socket.transport.resume_reading()

    def _has_room(self) -> bool:
        return self._connection is None or not self._connection.is_full

    def _read(self, text: str | None) -> None:
        if self._frames is None:
            return
        try:
            if text is None:
                raise FrameError
            for frame in self._frames.feed(text + "\n"):
                self._take(frame)
        except FrameError:
            self._refuse()

    def _take(self, frame: Frame) -> None:
        if self._connection is None:
            self._greet(frame)
            return
        match frame:
            case Typed(number, text):
                self._connection.type(number, text)
            case Heard(number):
                self._connection.acknowledge(number)
            case Bye():
                self._connection.close()

    def _greet(self, frame: Frame) -> None:
        session = self._sessions.known.get(self._key)
        if not isinstance(frame, Hello) or session is None:
            self._turn_away()
            return
        connection = self._sessions.connection_of(session, frame.heard)
        if connection is None:
            self._turn_away()
            return
        self._forget_entry()
        self._connection = connection
        self._shown.sent, self._shown.took = frame.heard, connection.typed
        if frame.heard == 0:
            connection.prompt_again()
        self._socket.send(encoded(Welcome("", connection.typed)))
        connection.connect(self)

    def _turn_away(self) -> None:
        """Turn away a page that is not known."""
        self._forget_entry()
        self._frames = None
        self._socket.send(encoded(Stranger()))
        self._socket.close()

    def _refuse(self) -> None:
        """Take nothing more; the page hears why, and is closed."""
        self._frames = None
        if self._connection is None:
            self._turn_away()
        else:
            self._connection.visit.refuse(Disconnected("login-no-frame"))

    def _fail(self, error: Exception) -> None:
        """Write down a bug; the page comes back by itself."""
        self._sessions.mistake(error, self._sessions.login.language)
        self._socket.close(CloseCode.INTERNAL_ERROR)

    def _forget_entry(self) -> None:
        if self._entry is not None:
            self._entry.cancel()
        self._entry = None

    # What goes out

    def ring(self) -> None:
        """Note news: what comes in this moment goes out together."""
        if not self._is_rung:
            self._is_rung = True
            asyncio.get_running_loop().call_soon(self._write)

    def replaced(self) -> None:
        """Close: the page is open in another window."""
        self._socket.close(REPLACED)

    def _write(self) -> None:
        self._is_rung = False
        connection, socket = self._connection, self._socket
        if connection is None or socket.is_full or not socket.is_open:
            return
        if not connection.is_connected(self):
            return
        try:
            self._tell(connection)
        except Exception as error:
            self._fail(error)

    def _tell(self, connection: PageConnection) -> None:
        self._go_on()
        ended = connection.is_over
        if text := self._shown.renew(connection):
            self._socket.send(text)
        if ended:
            self._socket.close()


def header(request: Request, name: str) -> str:
    """Return the value of a header; empty unless it is there exactly once."""
    found = request.headers.get_all(name)
    return found[0] if len(found) == 1 else ""
