"""Why `normal` advises an answer: one fact for each hint. "You" is the seat on turn.

Nobody may look at piles (A20), so a reason names cards on the table only, and says no more of
what lies in one's own pile than the advice itself.
"""

from accessible_games.core.event import Event, Piece, Seat


class BidsForCard(Event):
    """The bid is for the animal that helps you most."""

    card: Piece


class BidsAgainst(Event):
    """The bid keeps an animal from somebody whom it would help more than anything helps you."""

    seat: Seat
    card: Piece


class AvoidsCard(Event):
    """The bid is for a choice: whoever picks late is left with this animal, which costs points."""

    card: Piece


class LetsPay(Event):
    """Of two players you stay the lower bidder, who keeps the bid; the other one pays."""

    seat: Seat
    coins: int
    """What the other one has bid, at least one."""


class SavesCoins(Event):
    """You bid nothing: picking earlier is not worth any coins to you."""


class TakesBest(Event):
    """Of the animals that are left, this one helps you most, also by what it leaves to others."""


class KeepsAway(Event):
    """You take what somebody who picks after you could make good use of."""

    seat: Seat


class CostsLeast(Event):
    """Each of the animals that are left would cost you points, this one the fewest."""


class TakesTwo(Event):
    """Both animals together, and that no other gets them, are worth more than the action chip."""


class TakesNone(Event):
    """Each of the animals costs you more than the action chip is worth."""


class ByOpenCards(Event):
    """Nobody may look into the piles, so it goes by what lies open, and by nothing else."""
