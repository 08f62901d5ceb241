"""What can happen in Arche Noah: one event for each spoken sentence.

Coins are the small chips, the money; chips are the big ones, the action chips.
"""

from accessible_games.core.event import Event, PerSeat, Piece, Pieces, Seat


class SpeciesRemoved(Event):
    """Species that are out of the game for both passes (A2). Also told with the table."""

    heard_as = "always"
    animals: Pieces


class StarterDrawn(Event):
    """The lot has chosen who holds the start card first."""

    heard_as = "always"
    seat: Seat


class PassBegan(Event):
    """Everybody gets coins; chips are given in the first pass only."""

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
        """Only its owner looks at it."""
        return self if seat == self.seat else None


class RoundBegan(Event):
    """A round of bidding and picking begins, with these cards in the middle."""

    opens = True
    heard_as = "always"
    reveals = True

    number: int
    rounds: int
    """How many a pass has."""
    seat: Seat
    cards: Pieces
    open_piles: bool

    def tells(self, earlier: Event) -> bool:
        """Who starts."""
        return isinstance(earlier, StarterDrawn)

    def covers(self, earlier: Event) -> bool:
        """What was taken in earlier rounds lies face down (A20, A21).

        The first round covers nothing: the cards of the last pass are shuffled in, and secret
        cards are only being looked at.
        """
        return self.number > 1 and not self.open_piles


class AnimalsShown(Event):
    """The answer to what is on the table: the cards in the middle."""

    cards: Pieces


class BidMade(Event):
    """Somebody bids in the open."""

    heard_as = "bids"
    reveals = True

    seat: Seat
    coins: int

    def covers(self, earlier: Event) -> bool:
        """Whoever bids has laid down the secret card (A20)."""
        if not isinstance(earlier, SecretDrawn):
            return False
        return earlier.seat == self.seat and not earlier.open_piles


class OrderSettled(Event):
    """Who picks in which order, with their bids. Also told with the table."""

    heard_as = "bids"
    bids: PerSeat

    def tells(self, earlier: Event) -> bool:
        """All bids are in it."""
        return isinstance(earlier, BidMade)


class Took(Event):
    """Somebody has taken what they want."""

    seat: Seat


class Picked(Took):
    """Somebody takes one animal."""

    card: Piece


class PickedTwo(Took):
    """Two animals for an action chip."""

    cards: Pieces
    left: int
    """Chips that the seat still has."""


class Declined(Took):
    """No animal for an action chip."""

    left: int
    """Chips that the seat still has."""


class WentEmpty(Event):
    """Somebody took two, and no card is left for the last (A6)."""

    heard_as = "table"
    seat: Seat


class SetAside(Event):
    """Cards that nobody took, out of play until the pass ends (A9)."""

    heard_as = "table"
    cards: Pieces


class BidKept(Event):
    """Of two players, the lower bid is not paid (A11, A12)."""

    heard_as = "coins"
    seat: Seat
    coins: int


class CoinsLeft(Event):
    """Bids are paid. Also the answer to how everybody stands."""

    heard_as = "coins"
    coins: PerSeat


class PairsScored(Event):
    """Pairs of animals bring their values."""

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
    """Points that they cost."""


class BonusScored(Event):
    """All four cards of an animal (A14)."""

    heard_as = "scores"
    seat: Seat
    animal: Piece
    points: int


class CoinsScored(Event):
    """Money that is left brings points."""

    heard_as = "scores"
    seat: Seat
    coins: int
    points: int


class ChipsScored(Event):
    """Action chips count after the second pass only (A16)."""

    heard_as = "scores"
    seat: Seat
    chips: int
    points: int


class PassScored(Event):
    """Everybody's points of a finished pass."""

    heard_as = "always"
    number: int
    points: PerSeat


class GameScored(Event):
    """Everybody's points of both passes."""

    heard_as = "always"
    points: PerSeat


class GameWon(Event):
    """One alone has the most points."""

    heard_as = "always"
    seat: Seat
    points: int


class VictoryShared(Event):
    """Several players have the most points (A24)."""

    heard_as = "always"
    winners: PerSeat
    points: int
