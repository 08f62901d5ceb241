"""The first of two machines: it sends every batch to the second, and waits until that has it."""

import asyncio
from base64 import b64encode
from collections import deque
from collections.abc import Callable
from contextlib import closing
from itertools import takewhile
from pathlib import Path
from threading import Condition
from typing import Literal, Protocol

from accessible_games.core.frozen import Frozen
from accessible_games.server.following.messages import PART, VERSION, Message, line_of
from accessible_games.server.storage.backup import begin, beside, copy, make_empty, reading
from accessible_games.server.storage.database_file import SHAPE
from accessible_games.server.storage.followed_file import FollowedFile
from accessible_games.server.storage.position import Batch, Position, position_of
from accessible_games.server.storage.store import ALONE, SUPERSEDED

PATIENCE = 2.0
"""Seconds in which the second machine confirms a batch; else it counts as away."""
RECENT = 16 * 1024 * 1024
"""Letters of the batches that are kept for a second machine that was away for a moment."""
COPY = ".server-copy.part"
"""What a copy of the store is called until it is sent."""
FULL = 1024 * 1024
"""Bytes on their way after which the rest of a store waits."""

News = Literal["followed", "away", "refused", "full", "superseded"]
Told = Callable[[News, str], None]
"""Hears how it is about the second machine, and what that says about it."""


class Link(Protocol):
    """A connection to a second machine."""

    def say(self, line: str) -> None:
        """Send a line."""

    def waiting(self) -> int:
        """Return how many bytes have not gone out yet."""

    def close(self) -> None:
        """End it."""


class Pairing(Frozen):
    """How a first machine is followed."""

    key: str
    """The public key of the second."""
    waits: bool = False
    """Whether nothing is told while the second is away; else the first goes on alone."""


