"""What came of the lines that people have typed at a table of a server."""

from dataclasses import dataclass, field

from accessible_games.core.event import Seat
from accessible_games.match.person import Person

NOBODY: frozenset[Seat | None] = frozenset()
"""No seats; each empty set of its own would take memory."""


@dataclass
class TypedLines:
    """Who will hear their prompt again, and whose line awaits a yes or no."""

    answered: frozenset[Seat | None] = NOBODY
    """The seats of those who have typed something and will hear their prompt again."""
    advised: dict[Seat | None, list[str]] = field(default_factory=dict)
    """The hints that people are about to hear."""
    doubts: dict[Seat | None, str] = field(default_factory=dict)
    """The costly lines that await a yes or no, by seat."""
    refused: bool = False
    """Whether the last line was refused."""
    _typist: Seat | None = None
    """Who typed the last line."""
    _last: str = ""
    _sure: bool = False

    @property
    def last(self) -> str:
        """The last line, with all its signs."""
        return self._last

    def begin(self, person: Person) -> None:
        """Note that a person types or presses something, instead of any line that is doubted."""
        self.answers(person)
        self.doubts.pop(person.seat, None)
        self.refused, self._typist = False, person.seat

    def answers(self, person: Person) -> None:
        """Note that a person has typed something."""
        self.answered |= {person.seat}

    def wait(self, person: Person) -> None:
        """Note that the prompt of a person comes later."""
        self.answered -= {person.seat}

    def advise(self, person: Person, lines: list[str], *, is_told: bool) -> None:
        """Note that a person is about to hear a hint, and their prompt once all of it *is told*."""
        self.advised[person.seat] = lines
        if is_told:
            self.answers(person)

    def prompted(self) -> None:
        """Note that all who have typed something have heard their prompts."""
        self.answered = NOBODY
        self.advised.clear()

    def hear(self, text: str) -> None:
        """Note the line that is being done."""
        self._last = text

    def refuse(self) -> None:
        """Note that the line is refused."""
        self.refused = True

    def refuses(self, person: Person) -> bool:
        """Whether the last line was refused, and typed by this person."""
        return self.refused and self._typist == person.seat

    def confirms(self, person: Person) -> bool:
        """Whether a costly line is meant, whatever it costs; if not, it is doubted from now on."""
        if not self._sure:
            self.doubts[person.seat] = self._last
        return self._sure

    def decide(self, person: Person, *, meant: bool) -> str:
        """Return the line that was doubted, and take it for sure if it is *meant*."""
        self.answers(person)
        self._sure = meant
        return self.doubts.pop(person.seat)

    def doubt_again(self) -> None:
        """Take no line for sure any more."""
        self._sure = False

    def forget(self, seat: Seat) -> None:
        """Drop any doubt about the line of a seat."""
        self.doubts.pop(seat, None)
