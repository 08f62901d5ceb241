"""The connection of a client to its server, in a thread of its own; it comes back after a cut."""

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import asyncssh

from accessible_games.client.conversation import Conversation
from accessible_games.client.known_servers import KnownServers
from accessible_games.client.letters import (
    Back,
    Broken,
    Failed,
    FirstMet,
    Letter,
    Lost,
    PasswordWanted,
    Place,
)
from accessible_games.client.mailbox import Mailbox
from accessible_games.server.frames import (
    FROM_SERVER,
    SUBSYSTEM,
    Bye,
    Felt,
    Frame,
    FrameError,
    Frames,
    Heard,
    Hello,
    Pressed,
    Typed,
    encoded,
)

GUEST = "guest"
"""The name of whoever is asked inside who they are."""
READ = 65536
PAUSES = (0.2, 1.0, 2.0, 4.0, 8.0)
"""Seconds between attempts to come back; the last holds for all later ones."""
ATTEMPTS = 80
"""After so many, some ten minutes, it is given up."""
FAREWELL = 2.0
"""Seconds for the connection to end."""
OPTIONS: dict[str, Any] = {
    "config": None,
    "known_hosts": ([], [], []),  # who is known is asked of the `Introduction`
    "server_host_key_algs": "default",
    "preferred_auth": "publickey,password",
    "compression_algs": ["none"],
    "keepalive_interval": 15,
    "keepalive_count_max": 3,
    "connect_timeout": 20,
    "login_timeout": 0,  # a password may take its time
}
"""Of asyncssh."""


