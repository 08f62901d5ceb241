"""A machine that follows another one, until it takes over or is told to stop.

Only one of two may play, and nobody but the other machine knows whether it does. So a machine that
was the first asks the other before it plays again, and waits for an answer; and one that follows
takes over when the first hands over, or when its host says that the first is off.
"""

import asyncio
from base64 import b64decode
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import asyncssh

from accessible_games.server.following.first import Following, News, Told
from accessible_games.server.following.leader import MachineLink
from accessible_games.server.following.messages import (
    SUBSYSTEM,
    USER,
    VERSION,
    MachineMessages,
    Message,
    MessageError,
    line_of,
)
from accessible_games.server.following.replica import BrokenError, Replica
from accessible_games.server.ssh import keys
from accessible_games.server.storage import orders
from accessible_games.server.storage.database_file import SHAPE
from accessible_games.server.storage.position import Batch
from accessible_games.server.storage.store import StoreError
from accessible_games.store import owned, whole

AGAIN = 1.0
"""Seconds after which a lost connection is tried again."""
SURE, ASKED = "take over sure", "take over"
"""The orders to take over: whatever the first machine does, or when it hands over."""
READ = 1024 * 1024
OPTIONS: dict[str, Any] = {
    "config": None,
    "known_hosts": ([], [], []),  # the key that was met first decides
    "server_host_key_algs": "default",
    "preferred_auth": "publickey",
    "compression_algs": ["none"],
    "keepalive_interval": 2,
    "keepalive_count_max": 3,
    "connect_timeout": 5,
    "login_timeout": 5,
}
"""Options for asyncssh."""


def is_for_first(order: str) -> bool:
    """Whether an order can only be for the machine that plays."""
    return order not in (SURE, ASKED)


