"""What can happen in Lifeboat when somebody demands a seat or a card, and in fights."""

from collections.abc import Sequence
from dataclasses import replace

from accessible_games.core.event import Event, Piece, Seat


class SwapDemanded(Event):
    """Somebody wants to change seats with another."""

    seat: Seat
    target: Seat


class CardDemanded(Event):
    """Somebody is mugged for an open card, or for a hidden one if `card` is None (L9)."""

    seat: Seat
    target: Seat
    card: Piece | None


class Agreed(Event):
    """The person asked lets it happen."""

    joins = True
    seat: Seat


class Threatened(Event):
    """The person asked threatens whoever demands: they would fight, and remember it (L67)."""

    seat: Seat
    other: Seat


class RansomOffered(Event):
    """The person asked offers a card instead of what is demanded (L67)."""

    reveals = True
    seat: Seat
    other: Seat
    card: Piece


class LetBe(Event):
    """Whoever demanded something takes the ransom, or heeds the threat."""

    joins = True
    seat: Seat
    other: Seat


class Insisted(Event):
    """Whoever demanded something still wants it."""

    joins = True
    seat: Seat


class FightBegan(Event):
    """The person asked would rather fight."""

    joins = True
    attacker: Seat
    defender: Seat


class HelpPromised(Event):
    """Somebody would help a side for a card, or stay out if it is none; nobody is bound (L49)."""

    seat: Seat
    leader: Seat | None
    card: Piece


class BribeOffered(Event):
    """Somebody promises a card, or one that is not named, for help or for staying out (L49)."""

    seat: Seat
    taker: Seat
    card: Piece | None
    service: str
    """`help`, `out`, or `side`: help for somebody else, the leader of a side."""
    leader: Seat | None


class BribePromised(Event):
    """Somebody promises the card that was asked for."""

    seat: Seat


class BribeDue(Event):
    """After the fight: the seat is asked whether it hands over what it has promised."""

    heard_as = "always"
    seat: Seat
    taker: Seat
    card: Piece | None

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Who is asked; the others have heard the promise, and hear what comes of it."""
        return self if seat == self.seat else None


class Joined(Event):
    """Somebody takes a side."""

    seat: Seat
    leader: Seat
    """The attacker or the defender, whose side it is."""


class StayedOut(Event):
    """Somebody takes no side for now."""

    joins = True
    seat: Seat

    def tells(self, earlier: Event) -> bool:
        """The same, where somebody was asked twice."""
        return earlier == self


class WeaponPlayed(Event):
    """A fighter lays a weapon open."""

    reveals = True

    seat: Seat
    card: Piece
    size: int


class FightStands(Event):
    """The strengths of both sides. Also the answer to how a fight stands."""

    joins = True
    attacker: Seat
    defender: Seat
    attack: int
    defence: int

    def tells(self, earlier: Event) -> bool:
        """How the fight stood before."""
        return isinstance(earlier, FightStands)


class FightWon(Event):
    """The side of *seat* has won."""

    seat: Seat
    strength: int
    other: int

    def tells(self, earlier: Event) -> bool:
        """How the fight stood."""
        return isinstance(earlier, FightStands) and self.strength in (
            earlier.attack,
            earlier.defence,
        )


class FlareSpent(Event):
    """A flare gun that was used in a fight is discarded (L14)."""

    seat: Seat


class SeatsChanged(Event):
    """Two change their seats in the boat."""

    seat: Seat
    target: Seat

    def tells(self, earlier: Event) -> bool:
        """That the other lets it happen."""
        return isinstance(earlier, Agreed) and earlier.seat == self.target

    def after(self, told: Sequence[Event]) -> Event:
        """Who has just heard what was wanted need only hear that the other lets it happen."""
        wanted = SwapDemanded(self.seat, self.target)
        return Agreed(self.target) if told and told[-1] == wanted else self


class CardStolen(Event):
    """A card goes from hand to hand; a hidden one is known to those two only."""

    reveals = True

    seat: Seat
    victim: Seat
    card: Piece | None
    hidden: bool

    def seen_by(self, seat: Seat | None) -> Event:
        """Others do not see which hidden card it is."""
        if not self.hidden or seat in (self.seat, self.victim):
            return self
        return replace(self, card=None)

    def tells(self, earlier: Event) -> bool:
        """That the victim lets it happen."""
        return isinstance(earlier, Agreed) and earlier.seat == self.victim

    def after(self, told: Sequence[Event]) -> Event:
        """Who has just heard of it, and may know no more, hears that the victim gives in."""
        wanted = CardDemanded(self.seat, self.victim, self.card)
        return Agreed(self.victim) if told and told[-1] == wanted else self


class BribePaid(Event):
    """A card is handed over after the fight; face down, only those two know it."""

    seat: Seat
    taker: Seat
    card: Piece | None
    hidden: bool

    def seen_by(self, seat: Seat | None) -> Event:
        """Others do not see a card that lies face down."""
        if not self.hidden or seat in (self.seat, self.taker):
            return self
        return replace(self, card=None)


class BribeBroken(Event):
    """Somebody hands over nothing of what was promised."""

    seat: Seat
    taker: Seat


class NothingToTake(Event):
    """The card that was fought for is gone (L58)."""

    seat: Seat
