"""What can happen in Lifeboat: one event for each spoken sentence."""

from dataclasses import replace

from accessible_games.core.event import Event, Figures, Person, Piece, Pieces, Seat

# Preparing and mornings --------------------------------------------------------------------------


class CharacterDealt(Event):
    """Who somebody is, for all to see."""

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
    """Something that only one seat gets to know."""

    heard_as = "always"
    reveals = True
    seat: Seat

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Its owner, nobody else."""
        return self if seat == self.seat else None


class FirstCardDealt(Secret):
    """The provision that a seat begins with."""

    card: Piece


class GoalsDealt(Secret):
    """Whom somebody loves and hates (L54)."""

    love: Piece
    hate: Piece
    narcissist: bool
    """Loves nobody but oneself."""
    psychopath: bool
    """Hates nobody but oneself."""


class GoalsMean(Secret):
    """What a love and a hate bring in the end."""

    narcissist: bool
    psychopath: bool


class DayBegan(Event):
    """A new day at sea."""

    opens = True
    heard_as = "always"
    number: int
    birds: int


class ProvisionsDrawn(Event):
    """The quartermaster draws for all who are conscious."""

    joins = True
    reveals = True
    seat: Seat
    count: int
    left: int


class ProvisionsGone(Event):
    """Nothing is left to draw, from now on (L5)."""

    heard_as = "always"


class ChoiceSeen(Secret):
    """The provisions of which one may be kept."""

    cards: Pieces


class CardKept(Event):
    """Somebody keeps one of the provisions and passes the others on."""

    joins = True
    seat: Seat
    card: Piece | None

    def seen_by(self, seat: Seat | None) -> Event:
        """Others see that a card was kept, and not which."""
        return self if seat == self.seat else replace(self, card=None)


class TurnBegan(Event):
    """Somebody's turn to act."""

    heard_as = "always"
    seat: Seat


class TurnSkipped(Event):
    """Whoever is not conscious cannot act (L8)."""

    seat: Seat


# Actions -----------------------------------------------------------------------------------------


class DidNothing(Event):
    """Somebody lets the action go."""

    joins = True
    seat: Seat


class CourseShown(Event):
    """A navigation card for all to see. Also the answer to what such a card shows."""

    opens = True
    heard_as = "table"
    reveals = True
    card: Piece
    bird: int
    """1 for a bird, -1 for one crossed out."""
    overboard: Figures
    falls: str
    """Who goes overboard: `everybody`, `nobody`, or `some`, who are named."""
    thirsty: Figures
    thirst: str
    """Who is thirsty by name, in the same way."""
    row: bool
    fight: bool


class CourseSeen(CourseShown):
    """A navigation card that only one seat looks at."""

    seat: Seat

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Its owner, nobody else."""
        return self if seat == self.seat else None


class RowingBegan(Event):
    """Somebody takes some navigation cards to look at."""

    reveals = True
    seat: Seat
    count: int


class Rowed(Event):
    """A rower has put cards on the row stack, which are kept, and others back under the stack."""

    seat: Seat
    kept: int
    under: int

    def tells(self, earlier: Event) -> bool:
        """That the seat rows."""
        return isinstance(earlier, RowingBegan) and earlier.seat == self.seat


class CardShown(Event):
    """A hidden card is laid open; it costs no action."""

    reveals = True
    seat: Seat
    card: Piece


class ParasolOpened(Event):
    """Somebody opens the parasol, as an action."""

    reveals = True
    seat: Seat


class Healed(Event):
    """The medical kit takes a wound away."""

    reveals = True
    seat: Seat
    patient: Seat
    wounds: int
    """That the patient still has."""
    size: int


class WokeUp(Event):
    """Somebody is conscious again."""

    heard_as = "always"
    seat: Seat


class FlareFired(Event):
    """Somebody fires the flare gun, and three navigation cards are shown."""

    reveals = True
    seat: Seat
    cards: Pieces


class BirdSighted(Event):
    """One bird more."""

    heard_as = "always"
    birds: int


class BirdLost(Event):
    """One bird fewer."""

    heard_as = "always"
    birds: int


# Trading -----------------------------------------------------------------------------------------


class TradeWished(Event):
    """Somebody wants to trade, as soon as no fight is on or after the last action of the day."""

    seat: Seat
    later: bool


class TradingOver(Event):
    """Nobody wants to trade any more after the last action of the day."""


class OfferMade(Event):
    """Said aloud (L55). What is wanted may be nothing: a gift; so may what is given: a plea."""

    reveals = True
    seat: Seat
    partner: Seat
    give: Pieces
    want: Pieces


class OfferSlipped(Event):
    """An offer with cards that are to be passed face down: only the two know these (L55)."""

    reveals = True
    seat: Seat
    partner: Seat
    give: Pieces
    given: Pieces
    """What is given face down; empty for those who do not know it."""
    gives: int
    """How many cards that are."""
    want: Pieces
    wanted: Pieces
    wants: int

    def seen_by(self, seat: Seat | None) -> Event:
        """The others hear how many cards go face down, and not which."""
        known = seat in (self.seat, self.partner)
        return self if known else replace(self, given=(), wanted=())


class SlipTaken(Event):
    """The partner agrees, and cards change hands face down."""

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