class Follower:
    """See above."""

    def __init__(self, replica: Replica, how: Following, told: Told) -> None:
        self._replica, self._how, self._told = replica, how, told
        self._is_due = False
        """Whether to play."""
        self._said: tuple[str, str] | None = None
        self._process: Any = None
        self._parts: list[bytes] = []

    def _tell(self, news: News, about: str = "") -> None:
        """Say what has changed, if anything has."""
        if self._said != (news, about):
            self._said = news, about
            self._told(news, about)

    async def run(self, folder: Path, stop: asyncio.Event) -> bool:
        """Follow; return True to play now, False once it is to stop."""
        if self._replica.position.is_first and not self._how.asks:
            return True
        work = asyncio.create_task(self._follow())
        ordered = asyncio.create_task(self._obey(folder))
        ended = asyncio.create_task(stop.wait())
        done, _ = await asyncio.wait({work, ordered, ended}, return_when="FIRST_COMPLETED")
        for task in {work, ordered, ended} - done:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        for task in done:
            task.result()
        return self._is_due

    async def _obey(self, folder: Path) -> None:
        """Take orders until one is to take over."""
        orders.taken(folder)
        while not self._is_due:
            match orders.taken(folder, is_for_first):
                case str(order) if order == SURE:
                    self._take_over()
                case str(order) if order == ASKED:
                    await self._ask()
            await asyncio.sleep(orders.EVERY)

    async def _ask(self) -> None:
        """Ask the first machine to hand over."""
        if self._process is None:
            self._told("silent", "")
        else:
            self._process.stdin.write(line_of("take over"))

    def _take_over(self) -> None:
        self._replica.promote()
        self._is_due = True

    async def _follow(self) -> None:
        """Be connected to the other machine, until it is time to play."""
        while not self._is_due:
            try:
                await self._visit()
            except (OSError, asyncssh.Error, MessageError, BrokenError, EOFError) as error:
                self._fail(error)
            except (LookupError, TypeError, ValueError):
                self._tell("broken")
            finally:
                self._process, self._parts = None, []
            if not self._is_due:
                await asyncio.sleep(AGAIN)

    def _fail(self, error: Exception) -> None:
        if isinstance(error, BrokenError | MessageError):
            self._tell("broken")
        elif isinstance(error, asyncssh.HostKeyNotVerifiable):
            self._tell("other-key", str(self._how.known))
        elif isinstance(error, asyncssh.PermissionDenied):
            self._tell("refused", "key")
        elif self._said is None or self._said[0] != "refused":
            self._tell("waits" if self._replica.position.is_first else "lost")

    async def _visit(self) -> None:
        key = keys.host_key(self._how.key)
        connection = await asyncssh.connect(
            self._how.host,
            self._how.port,
            username=USER,
            client_keys=[key],
            client_factory=lambda: Pin(self._how, lambda found: self._told("met", found)),
            **OPTIONS,
        )
        async with connection:
            process = await connection.create_process(subsystem=SUBSYSTEM)
            here, messages = self._replica.position, MachineMessages()
            process.stdin.write(
                line_of(
                    "hello", version=VERSION, shape=SHAPE, term=here.term,
                    number=here.number, digest=here.digest,
                    is_first=here.is_first, follows=not here.is_first,
                )
            )  # fmt: skip
            while not self._is_due and (text := await process.stdout.read(READ)):
                for message in messages.feed(text):
                    await self._hear(process, message)

    async def _hear(self, process: Any, message: Message) -> None:
        """Take a message of the other machine."""
        match message["say"]:
            case "welcome":
                self._met(process, int(message["term"]), is_first=message["is_first"] is True)
            case "refused":
                self._tell("refused", str(message["why"]))
                raise EOFError
            case "part":
                self._parts.append(b64decode(message["data"]))
            case "whole":
                data, self._parts = b"".join(self._parts), []
                self._replica.take(data, message["beside"])
                self._have(process)
            case "batch":
                self._write(process, message)
            case "yours":
                here = self._replica.position
                if (here.number, here.digest) != (message["number"], message["digest"]):
                    raise BrokenError
                self._take_over()

    def _met(self, process: Any, term: int, *, is_first: bool) -> None:
        """Follow a first machine, unless this one should play instead."""
        here = self._replica.position
        if here.is_first and (not is_first or term < here.term):
            self._is_due = True
        elif here.is_first and term > here.term:  # it has taken over, and has all that counts
            self._replica.step_back()
            raise EOFError
        elif not here.is_first and is_first and term >= here.term:
            self._process = process
        else:
            self._tell("both" if here.is_first else "older" if is_first else "neither")
            raise EOFError

    def _write(self, process: Any, message: Message) -> None:
        batch = Batch(int(message["number"]), str(message["text"]), str(message["digest"]))
        try:
            self._replica.apply(batch)
        except OSError as error:
            process.stdin.write(line_of("trouble", problem=str(error)))
            self._tell("full", str(error))
            raise EOFError from None
        self._have(process)

    def _have(self, process: Any) -> None:
        process.stdin.write(line_of("have", number=self._replica.position.number))
        self._tell("follows")

    # What asks whether it plays

    def hear(self, link: MachineLink, message: Message) -> None:
        """Tell another machine what this one is."""
        here = self._replica.position
        link.say(line_of("welcome", term=here.term, is_first=here.is_first))

    def leave(self, link: MachineLink) -> None:
        """Do nothing: it only asked."""


class Pin(asyncssh.SSHClient):
    """Trusts the machine that was met first, and one with the same key as this one."""

    def __init__(self, how: Following, met: Callable[[str], None]) -> None:
        self._known, self._own, self._met = how.known, how.own, met

    def validate_host_public_key(
        self, host: str, addr: str, port: int, key: asyncssh.SSHKey
    ) -> bool:
        """See SSHClient."""
        found = key.get_fingerprint()
        try:
            if self._own.exists() and keys.host_key(self._own).get_fingerprint() == found:
                return True
            return self._known.read_text("ascii").strip() == found
        except FileNotFoundError:
            whole.write({self._known: f"{found}\n".encode()}, owned.FILE)
            self._met(found)
            return True
        except (OSError, UnicodeDecodeError, StoreError):
            return False
