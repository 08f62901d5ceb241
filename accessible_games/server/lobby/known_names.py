"""Names that nobody else can have: those of people, what looks like them, and former guests'."""

from collections import OrderedDict
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
    looks: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """The folded names of all people, by what they look like, see names.py."""

    def take(self, names: Iterable[str]) -> None:
        """Note names that somebody has."""
        for name in names:
            for each in looks(name):
                self.looks[each] = (*self.looks.get(each, ()), fold(name))

    def free(self, name: str) -> None:
        """Let others have a name, and those like it."""
        for each in looks(name):
            left = tuple(key for key in self.looks.pop(each, ()) if key != fold(name))
            if left:
                self.looks[each] = left

    def leave(self, name: str) -> None:
        """Remember the name of a guest who has gone for good."""
        self.former[fold(name)] = None
        if len(self.former) > FORMER:
            self.former.popitem(last=False)

    def alike(self, name: str) -> str | None:
        """Return the folded name of somebody that looks like another one; None if nobody's does."""
        found = (key for each in looks(name) for key in self.looks.get(each, ()))
        return next(found, None)
