"""What a table promises each seat until it has had its next turn, as chance to win."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from accessible_games.bots.sixpack.grid import Grid, bits
from accessible_games.bots.sixpack.keeping import average, ease
from accessible_games.bots.sixpack.outlook import hands_without
from accessible_games.bots.sixpack.race import gain, loss
from accessible_games.core.event import Pieces, Seat
from accessible_games.games.sixpack.view import View

WAYS = 8
KNOWN = 0.2
NEVER = (0.0, 0.19, 0.32, 0.44)
ONCE = (1.0, 0.91, 0.90, 0.91)
TWICE = (1.0, 1.05, 1.12, 1.22)
SHOWN = (1.0, 1.9, 2.14, 2.21)
EASE = 2.0


@dataclass(frozen=True)
class Survey:
    """Which hands a table shows, which one change would bring, and which several would."""

    shown: int
    once: int
    twice: int


def survey(grid: Grid, strict: bool) -> Survey:
    once = twice = found = 0
    last = None
    for word, place, (_, hands) in grid.turns(strict, WAYS):
        if (word, place) != last:
            twice |= once & found
            once |= found
            last, found = (word, place), 0
        found |= hands
    twice |= once & found
    once |= found
    return Survey(grid.shown, once | grid.shown, twice | grid.shown)


def promise(seen: Survey, hands: int, distance: int) -> float:
    """Points of somebody with one of these hands up to its next turn."""
    k = min(distance, 3)
    number = hands.bit_count()
    shown = (hands & seen.shown).bit_count()
    twice = (hands & seen.twice).bit_count() - shown
    once = (hands & seen.once).bit_count() - shown - twice
    never = number - shown - once - twice
    return (SHOWN[k] * shown + TWICE[k] * twice + ONCE[k] * once + NEVER[k] * never) / number


@dataclass(frozen=True)
class Rival:
    distance: int
    cost: float
    hands: int
    known: int


@cache
def held_with(points: Pieces) -> int:
    return bits(hands_without(points))


@dataclass(frozen=True)
class Stakes:
    hand: int
    points: Pieces
    dominoes: Pieces
    gain: float
    rivals: tuple[Rival, ...]
    seats: int

    def now(self, shown: int) -> float:
        """Chance to win by the claims on a table that shows these hands."""
        total = self.gain * bool(self.hand & shown)
        for rival in self.rivals:
            total -= rival.cost * self.share(rival, shown)
        return total

    def share(self, rival: Rival, hands: int) -> float:
        new = (rival.hands & ~rival.known & hands).bit_count()
        old = (rival.hands & rival.known & hands).bit_count()
        number = (rival.hands & ~rival.known).bit_count() + KNOWN * (rival.hands & rival.known).bit_count()
        return (new + KNOWN * old) / number

    def later(self, seen: Survey, scored: bool) -> float:
        """The same by what can be made of the table that is left."""
        own = self.best_kept(seen) if scored else promise(seen, self.hand, self.seats - 1)
        total = self.gain * own
        for rival in self.rivals:
            total -= rival.cost * promise(seen, rival.hands, rival.distance)
        return total

    def best_kept(self, seen: Survey) -> float:
        return max(self.kept(seen, domino, self.seats - 1) for domino in self.dominoes)

    def kept(self, seen: Survey, domino: str, distance: int) -> float:
        """Points after laying this one aside, soon and in the long run."""
        points = self.points + (domino,)
        hands = held_with(points)
        if not hands:
            return 0.0
        return promise(seen, hands, distance) + EASE * max(0, 6 - len(points)) * mean_ease(points)


@cache
def mean_ease(points: Pieces) -> float:
    return average([ease(hand) for hand in hands_without(points)])


def stakes(view: View, known: int) -> Stakes:
    """What is at stake for the seat that sees *view*."""
    assert view.seat is not None
    counts = [len(points) for points in view.points]
    seats = len(counts)
    own = counts[view.seat]
    others = tuple(sorted(count for seat, count in enumerate(counts) if seat != view.seat))
    rivals = []
    for seat, points in enumerate(view.points):
        if seat != view.seat and len(points) < 7:
            hands = held_with(points)
            rivals.append(Rival((seat - view.on_turn - 1) % seats, loss(own, others, len(points)), hands, known))
    return Stakes(bits([frozenset(view.hand)]), view.points[view.seat], view.hand, gain(own, others), tuple(rivals), seats)
