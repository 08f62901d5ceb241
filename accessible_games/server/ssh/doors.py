"""Opening SSH doors: who comes is known by a password or a key before anything else is said."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import asyncssh

from accessible_games.server.crowd import MOST_OF_ONE, Doors
from accessible_games.server.doorway import ALIVE, ENTRY
from accessible_games.server.frames import SUBSYSTEM
from accessible_games.server.lines import LONGEST, clean
from accessible_games.server.own_keys import MOST as MOST_KEYS
from accessible_games.server.porch import TRIES
from accessible_games.server.ssh import keys
from accessible_games.server.ssh.door import SshDoor
from accessible_games.server.ssh.frame_door import FrameDoor
from accessible_games.server.ssh.session import Channel, Session, SshSession
from accessible_games.server.store import Known, StoreError
from accessible_games.server.threshold import Claim, Gone
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.fold import fold

GUEST = "guest"
"""The name of whoever has none yet."""
OPTIONS: Mapping[str, object] = {
    "server_version": "AccessibleGames",
    "encoding": "utf-8",
    "errors": "replace",
    "line_editor": False,
    "window": 32 * 1024,  # bytes that a client may send before they are read
    "compression_algs": ["none"],  # it would take more room than all else of a connection
    "login_timeout": 0,  # a gate has a time of its own, which ends in a sentence
    "keepalive_interval": ALIVE,
    "keepalive_count_max": 3,  # what may stay unanswered until a client is taken for gone
    "gss_host": None,
    **dict.fromkeys(("kbdint_auth", "host_based_auth"), False),
    **dict.fromkeys(("agent_forwarding", "x11_forwarding"), False),
}
"""Of asyncssh: names with passwords and keys, terminals and lines, and nothing else."""
LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""What a client may tell of its language, the most important first."""


@dataclass(eq=False)
class SshDoors(Doors):
    """Opens a door for each client, as long as there are not too many."""

    acceptor: asyncssh.SSHAcceptor | None = None

    async def listen(self, host: str, port: int, file: Path) -> tuple[int, str]:
        """Wait for clients; the port, and the fingerprint of the key in *file*. `StoreError`."""
        key = keys.host_key(file)
        asyncssh.set_log_level("CRITICAL")  # whatever strangers send is not for the terminal here
        options = asyncssh.SSHServerConnectionOptions(server_host_keys=[key], **OPTIONS)
        try:
            self.acceptor = await asyncssh.listen(
                host, port, server_factory=lambda: Gate(self), options=options
            )
        except OSError as error:
            raise StoreError("no-ssh-port", str(port), str(error.strerror)) from None
        return self.acceptor.get_port(), key.get_fingerprint()

    async def close(self) -> None:
        """See Doors; nobody else is let in."""
        if self.acceptor is not None:
            self.acceptor.close()
        await super().close()


class Gate(asyncssh.SSHServer):
    """One connection, before and while it has a door."""

    def __init__(self, doors: SshDoors) -> None:
        self._doors = doors
        self.address = self._name = ""
        self._is_asked = self._has_room = self._is_opened = False
        self._offered: list[str] = []
        self._tries = 0
        self._by_password = False
        self._door: SshSession | None = None

    # The connection

    def connection_made(self, conn: asyncssh.SSHServerConnection) -> None:
        """Somebody has connected; far too many are cut off, as keys are agreed on at some cost."""
        self._conn = conn
        self.address = str(conn.get_extra_info("peername", ("",))[0])
        self._has_room = self._doors.came(self)
        slow = Gone("door-slow")
        self._waiting = asyncio.get_running_loop().call_later(ENTRY, self._refuse, slow)
        if self._doors.crowd.open[self.address] > 2 * MOST_OF_ONE:
            conn.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """They have gone."""
        self._waiting.cancel()
        self._doors.left(self)

    def stop(self) -> None:
        """See Client."""
        if self._door is not None:
            self._door.stop()
        else:
            self.abort()

    def abort(self) -> None:
        """See Client."""
        self._conn.abort()

    def _refuse(self, gone: Gone) -> None:
        """End the connection with a sentence, which the client says."""
        said = " ".join(self._doors.porch.spoken(gone))
        self._conn.disconnect(asyncssh.DISC_BY_APPLICATION, said)

    # Who it is

    @property
    def _known(self) -> Known | None:
        """Who has the name by which they come, if a password belongs to it."""
        known = self._doors.porch.house.people.get(fold(self._name))
        return None if known is None or known.guest else known

    def begin_auth(self, username: str) -> bool:
        """Whether a secret belongs to the name; all others are asked inside."""
        if not self._has_room:
            self._refuse(Gone("door-full"))
        bare = clean(username)[:LONGEST]
        self._name = "" if fold(bare) == GUEST else bare
        self._offered.clear()
        self._is_asked = self._known is not None
        return self._is_asked

    def public_key_auth_supported(self) -> bool:
        """They may come by a key."""
        return True

    def validate_public_key(self, username: str, key: asyncssh.SSHKey) -> bool:
        """Whether a key is theirs; others that they have are remembered, for a few."""
        text, known = keys.text_of(key), self._known
        if known is not None and text in known.keys:
            return True
        if len(text) <= keys.LONGEST and len(self._offered) < MOST_KEYS:
            self._offered.append(text)
        return False

    def password_auth_supported(self) -> bool:
        """They may come by a password."""
        return True

    async def validate_password(self, username: str, password: str) -> bool:
        """Whether a password is theirs; too many wrong ones end the connection."""
        porch, known = self._doors.porch, self._known
        try:
            if known is not None and await porch.fits(password, known, self.address):
                self._by_password = True
                return True
            porch.failed(self.address)
            self._tries += 1
            if self._tries >= TRIES:
                raise Gone("door-too-many")
        except Gone as gone:
            self._refuse(gone)
        return False

    # The session

    def session_requested(self) -> Session | bool:
        """One session for each connection."""
        if self._is_opened:
            return False
        self._is_opened = True
        self._waiting.cancel()
        return Session(self._open)

    def _open(self, channel: Channel) -> SshSession:
        """A door for what the client has asked for."""
        offered = tuple(self._offered) if self._by_password else ()
        language = language_of(channel.get_environment())
        claim = Claim(self._name, self._is_asked, offered, language)
        subsystem = channel.get_subsystem()
        kind = FrameDoor if subsystem == SUBSYSTEM else SshDoor
        door = self._door = kind(channel, self.address, claim)
        if channel.get_command() is None and subsystem in (None, SUBSYSTEM):
            door.begin(self._doors, has_room=True)
        else:
            door.turn_away(self._doors.porch.spoken(Gone("door-no-commands")))
        return door


def language_of(environment: Mapping[str, str]) -> Language | None:
    """The language that a client tells of, if it is spoken here."""
    told = [environment[name] for name in LOCALES if environment.get(name)]
    spoken = told[0][:2] if told else ""
    return next((language for language in LANGUAGES if language == spoken), None)
