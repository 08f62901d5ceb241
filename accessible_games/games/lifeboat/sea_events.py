"""What can happen while the boat is navigated, and at the end: one event for each sentence."""

from dataclasses import dataclass

from accessible_games.core.event import Event, PerSeat, Piece, Pieces, Seat
from accessible_games.games.lifeboat.events import CourseShown

# Navigation --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class CompassUsed(Event):
    seat: Seat


@dataclass(frozen=True)
class CourseSet(CourseShown):
    """The navigation card of the day; nobody is awake to steer if `seat` is None."""

    seat: Seat | None


@dataclass(frozen=True)
class FellOverboard(Event):
    seat: Seat


@dataclass(frozen=True)
class PreserverThrown(Event):
    seat: Seat
    target: Seat


@dataclass(frozen=True)
class ChumPlayed(Event):
    seat: Seat


@dataclass(frozen=True)
class SharksCame(Event):
    """Everybody in the water is bitten once (L28)."""


@dataclass(frozen=True)
class CardsLost(Event):
    seat: Seat
    cards: Pieces


@dataclass(frozen=True)
class SavedByPreserver(Event):
    seat: Seat


@dataclass(frozen=True)
class SwamBack(Event):
    """Frenchy takes no harm."""

    seat: Seat


@dataclass(frozen=True)
class SweptAway(Event):
    """Who was not conscious, or dead before, is gone with all cards (L22, L30)."""

    seat: Seat
    was_dead: bool
    cards: Pieces


@dataclass(frozen=True)
class GotThirsty(Event):
    seat: Seat
    cause: str
    """`name`, `row` or `fight`."""


@dataclass(frozen=True)
class DrankWater(Event):
    seat: Seat


@dataclass(frozen=True)
class WaterGiven(Event):
    seat: Seat
    thirsty: Seat


@dataclass(frozen=True)
class ParasolShaded(Event):
    seat: Seat


@dataclass(frozen=True)
class Wounded(Event):
    seat: Seat
    cause: str
    """`fight`, `water`, `sharks` or `thirst`."""
    wounds: int
    size: int


@dataclass(frozen=True)
class Fainted(Event):
    seat: Seat


@dataclass(frozen=True)
class Died(Event):
    seat: Seat


# The end -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class LandReached(Event):
    birds: int


@dataclass(frozen=True)
class SeaWon(Event):
    """Everybody is dead; nobody scores."""


@dataclass(frozen=True)
class GoalsRevealed(Event):
    seat: Seat
    character: Piece
    love: Piece
    hate: Piece


@dataclass(frozen=True)
class SurvivalScored(Event):
    """A narcissist's survival counts twice, a psychopath's not at all, that of both once."""

    seat: Seat
    points: int
    narcissist: bool
    psychopath: bool


@dataclass(frozen=True)
class TreasureScored(Event):
    seat: Seat
    cards: Pieces
    points: int
    doubled: bool


@dataclass(frozen=True)
class LoveScored(Event):
    seat: Seat
    person: Piece
    points: int


@dataclass(frozen=True)
class HateScored(Event):
    seat: Seat
    person: Piece
    points: int


@dataclass(frozen=True)
class AmbivalenceScored(Event):
    """Love and hate for the same person: one of the two comes true (L45)."""

    seat: Seat
    person: Piece
    alive: bool
    points: int


@dataclass(frozen=True)
class DeathsScored(Event):
    """A psychopath and the dead (L43)."""

    seat: Seat
    dead: Pieces
    points: int


@dataclass(frozen=True)
class GameScored(Event):
    points: PerSeat


@dataclass(frozen=True)
class GameWon(Event):
    seat: Seat
    points: int


@dataclass(frozen=True)
class VictoryShared(Event):
    """Several have the most points (L50)."""

    winners: PerSeat
    points: int
