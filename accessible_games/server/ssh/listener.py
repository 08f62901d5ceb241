"""Opening SSH connections: a password or a key may tell who it is before anything else is said."""

import asyncio
import socket
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import asyncssh

from accessible_games.network.connection_limits import CLOSING
from accessible_games.network.ports import WAITING
from accessible_games.server.accounts.login import TRIES
from accessible_games.server.accounts.login_protocol import Credentials, Disconnected
from accessible_games.server.accounts.passwords import SHORTEST
from accessible_games.server.accounts.recovery import says_forgotten
from accessible_games.server.commands.keys import MOST as MOST_KEYS
from accessible_games.server.connection.frames import SUBSYSTEM
from accessible_games.server.connection.line_connection import ALIVE, ENTRY
from accessible_games.server.connection.listener import Listener
from accessible_games.server.following.leader import Leader
from accessible_games.server.following.messages import USER
from accessible_games.server.lobby.outbox import LONGEST
from accessible_games.server.ssh import keys
from accessible_games.server.ssh.connection import SshConnection
from accessible_games.server.ssh.frame_connection import FrameConnection
from accessible_games.server.ssh.machine_session import MachineSession
from accessible_games.server.ssh.session import Channel, Session, SessionConnection
from accessible_games.server.storage.store import Known
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.clean import clean
from accessible_games.speech.normalize import fold

