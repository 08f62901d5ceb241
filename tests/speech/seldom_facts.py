"""Facts of Lifeboat that simulated games seldom come to, made by hand."""

from collections.abc import Iterator

from accessible_games.core.event import Event
from accessible_games.games.lifeboat import facts
from accessible_games.games.lifeboat.cards import CHARACTERS, PROVISIONS
from tests.examples import turned

LONG = ("gaffing-hook", "medical-kit", "life-preserver", "water", "water", "painting-3")
SHORT = ("jewel", "jewel", "cash")
STATES = (("awake", 0), ("awake", 1), ("awake", 7), ("unconscious", 8), ("dead", 9))


def people() -> Iterator[Event]:
    """How somebody is."""
    for seat, (state, wounds) in ((seat, each) for seat in (0, 1) for each in STATES):
        for rowed, shown in ((True, ()), (False, LONG), (True, SHORT)):
            yield facts.PersonSits(seat, "captain", 3, state, wounds, 8, rowed, not rowed, shown)
            for place, hidden, known in ((1, 0, ()), (3, 1, ("water",)), (6, 7, LONG)):
                yield facts.PersonIs(
                    seat, "captain", place, state, wounds, 8, 19, 5, rowed, rowed, shown, hidden,
                    known,
                )  # fmt: skip
        yield facts.PersonIs(seat, "mate", 0, "dead", 8, 8, 8, 4, False, False, (), 9, ())
        yield facts.SeatPlays(seat, "captain")
    yield from (facts.SweptAwayBefore(seats) for seats in ((0,), (1, 0, 2)))
    yield facts.BoatHolds((1,))
    yield from (facts.WhoYouAre(each, 8, 5) for each in CHARACTERS)
    yield facts.GoalsHeld(0, "captain", "captain", True, True)
    yield facts.GoalsHeld(0, "stephen", "frenchy", False, False)


def asked() -> Iterator[Event]:
    """Other facts."""
    held = ((), SHORT, LONG)
    yield from (facts.HandHeld(hidden, shown) for hidden in held for shown in held)
    yield from (facts.ChoiceHeld(LONG), facts.PassedOn(LONG))
    yield from (facts.BirdsSeen(birds, 7) for birds in range(5))
    yield from (facts.PointsNow(points) for points in (0, 1, 27))
    yield from (facts.NoPoints(), facts.GameFinished(), facts.NotInGame("frenchy"))
    for stage in ("morning", "actions", "fight", "navigation"):
        seats = (0, 1, None) if stage == "actions" else (0, 1) if stage == "fight" else (None,)
        yield from (facts.OnTurn(seat, stage, 3) for seat in seats)
    yield from (facts.YetToAct(seats) for seats in ((0,), (2, 1, 0)))
    yield from (facts.CardCounts(n, n, 20, n) for n in (0, 1, 30))
    yield from (facts.DiscardHolds(LONG), facts.RowStackKnown(("course-1", "course-24")))
    cards = [(card, n) for card, most in PROVISIONS.items() for n in range(1, most + 1)]
    yield from (facts.InDiscard(card, n) for card, n in cards)
    for seat, (card, n) in turned((0, 1), cards):
        yield from (facts.OpenAt(seat, card, n), facts.HiddenAt(seat, card, n))
    yield from (facts.CourseOfDay("course-5"), facts.OnRowStack("course-12"))
    yield from (facts.InStack("course-24", place) for place in (1, 2, 21))
    yield from (facts.LookedAt("course-7"), facts.Nowhere("life-preserver"))
