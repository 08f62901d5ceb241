"""What a command is: one entry in the file of its family."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum, auto
from typing import Any, Generic, TypeVar

from accessible_games.core.frozen import Frozen
from accessible_games.match.person import Person
from accessible_games.speech.commands import Follows


class HelpPart(IntEnum):
    """The parts of the list of commands that `help` tells, in its order."""

    FACTS = auto()
    NEWS = auto()
    CARDS = auto()
    TURN = auto()
    PAST = auto()
    RULES = auto()
    SETTINGS = auto()
    DEVICES = auto()
    LAST = auto()
    OWN = auto()
    """Commands that only some games have."""


Does = TypeVar("Does", bound=Callable[..., None])


class CommandEntry(Frozen, Generic[Does]):
    """A command. Its words are the message `command-NAME`, its help is `help-NAME`."""

    name: str
    """Its English name, which is understood in every language."""
    part: HelpPart
    """The part of the list in which `help` tells it."""
    does: Does
    """Runs it, given the people it needs and the words typed after it."""
    follows: Follows = Follows.NOTHING
    """What kind of words may follow it."""


PersonCommand = CommandEntry[Callable[[Person, str], None]]
"""A command that needs only a person."""
AnyCommand = CommandEntry[Any]
"""A command, whatever it needs: only its names can be used."""
