"""Why `normal` advises an answer: one fact for each hint. "You" is the seat that is asked.

Only that seat hears it, so it may mention its own hand, love and hate. About others it says what
everybody can see, or what that seat knows.
"""

from accessible_games.core.event import Event, Piece, Pieces, Seat
from accessible_games.games.lifeboat import events

# People ------------------------------------------------------------------------------------------


class SparesYou(Event):
    """It keeps you from harm."""


class SparesLove(Event):
    """It keeps your love from harm."""

    seat: Seat


class HarmsHate(Event):
    """It may harm a player whose death brings you points: your hate, or anybody if you hate all."""

    seat: Seat


class Heals(Event):
    """It removes a wound of a player."""

    seat: Seat


class GainsNothing(Event):
    """You would gain nothing by doing more, whatever happens to the others."""


# At sea ------------------------------------------------------------------------------------------


class NearsLand(Event):
    """There is a bird; *birds* would then be sighted."""

    birds: int


class MayNearLand(Event):
    """The cards that a flare shows may bring birds."""


class DelaysLand(Event):
    """No bird is good for you: you have something to gain by more days at sea."""


class ChoosesCourse(Event):
    """Rowers choose which navigation cards are considered."""


class ShowsCourses(Event):
    """The compass shows more navigation cards to choose from."""

    cards: int


class LeavesToChance(Event):
    """None of the cards is better for you than an unknown one."""


class HarmsLeast(Event):
    """All of the cards may harm you, this one least."""


class BetterSeat(Event):
    """Nearest the stern you choose the course of the boat."""


class ChoosesFirst(Event):
    """Nearer the bow you choose earlier in the mornings."""


class AvoidsThirst(Event):
    """Rowers and fighters may be thirsty tonight."""


# Cards -------------------------------------------------------------------------------------------


class WaterNeeded(Event):
    """You may be thirsty on some of the days to come."""


class SavesWater(Event):
    """Who bears a thirst has the water for a later one."""


class NeedsOwnWater(Event):
    """You may need your water for yourself."""


class TreasureCounts(Event):
    """With what you have, the treasure would bring you some more points."""

    card: Piece
    points: int


class GetsWeapon(Event):
    """A weapon adds to your strength."""

    card: Piece
    size: int


class UsefulCard(Event):
    """Of your choices, this card is the most useful one to you."""

    card: Piece


class MayFind(Event):
    """Among the hidden cards there may be something that you can use."""

    seat: Seat
    cards: int


class KeepsCards(Event):
    """No trade is worth it: you would give away more than you get."""


class HidesCards(Event):
    """What nobody sees cannot be demanded by name."""


class GoodTrade(Event):
    """What you get is worth more to you than what you give."""

    get: Pieces


# Fights ------------------------------------------------------------------------------------------


def are_strengths(earlier: Event, *strengths: int) -> bool:
    """Whether an event tells of a fight in which the sides have these strengths."""
    if not isinstance(earlier, events.FightStands):
        return False
    return {earlier.attack, earlier.defence} == {*strengths}


class StrongEnough(Event):
    """Your side is strong enough, with what you can play; the strengths of both sides."""

    own: int
    other: int

    def tells(self, earlier: Event) -> bool:
        """The strengths, if nobody can add to them."""
        return are_strengths(earlier, self.own, self.other)


class TooWeak(Event):
    """The other side wins, even with what you can play; the defenders win a tie."""

    own: int
    other: int

    def tells(self, earlier: Event) -> bool:
        """The strengths, if nobody can add to them."""
        return are_strengths(earlier, self.own, self.other)


class AvoidsFight(Event):
    """If you agree you are not wounded, though you would be strong enough."""


class KeepsYours(Event):
    """You keep what is demanded if you win, though the other side is stronger now."""


class BringsStrength(Event):
    """A player would bring your side the visible strength."""

    seat: Seat
    size: int


class MakesStronger(Event):
    """Any player who joins makes your side stronger."""


class CanSpare(Event):
    """Of the cards that you could give you need this one least."""

    card: Piece


class OthersWant(Event):
    """Another player may want the card more than you need it."""

    card: Piece


class MayHeed(Event):
    """A player who hears that you will fight may drop the demand."""


class ExpectsMore(Event):
    """What you have demanded promises more than dropping it."""


class NothingBetter(Event):
    """Everything else would be worth less to you."""


# Friends -----------------------------------------------------------------------------------------


class HelpsAlly(Event):
    """A player has done more for you than against you."""

    seat: Seat


class WrongedYou(Event):
    """A player has robbed you before, or cheated you."""

    seat: Seat


class CardPromised(Event):
    """A player has promised a card for it."""

    seat: Seat


class KeepsWord(Event):
    """Players who keep promises are helped again."""
