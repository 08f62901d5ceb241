"""The client's connection to its server, in a thread of its own; it reconnects when it is lost."""

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import asyncssh

from accessible_games.client.known_servers import KnownServers
from accessible_games.client.link_events import (
    Back,
    Broken,
    Failed,
    FirstMet,
    LinkEvent,
    Lost,
    PasswordWanted,
    Place,
)
from accessible_games.client.protocol_state import ProtocolState
from accessible_games.client.thread_queue import ThreadQueue
from accessible_games.server.connection.frames import (
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
"""The user name of a user who is asked for a name inside."""
READ = 65536
PAUSES = (0.2, 1.0, 2.0, 4.0, 8.0)
"""Seconds between attempts to come back; the last holds for all later ones."""
ATTEMPTS = 80
"""After so many attempts, in about ten minutes, it gives up."""
FAREWELL = 2.0
"""How long to wait for the connection to end, in seconds."""
OPTIONS: dict[str, Any] = {
    "config": None,
    "known_hosts": ([], [], []),  # the `Introduction` decides whom to trust
    "server_host_key_algs": "default",
    "preferred_auth": "publickey,password",
    "compression_algs": ["none"],
    "encryption_algs": "^aes256-gcm@openssh.com,aes128-gcm@openssh.com",  # 2 µs a packet, not 15
    "keepalive_interval": 15,
    "keepalive_count_max": 3,
    "connect_timeout": 20,
    "login_timeout": 0,  # typing a password may take a while
}
"""Options for asyncssh."""


STRANGE = (TimeoutError, asyncssh.ConnectionLost, asyncssh.ProtocolError)
"""How a connection fails with what answers, but speaks no SSH."""


class Introduction:
    """How this client and its server recognise each other, over all their connections."""

    def __init__(
        self, place: Place, known: KnownServers, tell: Callable[[LinkEvent], None]
    ) -> None:
        self._place, self._known, self._tell = place, known, tell
        self._passwords: asyncio.Queue[str] = asyncio.Queue()
        self._password = ""
        """The password that was typed, in case the server does not recognise this client later."""
        self.trouble: OSError | None = None
        """An error of the file of known servers."""
        self._is_answered = False
        """Whether anything has ever answered there, whatever it speaks."""

    def reach(self) -> None:
        """Note that something answers there."""
        self._is_answered = True

    def answer(self, password: str) -> None:
        """Take the password that was asked for."""
        self._passwords.put_nowait(password)

    async def password(self, name: str, *, again: bool) -> str:
        """Return the person's password, and ask for it if it is not known yet."""
        if again or not self._password:
            self._tell(PasswordWanted(name, again))
            self._password = await self._passwords.get()
        return self._password

    def trusts(self, key: asyncssh.SSHKey) -> bool:
        """Whether this is the server that is meant; a server that was never met is trusted."""
        fingerprint, place = key.get_fingerprint(), self._place
        try:
            known = self._known.fingerprint(place.host, place.port)
            if not known:
                self._known.meet(place.host, place.port, fingerprint)
                self._tell(FirstMet(fingerprint))
        except OSError as error:
            self.trouble = error
            return False
        return known in ("", fingerprint)

    def failure(self, error: Exception) -> Failed:
        """Return what to say of a connection that failed.

        Raises `OSError` if it failed because of the file of known servers.
        """
        if self.trouble is not None:
            raise self.trouble from None
        is_strange = self._is_answered and isinstance(error, STRANGE)
        return failure(error, self._place, str(self._known.file), is_strange=is_strange)


class Greeter(asyncssh.SSHClient):
    """One connection's part in it, as asyncssh asks for it."""

    def __init__(self, introduction: Introduction, name: str) -> None:
        self._introduction, self._name = introduction, name
        self._tries = 0

    def connection_made(self, conn: asyncssh.SSHClientConnection) -> None:
        """Something answers there."""
        self._introduction.reach()

    def validate_host_public_key(
        self, host: str, addr: str, port: int, key: asyncssh.SSHKey
    ) -> bool:
        """Whether it is the server that is meant."""
        return self._introduction.trusts(key)

    async def password_auth_requested(self) -> str | None:
        """Return the password if the person has given a name, else None."""
        self._tries += 1
        if not self._name:
            return None
        return await self._introduction.password(self._name, again=self._tries > 1)


class Attempts:
    """How often the connection has been tried since it was last there."""

    def __init__(self) -> None:
        self.has_met = self.is_lost = False
        """Whether the server has ever said something, and whether the connection is lost now."""
        self._failures = 0

    @property
    def are_enough(self) -> bool:
        """Whether to give up."""
        return self._failures >= ATTEMPTS

    def meet(self) -> bool:
        """Note that the server has said something; return whether it had been lost before."""
        was_lost, self.is_lost = self.is_lost, False
        self.has_met, self._failures = True, 0
        return was_lost

    def lose(self) -> bool:
        """Note that the connection is lost; return whether that is news."""
        was_lost, self.is_lost = self.is_lost, True
        return not was_lost

    async def pause(self) -> None:
        """Wait before the next attempt."""
        await asyncio.sleep(PAUSES[min(self._failures, len(PAUSES) - 1)])
        self._failures += 1


class Link:
    """A connection that reconnects; what it has to tell goes into the mailbox."""

    def __init__(
        self, place: Place, hello: Hello, known: KnownServers, events: ThreadQueue[LinkEvent]
    ) -> None:
        self._place, self._events = place, events
        self._state = ProtocolState(hello, events.put)
        self._introduction = Introduction(place, known, events.put)
        self._attempts = Attempts()
        self._loop = asyncio.new_event_loop()
        self._task = self._loop.create_task(self._live())
        self._thread = threading.Thread(target=self._run, name="accessible-games", daemon=True)
        self._thread.start()

    # From the thread of the keyboard

    def say(self, frame: Typed | Heard | Felt | Pressed | Bye) -> None:
        """Send the server a frame, now or when the connection is back."""
        self._soon(self._state.say, frame)

    def answer(self, password: str) -> None:
        """Give the password that was asked for."""
        self._soon(self._introduction.answer, password)

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
        """Connect, and reconnect after each loss, until the server ends the visit."""
        try:
            while not self._state.is_over:
                failed = await self._visit()
                if failed is not None:
                    self._events.put(failed)
                    return
                await self._pause()
        except Exception as error:  # the keyboard's thread reports it
            self._events.put(Broken(error))

    async def _visit(self) -> Failed | None:
        """Connect once; return why there will be no further attempt, or None if there may be."""
        try:
            async with await self._connected() as connection:
                await self._listen(connection)
        except (OSError, asyncssh.Error, FrameError) as error:
            failed = self._introduction.failure(error)
            lasts = isinstance(error, asyncssh.HostKeyNotVerifiable | asyncssh.PermissionDenied)
            if lasts or not self._attempts.has_met:
                return failed
        finally:
            self._state.cut()
        gave_up = Failed("join-gave-up", {"host": self._place.host})
        return gave_up if self._attempts.are_enough else None

    async def _pause(self) -> None:
        """Wait before the next attempt."""
        if self._state.is_over:
            return
        if self._attempts.lose():
            self._events.put(Lost())
        await self._attempts.pause()

    async def _connected(self) -> asyncssh.SSHClientConnection:
        """Return a new connection; a client with a valid token shows nothing else."""
        name = "" if self._state.can_go_on else self._place.name
        secrets: dict[str, Any] = {} if name else {"client_keys": None, "agent_path": None}
        return await asyncssh.connect(
            self._place.host,
            self._place.port,
            username=name or GUEST,
            client_factory=lambda: Greeter(self._introduction, name),
            **OPTIONS,
            **secrets,
        )

    async def _listen(self, connection: asyncssh.SSHClientConnection) -> None:
        """Take what the server says, until it or the connection ends."""
        process = await connection.create_process(subsystem=SUBSYSTEM, errors="replace")

        def send(frame: Frame) -> None:
            with suppress(OSError):  # the connection is lost, as the loop will notice
                process.stdin.write(encoded(frame))

        frames = Frames(FROM_SERVER)
        self._state.begin(send)
        while not self._state.is_over and (text := await process.stdout.read(READ)):
            for frame in frames.feed(text):
                if self._attempts.meet():
                    self._events.put(Back())
                self._state.hear(frame)


def failure(error: Exception, place: Place, file: str, *, is_strange: bool) -> Failed:
    """Return what to say of a connection that failed.

    *is_strange*: something answers there, but it has not said anything that SSH is.
    """
    match error:
        case asyncssh.HostKeyNotVerifiable():
            return Failed("join-other-key", {"host": place.host, "file": file})
        case asyncssh.PermissionDenied():
            return Failed("join-denied", {"name": place.name or GUEST})
        case asyncssh.DisconnectError(code=asyncssh.DISC_BY_APPLICATION):
            return Failed("join-turned-away", {"text": error.reason})
        case FrameError() | asyncssh.ChannelOpenError():
            return Failed("join-no-server", {"host": place.host, "port": str(place.port)})
    where = {"host": place.host, "port": str(place.port)}
    return Failed("join-no-ssh" if is_strange else "join-unreachable", where)
