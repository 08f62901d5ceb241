"""The chance that a character in Lifeboat is unconscious or dead when land is reached."""

from collections.abc import Callable
from functools import cache
from math import exp

from accessible_games.core.event import Piece
from accessible_games.games.lifeboat.cards import BIRDS, COURSES, SIZES, SWIMMER

Likely = Callable[[Piece, int, int], float]
"""The chance of something for a character with this many wounds, at this number of birds."""
PACE = 1.4
"""The number of days between two birds."""
WORK = 0.35
"""The wounds per day from rowing and fighting."""
LOST = 0.25
"""The chance that an unconscious character falls overboard before land is reached."""
TIRED = 0.6
"""The share of possible wounds that actually happen."""


@cache
def danger(character: Piece, wounds: int, birds: int) -> float:
    """The chance that a character with these wounds is dead when land is reached."""
    room = SIZES[character] - wounds
    if room < 0:
        return 1.0
    if birds >= BIRDS:
        return 0.0
    coming = TIRED * daily_wounds(character) * days_left(birds)
    return 1 - chance_of_at_most(room, coming) + LOST * chance_of(room, coming)


@cache
def fainting(character: Piece, wounds: int, birds: int) -> float:
    """The chance that a character with these wounds loses consciousness, or life, until then."""
    room = SIZES[character] - wounds
    if room <= 0 or birds >= BIRDS:
        return float(room <= 0)
    coming = TIRED * daily_wounds(character) * days_left(birds)
    return 1 - chance_of_at_most(room - 1, coming)


def danger_between(character: Piece, wounds: float, birds: int) -> float:
    """The danger for a fractional number of wounds; the fraction is the chance of one more."""
    return between(danger, character, wounds, birds)


def between(likely: Likely, character: Piece, wounds: float, birds: int) -> float:
    """The same for danger or fainting."""
    below = int(wounds)
    here, part = likely(character, below, birds), wounds - below
    return here + part * (likely(character, below + 1, birds) - here) if part else here


def days_left(birds: int) -> float:
    """The expected number of days that the boat will still be at sea."""
    return PACE * (BIRDS - birds)


@cache
def daily_wounds(character: Piece) -> float:
    """The possible wounds of a character on an average day: from thirst, water and work."""
    return daily_thirst(character) + daily_falls(character) * (character != SWIMMER)


@cache
def daily_thirst(character: Piece) -> float:
    """How often a character is thirsty on an average day."""
    named = sum(character in course.thirsty for course in COURSES.values())
    return named / len(COURSES) + WORK


@cache
def daily_falls(character: Piece) -> float:
    """The chance that a character falls overboard on an average day."""
    return sum(character in course.overboard for course in COURSES.values()) / len(COURSES)


def chance_of(count: int, mean: float) -> float:
    """The chance that something happens *count* times if it happens *mean* times on average."""
    chance = exp(-mean)
    for number in range(1, count + 1):
        chance *= mean / number
    return chance


def chance_of_at_most(count: int, mean: float) -> float:
    """The chance that something happens at most *count* times, if *mean* times on average."""
    return sum(chance_of(number, mean) for number in range(count + 1))
