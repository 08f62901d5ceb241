"""People who share one keyboard, and what each of them may hear there.

Everyone there hears what all may know; the person at the keyboard hears their own part too, and the
others hear theirs when they take the keyboard.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence

from accessible_games.core.event import Event, Seat
from accessible_games.match.commands.command_table import OPEN
from accessible_games.match.match import Match
from accessible_games.match.person import Person
from accessible_games.match.person_parts import Pending, nothing_said
from accessible_games.match.room_parts import Audience
from accessible_games.match.settings import Settings
from accessible_games.match.wording import words_at
from accessible_games.speech.commands import Follows
from accessible_games.speech.narrator import Narrator
from accessible_games.speech.vocabulary import Vocabulary

WHILE_PASSED = ("quit", "report", "help", *OPEN)
"""Commands that can be typed while the keyboard is passed from one person to the next."""


class HotSeat(Audience):
    """People at one keyboard."""

    def __init__(self, persons: dict[Seat, Person], everybody: Person) -> None:
        super().__init__(persons)
        self.everybody = everybody
        """All of them as one hearer who knows what they all may know, or the only person."""
        self.at_keyboard = everybody.seat
        """The person at the keyboard; None before the first of several has taken it."""
        self.told_before = 0
        """How many events the person at the keyboard had been told when they last typed."""

    @property
    def person(self) -> Person:
        """The person at the keyboard; all of them together while no one has taken it."""
        return self.everybody if self.at_keyboard is None else self.persons[self.at_keyboard]

    def complete(self, text: str) -> list[str]:
        """Return the words that the last typed word can become.

        Only a little can be typed while the keyboard is passed on.
        """
        known: Vocabulary = self.person.vocabulary
        asked = self.person.asked
        passed = self.at_keyboard is None and asked is None
        return (known.only(*WHILE_PASSED) if passed else known).completions(text, asked)

    def note_typing(self) -> None:
        """Note what the person at the keyboard has been told before they type."""
        self.told_before = len(self.person.history.events)

    def leave(self) -> None:
        """Leave the keyboard free until the next person takes it; no one is asked meanwhile."""
        before = self.person
        before.ask_nothing()
        if before is not self.everybody:
            before.pending.leave_to(self.everybody.pending)
        self.at_keyboard = None

    def take(self, seat: Seat) -> None:
        """Put another person at the keyboard."""
        self.at_keyboard, self.told_before = seat, 0

    @property
    def shares(self) -> bool:
        """Whether several people answer some questions together, so that they have a history."""
        several = self.everybody.seat is None
        return several and bool(self.everybody.match.table.game.shared)

    def hearers(self) -> Iterable[Person]:
        """See Audience: also all of them together."""
        return [*self.persons.values(), *([self.everybody] if self.shares else [])]

    # What happens

    def tell(self, events: Sequence[Event]) -> None:
        """Say what everyone at the keyboard may hear, and keep the rest for each person."""
        for event in events:
            self.person.hear(event, aloud=self.everybody.narrator)
        self.listen(events)

    def listen(self, events: Sequence[Event]) -> None:
        """Keep what people learn from events."""
        for event in events:
            heard = event.seen_by(self.everybody.seat)
            for seat, person in self.persons.items():
                person.remember(event, heard=event.seen_by(seat) == heard)
            if self.shares:
                self.everybody.remember(event)

    def tell_others(self, person: Person, message: str) -> None:
        """Do nothing: the others are in the room and hear it."""

    def let_hear(self, hear_now: Callable[[], None], at_once: Callable[[list[str]], None]) -> None:
        """Note how people can hear what waits before there is a prompt, and what cannot wait."""
        for each in (self.everybody, *self.persons.values()):
            each.pending.let_hear(hear_now, at_once)

    def renew(self) -> None:
        """Use the present settings for everyone."""
        renewed = self.person
        renewed.renew()
        for each in (self.everybody, *self.persons.values()):
            each.speak(renewed.narrator, renewed.vocabulary)


def hot_seat(
    match: Match, narrator: Narrator, settings: Settings, commands: Mapping[str, Follows]
) -> HotSeat:
    """Return the people of a match at one keyboard; *narrator* tells it to no one in particular."""
    said = nothing_said()
    words = words_at(match, narrator, settings, commands)

    def hearer(seat: Seat | None) -> Person:
        return Person(
            match=match, seat=seat, narrator=words[0], vocabulary=words[1],
            settings=settings, pending=Pending(said),
        )  # fmt: skip

    game, seats = match.table.game, match.people
    if game.came is not None and len(match.record.people) == len(match.record.occupants):
        seats = [*range(game.seats[-1])]  # all who may come
    persons = {seat: hearer(seat) for seat in seats}
    alone = len(persons) == 1
    return HotSeat(persons, persons[match.people[0]] if alone else hearer(None))
