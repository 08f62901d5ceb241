"""What can happen while the boat is navigated, and at the end: one event for each sentence."""

from accessible_games.core.event import Event, PerSeat, Piece, Pieces, Seat
from accessible_games.games.lifeboat.events import CourseShown

# Navigation --------------------------------------------------------------------------------------


class CompassUsed(Event):
    """The compass gives the navigator more to choose from."""

    seat: Seat


class CourseSet(CourseShown):
    """The navigation card of the day; nobody is awake to steer if `seat` is None."""

    seat: Seat | None


class FellOverboard(Event):
    """Somebody falls into the water."""

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


class CardsLost(Event):
    """Open cards are lost in the water."""

    seat: Seat
    cards: Pieces


class SavedByPreserver(Event):
    """The life preserver brings somebody back unhurt."""

    seat: Seat


class SwamBack(Event):
    """Frenchy takes no harm."""

    seat: Seat


class Drowned(Event):
    """Who was not conscious dies in the water, and is pulled back into the boat (L22)."""

    seat: Seat


class SweptAway(Event):
    """Who was dead before is gone with all cards, or who has drowned (L22, L30)."""

    seat: Seat
    was_dead: bool
    cards: Pieces


class GotThirsty(Event):
    """Somebody is thirsty, and why."""

    seat: Seat
    cause: str
    """`name`, `row` or `fight`."""


class DrankWater(Event):
    """Somebody drinks against the thirst."""

    reveals = True

    seat: Seat


class WaterGiven(Event):
    """Somebody gives another water."""

    reveals = True

    seat: Seat
    thirsty: Seat


class ParasolShaded(Event):
    """The open parasol helps against a thirst."""

    seat: Seat


class Wounded(Event):
    """Somebody has one wound more."""

    seat: Seat
    cause: str
    """`fight`, `water`, `sharks` or `thirst`."""
    wounds: int
    size: int


class Fainted(Event):
    """Somebody has as many wounds as the character is large."""

    seat: Seat


class Died(Event):
    """Somebody has more wounds than a character can bear."""

    seat: Seat


# The end -----------------------------------------------------------------------------------------


class LandReached(Event):
    """The fourth bird has come: the game ends."""

    birds: int


class SeaWon(Event):
    """Everybody is dead; nobody scores."""


class GoalsRevealed(Event):
    """Whom somebody has loved and hated."""

    reveals = True

    seat: Seat
    love: Piece
    hate: Piece
    narcissist: bool
    psychopath: bool


class SurvivalScored(Event):
    """A narcissist's survival counts twice, a psychopath's not at all, that of both once."""

    seat: Seat
    points: int
    narcissist: bool
    psychopath: bool


class TreasureScored(Event):
    """Treasures of a survivor bring points."""

    seat: Seat
    cards: Pieces
    points: int
    doubled: bool


class LoveScored(Event):
    """The loved character has survived."""

    seat: Seat
    person: Piece
    points: int


class HateScored(Event):
    """The hated character has not survived."""

    seat: Seat
    person: Piece
    points: int


class AmbivalenceScored(Event):
    """Love and hate for the same person: one of the two comes true (L45)."""

    seat: Seat
    person: Piece
    alive: bool
    points: int


class DeathsScored(Event):
    """A psychopath and the dead (L43)."""

    seat: Seat
    dead: Pieces
    points: int


class GameScored(Event):
    """Everybody's points."""

    points: PerSeat


class GameWon(Event):
    """One alone has the most points."""

    seat: Seat
    points: int


class VictoryShared(Event):
    """Several have the most points (L50)."""

    winners: PerSeat
    points: int
