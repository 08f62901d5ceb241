"""What can be said of a move in each game, and the proof of each kind of fact.

In each game `explanations.py` has the reasons and risks of a move, `costs.py` what it costs beside
a better one, and `proofs.py` what must be true of each fact. coach.py tells only what is. A game
that lacks them says nothing of a move.
"""

from collections.abc import Callable, Collection, Mapping, Sequence

from accessible_games.core.event import Event
from accessible_games.players import nothing
from accessible_games.players.modules import part
from accessible_games.players.proof import Proof
from accessible_games.players.whole import Whole


def why_of(game: str, move: Whole) -> Event | None:
    """The reason for a whole move that `normal` would not make; None if the game gives none."""
    why: Callable[[Whole], Event] | None = part(game, "explanations", "why")
    return None if why is None else why(move)


def risks_of(game: str, move: Whole) -> Sequence[Event]:
    """What a whole move risks or costs; often there is nothing worth telling."""
    return [*part(game, "explanations", "risks", nothing)(move)]


def costs_of(game: str, move: Whole, better: Whole) -> Sequence[Event]:
    """What a whole move costs compared with a better one, most important first; may be empty."""
    return [*part(game, "costs", "costs", nothing)(move, better)]


def proofs_of(game: str) -> Mapping[type[Event], Proof]:
    """For each kind of fact that may be said of a move its proof."""
    proofs: Mapping[type[Event], Proof] = part(game, "proofs", "PROOFS", {})
    return proofs


def completing(game: str) -> Collection[str]:
    """The kinds of questions whose answers complete a move, and come to light with nothing new."""
    kinds: Collection[str] = part(game, "explanations", "COMPLETING", ())
    return kinds
