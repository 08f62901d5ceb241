"""What one seat has to hope and to fear: who matters to it, and who may not live to see land."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache, wraps
from math import exp
from typing import NamedTuple, TypeVar, cast

from accessible_games.bots.lifeboat.temper import EVEN, Temper
from accessible_games.bots.lifeboat.treasure import treasure_points
from accessible_games.core.event import Piece, Pieces, Seat
from accessible_games.games.lifeboat.cards import BIRDS, COURSES, SIZES, SWIMMER, Course
from accessible_games.games.lifeboat.scoring import Fate, points
from accessible_games.games.lifeboat.seen import View
from accessible_games.games.lifeboat.topics import condition

PACE = 1.4
"""Days between two birds."""
QUENCHED = 0.4
"""The share of others' thirst that somebody quenches."""
WORK = 0.35
"""Wounds a day by rowing and fighting."""
LOST = 0.25
"""The chance of somebody unconscious to fall overboard before land is reached."""
TIRED = 0.6
"""The share of possible wounds that really come."""
ROBBED = (1.0, 1.0, 1.0, 0.3, 0.0)
"""By the birds sighted, how much of their treasure the unconscious lose; they cannot refuse it."""
DROWNING = 2.0
"""It kills like two wounds, which the unconscious cannot bear."""


@dataclass(frozen=True)
class Outlook:
    """The people in the boat, as one seat sees them."""

    view: View
    me: Seat
    stakes: tuple[int, ...]
    """By seat: the own points if they live, minus those if they die."""
    wounds: tuple[float, ...]
    """By seat; more than the size means dead, and a part of a wound is the chance of one."""
    birds: int
    temper: Temper = EVEN
    known: dict[str, object] = field(default_factory=dict, compare=False, repr=False)
    """Results that were worked out already, by the name of the function; see `once`."""
    ends: dict[tuple[Seat, bool, int, int], float] = field(
        default_factory=dict, compare=False, repr=False
    )
    """The same of `danger_after`, by its arguments."""

    def hopes(self) -> float:
        """Points to expect of the people in the boat, from here on."""
        return hopes(self)

    def danger(self, seat: Seat) -> float:
        """How likely somebody is dead when land is reached."""
        return danger_between(self.view.characters[seat], self.wounds[seat], self.birds)

    def hurt(self, seat: Seat, wounds: float = 1) -> float:
        """Points that wounds of somebody would bring this seat; negative if they cost points."""
        stake, risk = self.stakes[seat], at_risk(self) if seat == self.me else 0.0
        if not stake and not risk:
            return 0.0
        character, now = self.view.characters[seat], self.wounds[seat]
        then = max(0.0, now + wounds)
        harm = stake * (self.danger(seat) - danger_between(character, then, self.birds))
        if risk:
            harm += risk * (
                fainting(character, now, self.birds) - fainting(character, then, self.birds)
            )
        return harm

    def wounded(self, more: Mapping[Seat, float]) -> "Outlook":
        """The outlook with more wounds."""
        wounds = [max(0.0, have + more.get(seat, 0)) for seat, have in enumerate(self.wounds)]
        return Outlook(self.view, self.me, self.stakes, tuple(wounds), self.birds, self.temper)

    def sighted(self, birds: int) -> "Outlook":
        """The outlook after some more birds."""
        birds = min(BIRDS, max(0, self.birds + birds))
        return Outlook(self.view, self.me, self.stakes, self.wounds, birds, self.temper)


Known = TypeVar("Known")


def once(function: Callable[[Outlook], Known]) -> Callable[[Outlook], Known]:
    """A function of an outlook that works each one out once: it is asked again and again."""

    @wraps(function)
    def known(outlook: Outlook) -> Known:
        if function.__name__ not in outlook.known:
            outlook.known[function.__name__] = function(outlook)
        return cast(Known, outlook.known[function.__name__])

    return known


@once
def hopes(outlook: Outlook) -> float:
    """Points to expect of the people in the boat, from here on."""
    stakes = enumerate(outlook.stakes)
    return sum(stake * (1 - outlook.danger(seat)) for seat, stake in stakes if stake)


