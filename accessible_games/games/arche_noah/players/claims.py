"""What can be claimed of one animal for the own pile, at once and as expected.

An animal "helps" or "costs" by the points of the pile now, and by what is to be expected of it at
the end of the pass. A hint compares animals only where both agree.
"""

from accessible_games.core.event import Event, Piece
from accessible_games.games.arche_noah.players.evaluation import AnimalEvaluation
from accessible_games.games.arche_noah.players.worth import of, unseen_by
from accessible_games.games.arche_noah.rules import points_of
from accessible_games.games.arche_noah.seen import View, known_pile
from accessible_games.games.arche_noah.state import SPECIES_OF


class Helps(Event):
    """The animal helps you."""

    outdone: bool
    """Whether another one would help you more."""


Gain = tuple[float, float]
"""Points that an animal brings: at once, and as expected at the end of the pass."""


def gain_of(view: View, outlook: AnimalEvaluation, card: Piece) -> Gain:
    """What an animal would bring the seat, in points."""
    pile = [*known_pile(view, outlook.me)]
    return points_of([*pile, card]) - points_of(pile), outlook.gains[outlook.me][(card,)]


def is_best(view: View, outlook: AnimalEvaluation, card: Piece) -> bool:
    """Whether no other animal on the table brings more, neither at once nor as expected."""
    mine = gain_of(view, outlook, card)
    others = [gain_of(view, outlook, other) for other in view.display]
    return all(now <= mine[0] and later <= mine[1] for now, later in others)


def is_outdone(view: View, outlook: AnimalEvaluation, card: Piece) -> bool:
    """Whether another animal brings more at once, and more as expected."""
    mine = gain_of(view, outlook, card)
    others = [gain_of(view, outlook, other) for other in view.display]
    return any(now > mine[0] and later > mine[1] for now, later in others)


def helps(view: View, outlook: AnimalEvaluation, card: Piece) -> bool:
    """Whether an animal brings points, at once and as expected."""
    return min(gain_of(view, outlook, card)) > 0


def all_cost(view: View, outlook: AnimalEvaluation) -> bool:
    """Whether every animal on the table costs points, at once and as expected."""
    return all(max(gain_of(view, outlook, card)) < 0 for card in view.display)


def may_pair(view: View, outlook: AnimalEvaluation, card: Piece) -> bool:
    """Whether an animal costs points at once, but promises some: a partner may still come."""
    now, expected = gain_of(view, outlook, card)
    partners = of(unseen_by(view), SPECIES_OF[card])
    return now < 0 < expected and bool(partners and view.draw_pile)
