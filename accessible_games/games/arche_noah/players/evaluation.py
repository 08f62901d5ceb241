"""A round as one seat expects it: what everybody wants, what is paid for it, who gets what."""

from collections.abc import Iterable, Mapping

from accessible_games.core.event import Pieces, Seat
from accessible_games.core.frozen import Frozen
from accessible_games.games.arche_noah.players.temper import EVEN, Temper
from accessible_games.games.arche_noah.players.worth import WANTED, Gains, gains_of
from accessible_games.games.arche_noah.seen import View
from accessible_games.games.arche_noah.state import PASSES

COIN = (0.5, 2.5)
"""The worth of a coin in points, at the end of a pass, when it scores, and at its beginning."""
CHIP = (1.0, 4.0)
"""What an action chip is worth at the end of the game, when it scores, and at its beginning."""
RIVALS = 0.5
"""The weight of the others' average gain, relative to the seat's own."""

Taken = Mapping[Seat, Pieces]
"""What each seat takes; seats that find nothing are left out."""


class AnimalEvaluation(Frozen):
    """What the animals on the table would bring each seat, as one seat sees it."""

    me: Seat
    gains: Mapping[Seat, Gains]
    """The points of each choice, minus the worth of an action chip if it needs one."""
    choices: Mapping[Seat, tuple[Pieces, ...]]
    """What each seat may take, the best for it first."""
    coin: float
    """The worth of a coin now, in points."""
    temper: Temper = EVEN
    """The temperament of the seat."""

    def best(self, seat: Seat) -> Pieces:
        """The one animal that brings a seat most."""
        return next(cards for cards in self.choices[seat] if len(cards) == 1)


def look_out(view: View, temper: Temper = EVEN) -> AnimalEvaluation:
    """The outlook of the seat of *view*, which expects all others to judge as usual."""
    assert view.seat is not None
    to_come = (view.rounds - view.round) / view.rounds
    chip = price(CHIP, (to_come + PASSES - view.number) / PASSES)
    tempers = dict.fromkeys(range(len(view.coins)), EVEN) | {view.seat: temper}
    gains = {
        seat: less_chips(gains_of(view, seat, WANTED * by.hope), chip * by.chip)
        for seat, by in tempers.items()
    }
    choices = {seat: best_first(gains[seat], view.chips[seat]) for seat in gains}
    return AnimalEvaluation(view.seat, gains, choices, price(COIN, to_come), temper)


def price(worth: tuple[float, float], to_come: float) -> float:
    """A price between those at the end and at the beginning, by what is still to come."""
    end, beginning = worth
    return end + (beginning - end) * to_come


def less_chips(gains: Gains, chip: float) -> Gains:
    """Anything but one animal costs an action chip (A3)."""
    return {cards: gain - chip * (len(cards) != 1) for cards, gain in gains.items()}


def best_first(gains: Gains, chips: int) -> tuple[Pieces, ...]:
    """The choices of a player with this number of action chips, best first."""
    allowed = [cards for cards in gains if chips or len(cards) == 1]
    return tuple(sorted(allowed, key=gains.__getitem__, reverse=True))


def play_on(
    outlook: AnimalEvaluation, order: Iterable[Seat], display: Pieces
) -> dict[Seat, Pieces]:
    """What all seats take, in that order, if each takes what is best for it."""
    left, taken = set(display), dict[Seat, Pieces]()
    for seat in order:
        if left:
            choices = outlook.choices[seat]
            taken[seat] = next(cards for cards in choices if left.issuperset(cards))
            left.difference_update(taken[seat])
    return taken


def balance(outlook: AnimalEvaluation, taken: Taken) -> float:
    """The seat's own gain, less part of the others' average gain."""
    gains = {seat: outlook.gains[seat][cards] for seat, cards in taken.items()}
    mine = gains.pop(outlook.me, 0.0)
    grudge = RIVALS * outlook.temper.rivals
    return mine - grudge * sum(gains.values()) / (len(outlook.gains) - 1)
