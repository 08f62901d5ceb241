"""What a table promises all players until their next turn, as a chance of winning.

The others' hands are unknown, so everything is counted over the hands that each of them can have.
The figures were measured in 120 games of four `normal` players: 7,800 times a player's hand was
compared with the table at the beginning of a turn, and the points counted up to that player's next
turn.
"""

from functools import cache, lru_cache

from accessible_games.core.event import Pieces, Seat
from accessible_games.core.frozen import Frozen
from accessible_games.games.sixpack.players.evaluation import hands_without
from accessible_games.games.sixpack.players.grid import Grid
from accessible_games.games.sixpack.players.grid_turns import ends_of
from accessible_games.games.sixpack.players.keeping import average, ease
from accessible_games.games.sixpack.players.numbering import BITS, bits
from accessible_games.games.sixpack.players.race import gain, loss, winning
from accessible_games.games.sixpack.players.temper import EVEN, Temper
from accessible_games.games.sixpack.state import GOAL
from accessible_games.games.sixpack.view import View

WAYS = 8
"""The number of ways to fill the table that are considered for each change."""
PROMISED = {
    "shown": (1.0, 1.9, 2.14, 2.21),
    "twice": (1.0, 1.05, 1.12, 1.22),
    "once": (1.0, 0.91, 0.9, 0.91),
    "never": (0.0, 0.19, 0.32, 0.44),
}
"""The expected points of a player up to their next turn, by the number of turns before it.

For a hand that the table shows, that several changes would bring, that one would bring, that none
would.
"""
OFTEN = (
    PROMISED["never"],
    PROMISED["once"],
    (1.0, 1.0, 1.03, 1.09),
    (1.0, 1.03, 1.07, 1.17),
    (1.0, 1.03, 1.07, 1.22),
    (1.0, 1.05, 1.14, 1.26),
    (1.0, 1.07, 1.18, 1.3),
    (1.0, 1.07, 1.2, 1.32),
    (1.0, 1.07, 1.25, 1.34),
    (1.0, 1.07, 1.31, 1.39),
)
"""The same for a hand that no, one, two, three, ... different changes would bring."""
USUAL = 64
"""The average number of hands within reach when more than one point was scored."""
DRAWN = 0.2
"""How likely a hand is that the table has shown for long, relative to any other hand.

Its holder would have claimed, unless they have drawn since.
"""
PATIENCE = 3
"""The number of turns for a point after which a seat no longer minds the points of others.

Among `normal` players one or two are enough; searching ones would deny each other points for ever.
"""
EASE = 2.0
"""Points per round for easier hands, for each 1 of `keeping.ease`."""


class Survey(Frozen):
    """The hands whose pattern is on a table, or could be after one change, or after several."""

    shown: int
    once: int
    twice: int
    hand: int = 0
    """The hand that was looked at more closely,"""
    ways: int = 0
    """and the number of changes that would bring its pattern."""

    def promise(self, hands: int, distance: int) -> float:
        """Average points for a player with one of these hands, some turns before their own."""
        turns, number = min(distance, 3), max(1, hands.bit_count())
        if hands and hands == self.hand and not hands & self.shown:
            return self._on_this(OFTEN[min(self.ways, len(OFTEN) - 1)][turns])
        shown = (hands & self.shown).bit_count()
        twice = (hands & self.twice).bit_count()
        once = (hands & self.once).bit_count()
        points = (
            self._on_this(PROMISED["shown"][turns]) * shown
            + self._on_this(PROMISED["twice"][turns]) * (twice - shown)
            + PROMISED["once"][turns] * (once - twice)
            + PROMISED["never"][turns] * (hands.bit_count() - once)
        )
        return points / number

    def showing(self, hands: int) -> "Survey":
        """An estimate of the same after a turn that leaves these hands on the table."""
        return Survey(hands, self.once | hands, self.twice | hands, self.hand, self.ways)

    def _on_this(self, points: float) -> float:
        """Points, counting a second one by the hands in reach, because it takes another hand."""
        return min(points, 1.0) + max(0.0, points - 1) * self.once.bit_count() / USUAL


@lru_cache(500)
def survey(grid: Grid, strict: bool, hand: int = 0) -> Survey:
    """Try every change of a table; count those that make the pattern of a certain hand.

    Cached: tables of one decision often come up in the next ones too.
    """
    once = twice = grid.shown
    ways = 0
    for drink, place in (*grid.adds(), *((0, place) for place in grid.takes(strict))):
        found = 0
        for _, shown in ends_of(grid, drink, place, WAYS):
            found |= shown
        twice |= once & found
        once |= found
        ways += bool(found & hand)
    return Survey(grid.shown, once, twice, hand, ways)