class Leader:
    """See above. `confirm` is called by the thread that writes, all else by the loop."""

    def __init__(self, pairing: Pairing, told: Told) -> None:
        self.pairing, self._told = pairing, told
        self._changed = Condition()
        self._recent: deque[Batch] = deque()
        self._size = 0
        """Letters of these batches."""
        self._link: Link | None = None
        self._sent = self._had = 0
        """The numbers of the last batches that were sent, and that the second has."""
        self._is_alone = True
        """Whether nobody waits for the second."""
        self.may_write = True
        """See Second."""
        self._ends = False
        self._loop: asyncio.AbstractEventLoop | None = None
        self._file: FollowedFile | None = None

    def begin(self, file: FollowedFile) -> None:
        """Begin with a store."""
        self._file, self._loop = file, asyncio.get_running_loop()

    def close(self) -> None:
        """Wait for nobody any more: nobody hears of what is written from now on."""
        with self._changed:
            self._ends = True
            self._changed.notify_all()

    # In the thread that writes

    def confirm(self, batch: Batch) -> str:
        """See Second."""
        with self._changed:
            if not self._recent or self._recent[-1].number < batch.number:
                self._keep(batch)
            if self._loop is not None:
                self._loop.call_soon_threadsafe(self._pump)
            if self._ends or (self._is_alone and not self.pairing.waits):
                return ""
            if self._changed.wait_for(lambda: self._had >= batch.number or self._ends, PATIENCE):
                return ""
            if not self.may_write:
                return SUPERSEDED
            was_alone, self._is_alone = self._is_alone, True
        if not was_alone:
            self._tell("away", "")
        return ALONE if self.pairing.waits else ""

    def _keep(self, batch: Batch) -> None:
        self._recent.append(batch)
        self._size += len(batch.text)
        while self._size > RECENT:
            self._size -= len(self._recent.popleft().text)

    def _tell(self, news: News, problem: str) -> None:
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._told, news, problem)

    # In the loop

    def hear(self, link: Link, message: Message) -> None:
        """Take a message of a second machine."""
        match message["say"]:
            case "hello":
                self._greet(link, message)
            case "have" if link is self._link:
                self._confirmed(int(message["number"]))
            case "trouble" if link is self._link:
                self._told("full", str(message["problem"]))
                link.close()
            case "take over":
                self._tasks = asyncio.get_running_loop().create_task(self._hand_over(link))

    def leave(self, link: Link) -> None:
        """Note that a connection has ended."""
        if link is self._link:
            self._link = None

    def _greet(self, link: Link, hello: Message) -> None:
        assert self._file is not None
        here, there = self._file.settled(), Position(int(hello["term"]), bool(hello["is_first"]))
        if (hello["version"], hello["shape"]) != (VERSION, SHAPE):
            self._told("refused", "")
            link.say(line_of("refused", why="version"))
            link.close()
            return
        link.say(line_of("welcome", term=here.term, is_first=True))
        if there.term > here.term:
            self._end("superseded")
        elif hello["follows"]:
            if self._link is not None:
                self._link.close()
            self._link = link
            number, digest = int(hello["number"]), str(hello["digest"])
            self._catch_up(link, number, digest, here)

    def _catch_up(self, link: Link, number: int, digest: str, here: Position) -> None:
        with self._changed:
            known = {each.number: each.digest for each in self._recent}
        known[here.number] = here.digest
        if digest and known.get(number) == digest:
            self._sent = number
            self._confirmed(number)
            self._pump()
        else:
            self._sent = -1
            self._copying = asyncio.get_running_loop().create_task(self._copy(link))

    async def _copy(self, link: Link) -> None:
        """Send the whole store, as it is now."""
        assert self._file is not None
        path = self._file.path
        data, number = await asyncio.to_thread(copied, path)
        for start in range(0, len(data), PART):
            link.say(line_of("part", data=b64encode(data[start : start + PART]).decode()))
            while link.waiting() > FULL and link is self._link:
                await asyncio.sleep(0.01)
            if link is not self._link:
                return
        files = {name: b64encode(found).decode() for name, found in beside(path.parent).items()}
        link.say(line_of("whole", size=len(data), beside=files))
        self._sent = number
        self._pump()

    def _pump(self) -> None:
        """Send what has not been sent yet."""
        link = self._link
        if link is None or self._sent < 0:
            return
        with self._changed:
            last = takewhile(lambda each: each.number > self._sent, reversed(self._recent))
            new = [*last][::-1]
        if new and new[0].number > self._sent + 1:
            link.close()  # it has to begin again, with the whole store
            return
        for each in new:
            link.say(line_of("batch", number=each.number, text=each.text, digest=each.digest))
            self._sent = each.number

    def _confirmed(self, number: int) -> None:
        assert self._file is not None
        last = self._file.settled().number
        with self._changed:
            self._had = max(self._had, number)
            is_back = self._is_alone and self._had >= last
            self._is_alone = self._is_alone and not is_back
            self._changed.notify_all()
        if is_back:
            self._told("followed", "")

    # The end

    async def _hand_over(self, link: Link) -> None:
        """Write nothing more, and let the second machine take over once it has everything."""
        assert self._file is not None
        self.may_write = False
        last = await asyncio.to_thread(self._file.settled)
        while link is self._link and self._had < last.number:
            await asyncio.sleep(0.005)
        link.say(line_of("yours", number=last.number, digest=last.digest))
        self._end("superseded")

    def _end(self, news: News) -> None:
        self.may_write = False
        with self._changed:
            self._changed.notify_all()
        self._told(news, "")


def copied(store: Path) -> tuple[bytes, int]:
    """Return a copy of a store as it is now, and the number of its last batch.

    Raises `OSError` or `StoreError` if that fails.
    """
    part = store.with_name(COPY)
    try:
        make_empty(part)
        with closing(reading(store)) as source:
            begin(source)
            copy(source, store, part)
        with closing(reading(part)) as found:
            position = position_of(found)
        return part.read_bytes(), 0 if position is None else position.number
    finally:
        part.unlink(missing_ok=True)
