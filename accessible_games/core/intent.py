"""What a question asks for: a command, and the concepts that a line has to name for it.

The words of a concept are the message `asks-CONCEPT`, of the program or of the game.
"""

from enum import IntEnum, auto

from accessible_games.core.frozen import Frozen


class Rank(IntEnum):
    """When an intent is tried: the more particular before the more general."""

    REQUEST = auto()
    """What is wanted of the program, and what somebody has done."""
    MEANING = auto()
    """What a word or a piece means, and what it is worth."""
    ADVICE = auto()
    """What can be done, and what should be."""
    TABLE = auto()
    """What lies or is held, and the rules."""
    GENERAL = auto()
    """Everything else."""


class Intent(Frozen):
    """A command, and what a line has to name that asks for it."""

    rank: Rank
    command: str
    needs: str
    """Concepts with blanks between them; "a|b" is one of them, "-a" must not be named."""
    about: str = ""
    """The concept whose words stand behind the command, such as the piece that is looked for."""
    beside: str = ""
    """All concepts that the line may name besides, because the command changes something; without
    any, the line may name whatever it likes."""
