"""How a search plays a round to its end: everybody much as `normal` or `easy` would, in numbers.

What cards promise and threaten is what `normal` makes of them: everybody knows their own hand and
what all have seen. Two things are leaner: cards to lay are looked for one by one, and who is ahead
is seen from the hands as they are. A plain player collects what pays, as `easy` does, but never
misses a set.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from operator import add, getitem, mul, sub

from accessible_games.bots.life_is_life import easy
from accessible_games.bots.life_is_life.easy import WORTH
from accessible_games.bots.life_is_life.lean import SETS, WORTHS, Round, Row, knock, swap, totals
from accessible_games.bots.life_is_life.normal import (
    DANGER,
    LEAD,
    MISSING,
    PROMISE,
    SUDDEN_DEATH,
    SWAPS,
)
from accessible_games.bots.life_is_life.odds import at_least, enough
from accessible_games.core.event import Seat
from accessible_games.games.life_is_life.state import HAND, PIECES

NEVER = 1000.0
"""The cost of laying a card that is not there or must not be laid."""
KEPT = 2**14
"""How many things are kept that come again and again."""
ROUNDED = (0, 1, 2, 3, 4, 5, 6, 6, 8, 8, 10)
"""Numbers of unknown cards, so few that the same judgements come again and again."""
JUDGEMENTS = 2**9
"""How many judgements: each has a hundred sets of cards or so."""

Counts = tuple[int, ...]
"""Numbers of cards: of an animal for each of the others, or of each animal."""
Swap = tuple[float, int, Row]
"""How much a swap gains, its row (from 1), and the cards to lay."""
ByCount = tuple[float, ...]
"""Points by a number of cards, from 0 on."""
FEARLESS: ByCount = (0.0,) * 6


@dataclass(slots=True)
class Promise:
    """What a player may hope for and has to fear, animal by animal."""

    hope: Sequence[ByCount]
    """The worth of each number of cards in one's own hand."""
    fear: Sequence[ByCount]
    """The cost of leaving each number of cards in one row."""


def play_out(table: Round, plainly: Collection[Seat] = ()) -> None:
    """Play to the end of the round; nothing of it is left to luck. Some seats play plainly."""
    while not table.over:
        plain = table.on_turn in plainly
        gain, row, laid = best_plain_swap(table) if plain else best_swap(table)
        if table.swaps[table.on_turn] and would_knock(table, plain, gain, row, laid):
            knock(table)
        else:
            swap(table, row, laid)


# What cards are worth ----------------------------------------------------------------------------


def look_out(table: Round) -> Promise:
    """What cards are worth to the player on turn."""
    seat, knocker = table.on_turn, table.knocker
    others = sorted(
        (ROUNDED[HAND - sum(known)], comes, known)
        for other, comes in around(tuple(table.lives), seat, knocker)
        for known in [table.known[other]]
    )
    drawn, coming, held = zip(*others, strict=True)
    unseen = [*map(sub, map(add, table.unseen, table.known[seat]), table.hands[seat])]
    judged = judgements(drawn, sum(unseen), coming, knocker is not None, table.expert)
    cards = zip(unseen, zip(*held, strict=True), strict=True)
    hope, fear = zip(*map(getitem, judged, cards), strict=True)
    return Promise(hope, fear)


@lru_cache(KEPT)
def around(lives: Counts, seat: Seat, knocker: Seat | None) -> tuple[tuple[Seat, bool], ...]:
    """The others who are in the game, and whether each of them has another turn."""
    seats = len(lives)
    turns = seats if knocker is None else (knocker - seat) % seats
    return tuple(
        (other, (other - seat) % seats < turns)
        for other, left in enumerate(lives)
        if left and other != seat
    )


@dataclass(slots=True)
class Unknown:
    """What a player does not know of the others."""

    drawn: Counts
    """How many cards of each of their hands."""
    pile: int
    """How many cards these are, with those out of play."""
    coming: tuple[bool, ...]
    """Whether each of them has another turn."""
    last: bool
    """Whether somebody has knocked."""
    expert: bool