@cache
def held_with(points: Pieces) -> int:
    """The hands that a player with these points can have."""
    return bits(hands_without(points))


@cache
def ease_left(points: Pieces) -> float:
    """The average ease of these hands."""
    return average([ease(hand) for hand in hands_without(points)])


class Rival(Frozen):
    """Another player, in the order of turns."""

    seat: Seat
    distance: int
    """The number of turns before theirs, once this one is over."""
    cost: float
    """What their next point costs this seat."""
    hands: int
    """The hands that they can have."""

    def share(self, shown: int, known: int) -> float:
        """The chance that they hold one of these hands, if they have not claimed those *known*."""
        new, old = self.hands & ~known, self.hands & known
        all_hands = new.bit_count() + DRAWN * old.bit_count()
        return ((new & shown).bit_count() + DRAWN * (old & shown).bit_count()) / all_hands


class Stakes(Frozen):
    """The worth of points as the seat's chance of winning: its own and others'."""

    hand: int
    dominoes: Pieces
    points: Pieces
    chance: float
    """The chance of winning, by the points alone."""
    gain: float
    distance: int
    """The number of turns before the seat's next one, once this one is over."""
    rivals: tuple[Rival, ...]
    crowd: float
    """How much a temperament likes each drink on the table, whatever it promises."""

    @property
    def last(self) -> bool:
        """Whether the seat's next point wins."""
        return len(self.points) == GOAL - 1

    def claims(self, own: int, shown: int, known: int) -> float:
        """What claims on a table bring if the seat has one of the hands *own*."""
        share = (own & shown).bit_count() / max(1, own.bit_count())
        costs = sum([rival.cost * rival.share(shown, known) for rival in self.rivals])
        return self.gain * share - costs

    def claims_after(self, own: int, shown: int, known: int, hand: int) -> float:
        """The same after the turn of the next player, whose hand is known."""
        first, *others = self.rivals
        share = (own & shown).bit_count() / max(1, own.bit_count())
        costs = sum([rival.cost * rival.share(shown, known) for rival in others])
        return self.gain * share - costs - first.cost * bool(hand & shown)

    def outlook(self, seen: Survey, own: int, passed: int = 0) -> float:
        """What a table promises after some of the others' turns, until all have had one."""
        costs = [
            rival.cost * seen.promise(rival.hands, rival.distance - passed)
            for rival in self.rivals
            if rival.distance >= passed
        ]
        return self.gain * seen.promise(own, self.distance - passed) - sum(costs)

    def best_kept(self, seen: Survey) -> Pieces:
        """The points after one more, with the best domino."""
        domino = max(self.dominoes, key=lambda each: self.after_point(seen, each))
        return (*self.points, domino)

    def after_point(self, seen: Survey, domino: str) -> float:
        """The chance of winning after setting this domino aside, by the hands that may be drawn."""
        if self.last:
            return 1.0
        points = (*self.points, domino)
        rounds = GOAL - 1 - len(points)
        easier = EASE * rounds * (ease_left(points) - ease_left(self.points))
        return self.chance + self.gain * (1 + easier) + self.outlook(seen, held_with(points))


def drags(view: View) -> bool:
    """Whether points come so slowly that the seat no longer minds those of others."""
    return view.turn > PATIENCE * (len(view.points) + sum(map(len, view.points)))


def stakes(view: View, temper: Temper = EVEN) -> Stakes:
    """What is at stake for the seat of *view*."""
    assert view.seat is not None
    seats, own = len(view.points), len(view.points[view.seat])
    others = [seat for seat in range(seats) if seat != view.seat]
    counts = tuple(sorted(len(view.points[seat]) for seat in others))
    point = gain(own, counts)
    rivals = [
        Rival(
            seat,
            (seat - view.on_turn - 1) % seats,
            0.0 if drags(view) else loss(own, counts, len(view.points[seat])),
            held_with(view.points[seat]),
        )
        for seat in others
        if len(view.points[seat]) < GOAL
    ]
    return Stakes(
        BITS.get(frozenset(view.hand), 0),
        view.hand,
        view.points[view.seat],
        winning(own, counts),
        point,
        (view.seat - view.on_turn - 1) % seats,
        tuple(sorted(rivals, key=lambda rival: rival.distance)),
        temper.crowd * point,
    )
