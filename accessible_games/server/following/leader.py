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
from accessible_games.server.storage.store import ALONE, SUPERSEDED, StoreError

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


class MachineLink(Protocol):
    """A connection to a second machine."""

    sent: int
    """The number of the last batch that was sent; -1 while the whole store is sent."""

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


class Recent:
    """The last batches, for a second machine that was away for a moment."""

    def __init__(self) -> None:
        self._batches: deque[Batch] = deque()
        self._size = 0
        """Letters of them."""

    def keep(self, batch: Batch) -> None:
        """Keep one, unless it is kept already."""
        if self._batches and self._batches[-1].number >= batch.number:
            return
        self._batches.append(batch)
        self._size += len(batch.text)
        while self._size > RECENT:
            self._size -= len(self._batches.popleft().text)

    def after(self, number: int) -> list[Batch]:
        """Return all that come after the one with this number."""
        found = takewhile(lambda each: each.number > number, reversed(self._batches))
        return [*found][::-1]

    def has(self, number: int, digest: str) -> bool:
        """Whether one has this number and this digest."""
        return any((each.number, each.digest) == (number, digest) for each in self._batches)


class Leader:
    """See above. `confirm` is called by the thread that writes, all else by the loop."""

    def __init__(self, pairing: Pairing, told: Told) -> None:
        self.pairing, self._told = pairing, told
        self._changed = Condition()
        self._recent = Recent()
        self._link: MachineLink | None = None
        self._had = 0
        """The number of the last batch that the second machine has."""
        self._is_alone = True
        """Whether nobody waits for the second."""
        self._state: Literal["plays", "ends", "superseded"] = "plays"
        self._at: tuple[asyncio.AbstractEventLoop, FollowedFile] | None = None
        self._work: asyncio.Task[None] | None = None
        """What takes a while: sending the whole store, or handing over."""

    def begin(self, file: FollowedFile) -> None:
        """Begin with a store."""
        self._at = asyncio.get_running_loop(), file

    def close(self) -> None:
        """Wait for nobody any more: nobody hears of what is written from now on."""
        self._become("ends")

    @property
    def may_write(self) -> bool:
        """See Second."""
        return self._state != "superseded"

    def _become(self, state: Literal["ends", "superseded"]) -> None:
        with self._changed:
            self._state = self._state if self._state == "superseded" else state
            self._changed.notify_all()

    # In the thread that writes

    def confirm(self, batch: Batch) -> str:
        """See Second."""
        with self._changed:
            self._recent.keep(batch)
            self._call(self._pump)
            if self._state == "ends" or (self._is_alone and not self.pairing.waits):
                return ""
            if self._changed.wait_for(lambda: self._is_settled(batch), PATIENCE):
                return "" if self.may_write else SUPERSEDED
            was_alone, self._is_alone = self._is_alone, True
        if not was_alone:
            self._call(lambda: self._told("away", ""))
        return ALONE if self.pairing.waits else ""

    def _is_settled(self, batch: Batch) -> bool:
        return self._had >= batch.number or self._state != "plays"

    def _call(self, work: Callable[[], None]) -> None:
        if self._at is not None:
            self._at[0].call_soon_threadsafe(work)

    # In the loop

    @property
    def _file(self) -> FollowedFile:
        assert self._at is not None
        return self._at[1]

    def hear(self, link: MachineLink, message: Message) -> None:
        """Take a message of a second machine."""
        match message["say"]:
            case "hello":
                self._greet(link, message)
            case "have" if link is self._link:
                self._confirmed(int(message["number"]))
            case "trouble" if link is self._link:
                self._told("full", str(message["problem"]))
                link.close()
            case "take over" if link is self._link:
                self._work = asyncio.get_running_loop().create_task(self._hand_over(link))

    def leave(self, link: MachineLink) -> None:
        """Note that a connection has ended."""
        if link is self._link:
            self._link = None

    def _greet(self, link: MachineLink, hello: Message) -> None:
        here, there = self._file.settled(), Position(int(hello["term"]), bool(hello["is_first"]))
        if (hello["version"], hello["shape"]) != (VERSION, SHAPE):
            self._told("refused", "")
            link.say(line_of("refused", why="version"))
            link.close()
            return
        link.say(line_of("welcome", term=here.term, is_first=True))
        if there.term > here.term:
            self._give_way()
        elif hello["follows"]:
            self._catch_up(link, int(hello["number"]), str(hello["digest"]), here)

    def _catch_up(self, link: MachineLink, number: int, digest: str, here: Position) -> None:
        """Bring a second machine to where this one is; one that was connected before is cut off."""
        before, self._link = self._link, link
        if before is not None:
            before.close()
        is_here = (number, digest) == (here.number, here.digest)
        if digest and (is_here or self._recent.has(number, digest)):
            link.sent = number
            self._confirmed(number)
            self._pump()
        else:
            link.sent = -1
            self._work = asyncio.get_running_loop().create_task(self._copy(link))

    async def _copy(self, link: MachineLink) -> None:
        """Send the whole store, as it is now."""
        try:
            data, number = await asyncio.to_thread(copied, self._file.path)
        except (OSError, StoreError) as error:
            self._told("full", str(error))
            link.close()
            return
        for start in range(0, len(data), PART):
            link.say(line_of("part", data=b64encode(data[start : start + PART]).decode()))
            while link.waiting() > FULL and link is self._link:
                await asyncio.sleep(0.01)
            if link is not self._link:
                return
        found = beside(self._file.path.parent).items()
        files = {name: b64encode(text).decode() for name, text in found}
        link.say(line_of("whole", size=len(data), beside=files))
        link.sent = number
        self._pump()

    def _pump(self) -> None:
        """Send what has not been sent yet; one that lags too far begins again with everything."""
        link = self._link
        if link is None or link.sent < 0:
            return
        with self._changed:
            new = self._recent.after(link.sent)
        if (new and new[0].number > link.sent + 1) or link.waiting() > RECENT:
            link.close()
            return
        for each in new:
            link.say(line_of("batch", number=each.number, text=each.text, digest=each.digest))
            link.sent = each.number

    def _confirmed(self, number: int) -> None:
        last = self._file.settled().number
        with self._changed:
            self._had = max(self._had, number)
            is_back = self._is_alone and self._had >= last
            self._is_alone = self._is_alone and not is_back
            self._changed.notify_all()
        if is_back:
            self._told("followed", "")

    # The end

    async def _hand_over(self, link: MachineLink) -> None:
        """Write nothing more, and let the second machine take over once it has everything."""
        self._state = "superseded"
        last = await asyncio.to_thread(self._file.settled)
        while link is self._link and self._had < last.number:
            await asyncio.sleep(0.005)
        link.say(line_of("yours", number=last.number, digest=last.digest))
        self._give_way()

    def _give_way(self) -> None:
        self._become("superseded")
        self._told("superseded", "")


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