GUEST = "guest"
"""The user name of people who have no name yet."""
OPTIONS: Mapping[str, object] = {
    "server_version": "AccessibleGames",
    "encoding": "utf-8",
    "errors": "replace",
    "line_editor": False,
    "window": 32 * 1024,  # bytes that a client may send before they are read
    "compression_algs": ["none"],  # it takes more memory than the rest of a connection
    "login_timeout": 0,  # we have a time limit of our own, which ends with a sentence
    "keepalive_interval": ALIVE,
    "keepalive_count_max": 3,  # unanswered ones after which a client counts as gone
    "gss_host": None,
    **dict.fromkeys(("kbdint_auth", "host_based_auth"), False),
    **dict.fromkeys(("agent_forwarding", "x11_forwarding"), False),
}
"""For asyncssh: names with passwords and keys, terminals and lines, and nothing else."""
LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a client may name its language, the most important first."""


@dataclass(eq=False)
class SshListener(Listener):
    """Opens a connection for each client, as long as there are not too many."""

    leader: Leader | None = None
    """What hears the second machine, which comes to this door too."""
    acceptors: list[asyncssh.SSHAcceptor] = field(default_factory=list)

    async def listen(self, sockets: Sequence[socket.socket], file: Path) -> str:
        """Wait for clients at sockets; return the fingerprint of the key in *file*.

        Raises `StoreError` if the file is no key.
        """
        key = keys.host_key(file)
        asyncssh.set_log_level("CRITICAL")  # what strangers send must not reach this terminal
        options = asyncssh.SSHServerConnectionOptions(server_host_keys=[key], **OPTIONS)
        for each in sockets:
            self.acceptors.append(
                await asyncssh.listen(
                    sock=each,
                    server_factory=lambda: SshServer(self),
                    options=options,
                    backlog=WAITING,
                )
            )
        return key.get_fingerprint()

    async def close(self, patience: float = CLOSING) -> None:
        """See Listener; no one else is let in."""
        for each in self.acceptors:
            each.close()
        await super().close(patience)


@dataclass(slots=True)
class Attempt:
    """How somebody says who they are."""

    name: str = ""
    is_asked: bool = False
    """Whether the name needs a secret."""
    offered: list[str] = field(default_factory=list)
    """Public keys with which they could come in from now on."""
    wrong: int = 0
    """How many wrong passwords they have given."""
    by_password: bool = False
    """Whether a password has let them in."""
    is_machine: bool = False
    """Whether it is the second machine, and nobody."""
    forgotten: str = ""
    """What they have typed instead of a password that they have forgotten."""


class SshServer(asyncssh.SSHServer):
    """A connection of the network: who is there, and the one session that they open."""

    def __init__(self, listener: SshListener) -> None:
        self._listener = listener
        self.address = ""
        self._attempt = Attempt()
        self._has_room = self._is_opened = False
        self._connection: SessionConnection | None = None
        self._timer: asyncio.TimerHandle | None = None
        """What happens to the connection if nothing else does; it ends with the connection."""
        self._is_lost = False

    # The connection

    def connection_made(self, conn: asyncssh.SSHServerConnection) -> None:
        """Take a connection; far too many are dropped, as agreeing on keys takes computing time."""
        self._conn = conn
        self.address = str(conn.get_extra_info("peername", ("",))[0])
        self._has_room = self._listener.came(self)
        self._after(ENTRY, lambda: self._refuse(Disconnected("login-slow")))
        if not self._listener.connection_limits.has_room(self.address, 2):
            conn.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._is_lost = True
        self._forget_timer()
        self._listener.left(self)

    def _after(self, seconds: float, then: Callable[[], None]) -> None:
        """Do something after so many seconds, instead of anything before, while it is open."""
        self._forget_timer()
        if not self._is_lost:
            self._timer = asyncio.get_running_loop().call_later(seconds, then)

    def _forget_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None

    def stop(self) -> None:
        """See Client."""
        if self._connection is not None:
            self._connection.stop()
        else:
            self.abort()

    def part(self) -> None:
        """See Wire."""
        self._after(CLOSING, self.abort)

    def hang_up(self) -> None:
        """See Wire."""
        self._conn.close()

    def abort(self) -> None:
        """See Client and Wire."""
        self._conn.abort()

    def _refuse(self, gone: Disconnected) -> None:
        """End the connection with a sentence, which the client shows."""
        said = " ".join(self._listener.login.spoken(gone))
        self._conn.disconnect(asyncssh.DISC_BY_APPLICATION, said)

    # Who it is

    @property
    def _known(self) -> Known | None:
        """Return the person with this user name, if it has a password."""
        known = self._listener.login.server.directory.people.get(fold(self._attempt.name))
        return None if known is None or known.guest else known

    def begin_auth(self, username: str) -> bool:
        """Whether the name needs a secret; everyone else is asked inside."""
        if not self._has_room:
            self._refuse(Disconnected("login-full"))
        self._attempt.is_machine = username == USER and self._listener.leader is not None
        if self._attempt.is_machine:
            return True
        bare = clean(username)[:LONGEST]
        self._attempt.name = "" if fold(bare) == GUEST else bare
        self._attempt.offered.clear()
        self._attempt.is_asked = self._known is not None
        return self._attempt.is_asked

    def public_key_auth_supported(self) -> bool:
        """Allow keys."""
        return True

    def validate_public_key(self, username: str, key: asyncssh.SSHKey) -> bool:
        """Whether a key is theirs; a few other keys of theirs are remembered."""
        text, known = keys.text_of(key), self._known
        if self._attempt.is_machine:
            leader = self._listener.leader
            return leader is not None and text == leader.pairing.key
        if known is not None and text in known.keys:
            return True
        if len(text) <= keys.LONGEST and len(self._attempt.offered) < MOST_KEYS:
            self._attempt.offered.append(text)
        return False

    def password_auth_supported(self) -> bool:
        """Allow passwords."""
        return True

    async def validate_password(self, username: str, password: str) -> bool:
        """Whether a password is theirs; too many wrong ones end the connection.

        Whoever has forgotten it comes in without one, and is asked inside.
        """
        login, known = self._listener.login, self._known
        if self._attempt.is_machine:
            return False
        has_forgotten = says_forgotten(password)
        if has_forgotten and len(password) < SHORTEST:
            self._attempt.forgotten = password
            return True
        try:
            self._attempt.by_password = await login.fits(password, known, self.address)
            if self._attempt.by_password:
                return True
            if has_forgotten:
                self._attempt.forgotten = password
                return True
            self._attempt.wrong += 1
            if self._attempt.wrong >= TRIES:
                raise Disconnected("login-too-many")
        except Disconnected as gone:
            self._refuse(gone)
        return False

    # The session

    def session_requested(self) -> Session | MachineSession | bool:
        """Open one session for each connection."""
        if self._is_opened:
            return False
        self._is_opened = True
        self._forget_timer()
        if self._attempt.is_machine and self._listener.leader is not None:
            return MachineSession(self._listener.leader)
        return Session(self._open)

    def _open(self, channel: Channel) -> SessionConnection:
        """Return a connection for what the client has asked for."""
        offered = tuple(self._attempt.offered) if self._attempt.by_password else ()
        language = language_of(channel.get_environment())
        attempt = self._attempt
        credentials = Credentials(
            *(attempt.name, attempt.is_asked and not attempt.forgotten, offered, language),
            answers=((True, attempt.forgotten),) if attempt.forgotten else (),
        )
        subsystem = channel.get_subsystem()
        kind = FrameConnection if subsystem == SUBSYSTEM else SshConnection
        connection = self._connection = kind(channel, self, self._listener)
        if channel.get_command() is None and subsystem in (None, SUBSYSTEM):
            connection.begin(credentials)
        else:
            connection.turn_away(self._listener.login.spoken(Disconnected("login-no-commands")))
        return connection


def language_of(environment: Mapping[str, str]) -> Language | None:
    """Return the language that a client names, if it is spoken here."""
    told = [environment[name] for name in LOCALES if environment.get(name)]
    spoken = told[0][:2] if told else ""
    return next((language for language in LANGUAGES if language == spoken), None)
