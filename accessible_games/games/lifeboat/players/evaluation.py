"""The hopes and fears of one seat: who matters to it, and who may not live to see land."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache, wraps
from typing import Any, NamedTuple, TypeVar

from accessible_games.core.event import Piece, Pieces, Seat
from accessible_games.games.lifeboat.cards import BIRDS, SIZES, SWIMMER, Course
from accessible_games.games.lifeboat.players.dangers import between, danger_between, fainting
from accessible_games.games.lifeboat.players.temper import EVEN, Temper
from accessible_games.games.lifeboat.players.treasure import treasure_points
from accessible_games.games.lifeboat.scoring import Fate, points
from accessible_games.games.lifeboat.seen import View
from accessible_games.games.lifeboat.topics import condition

QUENCHED = 0.4
"""The share of others' thirsts that somebody quenches."""
ROBBED = (1.0, 1.0, 1.0, 0.3, 0.0)
"""By birds sighted, how much treasure the unconscious lose, as they cannot refuse."""
DROWNING = 2.0
"""It kills like two wounds, which the unconscious cannot bear."""


@dataclass(frozen=True)
class BoatEvaluation:
    """The people in the boat, as one seat sees them."""

    view: View
    me: Seat
    stakes: tuple[float, ...]
    """By seat: this seat's points if they live, minus those if they die, as much as they count."""
    wounds: tuple[float, ...]
    """By seat; more than the strength means dead, a fraction of a wound the chance of one."""
    birds: int
    temper: Temper = EVEN
    known: dict[str, Any] = field(default_factory=dict, compare=False, repr=False)
    """Cached results, by the name of the function; see `once`."""
    ends: dict[tuple[Seat, bool, int, int], float] = field(
        default_factory=dict, compare=False, repr=False
    )
    """Cached results of `danger_after`, by its arguments."""

    def hopes(self) -> float:
        """The expected points for the people in the boat, from here on."""
        return hopes(self)

    def danger(self, seat: Seat) -> float:
        """The chance that a player is dead when land is reached."""
        return danger_between(self.view.characters[seat], self.wounds[seat], self.birds)

    def hurt(self, seat: Seat, wounds: float = 1) -> float:
        """The points that a player's wounds would bring this seat; negative if they cost some."""
        stake, risk = self.stakes[seat], at_risk(self) if seat == self.me else 0.0
        if not stake and not risk:
            return 0.0
        character, now = self.view.characters[seat], self.wounds[seat]
        then = max(0.0, now + wounds)
        harm = stake * (self.danger(seat) - danger_between(character, then, self.birds))
        if risk:
            fainted_now = between(fainting, character, now, self.birds)
            harm += risk * (fainted_now - between(fainting, character, then, self.birds))
        return harm

    def wounded(self, more: Mapping[Seat, float]) -> "BoatEvaluation":
        """The outlook with more wounds."""
        wounds = [max(0.0, have + more.get(seat, 0)) for seat, have in enumerate(self.wounds)]
        return BoatEvaluation(
            self.view, self.me, self.stakes, tuple(wounds), self.birds, self.temper
        )

    def sighted(self, birds: int) -> "BoatEvaluation":
        """The outlook after some more birds."""
        birds = min(BIRDS, max(0, self.birds + birds))
        return BoatEvaluation(self.view, self.me, self.stakes, self.wounds, birds, self.temper)


Known = TypeVar("Known")


def once(function: Callable[[BoatEvaluation], Known]) -> Callable[[BoatEvaluation], Known]:
    """Cache a function of an outlook, which is called again and again."""
    name = function.__name__

    @wraps(function)
    def known(outlook: BoatEvaluation) -> Known:
        results = outlook.known
        if name not in results:
            results[name] = function(outlook)
        return results[name]  # type: ignore[no-any-return]

    return known


@once
def hopes(outlook: BoatEvaluation) -> float:
    """The expected points for the people in the boat, from here on."""
    stakes = enumerate(outlook.stakes)
    return sum(stake * (1 - outlook.danger(seat)) for seat, stake in stakes if stake)


@once
def at_risk(outlook: BoatEvaluation) -> float:
    """Points of this seat's treasure that robbers would take once it is unconscious."""
    hoard, character = outlook.temper.skill.hoard, outlook.view.characters[outlook.me]
    if not hoard:
        return 0.0
    return hoard * ROBBED[outlook.birds] * treasure_points(character, own_cards(outlook))


def own_cards(outlook: BoatEvaluation) -> Pieces:
    """All provisions of this seat, open ones first."""
    return (*outlook.view.shown[outlook.me], *outlook.view.hand)


def look_out(view: View, temper: Temper = EVEN) -> BoatEvaluation:
    """The outlook of the seat of *view*."""
    assert view.seat is not None
    gone = dead(view)
    wounds = [
        float(SIZES[character] + 1 if seat in gone else view.wounds[seat])
        for seat, character in enumerate(view.characters)
    ]
    stakes = felt(stakes_of(view.characters, goals(view), tuple(gone)), view.seat, temper)
    return BoatEvaluation(view, view.seat, stakes, tuple(wounds), view.birds, temper)


