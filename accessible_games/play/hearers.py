"""The people at one table as hearers: what each of them was told, and what waits to be said.

Nothing here reads a key, writes to a screen or knows a folder.
"""

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from accessible_games.core.decision import Decision
from accessible_games.core.event import Event, Seat
from accessible_games.play.match import Match
from accessible_games.play.person import Person
from accessible_games.play.settings import Settings
from accessible_games.speech.arguments import Argument
from accessible_games.speech.catalogue import Catalogue
from accessible_games.speech.narrator import Narrator
from accessible_games.speech.vocabulary import Vocabulary

REMEMBERED = 200
"""How many of the last lines a report has."""
WHILE_PASSED = ("quit", "report")
"""Commands that can be typed while the keyboard is passed from one person to the next."""


@dataclass(kw_only=True)
class Hearers:
    """People who hear of one game, each their own part of it; one of them is at the keyboard."""

    match: Match
    narrator: Narrator
    vocabulary: Vocabulary
    settings: Settings
    persons: dict[Seat, Person] = field(default_factory=dict)
    """Each person, by their seat."""
    at_keyboard: Seat | None = None
    """The person at the keyboard; None before the first of several has taken it."""
    lines: list[str] = field(default_factory=list)
    """What will be said before the next prompt."""
    reply: list[str] = field(default_factory=list)
    """What answers a look at one place, instead of the next prompt."""
    asked: Decision[Any] | None = None
    """The decision that was introduced last."""
    said: deque[tuple[Seat | None, str]] = field(default_factory=lambda: deque(maxlen=REMEMBERED))
    """The last lines, and who was at the keyboard: for a report, which tells nobody else's."""
    unrepeatable: int = 0
    """How many of the gathered lines are from before what the rules let nobody look back at."""

    def __post_init__(self) -> None:
        for seat in self.people:
            self.persons.setdefault(seat, Person())
        if len(self.people) == 1:
            self.at_keyboard = self.people[0]
            self.narrator = self.narrator.for_(self.at_keyboard)

    @property
    def people(self) -> list[Seat]:
        """The seats of people."""
        return self.match.people

    # The person at the keyboard

    @property
    def view(self) -> Any:
        """The table as the person at the keyboard sees it."""
        return self.match.table.view(self.at_keyboard)

    @property
    def private(self) -> Narrator:
        """The narrator speaking to the person at the keyboard."""
        return self.narrator.for_(self.at_keyboard)

    @property
    def person(self) -> Person:
        """The person at the keyboard."""
        assert self.at_keyboard is not None
        return self.persons[self.at_keyboard]

    @property
    def words(self) -> Vocabulary:
        """What can be typed by whoever sits there now: little, while the keyboard is passed."""
        passed = self.at_keyboard is None
        return replace(self.vocabulary, commands=WHILE_PASSED) if passed else self.vocabulary

    def complete(self, text: str) -> list[str]:
        """What the last typed word can become."""
        return self.words.completions(text, self.asked)

    def leave_keyboard(self) -> None:
        """Nobody is at the keyboard until the next person has taken it, and nothing is asked."""
        self.at_keyboard = self.asked = None

    def take_keyboard(self, seat: Seat) -> None:
        """Another person is at the keyboard."""
        self.at_keyboard = seat

    # What happens

    def tell(self, events: Sequence[Event]) -> None:
        """Say what everybody at the keyboard may hear, and keep the rest for its owner."""
        for event in events:
            if event.forgets:
                self.said.clear()
                self.unrepeatable = len(self.lines)
            self.lines += self.narrator.event(event)
        self.listen(events)

    def listen(self, events: Sequence[Event]) -> None:
        """Keep what the people get to know of events."""
        for event in events:
            for seat in self.people:
                self.remember(seat, event)

    def remember(self, seat: Seat, event: Event) -> None:
        """Keep what one person sees of an event, aside too if it was not said to them."""
        seen = event.seen_by(seat)
        if seen is None:
            return
        heard = seen == event.seen_by(self.narrator.listener)
        self.persons[seat].remember(len(self.match.table.moves), seen, heard)

    def take_back(self, moves: int) -> None:
        """Go back to the table after so many moves, and forget what was told since."""
        self.match.take_back(moves)
        for person in self.persons.values():
            person.take_back(moves)

    # What is said

    def say(self, message: str, **arguments: Argument) -> None:
        """Add the lines of a message."""
        self.lines += self.narrator.say(message, **arguments)

    def say_lines(self, lines: Iterable[str]) -> None:
        """Add lines."""
        self.lines += lines

    def tell_privately(self, facts: Iterable[Event]) -> None:
        """Say events or facts to the person at the keyboard."""
        self.lines += self.private.events(list(facts))

    def reply_with(self, lines: Iterable[str]) -> None:
        """Have lines said next, the last of them as the prompt: so it is said and felt at once."""
        self.reply = list(lines)

    def say_reply(self) -> None:
        """Say such lines as all others; the prompt will be another one."""
        self.lines, self.reply = [*self.lines, *self.reply], []

    def pose(self, decision: Decision[Any]) -> None:
        """Say what is asked, after what its person has not heard yet."""
        self.asked = decision
        self.lines += self.private.events(self.persons[decision.seat].hear_secrets())
        self.lines += self.private.question(decision)

    def prompt(self, decision: Decision[Any] | None) -> str:
        """The last sentence before the person types."""
        if self.reply:
            prompt = self.reply.pop()
            self.say_reply()
            return prompt
        if decision is None:
            return self.narrator.say("prompt-enter")[0]
        return self.settings.prompt or self.private.prompt(decision)

    def take_lines(self) -> list[str]:
        """All lines that wait: they are said now, and can be reported."""
        lines, self.lines = self.lines, []
        self.said.extend((self.at_keyboard, line) for line in lines[self.unrepeatable :])
        self.unrepeatable = 0
        return lines

    def note_typed(self, prompt: str, text: str) -> None:
        """Keep a prompt, and what was typed behind it, for a report."""
        self.said.append((self.at_keyboard, f"{prompt} {text}"))

    def renew(self) -> None:
        """Go on as the settings say now."""
        catalogue, chosen = self.narrator.catalogue, self.settings
        if chosen.language != catalogue.language:
            catalogue = Catalogue(
                chosen.language, self.match.record.game, self.match.record.options
            )
        self.narrator = replace(
            self.narrator, catalogue=catalogue, verbosity=chosen.verbosity, order=chosen.sort
        )
        self.vocabulary = replace(self.vocabulary, catalogue=catalogue)
