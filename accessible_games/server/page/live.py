"""The page with scripts: what is said and typed goes through a WebSocket, as numbered frames."""

import asyncio
import json
from hashlib import sha256
from http import HTTPStatus

from websockets.frames import CloseCode
from websockets.http11 import Request

from accessible_games.server.frames import (
    FROM_CLIENT,
    Bye,
    Ended,
    Frame,
    FrameError,
    Frames,
    Heard,
    Hello,
    Stranger,
    Took,
    Typed,
    Welcome,
    encoded,
)
from accessible_games.server.page.door import ABSENT, ENTRY, PageDoor
from accessible_games.server.page.guards import is_for_us, is_own_page, key_in
from accessible_games.server.page.offering import offer_at
from accessible_games.server.page.sessions import Sessions
from accessible_games.server.page.sockets import Socket
from accessible_games.server.threshold import Gone

PATH = "/live"
"""Where it is asked for."""
REPLACED = 4001
"""Why a connection ends: the page is open in another window."""


class Connection(Socket):
    """One connection of a page; a newer one takes its place."""

    def __init__(self, sessions: Sessions) -> None:
        super().__init__()
        self._sessions = sessions
        self._frames: Frames | None = Frames(FROM_CLIENT)
        """Finds what comes; None where nothing more is taken."""
        self._texts: list[str | None] = []
        """What has come and waits for room."""
        self._key = ""
        self._door: PageDoor | None = None
        self._entry: asyncio.TimerHandle | None = None
        self._sent = self._took = 0
        self._offered_last = b""
        """A digest of what could be pressed, which may be much."""
        self._is_rung = self._is_full = False
        """Whether there is news; whether what was sent has not gone out yet."""

    # See Socket

    def refusal(self, request: Request) -> HTTPStatus | None:
        """Only a page of ours may connect."""
        host, origin = (header(request, name) for name in ("Host", "Origin"))
        if not is_for_us(host, is_open=self._sessions.is_open):
            return HTTPStatus.MISDIRECTED_REQUEST
        is_safe = self.transport.get_extra_info("sslcontext") is not None
        is_ours = is_own_page(origin, host, is_safe=is_safe)
        return None if is_ours and request.path == PATH else HTTPStatus.FORBIDDEN

    def began(self, request: Request) -> None:
        """Wait for its first frame, for a while."""
        self._key = key_in(header(request, "Cookie"))
        self._entry = asyncio.get_running_loop().call_later(ENTRY, self._turn_away)

    def heard(self, text: str | None) -> None:
        """Take frames; what is none is answered by one sentence, and the end."""
        self._texts.append(text)
        try:
            self._go_on()
        except Exception as error:
            self._fail(error)

    def pause_writing(self) -> None:
        """It does not read what it was sent."""
        self._is_full = True

    def flowing(self) -> None:
        """See Socket."""
        self._is_full = False
        self.ring()

    def closed(self) -> None:
        """See Socket."""
        self._forget_entry()
        if self._door is not None:
            self._door.disconnect(self, ABSENT)

    # What comes

    def _go_on(self) -> None:
        """Take what has come, as long as there is room for it."""
        while self._texts and self._has_room():
            self._read(self._texts.pop(0))
        if self._texts:
            self.transport.pause_reading()
        else:
            self.transport.resume_reading()

    def _has_room(self) -> bool:
        return self._door is None or not self._door.is_full

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
        if self._door is None:
            self._greet(frame)
            return
        match frame:
            case Typed(number, text):
                self._door.type(number, text)
            case Heard(number):
                self._door.acknowledge(number)
            case Bye():
                self._door.close()

    def _greet(self, frame: Frame) -> None:
        session = self._sessions.known.get(self._key)
        if not isinstance(frame, Hello) or session is None:
            self._turn_away()
            return
        door = self._sessions.door_of(session, frame.heard)
        if door is None:
            self._turn_away()
            return
        self._forget_entry()
        self._door, self._sent, self._took = door, frame.heard, door.typed
        if frame.heard == 0:
            door.prompt_again()
        self.send(encoded(Welcome("", self._took)))
        door.connect(self)

    def _turn_away(self) -> None:
        """Nobody knows it."""
        self._forget_entry()
        self._frames = None
        self.send(encoded(Stranger()))
        self.close()

    def _refuse(self) -> None:
        """Take nothing more; the page hears why, and goes."""
        self._frames = None
        if self._door is None:
            self._turn_away()
        else:
            self._door.refuse(Gone("door-no-frame"))

    def _fail(self, error: Exception) -> None:
        """Note a mistake of ours; the page comes back by itself."""
        self._sessions.mistake(error, self._sessions.porch.language)
        self.close(CloseCode.INTERNAL_ERROR)

    def _forget_entry(self) -> None:
        if self._entry is not None:
            self._entry.cancel()
        self._entry = None

    # What goes out

    def ring(self) -> None:
        """There is news: what comes in this moment goes out together."""
        if not self._is_rung:
            self._is_rung = True
            asyncio.get_running_loop().call_soon(self._write)

    def replaced(self) -> None:
        """The page is open in another window."""
        self.close(REPLACED)

    def _write(self) -> None:
        self._is_rung = False
        door = self._door
        if door is None or self._is_full or not self.is_open or not door.is_connected(self):
            return
        try:
            self._tell(door)
        except Exception as error:
            self._fail(error)

    def _tell(self, door: PageDoor) -> None:
        self._go_on()
        ended = door.is_over
        if text := "".join(map(encoded, self._unsent(door))) + self._offered(door):
            self.send(text)
        if ended:
            self.close()

    def _offered(self, door: PageDoor) -> str:
        """What can be pressed now, if it is something else than before."""
        offered = json.dumps(offer_at(door).plainly(), ensure_ascii=False) + "\n"
        before, self._offered_last = self._offered_last, sha256(offered.encode()).digest()
        return "" if before == self._offered_last else offered

    def _unsent(self, door: PageDoor) -> list[Frame]:
        """What the page does not have yet."""
        frames: list[Frame] = []
        if self._took != door.took:
            self._took = door.took
            frames.append(Took(self._took))
        said = door.after(self._sent)
        self._sent = said[-1].number if said else self._sent
        return [*frames, *said, *([Ended()] if door.is_left else [])]


def header(request: Request, name: str) -> str:
    """What a request says once of that name; empty for nothing, or for more."""
    found = request.headers.get_all(name)
    return found[0] if len(found) == 1 else ""
