"""The keyboard, the screen and the saved game of the people at a table.

They sit at one keyboard: of what is said there all hear what everybody may know, and the person
who has it now hears their own part too, the others when the keyboard is theirs.
Lines are gathered until a person has to type; then they are written at once. Before that, every
answer they tell of is on disk.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import InitVar, dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from accessible_games.core.event import Event, Seat
from accessible_games.frontends.terminal import bell
from accessible_games.frontends.terminal.asking import Questions, ask, short
from accessible_games.frontends.terminal.keeping import Kept
from accessible_games.frontends.terminal.keyboard import Keyboard
from accessible_games.frontends.terminal.leaving import Leave
from accessible_games.frontends.terminal.screen import Screen
from accessible_games.match import cursor
from accessible_games.match.commands import help_texts
from accessible_games.match.commands.command_table import commands_of
from accessible_games.match.dispatch import complaint
from accessible_games.match.person import Person, Said, nothing_said, words_at
from accessible_games.match.room import Room
from accessible_games.match.settings import Settings
from accessible_games.speech.arguments import Argument
from accessible_games.speech.narrator import Narrator
from accessible_games.speech.problem import NotUnderstoodError
from accessible_games.speech.vocabulary import Follows, Vocabulary
from accessible_games.store.library import SavedGame

if TYPE_CHECKING:
    from accessible_games.frontends.display.state import DisplayState

WHILE_PASSED = ("quit", "report")
"""Commands that can be typed while the keyboard is passed from one person to the next."""


@dataclass(kw_only=True)
class Console(Room):
    """What people at one keyboard type and hear, and what is kept of their game."""

    ONLY_TRIED: ClassVar[bool] = False
    """Whether nothing of the game is kept, as in a lesson or at a moment of a finished game."""
    narrator: InitVar[Narrator]
    """Tells the game to nobody in particular, as before anybody sits at its table."""
    settings: Settings
    saved: SavedGame
    keyboard: Keyboard
    screen: Screen
    report: Callable[["Console", bool], Path]
    """Writes a file about the game for a maintainer, with its secrets or without."""
    at_keyboard: Seat | None = field(default=None, init=False)
    """The person at the keyboard; None before the first of several has taken it."""
    kept: Kept = field(init=False)
    everybody: Person = field(init=False)
    """All at the keyboard as one hearer, who knows what they all may know; or the only person."""
    said: Said = field(default_factory=nothing_said, init=False)
    """The last lines, and who was at the keyboard."""
    interrupted: bool = False
    """Whether the last key was Ctrl-C."""
    display: "DisplayState | None" = None
    """The braille display, while the person at the keyboard has it."""
    was_felt: bool = field(default=False, init=False)
    """Whether anybody has had it in this game."""
    feeling: set[Seat] = field(default_factory=set, init=False)
    """Who wishes to have it at each of their questions."""
    told_before: int = field(default=0, init=False)
    """How many events the person at the keyboard had been told when they typed last."""

    def __post_init__(self, narrator: Narrator) -> None:
        self.kept = Kept(self.saved, self.ONLY_TRIED)
        words = words_at(self.match, narrator, self.settings, self.commands)

        def hearer(seat: Seat | None) -> Person:
            return Person(
                match=self.match, seat=seat, narrator=words[0], vocabulary=words[1],
                settings=self.settings, said=self.said, at_once=self.hold,
            )  # fmt: skip

        self.persons = {seat: hearer(seat) for seat in self.people}
        if len(self.people) == 1:
            self.at_keyboard = self.people[0]
            self.feeling = set(self.people if self.settings.display == "always" else ())
        self.everybody = hearer(None) if self.at_keyboard is None else self.person

    @property
    def commands(self) -> Mapping[str, Follows]:
        """The commands at the table, and what follows each."""
        return commands_of(self.match.table.game)

    # The person at the keyboard

    @property
    def person(self) -> Person:
        """The person at the keyboard; everybody together while nobody has taken it."""
        return self.everybody if self.at_keyboard is None else self.persons[self.at_keyboard]

    @property
    def words(self) -> Vocabulary:
        """What can be typed now: only a little while the keyboard is passed on."""
        vocabulary = self.person.vocabulary
        passed = self.at_keyboard is None
        return vocabulary.only(*WHILE_PASSED) if passed else vocabulary

    def complete(self, text: str) -> list[str]:
        """The words that the last typed word can become."""
        return self.words.completions(text, self.person.asked)

    def prompt(self) -> str:
        """The prompt: the last sentence before the person types."""
        return self.person.prompt()

    def leave_keyboard(self) -> None:
        """Nobody is at the keyboard until the next person has taken it, and nothing is asked."""
        before = self.person
        before.ask_nothing()
        if before is not self.everybody:
            before.leave_lines_to(self.everybody)
        self.at_keyboard = None

    def take_keyboard(self, seat: Seat) -> None:
        """Another person is at the keyboard."""
        self.at_keyboard, self.told_before = seat, 0

    # What happens

    def tell(self, events: Sequence[Event]) -> None:
        """Say what everybody at the keyboard may hear, and keep the rest for its owner."""
        for event in events:
            self.person.hear(event, aloud=self.everybody.narrator)
        self.listen(events)

    def listen(self, events: Sequence[Event]) -> None:
        """Keep what the people get to know of events."""
        for event in events:
            heard = event.seen_by(self.everybody.seat)
            for seat, person in self.persons.items():
                person.remember(event, heard=event.seen_by(seat) == heard)

    # The saved game

    def keep(self, *lines: str) -> None:
        """Write lines of the record to the disk, if the game is kept there."""
        self.kept.add(self.person, *lines)

    @property
    def unsaved(self) -> bool:
        """Whether the people have been told that the game cannot be saved."""
        return self.kept.refused

    # The screen

    def speak(self) -> None:
        """Say all gathered lines at once; the answers they tell of are on the disk first."""
        self.kept.sync(self.person)
        say = self.screen.say if self.display is None else self.screen.say_at_once
        say(self.person.take_lines())

    def hold(self, lines: Sequence[str]) -> None:
        """Say lines at once, while nobody is asked; the last stays under the fingers."""
        self.screen.hold(lines)
        if self.display is not None:
            self.display.hold(" ".join(lines))

    def refuse(self, person: Person, lines: Iterable[str]) -> None:
        """Say why something is refused or not understood, whether it was typed or touched."""
        bell.at_refusal(self.settings, self.screen)
        super().refuse(person, lines)

    # The keyboard

    def read(self, prompt: str) -> str:
        """Say all lines, then read one that is not too long; `Leave` where the person goes."""
        self.told_before = len(self.person.history.events)
        text = ask(self, prompt.strip(), short)
        self.person.note_typed(prompt.strip(), text)
        self.interrupted = False
        return text

    def read_line(self, prompt: str) -> str:
        """See Asker. Ctrl-D and the end of input leave."""
        try:
            return self.keyboard.read_line(f"{prompt} ", self.complete)
        except EOFError:
            raise Leave from None

    def complain(self, error: NotUnderstoodError) -> None:
        """See Asker."""
        self.refuse(self.person, complaint(self.person, error))

    def interrupt(self) -> None:
        """See Asker. Ctrl-C cancels the line; twice it asks whether to leave."""
        if self.interrupted and self.agrees("really-quit"):
            raise Leave
        self.interrupted = not self.interrupted
        self.person.say("line-cancelled" if self.interrupted else "going-on")

    def agrees(self, question: str) -> bool:
        """Ask whether to leave; Ctrl-C is no, and the end of input yes.

        Whoever leaves what is only tried loses nothing, and is not asked.
        """
        return self.ONLY_TRIED or self.says_yes(question, at_end=True)

    def says_yes(self, question: str, *, at_end: bool, **arguments: Argument) -> bool:
        """Ask whoever is at the keyboard; Ctrl-C is no, the end of input what *at_end* says."""
        self.person.say(question, **arguments)
        self.speak()
        try:
            return self.questions.is_yes()
        except KeyboardInterrupt:
            return False
        except EOFError:
            return at_end

    def confirms(self, person: Person, question: str, **arguments: Argument) -> bool:
        """Ask once; what was not meant changes nothing, and the question stays open."""
        meant = self.ONLY_TRIED or self.says_yes(question, at_end=False, **arguments)
        if not meant:
            person.say("not-meant")
        return meant

    def others_agree(self, person: Person) -> bool:
        """Whether all others let a person take back a turn: they sit at the same keyboard."""
        others = [seat for seat in self.people if seat != person.seat]
        names = person.narrator.catalogue.joined([person.narrator.names[seat] for seat in others])
        agreed = self.says_yes("undo-agree", at_end=False, count=len(others), names=names)
        if not agreed:
            person.say("undo-refused")
        return agreed

    def tell_others(self, person: Person, message: str) -> None:
        """Nothing to do: the others hear it where they sit."""

    @property
    def questions(self) -> Questions:
        """What is asked beside the game, in the words of the person at the keyboard."""
        return Questions(
            *(self.person.narrator, self.settings, self.keyboard, self.screen),
            explain=self.explained,
        )

    def explained(self, questions: Questions, word: str) -> list[str]:
        """What a word means, as it is told in the game."""
        help_texts.explain(self.person, word)
        return self.person.take_lines()

    def set_arrows(self) -> None:
        """The arrow keys step from place to place where the table has places."""
        self.keyboard.arrows(cursor.arrow_words(self.person.vocabulary))

    def renew(self) -> None:
        """All at the keyboard go on as the settings say now."""
        renewed = self.person
        renewed.renew()
        for each in (self.everybody, *self.persons.values()):
            each.speak(renewed.narrator, renewed.vocabulary)
        self.set_arrows()

    # The braille display

    def take_display(self, display: "DisplayState") -> None:
        """The person at the keyboard has the display."""
        self.display, self.was_felt = display, True

    @property
    def wishes_display(self) -> bool:
        """Whether the person at the keyboard wishes to have it at each question."""
        return self.at_keyboard in self.feeling

    def wish_display(self, wished: bool) -> None:
        """The person at the keyboard wishes that, or not any more."""
        assert self.at_keyboard is not None
        self.feeling = self.feeling - {self.at_keyboard} | ({self.at_keyboard} if wished else set())

    def give_back_display(self) -> None:
        """Let the screen reader have the display again; harmless if it already has it."""
        display, self.display = self.display, None
        if display is not None:
            display.give_back()