class Judgement(dict[tuple[int, Counts], tuple[ByCount, ByCount]]):
    """Hope and fear for an animal, as in `Promise`, worked out when they are first asked for.

    By how many of it were not seen, and how many each of the others is known to hold.
    """

    def __init__(self, animal: int, unknown: Unknown) -> None:
        """Nothing is worked out yet."""
        self.animal, self.unknown = animal, unknown
        self.feared = (animal, WORTHS[animal]) in SETS[unknown.expert]

    def __missing__(self, cards: tuple[int, Counts]) -> tuple[ByCount, ByCount]:
        """Work it out and keep it."""
        hope = hopes(self.animal, *cards, self.unknown)
        fear = fears(self.animal, *cards, self.unknown) if self.feared else FEARLESS
        self[cards] = found = hope, fear
        return found


@lru_cache(JUDGEMENTS)
def judgements(
    drawn: Counts, pile: int, coming: tuple[bool, ...], last: bool, expert: bool
) -> tuple[Judgement, ...]:
    """What is known of each animal to a player who does not know this; see `Unknown`."""
    unknown = Unknown(drawn, pile, coming, last, expert)
    return tuple(Judgement(animal, unknown) for animal in range(len(PIECES)))


def hopes(animal: int, unseen: int, held: Counts, unknown: Unknown) -> ByCount:
    """What each number of an animal in one's own hand is worth, as `normal` says."""
    value, last, pile = WORTHS[animal], unknown.last, unknown.pile
    worth: Iterable[float] = majorities(value, last, enough(len(held) + 1))
    for known, more in zip(held, unknown.drawn, strict=True):
        worth = map(mul, worth, fewer(known, unseen, more, pile, value))
    return tuple(map(add, worth, promised(animal, last, last or any(held), unknown.expert)))


@cache
def majorities(value: int, last: bool, least: int) -> ByCount:
    """What each number of an animal is worth if nobody else has as many."""
    alone = float(value if last else value * (1 - PROMISE))
    return tuple(alone * (count >= least) for count in range(value + 2))


@cache
def fewer(known: int, unseen: int, drawn: int, pile: int, value: int) -> ByCount:
    """The chance of another to hold fewer cards of an animal than each number."""
    return tuple(1 - chance for chance in at_least(known, unseen, drawn, pile, value))


@cache
def promised(animal: int, last: bool, blocked: bool, expert: bool) -> ByCount:
    """What each number of an animal is worth whatever the others hold."""
    value, sudden = WORTHS[animal], whole_set(animal, expert)
    return tuple(
        (0.0 if last else PROMISE * promise)
        + (sudden * MISSING ** (value - count) if count and count >= value * blocked else 0.0)
        for count, promise in enumerate(WORTH[PIECES[animal]])
    )


def whole_set(animal: int, expert: bool) -> float:
    """What it is worth to hold all of an animal, beside its points."""
    return SUDDEN_DEATH if (animal, WORTHS[animal]) in SETS[expert] else 0.0


@cache
def plain_hopes(expert: bool) -> Promise:
    """What cards are worth to a plain player: what `easy` says, and sets are never missed."""
    hopes = [
        (*hope, whole + whole_set(animal, expert))
        for animal, (*hope, whole) in enumerate(WORTH.values())
    ]
    return Promise(hopes, [FEARLESS] * len(PIECES))


def fears(animal: int, unseen: int, held: Counts, unknown: Unknown) -> ByCount:
    """What it costs to leave cards of a set to those who still have a turn, as `normal` says."""
    value = WORTHS[animal]
    waiting = [
        at_least(known, unseen, more, unknown.pile, value)
        for known, more, comes in zip(held, unknown.drawn, unknown.coming, strict=True)
        if comes
    ]
    return (
        0.0,
        *(
            DANGER * sum(chance[value - count] for chance in waiting)
            for count in range(1, value + 1)
        ),
    )


