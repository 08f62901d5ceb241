"""Guesses at passwords and words: each is counted before it is looked at, and given back if right.

So no number of guesses at the same moment is more than the limit. Nobody is kept out by the wrong
guesses of others: the networks are counted apart, and whoever has come in from a network before is
counted there alone.
"""

from collections import OrderedDict
from dataclasses import dataclass, field

from accessible_games.network.addresses import Share, networks
from accessible_games.network.rate_limits import Limits
from accessible_games.server.lobby.passphrases import COUNT
from accessible_games.server.lobby.rate_limits import FIRST, SERVER, WORDS, WRONG
from accessible_games.speech.problem import NotUnderstoodError

FAMILIAR = 4096
"""The most people with a network from which they have come in before."""


def guess_words(limits: Limits, address: str, count: int) -> None:
    """Count a guess at so many words. Raises `NotUnderstoodError` if it may not be looked at.

    The words of a table are few enough to be guessed from many networks, so the server has a limit
    of its own for them. The first guesses of a network are looked at all the same: most people who
    are right have hardly ever been wrong.
    """
    around = networks(address)
    if not limits.has_room(WRONG, around):
        raise NotUnderstoodError("login-too-many")
    if count == COUNT and not (limits.takes(WORDS, [SERVER]) or limits.takes(FIRST, around)):
        raise NotUnderstoodError("login-guessed")
    limits.takes(WRONG, around)


def words_were_right(limits: Limits, address: str) -> None:
    """Give a guess at words back."""
    limits.give_back(WRONG, networks(address))
    limits.give_back(WORDS, [SERVER])


@dataclass(eq=False)
class Guesses:
    """Counts guesses at the passwords of people."""

    limits: Limits
    familiar: OrderedDict[Share, None] = field(default_factory=OrderedDict)
    """People and the networks from which they have come in, the last ones last."""

    def may_guess(self, name: str, address: str) -> bool:
        """Count a guess at somebody's password; return whether it may be looked at."""
        return self.limits.takes(WRONG, self._counted(name, address))

    def was_right(self, name: str, address: str) -> None:
        """Give a guess back; from now on they are counted alone where they have come from."""
        self.limits.give_back(WRONG, self._counted(name, address))
        own = own_share(name, address)
        self.familiar.pop(own, None)
        self.familiar[own] = None
        if len(self.familiar) > FAMILIAR:
            self.familiar.popitem(last=False)

    def rank(self, name: str, address: str) -> float:
        """Return how many guesses from there are counted: those with few are looked at first."""
        return self.limits.used(WRONG, self._counted(name, address)[0])

    def _counted(self, name: str, address: str) -> tuple[Share, ...]:
        """Return for whom a guess is counted."""
        own = own_share(name, address)
        return (own,) if own in self.familiar else networks(address)


def own_share(name: str, address: str) -> Share:
    """Return a person in the network of an address; *name* is folded."""
    return Share(f"{name} {networks(address)[0].who}")
