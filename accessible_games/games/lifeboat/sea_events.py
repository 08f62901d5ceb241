"""What can happen while the boat is navigated, and at the end: one event for each sentence."""

from collections.abc import Sequence
from dataclasses import replace

from accessible_games.core.event import Event, PerSeat, Piece, Pieces, Seat
from accessible_games.games.lifeboat.events import BirdSighted, CourseShown

# Navigation --------------------------------------------------------------------------------------


class CompassUsed(Event):
    """The compass gives the navigator more to choose from."""

    seat: Seat


class CourseSet(CourseShown):
    """The navigation card of the day; nobody is awake to steer if `seat` is None."""

    seat: Seat | None


class FellOverboard(Event):
    """Somebody falls into the water."""

    heard_as = "table"
    seat: Seat


class PreserverThrown(Event):
    """Somebody in the water gets the life preserver."""

    reveals = True

    seat: Seat
    target: Seat


class ChumPlayed(Event):
    """Somebody throws chum into the water."""

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
    """The life preserver brings somebody back unhurt."""

    heard_as = "table"
    seat: Seat

    def tells(self, earlier: Event) -> bool:
        """That the seat is in the water."""
        return isinstance(earlier, FellOverboard) and earlier.seat == self.seat


class SwamBack(Event):
    """Frenchy takes no harm."""

    heard_as = "table"
    seat: Seat

    def tells(self, earlier: Event) -> bool:
        """That the seat is in the water."""
        return isinstance(earlier, FellOverboard) and earlier.seat == self.seat


class Drowned(Event):
    """Whoever was not conscious dies in the water, and is pulled back into the boat (L22)."""

    heard_as = "always"
    seat: Seat

    def tells(self, earlier: Event) -> bool:
        """That the seat is in the water."""
        return isinstance(earlier, FellOverboard) and earlier.seat == self.seat


class SweptAway(Event):
    """Whoever was dead before is gone with all cards, or whoever has drowned (L22, L30)."""

    heard_as = "always"
    seat: Seat
    was_dead: bool
    cards: Pieces


class GotThirsty(Event):
    """Somebody is thirsty, and why."""

    heard_as = "table"
    seat: Seat
    cause: str
    """`name`, `row` or `fight`."""


class DrankWater(Event):
    """Somebody drinks against the thirst, whatever it comes from."""

    reveals = True

    seat: Seat
    cause: str
    """As in `GotThirsty`."""
    again: bool
    """Whether it was just told that the seat drinks."""

    def tells(self, earlier: Event) -> bool:
        """That the seat is thirsty."""
        return isinstance(earlier, GotThirsty) and earlier.seat == self.seat

    def after(self, told: Sequence[Event]) -> Event:
        """One more water than the seat was told to drink."""
        drunk = any(isinstance(each, DrankWater) and each.seat == self.seat for each in told)
        return replace(self, again=drunk)


class WaterGiven(Event):
    """Somebody gives another water."""

    reveals = True

    seat: Seat
    thirsty: Seat

    def tells(self, earlier: Event) -> bool:
        """That the other is thirsty."""
        return isinstance(earlier, GotThirsty) and earlier.seat == self.thirsty


class ParasolShaded(Event):
    """The open parasol helps against a thirst."""

    heard_as = "table"
    seat: Seat

    def tells(self, earlier: Event) -> bool:
        """That the seat is thirsty."""
        return isinstance(earlier, GotThirsty) and earlier.seat == self.seat


class Wounded(Event):
    """Somebody has one wound more."""

    heard_as = "table"
    seat: Seat
    cause: str
    """`fight`, `water`, `sharks` or `thirst`."""
    wounds: int
    size: int

    def tells(self, earlier: Event) -> bool:
        """What has wounded the seat, and how many wounds it had before from the same."""
        if isinstance(earlier, Wounded):
            return (earlier.seat, earlier.cause) == (self.seat, self.cause)
        kind = GotThirsty if self.cause == "thirst" else FellOverboard
        return isinstance(earlier, kind) and earlier.seat == self.seat


class Fainted(Event):
    """Somebody has as many wounds as the character is large."""

    heard_as = "always"
    seat: Seat


class Died(Event):
    """Somebody has more wounds than a character can bear."""

    heard_as = "always"
    seat: Seat


# The end -----------------------------------------------------------------------------------------


class LandReached(Event):
    """The fourth bird is sighted: the game ends."""

    heard_as = "always"
    birds: int

    def tells(self, earlier: Event) -> bool:
        """How many birds there are."""
        return isinstance(earlier, BirdSighted)


class SeaWon(Event):
    """Everybody is dead; nobody scores."""

    heard_as = "always"


class GoalsRevealed(Event):
    """Whom somebody has loved and hated."""

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
    """Treasures of a survivor bring points."""

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
    """Love and hate for the same person: one of the two comes true (L45)."""

    heard_as = "scores"
    seat: Seat
    person: Piece
    alive: bool
    points: int


class DeathsScored(Event):
    """A psychopath and the dead (L43)."""

    heard_as = "scores"
    seat: Seat
    dead: Pieces
    points: int


class GameScored(Event):
    """Everybody's points."""

    heard_as = "always"
    points: PerSeat


class GameWon(Event):
    """One alone has the most points."""

    heard_as = "always"
    seat: Seat
    points: int


class VictoryShared(Event):
    """Several have the most points (L50)."""

    heard_as = "always"
    winners: PerSeat
    points: int
