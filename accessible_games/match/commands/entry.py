"""What a command is: one entry in the file of its family."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum, auto
from typing import Any, Generic, TypeVar

from accessible_games.core.frozen import Frozen
from accessible_games.match.person import Person
from accessible_games.speech.vocabulary import Follows


class Part(IntEnum):
    """The parts of the list that `help` tells, in its order; in each part by family."""

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
    """What only some games have."""


Does = TypeVar("Does", bound=Callable[..., None])


class CommandEntry(Frozen, Generic[Does]):
    """A command. Its words are the message `command-NAME`, its help is `help-NAME`."""

    name: str
    """Its English word, which is understood in every language."""
    part: Part
    """Where `help` tells it."""
    does: Does
    """Called with whom it needs and the typed words after it; says what there is to say."""
    follows: Follows = Follows.NOTHING
    """What these words are."""


PersonCommand = CommandEntry[Callable[[Person, str], None]]
"""A command that needs nothing but a person."""
AnyCommand = CommandEntry[Any]
"""A command whatever it needs: who has one looks at its names only."""
