"""The page with scripts: what is said and typed goes through a WebSocket, as numbered frames."""

import asyncio
import json
from contextlib import suppress
from hashlib import sha256

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

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
from accessible_games.server.page.guards import is_from_here, key_of
from accessible_games.server.page.offering import offer_at
from accessible_games.server.page.sessions import Session, Sessions
from accessible_games.server.threshold import Gone

REPLACED = 4001
"""Why a connection ends: the page is open in another window."""


class Live:
    """Connects the pages of browsers with their doors."""

    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions

    async def connect(self, socket: WebSocket) -> None:
        """Serve a page until its connection ends; only a page of ours may connect."""
        if not is_from_here(socket):
            await socket.close()
            return
        await socket.accept()
        session = self._sessions.known.get(key_of(socket))
        with suppress(WebSocketDisconnect, WebSocketDisconnected):
            await Connection(socket).run(self._sessions, session)


class Connection:
    """One connection of a page; a newer one takes its place."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._frames = Frames(FROM_CLIENT)
        self._sent = self._took = 0
        self._offered_last = b""
        """A digest of what could be pressed, which may be much."""

    async def run(self, sessions: Sessions, session: Session | None) -> None:
        """Bring lines in both directions until one of them ends."""
        hello = None if session is None else await self._greeted()
        door = hello and session and sessions.door_of(session, hello.heard)
        if not hello or not door:
            await self._socket.send_text(encoded(Stranger()))
            await self._socket.close()
            return
        self._sent, self._took = hello.heard, door.typed
        if hello.heard == 0:
            door.prompt_again()
        await self._socket.send_text(encoded(Welcome("", self._took)))
        await self._talk(door)

    async def _talk(self, door: PageDoor) -> None:
        news = door.connect()
        writing = asyncio.create_task(self._write(door, news))
        reading = asyncio.create_task(self._read(door))
        try:
            done, _ = await asyncio.wait({writing, reading}, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            writing.cancel()
            reading.cancel()
            door.disconnect(news, ABSENT)
            await asyncio.gather(writing, reading, return_exceptions=True)

    async def _greeted(self) -> Hello | None:
        """The first frame; None where something else comes, or nothing for long."""
        with suppress(FrameError, KeyError, TimeoutError):
            async with asyncio.timeout(ENTRY):
                frames = [*self._frames.feed(await self._socket.receive_text() + "\n")]
                return frames[0] if frames and isinstance(frames[0], Hello) else None
        return None

    async def _write(self, door: PageDoor, news: asyncio.Event) -> None:
        """Send what is to be heard, all that is there together, until nothing comes any more."""
        while door.is_connected(news):
            await news.wait()
            news.clear()
            ended = door.is_over
            if text := "".join(map(encoded, self._unsent(door))) + self._offered(door):
                await self._socket.send_text(text)
            if ended:
                await self._socket.close()
                return
        await self._socket.close(REPLACED)

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

    async def _read(self, door: PageDoor) -> None:
        """Take what is typed; what is no frame is answered by one sentence, and the end."""
        try:
            while True:
                for frame in self._frames.feed(await self._socket.receive_text() + "\n"):
                    await self._take(door, frame)
        except (FrameError, KeyError):  # a message of bytes has no text
            door.refuse(Gone("door-no-frame"))
            while True:  # until the page has heard so, and goes
                await self._socket.receive()

    @staticmethod
    async def _take(door: PageDoor, frame: Frame) -> None:
        match frame:
            case Typed(number, text):
                await door.has_room()
                door.type(number, text)
            case Heard(number):
                door.acknowledge(number)
            case Bye():
                door.close()
