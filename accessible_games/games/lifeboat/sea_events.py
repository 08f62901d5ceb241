"""What can happen during navigation and at the end: one event for each spoken sentence."""

from collections.abc import Sequence
from dataclasses import replace

from accessible_games.core import common_events
from accessible_games.core.event import Event, Figures, PerSeat, Piece, Pieces, Seat

# Navigation --------------------------------------------------------------------------------------


class CourseShown(Event):
    """A navigation card shown to all. Also the answer to what such a card shows."""

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
    """Who is thirsty by name, in the same form."""
    row: bool
    fight: bool


class CourseSeen(CourseShown):
    """A navigation card that only one seat sees."""

    seat: Seat

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Its owner sees it, nobody else."""
        return self if seat == self.seat else None


class BirdSighted(Event):
    """One bird more."""

    heard_as = "always"
    birds: int


class BirdLost(Event):
    """One bird fewer."""

    heard_as = "always"
    birds: int


class CompassUsed(Event):
    """The compass gives the navigator more to choose from."""

    seat: Seat


class CourseSet(CourseShown):
    """The navigation card of the day; nobody is awake to steer if `seat` is None."""

    seat: Seat | None


class FellOverboard(Event):
    """A player falls into the water."""

    heard_as = "table"
    seat: Seat


class PreserverThrown(Event):
    """A player in the water gets the life preserver."""

    reveals = True
    seat: Seat
    target: Seat


class ChumPlayed(Event):
    """A player throws chum into the water."""

    reveals = True
    seat: Seat


class SharksCame(Event):
    """Everybody in the water is bitten once (L28)."""

    heard_as = "table"


class CardsLost(Event):
    """Open cards are lost in the water."""

    heard_as = "table"
    seat: Seat
    cards: Pieces


class SavedByPreserver(Event):
    """The life preserver brings a player back unhurt."""

    heard_as = "table"
    seat: Seat

    def tells(self, earlier: Event) -> bool:
        """It also says that the seat is in the water."""
        return isinstance(earlier, FellOverboard) and earlier.seat == self.seat


class SwamBack(Event):
    """Frenchy takes no harm."""

    heard_as = "table"
    seat: Seat

    def tells(self, earlier: Event) -> bool:
        """It also says that the seat is in the water."""
        return isinstance(earlier, FellOverboard) and earlier.seat == self.seat


class Drowned(Event):
    """A player who was not conscious dies in the water, and is pulled back into the boat (L22)."""

    heard_as = "always"
    seat: Seat

    def tells(self, earlier: Event) -> bool:
        """It also says that the seat is in the water."""
        return isinstance(earlier, FellOverboard) and earlier.seat == self.seat


class SweptAway(Event):
    """A player who was dead before or has drowned is gone with all cards (L22, L30)."""

    heard_as = "always"
    reveals = True

    seat: Seat
    was_dead: bool
    cards: Pieces


class GotThirsty(Event):
    """A player is thirsty, and why."""

    heard_as = "table"
    seat: Seat
    cause: str
    """`name`, `row` or `fight`."""


class DrankWater(Event):
    """A player drinks against thirst of any cause."""

    reveals = True

    seat: Seat
    cause: str
    """As in `GotThirsty`."""
    again: bool
    """Whether the previous event already said that the seat drinks."""

    def tells(self, earlier: Event) -> bool:
        """It also says that the seat is thirsty."""
        return isinstance(earlier, GotThirsty) and earlier.seat == self.seat

    def after(self, told: Sequence[Event]) -> Event:
        """Of a seat that was told to drink: it drinks one more."""
        drunk = any(isinstance(each, DrankWater) and each.seat == self.seat for each in told)
        return replace(self, again=drunk)


class WaterGiven(Event):
    """A player gives water to another."""

    reveals = True

    seat: Seat
    thirsty: Seat
    cause: str
    """As in `GotThirsty`."""

    def tells(self, earlier: Event) -> bool:
        """It also says that the other is thirsty."""
        return isinstance(earlier, GotThirsty) and earlier.seat == self.thirsty


class ParasolShaded(Event):
    """The open parasol helps against a thirst."""

    heard_as = "table"
    seat: Seat

    def tells(self, earlier: Event) -> bool:
        """It also says that the seat is thirsty."""
        return isinstance(earlier, GotThirsty) and earlier.seat == self.seat


class Wounded(Event):
    """A player has one more wound."""

    heard_as = "table"
    seat: Seat
    cause: str
    """`fight`, `water`, `sharks` or `thirst`."""
    wounds: int
    size: int

    def tells(self, earlier: Event) -> bool:
        """It also says what wounded the seat, and how many such wounds it had before."""
        if isinstance(earlier, Wounded):
            return (earlier.seat, earlier.cause) == (self.seat, self.cause)
        kind = GotThirsty if self.cause == "thirst" else FellOverboard
        return isinstance(earlier, kind) and earlier.seat == self.seat


class Fainted(Event):
    """A player has as many wounds as the character's strength."""

    heard_as = "always"
    seat: Seat


class Died(Event):
    """A player has more wounds than the character can bear."""

    heard_as = "always"
    seat: Seat


# The end -----------------------------------------------------------------------------------------


class LandReached(Event):
    """The fourth bird is sighted: the game ends."""

    heard_as = "always"
    birds: int

    def tells(self, earlier: Event) -> bool:
        """It also says how many birds there are."""
        return isinstance(earlier, BirdSighted)


class SeaWon(Event):
    """Everybody is dead; nobody scores."""

    heard_as = "always"


class GoalsRevealed(Event):
    """Whom a player has loved and hated."""

    heard_as = "scores"
    reveals = True

    seat: Seat
    love: Piece
    hate: Piece
    narcissist: bool
    psychopath: bool


class SurvivalScored(Event):
    """A narcissist's survival counts twice, a psychopath's not at all, that of both once."""

    heard_as = "scores"
    seat: Seat
    points: int
    narcissist: bool
    psychopath: bool


class TreasureScored(Event):
    """The treasures of a survivor score points."""

    heard_as = "scores"
    seat: Seat
    cards: Pieces
    points: int
    doubled: bool


class LoveScored(Event):
    """The loved character has survived."""

    heard_as = "scores"
    seat: Seat
    person: Piece
    points: int


class HateScored(Event):
    """The hated character has not survived."""

    heard_as = "scores"
    seat: Seat
    person: Piece
    points: int


class AmbivalenceScored(Event):
    """Love and hate for the same person: only one of the two scores (L45)."""

    heard_as = "scores"
    seat: Seat
    person: Piece
    alive: bool
    points: int


class DeathsScored(Event):
    """A psychopath scores the dead (L43)."""

    heard_as = "scores"
    seat: Seat
    dead: Pieces
    points: int


class GameWon(common_events.GameWon):
    """One player alone has the most points."""

    points: int


class VictoryShared(Event):
    """Several players have the most points (L50)."""

    heard_as = "always"
    winners: PerSeat
    points: int
