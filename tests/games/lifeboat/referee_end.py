"""The referee of Lifeboat at the end: who has how many points, for what."""

from collections.abc import Iterator
from typing import Any

from tests.games.lifeboat.referee_box import SIZES, SURVIVAL, demand, named
from tests.games.lifeboat.referee_sea import Sea

DOUBLED = {"lady": "jewel", "stephen": "painting", "captain": "cash"}
JEWELS = (0, 1, 4, 8)
PAINTINGS = {"painting-3": 3, "painting-2": 2}
Reason = tuple[str, str, int]
"""The sentence, the event that tells it, and the points."""


class End(Sea):
    """Counts the points of all."""

    def reasons(self, seat: int) -> Iterator[Reason]:
        """What brings somebody points."""
        character = self.characters[seat]
        state = self.table.state
        love, hate = state.loves[seat], state.hates[seat]
        if self.alive(seat):
            times = 1 + (love == character) - (hate == character)
            sentence = "10.7" if hate == character else "10.6" if times == 2 else "10.1"
            yield sentence, "SurvivalScored", SURVIVAL[character] * times
        if seat in self.boat:
            yield from self.treasure(seat)
        yield from self.feelings(character, love, hate)
        dead = sum(SIZES[other] for other in self.dead() if other != character)
        if hate == character and dead:
            yield "10.7", "DeathsScored", dead

    def dead(self) -> list[str]:
        """The characters who have died."""
        return [self.characters[seat] for seat in self.seats if not self.alive(seat)]

    def feelings(self, character: str, love: str, hate: str) -> Iterator[Reason]:
        """For another whom one loves, and another whom one hates."""
        dead = self.dead()
        if love == hate != character:
            points = SIZES[love] if love in dead else SURVIVAL[love]
            yield "10.8", "AmbivalenceScored", points
            return
        if love != character and love not in dead:
            yield "10.3", "LoveScored", SURVIVAL[love]
        if hate != character and hate in dead:
            yield "10.4", "HateScored", SIZES[hate]

    def treasure(self, seat: int) -> Iterator[Reason]:
        """What the cards of a body in the boat are worth, of the dead too."""
        cards = self.cards(seat)
        worth = {
            "cash": cards.count("cash"),
            "jewel": JEWELS[cards.count("jewel")],
            "painting": sum(PAINTINGS.get(card, 0) for card in cards),
        }
        for kind, points in worth.items():
            if points:
                doubled = DOUBLED.get(self.characters[seat]) == kind
                yield "10.2", "TreasureScored", points * (1 + doubled)

    def land_reached(self, event: Any) -> None:
        """With the fourth bird, and at once."""
        demand("7.4", self.birds == 4 and not self.sighted, event)
        self.phase = "end"

    def sea_won(self, event: Any) -> None:
        """Nobody lives any more."""
        self.night()
        demand("6.6", not any(map(self.alive, self.seats)), self.wounds)
        self.phase = "sunk"

    def end(self) -> None:
        """Whoever is told to have won has the most points, and everybody has what was counted."""
        table = self.table
        demand("7.4", self.phase in ("end", "sunk"), self.phase)
        if self.phase == "sunk":
            return
        points = []
        for seat in self.seats:
            counted = [*self.reasons(seat)]
            kinds = [kind for _, kind, _ in counted]
            told = [each for each in self.last if getattr(each, "seat", None) == seat]
            scored = [(type(each).__name__, each.points) for each in told if is_reason(each)]
            demand("10.5", sorted(scored) == sorted((k, n) for _, k, n in counted), kinds, scored)
            points.append(sum(number for _, _, number in counted))
        (scores,) = named(self.last, "GameScored")
        demand("10.9", sorted(scores.points) == [*enumerate(points)], scores, points)
        best = [seat for seat in self.seats if points[seat] == max(points)]
        demand("10.9", list(table.game.winners(table.state)) == best, points)


def is_reason(event: Any) -> bool:
    """Whether an event tells points of one kind."""
    name = type(event).__name__
    return name.endswith("Scored") and name != "GameScored"