# Swapping and knocking ---------------------------------------------------------------------------


def would_knock(table: Round, plainly: bool, gain: float, row: int, laid: Row) -> bool:
    """Whether somebody knocks rather than making that swap."""
    if table.knocker is not None:
        return gain <= 0
    swaps = table.swaps[table.on_turn]
    if plainly:
        late = gain <= 0 or swaps >= easy.SWAPS
    else:
        late = swaps >= SWAPS or lead(table) >= LEAD - swaps
    return late and not completes(table, row, laid)


def completes(table: Round, row: int, laid: Row) -> bool:
    """Whether the swap is sudden death."""
    hand, taken = table.hands[table.on_turn], table.rows[row - 1]
    return any(
        hand[animal] + taken.count(animal) - laid.count(animal) == value
        for animal, value in SETS[table.expert]
    )


def lead(table: Round) -> int:
    """By how many points the player on turn is ahead of the best of the others."""
    points = totals(table)
    mine = points.pop(table.on_turn)
    return mine - max(points)


def best_swap(table: Round) -> Swap:
    """The swap that gains the player on turn most, by what it knows and fears."""
    hand, promise = table.hands[table.on_turn], look_out(table)
    losses = losses_of(hand, promise)
    return best(table, [swapped(hand, losses, row, promise) for row in table.rows])


def best_plain_swap(table: Round) -> Swap:
    """The swap that gains the player on turn most, if it plays plainly."""
    hand = tuple(table.hands[table.on_turn])
    return best(table, [swapped_plainly(hand, row, table.expert) for row in table.rows])


def best(table: Round, swaps: Sequence[tuple[float, Row]]) -> Swap:
    """The best of one swap for each row, none of which may give back what it takes."""
    hand = table.hands[table.on_turn]
    any_other: Row = (
        next(card for card, count in enumerate(hand) if count and card not in table.rows[0]),
    )
    found = -NEVER, 1, any_other
    for number, ((gain, laid), row) in enumerate(zip(swaps, table.rows, strict=True), start=1):
        if gain > found[0] and (laid[0] not in row or sorted(laid) != sorted(row)):
            found = gain, number, laid
    return found


@lru_cache(KEPT)
def swapped_plainly(hand: Counts, row: Row, expert: bool) -> tuple[float, Row]:
    """The same as `swapped` for a plain player: it depends on hand and row alone."""
    promise = plain_hopes(expert)
    return swapped(hand, losses_of(hand, promise), row, promise)


def losses_of(hand: Sequence[int], promise: Promise) -> list[float]:
    """What it costs to lay one card of each animal."""
    return [
        hope[count] - hope[count - 1] + fear[1] if count else NEVER
        for hope, fear, count in zip(promise.hope, promise.fear, hand, strict=True)
    ]


def swapped(
    hand: Sequence[int], losses: list[float], row: Row, promise: Promise
) -> tuple[float, Row]:
    """Take the row, lay card by card what is missed least: how much that gains, and the cards.

    *losses* are what each animal costs to lay from the hand alone.
    """
    hopes, fears = promise.hope, promise.fear
    held, costs, laid, gain = [*hand], losses[:], [], 0.0
    for card in row:
        held[card] += 1
    for card in set(row):
        hope, fear, had, has = hopes[card], fears[card], hand[card], held[card]
        gain += hope[has] - hope[had] + fear[has - had]
        if had:
            costs[card] = hope[has] - hope[has - 1] + fear[1]
    while True:
        least = min(costs)
        card = costs.index(least)
        gain -= least
        laid.append(card)
        if len(laid) == len(row):
            return gain, tuple(laid)
        held[card] = left = held[card] - 1
        there = laid.count(card)
        hope, fear = hopes[card], fears[card]
        more = hope[left] - hope[left - 1] + fear[there + 1] - fear[there]
        costs[card] = more if there < hand[card] else NEVER
