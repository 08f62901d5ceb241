"""How a search plays a pass to its end: everybody bids and takes by what cards bring them.

What `normal` estimates for each seat from its own view is computed here from the real cards. `hard`
expects everybody to bid much as `normal` does, `expert` like players that search.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import inf
from random import Random

from accessible_games.core.event import Pieces
from accessible_games.core.frozen import Frozen
from accessible_games.games.arche_noah.players.evaluation import CHIP, COIN, price
from accessible_games.games.arche_noah.players.fast_rules import Card, Pass, bid, pick
from accessible_games.games.arche_noah.players.normal import INTEREST, MOODS
from accessible_games.games.arche_noah.players.worth import hope
from accessible_games.games.arche_noah.state import CARDS, PASSES, VALUES

READY, SHARE, EAGER = 0.8, 0.3, 0.1
"""The coins that a searching player is willing to bid.

Some coins in any case, a share of those it has for each round to come, and some for the lead of the
best animal. Fitted to 750 bids of `hard` in 24 games: each bid is 2.2 times as likely by this as by
`wish`.
"""
PLACES = range(len(VALUES))
SETS = range(2 ** len(VALUES))
"""All sets of cards of one species, as bits."""

Gains = Mapping[Card, float]
"""The points that each animal on the table would bring a seat."""


class Style(Frozen):
    """How everybody is expected to bid and to pick."""

    moods: tuple[float, ...]
    """How much more or less than usual a player may bid; each is equally likely."""
    outbids: bool
    """Whether players bid one coin more than another, if they are willing to, or else nothing."""
    grudge: float
    """The weight of what an animal would bring to a later seat."""
    chip: tuple[float, float]
    """The worth of an action chip at the end of the game and at its beginning, in points."""


USUAL = Style(MOODS, outbids=False, grudge=0.15, chip=CHIP)
KEEN = Style((0.25, 0.6, 1.0, 1.5, 2.2), outbids=True, grudge=0.4, chip=(1.0, 6.0))


def named(bits: int) -> Pieces:
    """The cards of a species, whichever it is."""
    return tuple(card for place, card in enumerate(CARDS[: len(VALUES)]) if bits >> place & 1)


def gain(held: int, coming: int, place: int) -> float:
    """What a card gains if these of its species are held, and those are still to come."""
    if (held | coming) >> place & 1 or held & coming:
        return 0.0
    to_come = named(coming)
    return hope(named(held | 1 << place), to_come, 1.0) - hope(named(held), to_come, 1.0)


GAIN = tuple(
    tuple(tuple(gain(held, coming, place) for held in SETS) for place in PLACES) for coming in SETS
)
"""What a card gains, by the cards of its species to come, its index, and those held."""


def moods_for(table: Pass, chance: Random, style: Style = USUAL) -> list[float]:
    """A mood for each bid still to be made in the pass."""
    bids, moods = len(table.draw_pile) + len(table.coins), style.moods
    return [moods[int(chance.random() * len(moods))] for _ in range(bids)]


def play_out(table: Pass, moods: Iterable[float], style: Style = USUAL) -> None:
    """Play to the end of the pass; each bidder is in the next of these moods."""
    moody = iter(moods)
    while not table.over:
        play_round(table, moody, style)


def gains_on(table: Pass) -> list[Gains]:
    """What the animals on the table would bring each seat."""
    coming = table.coming
    cards = [(card, card >> 2, GAIN[coming[card >> 2]][card & 3]) for card in table.display]
    return [{card: by_held[pile[kind]] for card, kind, by_held in cards} for pile in table.piles]


def play_round(table: Pass, moods: Iterator[float], style: Style) -> None:
    """Make the remaining bids and picks of this round."""
    gains, to_come = gains_on(table), len(table.draw_pile) / len(CARDS)
    if not table.picking:
        (outbid_all if style.outbids else bid_all)(table, gains, price(COIN, to_come), moods)
    chip = price(style.chip, (to_come + (not table.last)) / PASSES)
    while table.picking:
        pick(table, choice(table, gains, chip, style.grudge))


def bid_all(table: Pass, gains: Sequence[Gains], coin: float, moods: Iterator[float]) -> None:
    """Make the remaining bids, if a coin is worth this many points."""
    seats = len(table.coins)
    for number in range(len(table.bids), seats):
        seat = (table.holder + number) % seats
        coins = table.coins[seat]
        bid(table, wish(coins, gains[seat], coin, next(moods)) if coins else 0)


def outbid_all(table: Pass, gains: Sequence[Gains], coin: float, moods: Iterator[float]) -> None:
    """The same among players who look at the bids before their own."""
    seats = len(table.coins)
    rounds = len(table.draw_pile) // seats + 1
    for number in range(len(table.bids), seats):
        seat = (table.holder + number) % seats
        coins = table.coins[seat]
        ready = READY + SHARE * coins / rounds + EAGER * lead(gains[seat]) / coin
        bid(table, outbid(table.bids, coins, next(moods) * ready) if coins else 0)


def lead(gains: Gains) -> float:
    """By how many points the best animal exceeds the average one."""
    values = gains.values()
    return max(values) - sum(values) / len(values)


def outbid(bids: Sequence[int], coins: int, ready: float) -> int:
    """One coin more than the highest bid below what a player is willing to bid.

    All of it for the first bidder, and nothing if it outbids nobody.
    """
    if not bids:
        return min(coins, round(ready))
    return min(coins, 1 + max((each for each in bids if each < ready), default=-1))


def wish(coins: int, gains: Gains, coin: float, mood: float) -> int:
    """How many coins the best animal is worth above the average one, varied by a mood."""
    if not mood:
        return 0
    return min(coins, round(mood * INTEREST * lead(gains) / coin))


def choice(
    table: Pass, gains: Sequence[Gains], chip: float, grudge: float = USUAL.grudge
) -> tuple[Card, ...]:
    """The best animal; none if it is bad, or the second best as well if that is good."""
    *later, seat = table.picking
    mine, others = gains[seat], [gains[other] for other in later]
    best = second = table.display[0]
    most = more = -inf
    for card in table.display:
        worth = mine[card]
        for theirs in others:
            if (wanted := theirs[card]) > 0:
                worth += grudge * wanted
        if worth > most:
            best, most, second, more = card, worth, best, most
        elif worth > more:
            second, more = card, worth
    if not table.chips[seat]:
        return (best,)
    if most < -chip:
        return ()
    return (best, second) if more > chip else (best,)
