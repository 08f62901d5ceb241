"""What can happen in Arche Noah: one event for each spoken sentence.

Coins are the small chips, which are money; chips are the large ones, the action chips.
"""

from accessible_games.core import common_events
from accessible_games.core.event import Event, PerSeat, Piece, Pieces, Seat


class SpeciesRemoved(Event):
    """Species that are out of the game in both passes (A2). Also part of the answer to `table`."""

    heard_as = "always"
    animals: Pieces


class PassBegan(Event):
    """All players get coins; they get chips in the first pass only."""

    opens = True
    heard_as = "always"
    number: int
    coins: int
    chips: int


class SecretDrawn(Event):
    """The first card of a pile."""

    heard_as = "always"
    reveals = True
    renews = True

    seat: Seat
    card: Piece
    open_piles: bool

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Only its owner sees it."""
        return self if seat == self.seat else None


class RoundBegan(common_events.RoundBegan):
    """A round of bidding and picking begins with these cards in the middle."""

    reveals = True

    rounds: int
    """The number of rounds in a pass."""
    cards: Pieces
    open_piles: bool

    def covers(self, earlier: Event) -> bool:
        """Cards taken in earlier rounds are face down now (A20, A21).

        The first round hides nothing: the cards of the last pass have been shuffled, and players
        are just looking at their secret cards.
        """
        return self.number > 1 and not self.open_piles


class AnimalsShown(Event):
    """The cards in the middle: part of the answer to `table`."""

    cards: Pieces


class BidMade(Event):
    """A player bids openly."""

    heard_as = "bids"

    seat: Seat
    coins: int

    def covers(self, earlier: Event) -> bool:
        """By bidding, a player puts down the secret card (A20)."""
        if not isinstance(earlier, SecretDrawn):
            return False
        return earlier.seat == self.seat and not earlier.open_piles


class OrderSettled(Event):
    """The order of picking, with the bids. Also part of the answer to `table`."""

    heard_as = "bids"
    bids: PerSeat

    def tells(self, earlier: Event) -> bool:
        """It contains all bids."""
        return isinstance(earlier, BidMade)


class Took(Event):
    """A player has taken what they want."""

    seat: Seat


class Picked(Took):
    """A player takes one animal."""

    card: Piece


class PickedTwo(Took):
    """A player takes two animals for an action chip."""

    cards: Pieces
    left: int
    """The chips that the player has left."""


class Declined(Took):
    """A player takes no animal, for an action chip."""

    left: int
    """The chips that the player has left."""


class WentEmpty(Event):
    """A player took two cards and so left none for the last player (A6)."""

    heard_as = "table"
    seat: Seat


class SetAside(Event):
    """Cards that nobody took are out of play until the pass ends (A9)."""

    heard_as = "table"
    cards: Pieces


class BidKept(Event):
    """Of two players, the one with the lower bid does not pay it (A11, A12)."""

    heard_as = "coins"
    seat: Seat
    coins: int


class CoinsLeft(Event):
    """Coins after paying the bids. Also part of the answer to `scores`."""

    heard_as = "coins"
    coins: PerSeat


class PairsScored(Event):
    """Pairs of animals score their values."""

    heard_as = "scores"
    seat: Seat
    cards: Pieces
    points: int


class SinglesScored(Event):
    """Animals without a partner cost their values."""

    heard_as = "scores"
    seat: Seat
    cards: Pieces
    points: int
    """The points that they cost."""


class BonusScored(Event):
    """A bonus for all four cards of an animal (A14)."""

    heard_as = "scores"
    seat: Seat
    animal: Piece
    points: int


class CoinsScored(Event):
    """Remaining money scores points."""

    heard_as = "scores"
    seat: Seat
    coins: int
    points: int


class ChipsScored(Event):
    """Action chips score after the second pass only (A16)."""

    heard_as = "scores"
    seat: Seat
    chips: int
    points: int


class PassScored(Event):
    """All players' points for a finished pass."""

    heard_as = "always"
    number: int
    points: PerSeat


class GameWon(common_events.GameWon):
    """One player alone has the most points."""

    points: int


class VictoryShared(Event):
    """Several players have the most points (A24)."""

    heard_as = "always"
    winners: PerSeat
    points: int
