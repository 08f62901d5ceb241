"""How a search plays a pass to its end: everybody bids and takes by what cards bring them.

What `normal` weighs for each seat as it sees it, everybody here weighs by the cards as they are.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import inf
from random import Random

from accessible_games.bots.arche_noah.lean import Card, Pass, bid, pick
from accessible_games.bots.arche_noah.normal import INTEREST, MOODS
from accessible_games.bots.arche_noah.outlook import CHIP, COIN, price
from accessible_games.bots.arche_noah.worth import hope
from accessible_games.core.event import Pieces
from accessible_games.games.arche_noah.state import CARDS, PASSES, VALUES

GRUDGE = 0.15
"""How much it counts that an animal would bring something to a later seat."""
PLACES = range(len(VALUES))
SETS = range(2 ** len(VALUES))
"""All sets of cards of one species, as bits."""

Gains = Mapping[Card, float]
"""Points that each animal on the table would bring a seat."""


def named(bits: int) -> Pieces:
    """The cards of a species, whichever it is."""
    return tuple(card for place, card in enumerate(CARDS[: len(VALUES)]) if bits >> place & 1)


def gain(held: int, coming: int, place: int) -> float:
    """What a card brings if these of its species are held, and those are still to come."""
    if (held | coming) >> place & 1 or held & coming:
        return 0.0
    to_come = named(coming)
    return hope(named(held | 1 << place), to_come, 1.0) - hope(named(held), to_come, 1.0)


GAIN = tuple(
    tuple(tuple(gain(held, coming, place) for held in SETS) for place in PLACES) for coming in SETS
)
"""What a card brings, by the cards of its species to come, its place, and those that are held."""


def moods_for(table: Pass, chance: Random) -> list[float]:
    """A mood for each bid that is still to be made in the pass."""
    bids = len(table.draw_pile) + len(table.coins)
    return [MOODS[int(chance.random() * len(MOODS))] for _ in range(bids)]


def play_out(table: Pass, moods: Iterable[float]) -> None:
    """Play to the end of the pass; whoever bids is in the next of these moods."""
    moody = iter(moods)
    while not table.over:
        play_round(table, moody)


def gains_on(table: Pass) -> list[Gains]:
    """What the animals on the table would bring each seat."""
    coming = table.coming
    cards = [(card, card >> 2, GAIN[coming[card >> 2]][card & 3]) for card in table.display]
    return [{card: by_held[pile[kind]] for card, kind, by_held in cards} for pile in table.piles]


def play_round(table: Pass, moods: Iterator[float]) -> None:
    """The bids and picks that are still to be made in this round."""
    gains, to_come = gains_on(table), len(table.draw_pile) / len(CARDS)
    if not table.picking:
        bid_all(table, gains, price(COIN, to_come), moods)
    chip = price(CHIP, (to_come + (not table.last)) / PASSES)
    while table.picking:
        pick(table, choice(table, gains, chip))


def bid_all(table: Pass, gains: Sequence[Gains], coin: float, moods: Iterator[float]) -> None:
    """The bids that are still to be made, if a coin is worth so many points."""
    seats = len(table.coins)
    for number in range(len(table.bids), seats):
        seat = (table.holder + number) % seats
        coins = table.coins[seat]
        bid(table, wish(coins, gains[seat], coin, next(moods)) if coins else 0)


def wish(coins: int, gains: Gains, coin: float, mood: float) -> int:
    """How many coins more the best animal is worth than the average one, give or take a mood."""
    if not mood:
        return 0
    values = gains.values()
    lead = max(values) - sum(values) / len(values)
    return min(coins, round(mood * INTEREST * lead / coin))


def choice(table: Pass, gains: Sequence[Gains], chip: float) -> tuple[Card, ...]:
    """The best animal; none if it is bad, or the second best as well if that is good."""
    *later, seat = table.picking
    mine, others = gains[seat], [gains[other] for other in later]
    best = second = table.display[0]
    most = more = -inf
    for card in table.display:
        worth = mine[card]
        for theirs in others:
            if (wanted := theirs[card]) > 0:
                worth += GRUDGE * wanted
        if worth > most:
            best, most, second, more = card, worth, best, most
        elif worth > more:
            second, more = card, worth
    if not table.chips[seat]:
        return (best,)
    if most < -chip:
        return ()
    return (best, second) if more > chip else (best,)
