"""What the referee of Lifeboat knows of its box, and the boat as he keeps it himself."""

from collections.abc import Container, Iterable, Sequence
from itertools import chain
from typing import Any

from tests.sheets.watching import Foul

SIZES = {"lady": 4, "stephen": 5, "captain": 7, "mate": 8, "frenchy": 6, "kid": 3}
SURVIVAL = {"lady": 8, "stephen": 7, "captain": 5, "mate": 4, "frenchy": 6, "kid": 9}
WEAPONS = {"oar": 1, "blackjack": 2, "knife": 3, "gaffing-hook": 4, "flare-gun": 8}
PROVISIONS = {
    "water": 16, "cash": 6, "jewel": 3, "painting-3": 2, "painting-2": 1, "medical-kit": 3,
    "oar": 2, "chum": 2, "blackjack": 1, "knife": 1, "gaffing-hook": 1, "flare-gun": 1,
    "parasol": 1, "compass": 1, "life-preserver": 1,
}  # fmt: skip
BOX = sorted(card for card, count in PROVISIONS.items() for _ in range(count))
PRESERVER = "life-preserver"
LAND = 4
Fate = tuple[str, str, int]
"""What is to become of somebody: the sentence, the event, and the wounds then or 0."""
LETTERS = dict(zip("LSCMFK", SIZES, strict=True))
ALL = "LSCMFK"
COURSES = {
    "course-1": ("C", "F", ""), "course-2": ("", "", "+"), "course-3": (ALL, ALL, "f"),
    "course-4": ("M", "CF", "fr"), "course-5": ("F", "SCM", "+"), "course-6": ("S", "CMF", "fr"),
    "course-7": ("L", "LSCMF", "xr"), "course-8": ("S", "LC", "f"), "course-9": ("M", "CM", "r"),
    "course-10": ("K", "LCMF", ""), "course-11": ("S", "CK", "+r"), "course-12": ("F", "CMK", "r"),
    "course-13": ("F", "LCM", "f"), "course-14": ("S", "SC", ""), "course-15": (ALL, ALL, "+fr"),
    "course-16": ("K", "LSCMF", "r"), "course-17": ("K", "CMFK", "f"),
    "course-18": ("K", "SCMFK", "+fr"), "course-19": ("C", "S", "fr"), "course-20": ("C", "C", ""),
    "course-21": ("F", "SCMF", "fr"), "course-22": ("C", "M", "+f"), "course-23": ("M", "K", "+f"),
    "course-24": ("M", "L", ""),
}  # fmt: skip
"""Who falls, who is thirsty, and the signs: birds, rowing, fighting."""


def demand(sentence: str, holds: object, *seen: object) -> None:
    """Call a foul where something does not hold."""
    if not holds:
        raise Foul(sentence, seen)


def people(letters: str) -> tuple[str, ...]:
    """The characters that a navigation card names."""
    return tuple(LETTERS[letter] for letter in letters)


def flight(card: str) -> int:
    """What a navigation card does to the birds."""
    signs = COURSES[card][2]
    return ("+" in signs) - ("x" in signs)


def is_read_right(shown: Any, aboard: Container[str]) -> bool:
    """Whether a navigation card that was told says what is printed on it of those *aboard*."""
    falls, thirsty, signs = COURSES[shown.card]
    met = [
        tuple(each for each in named if each in aboard or len(named) == len(SIZES))
        for named in (people(falls), people(thirsty))
    ]
    told = (shown.overboard, shown.thirsty, shown.bird, shown.row, shown.fight)
    return told == (*met, flight(shown.card), "r" in signs, "f" in signs)


