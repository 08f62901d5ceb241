"""The page with scripts: what is said and typed goes through a WebSocket, as numbered frames."""

import asyncio
import json
from contextlib import suppress

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
from accessible_games.server.page.offers import Offer
from accessible_games.server.page.sessions import Sessions
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
        session = self._sessions.find(key_of(socket))
        with suppress(WebSocketDisconnect, WebSocketDisconnected):
            if session is None:
                await socket.send_text(encoded(Stranger()))
                await socket.close()
            else:
                await Connection(socket, session.door).run()


class Connection:
    """One connection of a page; a newer one takes its place."""

    def __init__(self, socket: WebSocket, door: PageDoor) -> None:
        self._socket, self._door = socket, door
        self._frames = Frames(FROM_CLIENT)
        self._news = asyncio.Event()
        self._sent = self._took = 0
        self._offer: Offer | None = None

    async def run(self) -> None:
        """Bring lines in both directions until one of them ends."""
        hello = await self._greeted()
        self._door.acknowledge(hello.heard)
        if hello.heard == 0:
            self._door.prompt_again()
        self._sent, self._took = hello.heard, self._door.typed
        await self._socket.send_text(encoded(Welcome("", self._took)))
        self._news = self._door.connect()
        writing = asyncio.create_task(self._write())
        reading = asyncio.create_task(self._read())
        try:
            done, _ = await asyncio.wait({writing, reading}, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            writing.cancel()
            reading.cancel()
            self._door.disconnect(self._news, ABSENT)
            await asyncio.gather(writing, reading, return_exceptions=True)

    async def _greeted(self) -> Hello:
        """The first frame; whatever else comes before it is left alone."""
        async with asyncio.timeout(ENTRY):
            while True:
                for frame in self._frames.feed(await self._socket.receive_text() + "\n"):
                    if isinstance(frame, Hello):
                        return frame

    async def _write(self) -> None:
        """Send what is to be heard, all that is there together, until nothing comes any more."""
        while self._door.is_connected(self._news):
            await self._news.wait()
            self._news.clear()
            ended = self._door.is_over
            if text := "".join(map(encoded, self._unsent(ended))) + self._offered():
                await self._socket.send_text(text)
            if ended:
                await self._socket.close()
                return
        await self._socket.close(REPLACED)

    def _offered(self) -> str:
        """What can be pressed now, if it is something else than before."""
        before, self._offer = self._offer, offer_at(self._door)
        if before == self._offer:
            return ""
        return json.dumps(self._offer.plainly(), ensure_ascii=False) + "\n"

    def _unsent(self, ended: bool) -> list[Frame]:
        """What the page does not have yet."""
        frames: list[Frame] = []
        if self._took != self._door.took:
            self._took = self._door.took
            frames.append(Took(self._took))
        said = self._door.after(self._sent)
        self._sent = said[-1].number if said else self._sent
        return [*frames, *said, *([Ended()] if ended and self._door.is_left else [])]

    async def _read(self) -> None:
        """Take what is typed; what is no frame is answered by one sentence, and the end."""
        try:
            while True:
                for frame in self._frames.feed(await self._socket.receive_text() + "\n"):
                    await self._take(frame)
        except (FrameError, KeyError):  # a message of bytes has no text
            await self._door.refuse(Gone("door-no-frame"))
            while True:  # until the page has heard so, and goes
                await self._socket.receive()

    async def _take(self, frame: Frame) -> None:
        match frame:
            case Typed(number, text):
                await self._door.has_room()
                self._door.type(number, text)
            case Heard(number):
                self._door.acknowledge(number)
            case Bye():
                self._door.close()
