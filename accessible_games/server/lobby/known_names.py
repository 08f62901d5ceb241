"""Names that nobody else can have: those of people, what looks like them, and former guests'."""

from collections import Counter, OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass, field

from accessible_games.speech.names import looks
from accessible_games.speech.normalize import fold

FORMER = 4096
"""The most names of former guests that are remembered."""


@dataclass(eq=False)
class KnownNames:
    """See above."""

    former: OrderedDict[str, None] = field(default_factory=OrderedDict)
    """The folded names of guests who are not known any more, the last ones last."""
    looks: Counter[str] = field(default_factory=Counter)
    """What the names of all people look like, see names.py."""

    def take(self, names: Iterable[str]) -> None:
        """Note names that somebody has."""
        for name in names:
            self.looks.update(looks(name))

    def free(self, name: str) -> None:
        """Let others have a name, and those like it."""
        for each in looks(name):
            self.looks[each] -= 1
            if not self.looks[each]:
                del self.looks[each]

    def leave(self, name: str) -> None:
        """Remember the name of a guest who has gone for good."""
        self.former[fold(name)] = None
        if len(self.former) > FORMER:
            self.former.popitem(last=False)

    def has_alike(self, name: str) -> bool:
        """Whether somebody has a name that looks like another one."""
        return any(self.looks[each] for each in looks(name))
