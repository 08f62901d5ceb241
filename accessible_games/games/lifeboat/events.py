"""What can happen in the boat, from preparing to fights: one event for each spoken sentence."""

from collections.abc import Sequence
from dataclasses import replace

from accessible_games.core.event import Event, Person, Piece, Pieces, Seat

# Preparing and mornings --------------------------------------------------------------------------


class CharacterDealt(Event):
    """A player's character, known to all."""

    heard_as = "always"
    reveals = True
    seat: Person
    character: Piece
    size: int
    survival: int


class CharactersOut(Event):
    """Characters that are not in the boat, as there are fewer than six players (L3)."""

    heard_as = "always"
    characters: Pieces


class Secret(Event):
    """Something that only one seat is told."""

    heard_as = "always"
    reveals = True
    seat: Seat

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Its owner sees it, nobody else."""
        return self if seat == self.seat else None


class FirstCardDealt(Secret):
    """A seat's first provision."""

    card: Piece


class GoalsDealt(Secret):
    """Whom a player loves and hates (L54)."""

    love: Piece
    hate: Piece
    narcissist: bool
    """Loves only themselves."""
    psychopath: bool
    """Hates only themselves."""


class GoalsMean(Secret):
    """What a love and a hate score at the end."""

    narcissist: bool
    psychopath: bool


class DayBegan(Event):
    """A new day at sea."""

    opens = True
    heard_as = "always"
    number: int
    birds: int


class ProvisionsDrawn(Event):
    """The quartermaster draws for everybody conscious."""

    joins = True
    reveals = True
    seat: Seat
    count: int
    left: int


class ProvisionsGone(Event):
    """Nothing is left to draw from now on (L5)."""

    heard_as = "always"


class ChoiceSeen(Secret):
    """The provisions of which the player may keep one."""

    cards: Pieces


class CardKept(Event):
    """A player keeps one of the provisions and passes the others on."""

    joins = True
    seat: Seat
    card: Piece | None

    def seen_by(self, seat: Seat | None) -> Event:
        """Others see that a card was kept, but not which."""
        return self if seat == self.seat else replace(self, card=None)


class TurnBegan(Event):
    """A player's turn to act."""

    heard_as = "always"
    seat: Seat


class TurnSkipped(Event):
    """A player who is not conscious cannot act (L8)."""

    seat: Seat


# Actions -----------------------------------------------------------------------------------------


class DidNothing(Event):
    """A player does nothing."""

    joins = True
    seat: Seat


class RowingBegan(Event):
    """A player takes some navigation cards to look at."""

    reveals = True
    seat: Seat
    count: int


class Rowed(Event):
    """A rower has kept cards on the row stack and put others back under the navigation stack."""

    seat: Seat
    kept: int
    under: int

    def tells(self, earlier: Event) -> bool:
        """It also says that the seat rows."""
        return isinstance(earlier, RowingBegan) and earlier.seat == self.seat


class CardShown(Event):
    """A player shows a hidden card, which costs no action."""

    reveals = True
    seat: Seat
    card: Piece


class ParasolOpened(Event):
    """A player opens the parasol, as an action."""

    reveals = True
    seat: Seat


class Healed(Event):
    """The medical kit removes a wound."""

    reveals = True
    seat: Seat
    patient: Seat
    wounds: int
    """The wounds that the patient still has."""
    size: int


class WokeUp(Event):
    """A player is conscious again."""

    heard_as = "always"
    seat: Seat


class FlareFired(Event):
    """A player fires the flare gun, and three navigation cards are shown."""

    reveals = True
    seat: Seat
    cards: Pieces


# Trading -----------------------------------------------------------------------------------------


class TradeWished(Event):
    """A player wants to trade, after any fight or after the last action of the day."""

    seat: Seat
    later: bool


class TradingOver(Event):
    """Nobody wants to trade any more after the last action of the day."""


class OfferMade(Event):
    """An offer made aloud (L55). Wanting nothing makes it a gift, giving nothing a plea."""

    reveals = True
    seat: Seat
    partner: Seat
    give: Pieces
    want: Pieces


class OfferSlipped(Event):
    """An offer to pass cards face down, which only the two know (L55)."""

    reveals = True
    seat: Seat
    partner: Seat
    give: Pieces
    given: Pieces
    """The cards given face down; empty for those who may not know them."""
    gives: int
    """The number of cards given face down."""
    want: Pieces
    wanted: Pieces
    wants: int

    def seen_by(self, seat: Seat | None) -> Event:
        """Others hear how many cards are face down, but not which."""
        known = seat in (self.seat, self.partner)
        return self if known else replace(self, given=(), wanted=())


class SlipTaken(Event):
    """The partner agrees, and cards are passed face down."""

    seat: Seat
    partner: Seat


class OfferTaken(Event):
    """The partner agrees, and the cards change hands."""

    seat: Seat
    partner: Seat
    give: Pieces
    want: Pieces