def felt(stakes: tuple[float, ...], me: Seat, temper: Temper) -> tuple[float, ...]:
    """How much each life counts for a player of this temper."""
    share = temper.skill.others
    if share == 1:
        return stakes
    return tuple(stake if seat == me else share * stake for seat, stake in enumerate(stakes))


def dead(view: View) -> list[Seat]:
    """The seats that are dead."""
    return [seat for seat in range(len(view.characters)) if condition(view, seat) == "dead"]


class Goals(NamedTuple):
    """What a player's points depend on, besides who lives and who has what."""

    seat: Seat
    love: Piece
    hate: Piece
    psychopath: str


def goals(view: View) -> Goals:
    """The goals of the seat of *view*."""
    assert view.seat is not None
    assert view.love is not None
    assert view.hate is not None
    return Goals(view.seat, view.love, view.hate, view.psychopath)


@lru_cache(1000)
def stakes_of(characters: Pieces, goals: Goals, gone: tuple[Seat, ...]) -> tuple[int, ...]:
    """The worth of each life to this seat; negative if a death is worth points."""
    now = points_without(characters, goals, gone)
    return tuple(
        0 if seat in gone else now - points_without(characters, goals, (*gone, seat))
        for seat in range(len(characters))
    )


def people_points(view: View) -> int:
    """The seat's points for the living and the dead, without treasure."""
    return points_without(view.characters, goals(view), tuple(dead(view)))


@lru_cache(1000)
def points_without(characters: Pieces, goals: Goals, lost: tuple[Seat, ...]) -> int:
    """The same once these are dead."""
    gone = tuple(characters[seat] for seat in lost)
    character = characters[goals.seat]
    return points(Fate(goals.seat, character, goals.love, goals.hate, gone, (), goals.psychopath))


# Courses -----------------------------------------------------------------------------------------


def after(outlook: BoatEvaluation, course: Course) -> BoatEvaluation:
    """The outlook at the end of a day with this navigation card."""
    then = outlook.sighted(course.bird)
    if then.birds == BIRDS:
        return then
    view = outlook.view
    harm = {seat: harm_of(outlook, course, seat) for seat in view.boat}
    return then.wounded(harm)


def hopes_after(outlook: BoatEvaluation, course: Course) -> float:
    """The hopes at the end of that day; only seats that matter are looked at, for speed."""
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


def danger_after(
    outlook: BoatEvaluation, seat: Seat, falls: bool, thirst: int, birds: int
) -> float:
    """The chance that a player is dead in the end if a day brings this."""
    harm = harm_by(outlook, seat, falls, thirst) if birds < BIRDS else 0.0
    return danger_between(outlook.view.characters[seat], outlook.wounds[seat] + harm, birds)


def harm_of(outlook: BoatEvaluation, course: Course, seat: Seat) -> float:
    """The number of wounds that a navigation card brings a player."""
    view = outlook.view
    falls = view.characters[seat] in course.overboard
    return harm_by(outlook, seat, falls, thirst_of(view, course, seat))


def harm_by(outlook: BoatEvaluation, seat: Seat, falls: bool, thirst: int) -> float:
    """The number of wounds from falling overboard or not, and from being thirsty so often."""
    harm = harm_in_water(outlook.view, seat) if falls else 0.0
    if harm == DROWNING:
        return harm
    dry = seat == outlook.me and own_preserver(outlook.view)
    return harm * (not dry) + unquenched(outlook, seat, thirst)


def harm_in_water(view: View, seat: Seat) -> float:
    """The number of wounds from falling overboard."""
    awake, swimmer = condition(view, seat) == "awake", view.characters[seat] == SWIMMER
    swims = swimmer and (awake or view.swimmer == "always")
    if swims or "life-preserver" in view.shown[seat]:
        return 0.0
    return 1.0 if awake else DROWNING


def own_preserver(view: View) -> bool:
    """Whether a life preserver in the hand, unknown to the others, keeps this seat from harm."""
    return "life-preserver" in view.hand and view.own_preserver == "hand"


def unquenched(outlook: BoatEvaluation, seat: Seat, thirst: int) -> float:
    """The chance that nobody quenches a thirst; this seat's water is known, and its love's."""
    left = thirst - ("parasol" in outlook.view.shown[seat])
    if seat == outlook.me:
        return max(0, left - waters(outlook.view))
    return (1 - QUENCHED) * max(0, left)


def waters(view: View) -> int:
    """The number of this seat's bottles."""
    assert view.seat is not None
    return (*view.hand, *view.shown[view.seat]).count("water")


def thirst_of(view: View, course: Course, seat: Seat) -> int:
    """How often a navigation card makes a player thirsty today."""
    named = view.characters[seat] in course.thirsty
    rowed, fought = course.row and seat in view.rowed, course.fight and seat in view.fought
    return named + rowed + fought
