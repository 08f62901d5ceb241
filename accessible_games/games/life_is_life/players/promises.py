"""The hopes and fears of a simulated player: those of `normal`, in numbers.

Players know their own hands and what everybody has seen.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from operator import add, getitem, mul, sub

from accessible_games.core.event import Seat
from accessible_games.games.life_is_life.players.easy import WORTH
from accessible_games.games.life_is_life.players.fast_rules import SETS, WORTHS, Round
from accessible_games.games.life_is_life.players.normal import (
    DANGER,
    MISSING,
    PROMISE,
    SUDDEN_DEATH,
)
from accessible_games.games.life_is_life.players.odds import at_least, enough
from accessible_games.games.life_is_life.state import HAND, PIECES

KEPT = 2**14
"""The size of caches for what comes up again and again."""
ROUNDED = (0, 1, 2, 3, 4, 5, 6, 6, 8, 8, 10)
"""Numbers of unknown cards, rounded so that the same judgements come up again and again."""
JUDGEMENTS = 2**9
"""The number of judgements to cache: each has a hundred sets of cards or so."""

Counts = tuple[int, ...]
"""Numbers of cards: of an animal for each of the others, or of each animal."""
ByCount = tuple[float, ...]
"""Points by number of cards, from 0."""
FEARLESS: ByCount = (0.0,) * 6
MOST = max(WORTHS)
"""The largest number of cards of an animal."""
NEVER = 1000.0
"""The cost of laying down a card that is not there or must not be laid down."""


@dataclass(slots=True)
class AnimalPromise:
    """The hopes and fears of a player, animal by animal."""

    hope: Sequence[ByCount]
    """The worth of each number of cards in the player's own hand."""
    fear: Sequence[ByCount]
    """The cost of leaving each number of cards in one row."""
    loss: Sequence[ByCount]
    """The cost of laying down one card while holding each number of them."""


def look_out(table: Round) -> AnimalPromise:
    """What cards are worth to the player whose turn it is."""
    seat, knocker = table.on_turn, table.knocker
    others = sorted(
        [
            (ROUNDED[HAND - sum(known)], comes, known)
            for other, comes in around(tuple(table.lives), seat, knocker)
            for known in [table.known[other]]
        ]
    )
    drawn, coming, held = zip(*others, strict=True)
    unseen = [*map(sub, map(add, table.unseen, table.known[seat]), table.hands[seat])]
    judged = judgements(drawn, sum(unseen), coming, knocker is not None, table.expert)
    cards = zip(unseen, zip(*held, strict=True), strict=True)
    hope, fear, loss = zip(*map(getitem, judged, cards), strict=True)
    return AnimalPromise(hope, fear, loss)


@lru_cache(KEPT)
def around(lives: Counts, seat: Seat, knocker: Seat | None) -> tuple[tuple[Seat, bool], ...]:
    """The others in the game, and whether each of them has another turn."""
    seats = len(lives)
    turns = seats if knocker is None else (knocker - seat) % seats
    return tuple(
        (other, (other - seat) % seats < turns)
        for other, left in enumerate(lives)
        if left and other != seat
    )


@dataclass(slots=True)
class Unknown:
    """What a player does not know about the others."""

    drawn: Counts
    """The number of unknown cards in each of their hands."""
    pile: int
    """The number of unknown cards, including those out of play."""
    coming: tuple[bool, ...]
    """Whether each of them has another turn."""
    last: bool
    """Whether a player has knocked."""
    expert: bool