class OfferRefused(Event):
    """The partner says no."""

    seat: Seat
    partner: Seat


# Demands and fights ------------------------------------------------------------------------------


class SwapDemanded(Event):
    """A player wants to change seats with another."""

    seat: Seat
    target: Seat


class CardDemanded(Event):
    """A player is mugged for an open card, or for a hidden one if `card` is None (L9)."""

    seat: Seat
    target: Seat
    card: Piece | None


class Agreed(Event):
    """The person asked agrees."""

    joins = True
    seat: Seat


class Threatened(Event):
    """The person asked threatens to fight, and to remember it (L67)."""

    seat: Seat
    other: Seat


class RansomOffered(Event):
    """The person asked offers a card instead of what is demanded (L67)."""

    reveals = True
    seat: Seat
    other: Seat
    card: Piece


class LetBe(Event):
    """The demand is dropped, for the ransom or because of the threat."""

    joins = True
    seat: Seat
    other: Seat


class Insisted(Event):
    """The demand is upheld."""

    joins = True
    seat: Seat


class FightBegan(Event):
    """The person asked refuses, and a fight begins."""

    joins = True
    attacker: Seat
    defender: Seat


class HelpPromised(Event):
    """A player would help a side for a card, or stay out if it is none; nobody is bound (L49)."""

    seat: Seat
    leader: Seat | None
    card: Piece


class BribeOffered(Event):
    """A player promises a card, perhaps without naming it, for help or for staying out (L49)."""

    seat: Seat
    taker: Seat
    card: Piece | None
    service: str
    """`help`, `out`, or `side`: help for another player, the leader of a side."""
    leader: Seat | None


class BribePromised(Event):
    """A player promises the card that was asked for."""

    seat: Seat


class BribeDue(Event):
    """After the fight: the seat is asked whether it pays what it has promised."""

    heard_as = "always"
    seat: Seat
    taker: Seat
    card: Piece | None

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Only the player asked: the others heard the promise and will hear the outcome."""
        return self if seat == self.seat else None


class Joined(Event):
    """A player joins a side."""

    seat: Seat
    leader: Seat
    """The leader of that side: attacker or defender."""


class StayedOut(Event):
    """A player joins no side for now."""

    joins = True
    seat: Seat

    def tells(self, earlier: Event) -> bool:
        """It repeats an earlier answer of the same player."""
        return earlier == self


class WeaponPlayed(Event):
    """A fighter plays a weapon openly."""

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
        """It replaces the earlier strengths."""
        return isinstance(earlier, FightStands)


class FightWon(Event):
    """The side of *seat* has won."""

    seat: Seat
    strength: int
    other: int

    def tells(self, earlier: Event) -> bool:
        """It also says how the fight stood."""
        return isinstance(earlier, FightStands) and self.strength in (
            earlier.attack,
            earlier.defence,
        )


class FlareSpent(Event):
    """A flare gun used in a fight is discarded (L14)."""

    seat: Seat


class SeatsChanged(Event):
    """Two players change seats."""

    seat: Seat
    target: Seat

    def tells(self, earlier: Event) -> bool:
        """It also says that the other agrees."""
        return isinstance(earlier, Agreed) and earlier.seat == self.target

    def after(self, told: Sequence[Event]) -> Event:
        """Those who have just heard the demand only need to hear that the other agrees."""
        wanted = SwapDemanded(self.seat, self.target)
        return Agreed(self.target) if told and told[-1] == wanted else self


class CardStolen(Event):
    """A card changes hands; a hidden one is known to those two only."""

    reveals = True

    seat: Seat
    victim: Seat
    card: Piece | None
    hidden: bool

    def seen_by(self, seat: Seat | None) -> Event:
        """Others do not see a hidden card."""
        if not self.hidden or seat in (self.seat, self.victim):
            return self
        return replace(self, card=None)

    def tells(self, earlier: Event) -> bool:
        """It also says that the victim agrees."""
        return isinstance(earlier, Agreed) and earlier.seat == self.victim

    def after(self, told: Sequence[Event]) -> Event:
        """Those who have just heard of it, and may know no more, hear that the victim yields."""
        wanted = CardDemanded(self.seat, self.victim, self.card)
        return Agreed(self.victim) if told and told[-1] == wanted else self


class BribePaid(Event):
    """A card is paid after the fight; face down, only those two know it."""

    seat: Seat
    taker: Seat
    card: Piece | None
    hidden: bool

    def seen_by(self, seat: Seat | None) -> Event:
        """Others do not see a card that is face down."""
        if not self.hidden or seat in (self.seat, self.taker):
            return self
        return replace(self, card=None)


class BribeBroken(Event):
    """A player pays nothing of what was promised."""

    seat: Seat
    taker: Seat


class NothingToTake(Event):
    """The card that was fought for is gone (L58)."""

    seat: Seat
