"""Facts that a player can ask for in Lifeboat; topics.py decides which are told when."""

from accessible_games.core.event import Event, Person, Piece, Pieces, Seat, Seats


class HandHeld(Event):
    """The player's own cards, hidden and open."""

    hidden: Pieces
    shown: Pieces


class ChoiceHeld(Event):
    """The provisions of which the player is to keep one."""

    cards: Pieces


class PassedOn(Event):
    """The provisions that the player passed on this morning."""

    cards: Pieces


class BoatHolds(Event):
    """Who is in the boat, from the bow to the stern."""

    seats: Seats


class BirdsSeen(Event):
    """The number of birds sighted so far."""

    birds: int
    day: int


class PersonSits(Event):
    """One person in the boat, in the shortest form."""

    seat: Seat
    character: Piece
    place: int
    """From the bow, counted from 1."""
    state: str
    """`awake`, `unconscious` or `dead`."""
    wounds: int
    size: int
    rowed: bool
    fought: bool
    shown: Pieces


class PersonIs(Event):
    """One person in full; those swept away are dead and at place 0."""

    seat: Seat
    character: Piece
    place: int
    state: str
    wounds: int
    size: int
    strength: int
    """Strength with open weapons."""
    survival: int
    rowed: bool
    fought: bool
    shown: Pieces
    hidden: int
    known: Pieces
    """The minimum of hidden cards that the player knows of."""


class SweptAwayBefore(Event):
    """Who is no longer in the boat."""

    seats: Seats


class WhoYouAre(Event):
    """The player's own character."""

    character: Piece
    size: int
    survival: int


class GoalsHeld(Event):
    """Whom the player loves and hates."""

    seat: Seat
    love: Piece
    hate: Piece
    narcissist: bool
    psychopath: bool


class SeatPlays(Event):
    """A player's character, for onlookers."""

    seat: Person
    character: Piece


class PointsNow(Event):
    """The player's own points if the game ended now."""

    points: int


class NoPoints(Event):
    """No points to tell: only a player's own can be known, and none if the sea has won."""


class OnTurn(Event):
    """Who acts, or nobody during navigation."""

    seat: Seat | None
    stage: str
    day: int


class YetToAct(Event):
    """Who has yet to act today."""

    seats: Seats


class CardCounts(Event):
    """The number of cards left to draw, and of those discarded."""

    provisions: int
    discard: int
    navigation: int
    row_stack: int


class DiscardHolds(Event):
    """The provisions discarded or lost."""

    cards: Pieces


class RowStackKnown(Event):
    """The cards on the row stack that the player knows."""

    cards: Pieces


class AboutCharacter(Event):
    """The abilities of a character, and the points for its survival."""

    character: Piece
    size: int
    survival: int
    ability: str
    """What counts double, `jewel`, `painting` or `cash`; or `swims`, `steals` or `none`."""


class AboutProvision(Event):
    """What a provision is for, and how many there are."""

    card: Piece
    kind: str
    """The card without its value."""
    count: int
    """The number in the box."""
    weapon: int
    """What it adds in a fight, or 0."""


class NotInGame(Event):
    """A character is not in the boat."""

    character: Piece


class OpenAt(Event):
    """A player has a card open on the table."""

    seat: Seat
    card: Piece
    count: int


class HiddenAt(Event):
    """Hidden cards that the player knows of: their own, and those that others hold at least."""

    seat: Seat
    card: Piece
    count: int


class InDiscard(Event):
    """The number of a card discarded or lost."""

    card: Piece
    count: int


class CourseOfDay(Event):
    """The navigation card of the day."""

    card: Piece


class OnRowStack(Event):
    """A navigation card that may still be chosen today."""

    card: Piece


class InStack(Event):
    """A navigation card at its place from the top, from 1."""

    card: Piece
    place: int


class LookedAt(Event):
    """A navigation card that the player is looking at."""

    card: Piece


class Nowhere(Event):
    """It cannot be known where a card is."""

    card: Piece
