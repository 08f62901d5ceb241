"""The session of another machine at the SSH door of a first one, or of one that follows."""

from typing import Protocol

import asyncssh

from accessible_games.server.following.leader import MachineLink
from accessible_games.server.following.messages import (
    SUBSYSTEM,
    USER,
    MachineMessages,
    Message,
    MessageError,
)
from accessible_games.server.ssh.keys import text_of


class Hearer(Protocol):
    """What hears other machines."""

    def hear(self, link: MachineLink, message: Message) -> None:
        """Take a message."""

    def leave(self, link: MachineLink) -> None:
        """Note that a connection has ended."""


class MachineSession(asyncssh.SSHServerSession[str]):
    """See above."""

    def __init__(self, hearer: Hearer) -> None:
        self._hearer, self._messages = hearer, MachineMessages()
        self.sent = 0

    def connection_made(self, chan: asyncssh.SSHServerChannel[str]) -> None:
        """See SSHServerSession."""
        self._channel = chan

    def subsystem_requested(self, subsystem: str) -> bool:
        """See SSHServerSession."""
        return subsystem == SUBSYSTEM

    def data_received(self, data: str, datatype: asyncssh.DataType) -> None:
        """See SSHServerSession; anything that is no message ends it."""
        try:
            for message in self._messages.feed(data):
                self._hearer.hear(self, message)
        except (MessageError, LookupError, TypeError, ValueError):
            self.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """See SSHServerSession."""
        self._hearer.leave(self)

    # See MachineLink

    def say(self, line: str) -> None:
        """See MachineLink; to one that has gone nothing is said."""
        if not self._channel.is_closing():
            self._channel.write(line)

    def waiting(self) -> int:
        """See MachineLink."""
        return self._channel.get_write_buffer_size()

    def close(self) -> None:
        """See MachineLink."""
        self._channel.close()


class MachineDoor(asyncssh.SSHServer):
    """A door for the other machine alone, while nobody plays here."""

    def __init__(self, key: str, hearer: Hearer) -> None:
        """*key* is the public key of that machine."""
        self._key, self._hearer = key, hearer

    def begin_auth(self, username: str) -> bool:
        """Ask everybody for a key."""
        return True

    def public_key_auth_supported(self) -> bool:
        """Allow keys."""
        return True

    def validate_public_key(self, username: str, key: asyncssh.SSHKey) -> bool:
        """Whether it is the other machine."""
        return username == USER and text_of(key) == self._key

    def session_requested(self) -> MachineSession:
        """Open a session."""
        return MachineSession(self._hearer)
