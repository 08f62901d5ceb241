"""The referee of Lifeboat in the evening: navigation, people overboard, thirst."""

from typing import Any

from tests.games.lifeboat.referee_box import (
    COURSES,
    LAND,
    PRESERVER,
    Fate,
    demand,
    is_read_right,
    people,
)
from tests.games.lifeboat.referee_parley import Parley


class Sea(Parley):
    """The card of the day, and what it brings."""

    def __init__(self, table: Any) -> None:
        super().__init__(table)
        self.course = ""
        self.thirst: tuple[int, str] | None = None
        self.refused: set[int] = set()
        self.falling: list[int] = []

    # Navigation

    def navigator(self) -> int | None:
        """Who is conscious and nearest the stern."""
        return self.crew()[-1] if self.crew() else None

    def actions_over(self) -> None:
        """Everybody has had a turn."""
        self.morning_over()
        self.pass_over_dead()
        self.order = [seat for seat in self.order if self.awake(seat)]
        demand("4.1", not self.order, self.order)
        self.phase = "navigation"

    def evening(self) -> None:
        """Looking at the row stack begins."""
        if self.phase != "navigation":
            self.actions_over()
            self.looking = self.row_stack[:]

    def course_looked_at(self, event: Any) -> None:
        """By a rower, or else by the navigator."""
        if not self.drawn:
            self.evening()
            demand("7.1", event.seat == self.navigator(), event)
        self.course_seen(event)

    def compass_used(self, event: Any) -> None:
        """The navigator's, open: one card more, or two where nobody has rowed."""
        self.evening()
        demand("7.1", event.seat == self.navigator(), event)
        if "compass" not in self.shown[event.seat]:
            self.open(event.seat, "compass")
        more = self.top(1 if self.row_stack else 2)
        self.looking += more
        self.row_stack += more

    def course_set(self, event: Any) -> None:
        """One of the row stack, chosen by the navigator, or the top card."""
        self.evening()
        demand("1.6", is_read_right(event, self.aboard), event)
        demand("7.1", event.seat == self.navigator(), event)
        demand("7.1", event.seat is None or not self.looking, event, self.looking)
        if self.row_stack and event.seat is not None:
            demand("7.1", event.card in self.row_stack, event, self.row_stack)
            if len(self.row_stack) > 1:
                demand("7.1", (self.move.kind, self.move.answer) == ("steer", event.card), event)
            self.row_stack.remove(event.card)
        else:
            demand("7.2", [event.card] == self.top(1), event)
        self.below += self.row_stack
        self.row_stack = []
        self.course = event.card
        self.fly([event.card])
        self.water, self.chum, self.refused = False, False, set[int]()
        self.falling, self.keepers = list[int](), set[int]()
        self.to_fall = self.named(COURSES[event.card][0])
        if self.sighted[-1:] == [LAND]:
            self.to_fall = []

    def named(self, letters: str) -> list[int]:
        """Who in the boat is on a card."""
        return [seat for seat in self.boat if self.characters[seat] in people(letters)]

    # Overboard

    def fell_overboard(self, event: Any) -> None:
        """Who is named."""
        demand("7.5", not self.sighted, self.sighted)
        demand("8.1", event.seat in self.to_fall, event, self.to_fall)
        self.to_fall.remove(event.seat)
        self.falling.append(event.seat)

    def swimmers(self) -> list[int]:
        """Who lives and is in the water."""
        return [seat for seat in self.falling if self.alive(seat)]

    def chum_played(self, event: Any) -> None:
        """By anybody conscious, where somebody is in the water."""
        demand("6.2", self.awake(event.seat), event)
        demand("8.4", self.falling, event)
        self.spend(event.seat, "chum")
        self.chum = True

    def preserver_thrown(self, event: Any) -> None:
        """From who has it to somebody alive in the water."""
        demand("6.2", self.awake(event.seat), event)
        demand("8.2", event.target in self.swimmers(), event, self.falling)
        demand("8.2", PRESERVER in self.shown[event.seat], event)
        self.shown[event.seat].remove(PRESERVER)
        self.shown[event.target].append(PRESERVER)
        self.keepers.add(event.target)
        if event.target == event.seat:
            self.refused.add(event.seat)

    def settle(self) -> None:
        """Everything was played: work out what becomes of everybody in the water."""
        if self.water:
            return
        self.water = True
        demand("8.1", not self.to_fall, self.to_fall)
        dry = [seat for seat in self.swimmers() if PRESERVER not in self.shown[seat]]
        able = self.crew() if self.falling else []
        sharks = self.chum or any("chum" in self.shown[seat] for seat in self.falling)
        self.sharks = sharks
        for seat in able:
            asked = seat in self.refused
            throws = dry and self.owns(seat, PRESERVER) and seat not in self.keepers
            demand("8.2", asked or not throws, seat)
            demand("8.4", asked or self.chum or not self.owns(seat, "chum"), seat)
        self.fates = {seat: self.fate(seat, sharks=sharks) for seat in self.falling}

    def fate(self, seat: int, *, sharks: bool) -> list[Fate]:
        """What falling brings somebody."""
        if not self.alive(seat):
            self.discard += self.cards(seat)
            self.hands[seat], self.shown[seat] = [], []
            self.boat.remove(seat)
            return [("6.9", "SweptAway", 0)]
        preserved, swims = PRESERVER in self.shown[seat], self.characters[seat] == "frenchy"
        lost = [card for card in self.shown[seat] if card != PRESERVER]
        self.discard += lost
        self.shown[seat] = [PRESERVER] if preserved else []
        fates = [("8.5", "CardsLost", 0)] if lost else []
        if not (self.awake(seat) or preserved):
            self.wounds[seat] = self.size(seat) + 1
            return [*fates, ("6.5", "Drowned", 0)]
        if preserved:
            fates.append(("8.2", "SavedByPreserver", 0))
        elif swims:
            fates.append(("8.3", "SwamBack", 0))
        else:
            fates += self.wound("8.2", seat)
        return fates + (self.wound("8.4", seat) if sharks else [])

    def sharks_came(self, event: Any) -> None:
        """Where there is chum."""
        self.settle()
        demand("8.4", self.sharks, event)
        self.sharks = False

    def in_water(self, event: Any) -> None:
        """What the water brings."""
        self.settle()
        self.befallen(event)

    def wounded(self, event: Any) -> None:
        """By a fight, by thirst or in the water."""
        if event.cause == "fight":
            self.beaten(event.seat)
        elif event.cause == "thirst":
            self.went_thirsty(event.seat)
        else:
            self.settle()
        demand("1.6", event.size == self.size(event.seat), event)
        self.befallen(event)

    # Thirst

    def evening_on(self) -> None:
        """After the water comes thirst, in the order of the boat."""
        if self.phase == "thirst":
            return
        self.settle()
        demand("7.3", not self.sighted, self.sighted)
        demand("8.4", not self.sharks, self.falling)
        self.all_befallen()
        _, thirsty, signs = COURSES[self.course]
        self.phase = "thirst"
        self.causes: list[tuple[int, str]] = []
        for seat in self.boat:
            causes = {
                "name": seat in self.named(thirsty),
                "row": "r" in signs and seat in self.rowed,
                "fight": "f" in signs and seat in self.fought,
            }
            self.causes += [(seat, cause) for cause, applies in causes.items() if applies]
        self.shaded = False

    def next_thirst(self) -> tuple[int, str] | None:
        """Who is thirsty next of those who live."""
        self.causes = [each for each in self.causes if self.alive(each[0])]
        return self.causes.pop(0) if self.causes else None

    def got_thirsty(self, event: Any) -> None:
        """Once for each cause."""
        self.evening_on()
        demand("9.4", self.thirst is None, self.thirst)
        self.thirst = self.next_thirst()
        seat, cause = self.thirst or (None, "")
        demand("9.1", event.cause != "row" or cause == "row", event)
        demand("9.2", event.cause != "fight" or cause == "fight", event)
        demand("9.3", (event.seat, event.cause) == (seat, cause), event, seat, cause)
        self.refused = set()

    def quenched(self, seat: int) -> None:
        """The thirst of somebody is over."""
        demand("9.4", self.thirst is not None and self.thirst[0] == seat, seat, self.thirst)
        self.thirst = None

    def drank_water(self, event: Any) -> None:
        """One's own, if conscious."""
        self.quenched(event.seat)
        demand("6.2", self.awake(event.seat), event)
        self.spend(event.seat, "water")

    def water_given(self, event: Any) -> None:
        """By somebody else who is conscious."""
        self.quenched(event.thirsty)
        demand("9.5", self.awake(event.seat) and event.seat != event.thirsty, event)
        self.spend(event.seat, "water")

    def parasol_shaded(self, event: Any) -> None:
        """Once a day, open."""
        self.quenched(event.seat)
        demand("9.4", "parasol" in self.shown[event.seat] and not self.shaded, event)
        self.shaded = True

    def went_thirsty(self, seat: int) -> None:
        """Nobody with water wanted to give it."""
        self.quenched(seat)
        for other in self.crew():
            demand("9.5", other in self.refused or not self.owns(other, "water"), other)
        self.fates[seat] = self.wound("9.6", seat)

    def night(self) -> None:
        """The card goes under the stack, and the marks are taken away."""
        if self.phase not in ("navigation", "thirst"):
            return
        self.evening_on()
        demand("9.6", self.thirst is None, self.thirst)
        demand("9.3", self.next_thirst() is None, self.causes)
        self.all_befallen()
        self.below.append(self.course)
        self.rowed, self.fought, self.phase = set(), set(), "night"

    def new_day(self, event: Any) -> None:
        """After the night."""
        self.night()
        self.day_began(event)