class Link:
    """A connection that comes back; what it has to tell goes into the mailbox."""

    def __init__(
        self, place: Place, hello: Hello, known: KnownServers, mail: Mailbox[Letter]
    ) -> None:
        self.place, self.known, self.mail = place, known, mail
        self._conversation = Conversation(hello, mail.put)
        self._passwords: asyncio.Queue[str] = asyncio.Queue()
        self._password = ""
        """The one that was typed, for when the server does not know this client any more."""
        self._failures = 0
        """Attempts since the last frame has come."""
        self._has_met = self._is_lost = False
        self._trouble: OSError | None = None
        """Of the file of servers."""
        self._loop = asyncio.new_event_loop()
        self._task = self._loop.create_task(self._live())
        self._thread = threading.Thread(target=self._run, name="accessible-games", daemon=True)
        self._thread.start()

    # From the thread of the keyboard

    def say(self, frame: Typed | Heard | Felt | Pressed | Bye) -> None:
        """Tell the server something, now or when the connection is back."""
        self._soon(self._conversation.say, frame)

    def answer(self, password: str) -> None:
        """The password that was asked for."""
        self._soon(self._passwords.put_nowait, password)

    def close(self) -> None:
        """End the connection."""
        self._soon(self._task.cancel)
        self._thread.join(FAREWELL)

    def _soon(self, function: Callable[..., object], *given: object) -> None:
        with suppress(RuntimeError):  # the loop has ended
            self._loop.call_soon_threadsafe(function, *given)

    # In its own thread

    def _run(self) -> None:
        with suppress(asyncio.CancelledError):
            self._loop.run_until_complete(self._task)
        self._loop.close()

    async def _live(self) -> None:
        """Connect, and again after each cut, until the server lets them go."""
        try:
            while not self._conversation.is_over:
                failed = await self._visit()
                if failed is not None:
                    self.mail.put(failed)
                    return
                await self._pause()
        except Exception as error:  # the thread of the keyboard says so
            self.mail.put(Broken(error))

    async def _visit(self) -> Failed | None:
        """One connection; why there will not be another."""
        try:
            async with await self._connected() as connection:
                await self._listen(connection)
        except (OSError, asyncssh.Error, FrameError) as error:
            if self._trouble is not None:
                raise self._trouble from None
            failed = failure(error, self.place, str(self.known.file))
            lasts = isinstance(error, asyncssh.HostKeyNotVerifiable | asyncssh.PermissionDenied)
            if lasts or not self._has_met:
                return failed
        finally:
            self._conversation.cut()
        gave_up = Failed("join-gave-up", {"host": self.place.host})
        return gave_up if self._failures >= ATTEMPTS else None

    async def _pause(self) -> None:
        """Until it is tried again."""
        if self._conversation.is_over:
            return
        if not self._is_lost:
            self._is_lost = True
            self.mail.put(Lost())
        await asyncio.sleep(PAUSES[min(self._failures, len(PAUSES) - 1)])
        self._failures += 1

    async def _connected(self) -> asyncssh.SSHClientConnection:
        """A connection; who is known again by their token shows nothing else."""
        name = "" if self._conversation.can_go_on else self.place.name
        secrets: dict[str, Any] = {} if name else {"client_keys": None, "agent_path": None}
        return await asyncssh.connect(
            self.place.host,
            self.place.port,
            username=name or GUEST,
            client_factory=lambda: Introduction(self, name),
            **OPTIONS,
            **secrets,
        )

    async def _listen(self, connection: asyncssh.SSHClientConnection) -> None:
        """Hear what the server says, until it or the connection ends."""
        process = await connection.create_process(subsystem=SUBSYSTEM, errors="replace")

        def send(frame: Frame) -> None:
            with suppress(OSError):  # it is cut, which is about to be noticed
                process.stdin.write(encoded(frame))

        frames = Frames(FROM_SERVER)
        self._conversation.begin(send)
        while not self._conversation.is_over and (text := await process.stdout.read(READ)):
            for frame in frames.feed(text):
                self._meet()
                self._conversation.hear(frame)

    def _meet(self) -> None:
        """The server has said something."""
        if self._is_lost:
            self.mail.put(Back())
        self._has_met, self._is_lost, self._failures = True, False, 0

    # Who both are

    async def password(self, name: str, *, again: bool) -> str:
        """The password of the person, who is asked for it unless it is known."""
        if again or not self._password:
            self.mail.put(PasswordWanted(name, again))
            self._password = await self._passwords.get()
        return self._password

    def trusts(self, key: asyncssh.SSHKey) -> bool:
        """Whether this is the server that is meant; one that was never met is trusted."""
        fingerprint = key.get_fingerprint()
        try:
            known = self.known.fingerprint(self.place.host, self.place.port)
            if not known:
                self.known.meet(self.place.host, self.place.port, fingerprint)
                self.mail.put(FirstMet(fingerprint))
        except OSError as error:
            self._trouble = error
            return False
        return known in ("", fingerprint)


class Introduction(asyncssh.SSHClient):
    """How a client and a server show each other who they are."""

    def __init__(self, link: Link, name: str) -> None:
        self._link, self._name = link, name
        self._tries = 0

    def validate_host_public_key(
        self, host: str, addr: str, port: int, key: asyncssh.SSHKey
    ) -> bool:
        """Whether it is the server that is meant."""
        return self._link.trusts(key)

    async def password_auth_requested(self) -> str | None:
        """The password, if they have said who they are."""
        self._tries += 1
        return await self._link.password(self._name, again=self._tries > 1) if self._name else None


def failure(error: Exception, place: Place, file: str) -> Failed:
    """What to say of a connection that cannot be."""
    match error:
        case asyncssh.HostKeyNotVerifiable():
            return Failed("join-other-key", {"host": place.host, "file": file})
        case asyncssh.PermissionDenied():
            return Failed("join-denied", {"name": place.name or GUEST})
        case asyncssh.DisconnectError(code=asyncssh.DISC_BY_APPLICATION):
            return Failed("join-turned-away", {"text": error.reason})
        case FrameError() | asyncssh.ChannelOpenError():
            return Failed("join-no-server", {"host": place.host, "port": str(place.port)})
    return Failed("join-unreachable", {"host": place.host, "port": str(place.port)})
