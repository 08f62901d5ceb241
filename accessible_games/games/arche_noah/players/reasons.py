"""Why `normal` advises an answer: one fact for each hint. "You" is the player being advised.

Nobody may look at piles (A20), so a reason names cards on the table only, and of the player's own
pile it tells no more than whether an animal helps, costs or has yet to find a partner.
"""

from accessible_games.core.event import Event, Piece, Seat


class BidsForCard(Event):
    """The bid is for the animal that promises you most."""

    card: Piece
    best: bool
    """Whether it helps you most at once too."""


class BidsAgainst(Event):
    """The bid keeps an animal from a player whom it would help more than anything helps you."""

    seat: Seat
    card: Piece


class AvoidsCard(Event):
    """The bid is for a choice: a late pick is left with this animal, which costs points."""

    card: Piece


class LetsPay(Event):
    """Of two players you stay the lower bidder, who keeps the bid; the other one pays."""

    seat: Seat
    coins: int
    """The other player's bid, at least one."""


class SavesCoins(Event):
    """You bid nothing: picking earlier is not worth any coins to you."""


class TakesBest(Event):
    """Of the animals that are left, this one helps you most, at once and as expected."""


class MayPair(Event):
    """The animal has no partner in your pile, but promises points, as one may still come."""


class KeepsAway(Event):
    """You take what a player who picks after you could make good use of."""

    seat: Seat


class CostsLeast(Event):
    """Each of the animals left would cost you points, this one the fewest."""


class TakesTwo(Event):
    """Both animals together promise you more than the action chip and the best one."""


class TakesNone(Event):
    """Each of the animals costs you more than the action chip is worth."""


class ByOpenCards(Event):
    """The hint knows no pile, and goes by open cards only."""
