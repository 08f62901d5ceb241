"""What the connection has to tell the keyboard besides frames of the server."""

from collections.abc import Mapping
from dataclasses import field

from accessible_games.core.frozen import Frozen
from accessible_games.server.frames import Arrows, Cells, Ended, Said, Took, Unfelt, Welcome


class Place(Frozen):
    """Where a server is, and by which name one comes there."""

    host: str
    port: int
    name: str = ""
    """Empty to be asked there."""


class FirstMet(Frozen):
    """The server was not known, and is from now on by this fingerprint of its key."""

    fingerprint: str


class PasswordWanted(Frozen):
    """Someone has this name, and shows by a password that it is theirs."""

    name: str
    again: bool
    """Whether the last one was not theirs."""


class Lost(Frozen):
    """The connection is cut; it is tried to get it back."""


class Back(Frozen):
    """It is back."""


class Failed(Frozen):
    """There is no connection, and there will be none: the message that says why."""

    message: str
    arguments: Mapping[str, str] = field(default_factory=dict)


class Broken(Frozen):
    """A mistake of ours, or a file that cannot be used."""

    error: Exception


Letter = (
    Said | Took | Arrows | Ended | Welcome | Cells | Unfelt
    | FirstMet | PasswordWanted | Lost | Back | Failed | Broken
)  # fmt: skip
