"""A connection before its person has come in: what it asks, what it knows, and how it ends."""

from collections.abc import Mapping
from dataclasses import field
from typing import Protocol

from accessible_games.core.frozen import Frozen
from accessible_games.server.lobby.user import Connection
from accessible_games.speech.arguments import Argument
from accessible_games.speech.catalogue import Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.narrator import Narrator


def speaker_of(language: Language) -> Narrator:
    """Return a narrator for a person of whom only the language is known."""
    return Narrator(catalogue_of(language), [], [])


class LoginConnection(Connection, Protocol):
    """A connection whose person has not come in yet."""

    @property
    def is_safe(self) -> bool:
        """Whether no one can eavesdrop: the connection is encrypted, or from this machine."""

    @property
    def shows_secrets(self) -> bool:
        """Whether a password can be read on the screen while it is typed."""


class LoginVisit(Protocol):
    """Whoever is at a connection and has not come in yet."""

    @property
    def connection(self) -> LoginConnection:
        """Where they are."""

    language: Language
    """The language that is spoken to them."""

    async def ask(self, lines: list[str], prompt: str, *, hidden: bool = False) -> str:
        """Say lines and ask something; return the answer, not shown if *hidden*.

        Raises `Disconnected` if the connection ends or they take too long.
        """


class Credentials(Frozen):
    """What a connection knows of a person before it has asked anything."""

    name: str = ""
    is_proved: bool = False
    """Whether they have proved that the name is theirs."""
    keys: tuple[str, ...] = ()
    """The public keys that their client has offered."""
    language: Language | None = None
    chosen: Mapping[str, str] = field(default_factory=dict)
    """Settings that they ask for now, instead of the stored ones."""
    answers: tuple[tuple[bool, str], ...] = ()
    """What they have filled in, in the order of the questions that it answers.

    For each whether it is hidden, and the text.
    """


class Disconnected(Exception):
    """Raised when a person has left, or has to leave."""

    def __init__(self, message: str = "", **arguments: Argument) -> None:
        """*message* tells them why."""
        super().__init__(message)
        self.message, self.arguments = message, arguments
        self.language: Language | None = None
        """Theirs, if it is known."""


NOBODY = Credentials()