@once
def at_risk(outlook: Outlook) -> float:
    """Points of this seat's treasure that robbers would take once it is unconscious."""
    view, temper = outlook.view, outlook.temper
    if not temper.hoard:
        return 0.0
    cards = (*view.shown[outlook.me], *view.hand)
    return (
        temper.hoard * ROBBED[outlook.birds] * treasure_points(view.characters[outlook.me], cards)
    )


def look_out(view: View, temper: Temper = EVEN) -> Outlook:
    """The outlook of the seat that sees *view*."""
    assert view.seat is not None
    gone = dead(view)
    wounds = [
        float(SIZES[character] + 1 if seat in gone else view.wounds[seat])
        for seat, character in enumerate(view.characters)
    ]
    stakes = stakes_of(view.characters, goals(view), tuple(gone))
    return Outlook(view, view.seat, stakes, tuple(wounds), view.birds, temper)


def dead(view: View) -> list[Seat]:
    """Who is dead."""
    return [seat for seat in range(len(view.characters)) if condition(view, seat) == "dead"]


class Goals(NamedTuple):
    """What somebody's points depend on, besides who lives and who has what."""

    seat: Seat
    love: Piece
    hate: Piece
    psychopath: str


def goals(view: View) -> Goals:
    """Those of the seat that sees *view*."""
    assert view.seat is not None
    assert view.love is not None
    assert view.hate is not None
    return Goals(view.seat, view.love, view.hate, view.psychopath)


@lru_cache(1000)
def stakes_of(characters: Pieces, goals: Goals, gone: tuple[Seat, ...]) -> tuple[int, ...]:
    """What each life is worth to this seat; negative if a death is worth points."""
    now = points_without(characters, goals, gone)
    return tuple(
        0 if seat in gone else now - points_without(characters, goals, (*gone, seat))
        for seat in range(len(characters))
    )


def people_points(view: View) -> int:
    """The own points for the living and the dead, without treasure."""
    return points_without(view.characters, goals(view), tuple(dead(view)))


@lru_cache(1000)
def points_without(characters: Pieces, goals: Goals, lost: tuple[Seat, ...]) -> int:
    """The same once these are dead."""
    gone = tuple(characters[seat] for seat in lost)
    character = characters[goals.seat]
    return points(Fate(goals.seat, character, goals.love, goals.hate, gone, (), goals.psychopath))


# Danger ------------------------------------------------------------------------------------------


@cache
def danger(character: Piece, wounds: int, birds: int) -> float:
    """How likely a character with such wounds is dead when land is reached."""
    room = SIZES[character] - wounds
    if room < 0:
        return 1.0
    if birds >= BIRDS:
        return 0.0
    coming = TIRED * daily_wounds(character) * days_left(birds)
    return 1 - chance_of_at_most(room, coming) + LOST * chance_of(room, coming)


def danger_between(character: Piece, wounds: float, birds: int) -> float:
    """The same for a number of wounds with a fraction, which is the chance of one more."""
    below = int(wounds)
    here, part = danger(character, below, birds), wounds - below
    return here + part * (danger(character, below + 1, birds) - here) if part else here


def fainting(character: Piece, wounds: float, birds: int) -> float:
    """How likely a character loses consciousness, or life, before land is reached."""
    below = int(wounds)
    here, part = faint(character, below, birds), wounds - below
    return here + part * (faint(character, below + 1, birds) - here) if part else here


@cache
def faint(character: Piece, wounds: int, birds: int) -> float:
    """The same for a whole number of wounds."""
    room = SIZES[character] - wounds
    if room <= 0 or birds >= BIRDS:
        return float(room <= 0)
    coming = TIRED * daily_wounds(character) * days_left(birds)
    return 1 - chance_of_at_most(room - 1, coming)


def days_left(birds: int) -> float:
    """How many more days the boat will probably be at sea."""
    return PACE * (BIRDS - birds)


@cache
def daily_wounds(character: Piece) -> float:
    """What might wound a character on an average day: thirst, water and work."""
    return daily_thirst(character) + daily_falls(character) * (character != SWIMMER)


@cache
def daily_thirst(character: Piece) -> float:
    """How often a character is thirsty on an average day."""
    named = sum(character in course.thirsty for course in COURSES.values())
    return named / len(COURSES) + WORK


