"""Why `normal` advises an answer: one fact for each hint. "You" is the seat that is asked.

Only that seat hears it, so it may speak of its own hand, love and hate. Of others it says what
all can see, or what that seat knows.
"""

from accessible_games.core.event import Event, Piece, Pieces, Seat

# People ------------------------------------------------------------------------------------------


class SparesYou(Event):
    """It keeps you from harm."""


class SparesLove(Event):
    """It keeps your love from harm."""

    seat: Seat


class HarmsHate(Event):
    """It may harm somebody whose death brings you points: your hate, or anybody if you hate all."""

    seat: Seat


class GainsNothing(Event):
    """You would gain nothing by doing more, whatever becomes of the others."""


# At sea ------------------------------------------------------------------------------------------


class NearsLand(Event):
    """There is a bird; *birds* would then be sighted."""

    birds: int


class DelaysLand(Event):
    """No bird is good for you: you have something to gain by more days at sea."""


class ChoosesCourse(Event):
    """Whoever rows chooses which navigation cards come into question."""


class LeavesToChance(Event):
    """None of the cards is better for you than one that nobody knows."""


class HarmsLeast(Event):
    """All of the cards may do you harm, and this one the least."""


class BetterSeat(Event):
    """Nearest the stern you choose the course of the boat."""


class ChoosesFirst(Event):
    """Nearer the bow you choose earlier in the mornings."""


class AvoidsThirst(Event):
    """Whoever rows or fights may be thirsty tonight."""


# Cards -------------------------------------------------------------------------------------------


class WaterNeeded(Event):
    """You will be thirsty on some of the days to come."""


class NeedsOwnWater(Event):
    """You need your water for yourself."""


class TreasureCounts(Event):
    """With what you have, the treasure would bring you some more points."""

    card: Piece
    points: int


class GetsWeapon(Event):
    """A weapon makes you stronger by its size."""

    card: Piece
    size: int


class UsefulCard(Event):
    """Of what you can choose, the card is the most useful one to you."""

    card: Piece


class MayFind(Event):
    """Among the hidden cards there may be something that you can use."""

    seat: Seat
    cards: int


class KeepsCards(Event):
    """No trade is worth it: you would give away more than you get."""


class HidesCards(Event):
    """What nobody sees, nobody can demand by name."""


class GoodTrade(Event):
    """What you get is worth more to you than what you give."""

    get: Pieces


# Fights ------------------------------------------------------------------------------------------


class StrongEnough(Event):
    """Your side is strong enough, with what you can play; the strengths of both sides."""

    own: int
    other: int


class TooWeak(Event):
    """The other side wins, even with what you can play; a tie is the defenders'."""

    own: int
    other: int


class AvoidsFight(Event):
    """Whoever agrees is not wounded, though you would be strong enough."""


class KeepsYours(Event):
    """You keep what is demanded if you win, though the other side is stronger now."""


class BringsStrength(Event):
    """Somebody would bring your side the strength that all see."""

    seat: Seat
    size: int


class MakesStronger(Event):
    """Whoever joins your side makes it stronger."""


class CanSpare(Event):
    """Of the cards that you could give you need this one least."""

    card: Piece


class MayHeed(Event):
    """Whoever hears that you will fight may let it be."""


class ExpectsMore(Event):
    """What you have demanded promises more than to let it be."""


class NothingBetter(Event):
    """All else would be worth less to you."""


# Friends -----------------------------------------------------------------------------------------


class HelpsAlly(Event):
    """Somebody has done more for you than against you."""

    seat: Seat


class WrongedYou(Event):
    """Somebody has robbed you before, or cheated you."""

    seat: Seat


class CardPromised(Event):
    """Somebody has promised a card for it."""

    seat: Seat


class KeepsWord(Event):
    """Whoever keeps a promise is helped again."""
