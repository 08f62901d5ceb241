"""Facts that a player can ask for in Lifeboat; topics.py says which are told when."""

from accessible_games.core.event import Event, PerSeat, Person, Piece, Pieces, Seat, Seats


class HandHeld(Event):
    """One's own cards, hidden and open."""

    hidden: Pieces
    shown: Pieces


class HandSizes(Event):
    """How many hidden cards each has."""

    sizes: PerSeat


class ChoiceHeld(Event):
    """The provisions of which one is to be kept."""

    cards: Pieces


class PassedOn(Event):
    """The provisions that one has passed on this morning."""

    cards: Pieces


class BoatHolds(Event):
    """Who is in the boat, from the bow to the stern."""

    seats: Seats


class BirdsSeen(Event):
    """How many birds have been sighted so far."""

    birds: int
    day: int


class PersonSits(Event):
    """One person in the boat, as briefly as possible."""

    seat: Seat
    character: Piece
    place: int
    """From the bow, 1 on."""
    state: str
    """`awake`, `unconscious` or `dead`."""
    wounds: int
    size: int
    rowed: bool
    fought: bool
    shown: Pieces


class PersonIs(Event):
    """One person in full; whoever was swept away is dead and at place 0."""

    seat: Seat
    character: Piece
    place: int
    state: str
    wounds: int
    size: int
    strength: int
    """Size and open weapons."""
    survival: int
    rowed: bool
    fought: bool
    shown: Pieces
    hidden: int
    known: Pieces
    """Hidden cards that one knows of, at least."""


class SweptAwayBefore(Event):
    """Who is no longer in the boat."""

    seats: Seats


class WhoYouAre(Event):
    """One's own character."""

    character: Piece
    size: int
    survival: int


class GoalsHeld(Event):
    """Whom one loves and hates."""

    seat: Seat
    love: Piece
    hate: Piece
    narcissist: bool
    psychopath: bool


class SeatPlays(Event):
    """Who somebody is, for onlookers."""

    seat: Person
    character: Piece


class PointsNow(Event):
    """One's own points if the game ended now."""

    points: int


class NoPoints(Event):
    """Nobody's points can be known but one's own; or the sea has won."""


class OnTurn(Event):
    """Who acts; nobody when the boat is navigated."""

    seat: Seat | None
    stage: str
    day: int


class YetToAct(Event):
    """Who has yet to act today."""

    seats: Seats


class GameFinished(Event):
    """Nobody has a turn any more."""


class CardCounts(Event):
    """How many cards are left to draw, and how many are spent."""

    provisions: int
    discard: int
    navigation: int
    row_stack: int


class DiscardHolds(Event):
    """The provisions that are spent or lost."""

    cards: Pieces


class RowStackKnown(Event):
    """The cards on the row stack that one knows."""

    cards: Pieces


class AboutCharacter(Event):
    """What a character can do, and what its survival is worth."""

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
    """How many are in the box."""
    weapon: int
    """What it adds in a fight, or 0."""


class NotInGame(Event):
    """A character is not in the boat."""

    character: Piece


class OpenAt(Event):
    """Somebody has a card lying open."""

    seat: Seat
    card: Piece
    count: int


class HiddenAt(Event):
    """Hidden cards that one knows of: one's own, and how many others hold at least."""

    seat: Seat
    card: Piece
    count: int


class InDiscard(Event):
    """How many of a card are spent or lost."""

    card: Piece
    count: int


class CourseOfDay(Event):
    """The navigation card that counts today."""

    card: Piece


class OnRowStack(Event):
    """A navigation card may still be chosen today."""

    card: Piece


class InStack(Event):
    """A navigation card at its place from the top, 1 on."""

    card: Piece
    place: int


class LookedAt(Event):
    """A navigation card that one is looking at."""

    card: Piece


class Nowhere(Event):
    """Where a card is cannot be known."""

    card: Piece