@cache
def daily_falls(character: Piece) -> float:
    """How likely a character falls overboard on an average day."""
    return sum(character in course.overboard for course in COURSES.values()) / len(COURSES)


def chance_of(count: int, mean: float) -> float:
    """The chance that something happens this often if it happens *mean* times on average."""
    chance = exp(-mean)
    for number in range(1, count + 1):
        chance *= mean / number
    return chance


def chance_of_at_most(count: int, mean: float) -> float:
    """The chance that something happens this often or less, *mean* times being the average."""
    return sum(chance_of(number, mean) for number in range(count + 1))


# Courses -----------------------------------------------------------------------------------------


def after(outlook: Outlook, course: Course) -> Outlook:
    """The outlook at the end of a day with this navigation card."""
    then = outlook.sighted(course.bird)
    if then.birds == BIRDS:
        return then
    view = outlook.view
    harm = {seat: harm_of(outlook, course, seat) for seat in view.boat}
    return then.wounded(harm)


def hopes_after(outlook: Outlook, course: Course) -> float:
    """The hopes at the end of such a day; asked so often that only who matters is looked at."""
    view, birds = outlook.view, min(BIRDS, max(0, outlook.birds + course.bird))
    hopes = 0.0
    for seat, stake in enumerate(outlook.stakes):
        if stake:
            falls, thirst = view.characters[seat] in course.overboard, thirst_of(view, course, seat)
            key = seat, falls, thirst, birds
            if key not in outlook.ends:
                outlook.ends[key] = danger_after(outlook, seat, falls, thirst, birds)
            hopes += stake * (1 - outlook.ends[key])
    return hopes


def danger_after(outlook: Outlook, seat: Seat, falls: bool, thirst: int, birds: int) -> float:
    """How likely somebody is dead in the end if a day brings this."""
    harm = harm_by(outlook, seat, falls, thirst) if birds < BIRDS else 0.0
    return danger_between(outlook.view.characters[seat], outlook.wounds[seat] + harm, birds)


def harm_of(outlook: Outlook, course: Course, seat: Seat) -> float:
    """How many wounds a navigation card brings somebody."""
    view = outlook.view
    falls = view.characters[seat] in course.overboard
    return harm_by(outlook, seat, falls, thirst_of(view, course, seat))


def harm_by(outlook: Outlook, seat: Seat, falls: bool, thirst: int) -> float:
    """How many wounds it brings somebody to fall overboard or not, and to be thirsty so often."""
    harm = harm_in_water(outlook.view, seat) if falls else 0.0
    if harm == DROWNING:
        return harm
    dry = seat == outlook.me and own_preserver(outlook.view)
    return harm * (not dry) + unquenched(outlook, seat, thirst)


def harm_in_water(view: View, seat: Seat) -> float:
    """How many wounds it brings somebody to fall overboard."""
    awake, swimmer = condition(view, seat) == "awake", view.characters[seat] == SWIMMER
    swims = swimmer and (awake or view.swimmer == "always")
    if swims or "life-preserver" in view.shown[seat]:
        return 0.0
    return 1.0 if awake else DROWNING


def own_preserver(view: View) -> bool:
    """Whether this seat has a life preserver in the hand, unknown to the others."""
    return "life-preserver" in view.hand


def unquenched(outlook: Outlook, seat: Seat, thirst: int) -> float:
    """The chance that nobody quenches a thirst; the own water is known, and that of the love."""
    left = thirst - ("parasol" in outlook.view.shown[seat])
    if seat == outlook.me:
        return max(0, left - waters(outlook.view))
    return (1 - QUENCHED) * max(0, left)


def waters(view: View) -> int:
    """How many bottles this seat has."""
    assert view.seat is not None
    return (*view.hand, *view.shown[view.seat]).count("water")


def thirst_of(view: View, course: Course, seat: Seat) -> int:
    """How often a navigation card makes somebody thirsty today."""
    named = view.characters[seat] in course.thirsty
    rowed, fought = course.row and seat in view.rowed, course.fight and seat in view.fought
    return named + rowed + fought