class Judgement(dict[tuple[int, Counts], tuple[ByCount, ByCount, ByCount]]):
    """The hope, fear and loss for an animal, as in `Promise`, computed on demand.

    Keyed by how many of it were not seen, and how many each of the others is known to hold.
    """

    def __init__(self, animal: int, unknown: Unknown) -> None:
        """Nothing has been computed yet."""
        self.animal, self.unknown = animal, unknown
        last, expert = unknown.last, unknown.expert
        self.alone = majorities(WORTHS[animal], last, enough(len(unknown.drawn) + 1))
        self.promised = [promised(animal, last, blocked, expert) for blocked in (False, True)]
        self.feared = is_set(animal, expert)

    def __missing__(self, cards: tuple[int, Counts]) -> tuple[ByCount, ByCount, ByCount]:
        """Compute and cache a value."""
        hope = self.hopes(*cards)
        fear = fears(self.animal, *cards, self.unknown) if self.feared else FEARLESS
        self[cards] = found = hope, fear, losses(hope, fear)
        return found

    def hopes(self, unseen: int, held: Counts) -> ByCount:
        """The worth of each number of the animal in the player's own hand, as `normal` sees it."""
        unknown, worth = self.unknown, self.alone
        for known, drawn in zip(held, unknown.drawn, strict=True):
            worth = tuple(map(mul, worth, fewer(known, unseen, drawn, unknown.pile)))
        return tuple(map(add, worth, self.promised[unknown.last or any(held)]))


@lru_cache(JUDGEMENTS)
def judgements(
    drawn: Counts, pile: int, coming: tuple[bool, ...], last: bool, expert: bool
) -> tuple[Judgement, ...]:
    """What is known of each animal to a player who does not know this; see `Unknown`.

    Animals of the same value share a judgement; who has another turn only matters for sets.
    """
    unknown = Unknown(drawn, pile, coming, last, expert)
    if all(coming):
        alike = {value: Judgement(animal, unknown) for animal, value in enumerate(WORTHS)}
        return tuple(alike[value] for value in WORTHS)
    fearless = judgements(drawn, pile, (True,) * len(coming), last, expert)
    return tuple(
        Judgement(animal, unknown) if same.feared else same for animal, same in enumerate(fearless)
    )


@cache
def majorities(value: int, last: bool, least: int) -> ByCount:
    """The worth of each number of an animal if nobody else has as many."""
    alone = float(value if last else value * (1 - PROMISE))
    return tuple(alone * (count >= least) for count in range(value + 1))


@lru_cache(KEPT)
def fewer(known: int, unseen: int, drawn: int, pile: int) -> ByCount:
    """The chance that another player holds fewer cards of an animal than each number."""
    return tuple(1 - chance for chance in at_least(known, unseen, drawn, pile, MOST))


@cache
def promised(animal: int, last: bool, blocked: bool, expert: bool) -> ByCount:
    """The worth of each number of an animal, whatever the others hold."""
    value, sudden = WORTHS[animal], whole_set(animal, expert)
    return tuple(
        (0.0 if last else PROMISE * promise)
        + (sudden * MISSING ** (value - count) if count and count >= value * blocked else 0.0)
        for count, promise in enumerate(WORTH[PIECES[animal]])
    )


def losses(hope: ByCount, fear: ByCount) -> ByCount:
    """The cost of laying down one card, of each number of them."""
    return (NEVER, *map(fear[1].__add__, map(sub, hope[1:], hope)))


def whole_set(animal: int, expert: bool) -> float:
    """The worth of holding all of an animal, besides its points."""
    return SUDDEN_DEATH if is_set(animal, expert) else 0.0


def is_set(animal: int, expert: bool) -> bool:
    """Whether all cards of an animal are sudden death."""
    return (animal, WORTHS[animal]) in SETS[expert]


@cache
def plain_hopes(expert: bool) -> AnimalPromise:
    """What cards are worth to a plain player: the same as to `easy`, but sets are never missed."""
    hopes = [
        (*hope, whole + whole_set(animal, expert))
        for animal, (*hope, whole) in enumerate(WORTH.values())
    ]
    return AnimalPromise(
        hopes, [FEARLESS] * len(PIECES), [losses(hope, FEARLESS) for hope in hopes]
    )


def fears(animal: int, unseen: int, held: Counts, unknown: Unknown) -> ByCount:
    """The cost of leaving cards of a set to those who still have a turn, as `normal` sees it."""
    value = WORTHS[animal]
    waiting = [
        at_least(known, unseen, more, unknown.pile, MOST)[value - 1 :: -1]
        for known, more, comes in zip(held, unknown.drawn, unknown.coming, strict=True)
        if comes
    ]
    each = map(sum, zip(*waiting, strict=True))
    return (0.0, *map(DANGER.__mul__, each)) if waiting else FEARLESS
