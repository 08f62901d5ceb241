"""What the doctor finds out about a part of the program or of the machine."""

from collections.abc import Mapping
from typing import Literal

from accessible_games.core.frozen import Frozen
from accessible_games.speech.arguments import Argument

State = Literal["wrong", "missing", "works"]
STATES: tuple[State, ...] = ("wrong", "missing", "works")
"""All states, in the order in which they are told."""


class Finding(Frozen):
    """What was found out about one part, as a message with its arguments."""

    state: State
    message: str
    arguments: Mapping[str, Argument]
    needed: bool = False
    """Whether the games cannot work without the part."""


def works(message: str, **arguments: Argument) -> Finding:
    """Return a finding about a part that is there and works."""
    return Finding("works", message, arguments)


def missing(message: str, **arguments: Argument) -> Finding:
    """Return a finding about a part that is not there."""
    return Finding("missing", message, arguments)


def wrong(message: str, **arguments: Argument) -> Finding:
    """Return a finding about a part that is there and does not work."""
    return Finding("wrong", message, arguments)
