"""A door before anybody has come in: what it asks, what it knows, and how it ends."""

from collections.abc import Mapping
from dataclasses import field
from typing import Protocol

from accessible_games.core.frozen import Frozen
from accessible_games.server.visitor import Door
from accessible_games.speech.arguments import Argument
from accessible_games.speech.catalogue import Language


class Threshold(Door, Protocol):
    """A door at which somebody stands who has not come in yet."""

    address: str
    is_safe: bool
    """Whether nobody can listen: it is encrypted, or of the own machine."""
    shows_secrets: bool
    """Whether a password can be read on the screen while it is typed."""
    language: Language
    """What is spoken to them."""

    async def ask(self, lines: list[str], prompt: str, *, hidden: bool = False) -> str:
        """Say lines and ask something; *hidden*: what is typed is not shown. `Gone`."""


class Claim(Frozen):
    """What a door knows of somebody before it has asked anything."""

    name: str = ""
    is_proved: bool = False
    """Whether they have shown that the name is theirs."""
    keys: tuple[str, ...] = ()
    """The public keys that their client has offered."""
    language: Language | None = None
    chosen: Mapping[str, str] = field(default_factory=dict)
    """Settings that they ask for now, instead of those that are kept for them."""


class Gone(Exception):
    """Whoever was asked has left, or shall."""

    def __init__(self, message: str = "", **arguments: Argument) -> None:
        """*message* tells them why."""
        super().__init__(message)
        self.message, self.arguments = message, arguments


NOBODY = Claim()