class Boat:
    """People, cards and wounds; by seat where it is about people. Stacks have their top last."""

    def __init__(self, table: Any) -> None:
        self.table = table
        state = table.state
        self.characters: list[str] = state.characters[:]
        self.seats = range(len(self.characters))
        self.boat = sorted(self.seats, key=lambda seat: [*SIZES].index(self.characters[seat]))
        self.hands: list[list[str]] = [[] for _ in self.seats]
        self.shown: list[list[str]] = [[] for _ in self.seats]
        self.wounds = [0 for _ in self.seats]
        self.provisions: list[str] = [*state.provisions, *reversed(state.passing)]
        self.navigation: list[str] = state.navigation[:]
        self.below: list[str] = []
        self.discard: list[str] = []
        self.row_stack: list[str] = []
        self.drawn: list[str] = []
        self.birds, self.day, self.phase = 0, 0, "night"
        self.order: list[int] = []
        self.rowed: set[int] = set()
        self.fought: set[int] = set()
        self.move: Any = None
        self.last: Sequence[Any] = ()
        self.fates: dict[int, list[Fate]] = {}

    # People

    @property
    def aboard(self) -> list[str]:
        """The characters that are in the boat."""
        return [self.characters[seat] for seat in self.boat]

    def size(self, seat: int) -> int:
        """Strength, and how many wounds are borne."""
        return SIZES[self.characters[seat]]

    def awake(self, seat: int) -> bool:
        """In the boat, with fewer wounds than the size."""
        return seat in self.boat and self.wounds[seat] < self.size(seat)

    def alive(self, seat: int) -> bool:
        """In the boat, with no more wounds than the size."""
        return seat in self.boat and self.wounds[seat] <= self.size(seat)

    def crew(self) -> list[int]:
        """Who is conscious, from the bow to the stern."""
        return [seat for seat in self.boat if self.awake(seat)]

    def wound(self, sentence: str, seat: int) -> list[Fate]:
        """One more, and what it brings."""
        self.wounds[seat] += 1
        wounds, size = self.wounds[seat], self.size(seat)
        fainted = [("6.1", "Fainted", 0)] if wounds == size else []
        died = [("6.6", "Died", 0)] if wounds == size + 1 else []
        return [(sentence, "Wounded", wounds), *fainted, *died]

    def befallen(self, event: Any) -> None:
        """What is told of somebody is what has to become of that one, in this order."""
        name = type(event).__name__
        told = (name, event.wounds if name == "Wounded" else 0)
        fates = self.fates.get(event.seat, [])
        sentence = fates[0][0] if fates else "0.1"
        demand(sentence, [told] == [(kind, number) for _, kind, number in fates[:1]], event, fates)
        del fates[0]

    def all_befallen(self) -> None:
        """Nothing more is to become of anybody."""
        for sentence, kind, _ in chain(*self.fates.values()):
            demand(sentence, False, kind, self.fates)

    def owns(self, seat: int, card: str) -> bool:
        """In the hand or open."""
        return card in self.hands[seat] or card in self.shown[seat]

    def cards(self, seat: int) -> list[str]:
        """All provisions of somebody."""
        return self.hands[seat] + self.shown[seat]

    # Cards

    def take(self, seat: int, card: str) -> bool:
        """A card leaves its owner, the open one first; whether it was hidden."""
        hidden = card not in self.shown[seat]
        demand("0.1", self.owns(seat, card), seat, card)
        (self.hands if hidden else self.shown)[seat].remove(card)
        return hidden

    def give(self, seat: int, card: str, *, hidden: bool) -> None:
        """A card comes to an owner."""
        (self.hands if hidden else self.shown)[seat].append(card)

    def spend(self, seat: int, card: str) -> None:
        """A card is used up."""
        self.take(seat, card)
        self.discard.append(card)

    def open(self, seat: int, card: str) -> None:
        """A hidden card is laid open."""
        demand("0.1", card in self.hands[seat], seat, card)
        self.hands[seat].remove(card)
        self.shown[seat].append(card)

    def top(self, count: int) -> list[str]:
        """So many navigation cards from the top."""
        return [self.navigation.pop() for _ in range(count)]

    # Comparing

    def compare(self) -> None:
        """The table has what the referee has."""
        state = self.table.state
        for name in ("hands", "shown"):
            own, there = getattr(self, name), getattr(state, name)
            demand("0.1", [*map(sorted, own)] == [*map(sorted, there)], name, own, there)
        for name in ("boat", "wounds", "birds", "provisions"):
            own, there = getattr(self, name), getattr(state, name)
            demand("0.1", own == there, name, own, there)
        for name in ("discard", "row_stack", "drawn"):
            own, there = getattr(self, name), getattr(state, name)
            demand("0.1", sorted(own) == sorted(there), name, own, there)
        demand("4.5", sorted(self.rowed) == sorted(state.rowed), self.rowed, state.rowed)
        demand("5.12", sorted(self.fought) == sorted(state.fought), self.fought, state.fought)
        under = len(self.below)
        demand("0.1", state.navigation[under:] == self.navigation, state.navigation)
        demand("0.1", sorted(state.navigation[:under]) == sorted(self.below), self.below)
        self.navigation, self.below = state.navigation[:], []
        held = chain(*self.hands, *self.shown, self.provisions, self.discard, state.passing)
        demand("1.1", sorted(held) == BOX, self.hands)


def named(events: Iterable[Any], *kinds: str) -> list[Any]:
    """The events of some kinds, in order."""
    return [event for event in events if type(event).__name__ in kinds]
