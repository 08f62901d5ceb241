"""How a search plays a pass to its end: everybody bids and takes by what cards bring them.

What `normal` weighs for each seat as it sees it, everybody here weighs by the cards as they are.
"""

from collections.abc import Callable, Mapping, Sequence

from accessible_games.bots.arche_noah.lean import Card, Pass, bid, pick
from accessible_games.bots.arche_noah.normal import INTEREST, MOODS
from accessible_games.bots.arche_noah.outlook import CHIP, COIN, price
from accessible_games.bots.arche_noah.worth import hope
from accessible_games.core.event import Pieces, Seat
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
    tuple(tuple(gain(held, coming, place) for place in PLACES) for coming in SETS) for held in SETS
)
"""What a card brings to each set, worked out once."""


def play_out(table: Pass, draw: Callable[[], float]) -> None:
    """Play to the end of the pass; *draw* gives numbers between 0 and 1."""
    seats = range(len(table.coins))
    while not table.over:
        play_round(table, [gains_of(table, seat) for seat in seats], draw)


def gains_of(table: Pass, seat: Seat) -> Gains:
    """What the animals on the table would bring a seat."""
    pile, coming = table.piles[seat], table.coming
    return {card: GAIN[pile[card >> 2]][coming[card >> 2]][card & 3] for card in table.display}


def play_round(table: Pass, gains: Sequence[Gains], draw: Callable[[], float]) -> None:
    """The bids and picks that are still to be made in this round."""
    seats, number = len(table.coins), len(table.bids)
    to_come = len(table.draw_pile) / len(CARDS)
    coin = price(COIN, to_come)
    while not table.picking:
        seat = (table.holder + number) % seats
        coins = table.coins[seat]
        bid(table, wish(coins, gains[seat], coin, draw) if coins else 0)
        number += 1
    chip = price(CHIP, (to_come + (not table.last)) / PASSES)
    while table.picking:
        pick(table, choice(table, gains, chip))


def wish(coins: int, gains: Gains, coin: float, draw: Callable[[], float]) -> int:
    """How many coins more the best animal is worth than the average one, give or take chance."""
    mood = MOODS[int(draw() * len(MOODS))]
    if not mood:
        return 0
    values = gains.values()
    lead = max(values) - sum(values) / len(values)
    return min(coins, round(mood * INTEREST * lead / coin))


def choice(table: Pass, gains: Sequence[Gains], chip: float) -> tuple[Card, ...]:
    """The best animal; none if it is bad, or the second best as well if that is good."""
    *later, seat = table.picking
    mine = gains[seat]
    worth = {card: mine[card] for card in table.display}
    for other in later:
        theirs = gains[other]
        for card in worth:
            if theirs[card] > 0:
                worth[card] += GRUDGE * theirs[card]
    best = max(worth, key=worth.__getitem__)
    if not table.chips[seat]:
        return (best,)
    if worth.pop(best) < -chip:
        return ()
    second = max(worth, key=worth.__getitem__, default=best)
    return (best, second) if worth.get(second, 0.0) > chip else (best,)
