"""What the connection tells the keyboard besides the server's frames."""

from collections.abc import Mapping
from dataclasses import field

from accessible_games.core.frozen import Frozen
from accessible_games.server.connection.frames import (
    Arrows,
    Cells,
    Ended,
    Said,
    Sound,
    Took,
    Unfelt,
    Welcome,
)


class Place(Frozen):
    """Where a server is, and the name to come in with."""

    host: str
    port: int
    name: str = ""
    """Empty to be asked for it there."""


class FirstMet(Frozen):
    """The server was not known; from now on it is recognised by this fingerprint of its key."""

    fingerprint: str


class PasswordWanted(Frozen):
    """The name is registered, and a password has to show that it is the person's own."""

    name: str
    again: bool
    """Whether the last password was wrong."""


class Lost(Frozen):
    """The connection is lost; the client tries to get it back."""


class Back(Frozen):
    """The connection is back."""


class Failed(Frozen):
    """There is no connection, and there will be none: the message that says why."""

    message: str
    arguments: Mapping[str, str] = field(default_factory=dict)


class Broken(Frozen):
    """A bug, or a file that cannot be used."""

    error: Exception


LinkEvent = (
    Said | Sound | Took | Arrows | Ended | Welcome | Cells | Unfelt
    | FirstMet | PasswordWanted | Lost | Back | Failed | Broken
)  # fmt: skip
