"""The one loop that asks until it understands: in a game, before one, after one and beside one."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

from accessible_games.frontends.terminal import bell
from accessible_games.frontends.terminal.keyboard import Keyboard, no_words
from accessible_games.frontends.terminal.leaving import Back, Leave
from accessible_games.frontends.terminal.screen import Screen
from accessible_games.match.settings import Settings
from accessible_games.speech.catalogue import Catalogue
from accessible_games.speech.fold import fold, forms
from accessible_games.speech.narrator import Narrator
from accessible_games.speech.problem import NotUnderstoodError

T = TypeVar("T")

LONGEST = 500
"""Letters of the longest line that is understood; whatever is longer was pasted by mistake."""


class Asker(Protocol):
    """Asks a person: a game at the keyboard, or `Questions` if none is being played."""

    def speak(self) -> None:
        """Say what waits, and what is asked where that is said each time."""
        ...

    def read_line(self, prompt: str) -> str:
        """The next line; see `Keyboard`."""
        ...

    def complain(self, error: NotUnderstoodError) -> None:
        """Ring, and have it said what was wrong before the next line is read."""
        ...

    def interrupt(self) -> None:
        """Ctrl-C was typed instead of a line: ask again, or raise what ends the question."""
        ...


def ask(asker: Asker, prompt: str, understand: Callable[[str], T]) -> T:
    """Ask until a line is understood; what *understand* makes of it.

    It raises `NotUnderstoodError` for a line that means nothing here.
    """
    while True:
        asker.speak()
        try:
            return understand(asker.read_line(prompt))
        except NotUnderstoodError as error:
            asker.complain(error)
        except KeyboardInterrupt:
            asker.interrupt()


def short(line: str) -> str:
    """The same line; `NotUnderstoodError` for one that is too long to be meant."""
    if len(line) > LONGEST:
        raise NotUnderstoodError("line-too-long", count=LONGEST)
    return line


def known_everywhere(catalogue: Catalogue) -> dict[str, str]:
    """What can be typed at every question around a game, folded: help, quit or back."""
    typed = {"back": catalogue.words("back")}
    for name in ("help", "quit"):
        phrases = [phrase.replace("-", " ") for phrase in catalogue.words(f"also-{name}")]
        typed[name] = [*catalogue.words(f"command-{name}"), *phrases]
    return {
        form: meant
        for meant, words in typed.items()
        for word in (meant, *words)
        for form in forms(word)
    }


class HelpWanted(NotUnderstoodError):
    """Help was typed instead of an answer, which is not a mistake."""


@dataclass
class Questions:
    """Asks the person at the keyboard if no game is being played.

    Help, quit and back are understood at every question; one letter only where it is not an answer.
    """

    narrator: Narrator
    settings: Settings
    keyboard: Keyboard
    screen: Screen
    lines: list[str] = field(default_factory=list, init=False)
    """What is said before the next line is read."""
    question: list[str] = field(default_factory=list, init=False)
    """What is said each time after them."""
    about: list[str] = field(default_factory=list, init=False)
    """What help says of the question."""
    first: bool = field(default=True, init=False)
    """Whether there is no question before, to which one could go back."""

    def ask(
        self,
        message: str,
        understand: Callable[[str], T],
        lines: Iterable[str] = (),
        question: Iterable[str] = (),
        about: Iterable[str] = (),
        *,
        first: bool = True,
    ) -> T:
        """Say *lines* once, then the *question* and the prompt until the answer is understood.

        *message* names the prompt; *about* it help says this besides what it always says.
        EOFError at the end of the input, KeyboardInterrupt for Ctrl-C, `Leave` for quit, and `Back`
        where it is not the *first* question.
        """
        self.lines, self.question, self.first = [*lines], [*question], first
        self.about = [*self.narrator.say(f"about-{message.removeprefix('prompt-')}"), *about]
        prompt = self.narrator.say(message)[0]
        return ask(self, prompt, lambda text: self.meant(short(text).strip(), understand))

    def is_yes(self) -> bool:
        """Whether the person says yes; all but what is known at every question is no.

        EOFError, KeyboardInterrupt, `Leave`.
        """
        words = [fold(word) for word in self.narrator.catalogue.words("yes")]
        try:
            return self.ask("prompt-yes-no", lambda text: fold(text) in words, first=False)
        except Back:
            return False

    def meant(self, typed: str, understand: Callable[[str], T]) -> T:
        """What is known at every question, else what *understand* makes of the line."""
        known = (
            "help"
            if typed == "?"
            else known_everywhere(self.narrator.catalogue).get(fold(typed), "")
        )
        if len(fold(typed)) != 1:
            self.follow(known)
        try:
            return understand(typed)
        except NotUnderstoodError:
            self.follow(known)
            raise

    def follow(self, known: str) -> None:
        """Do what is known at every question; `NotUnderstoodError` if that is not possible here."""
        if known == "quit":
            raise Leave
        if known == "help":
            raise HelpWanted(known)
        if known == "back":
            if self.first:
                raise NotUnderstoodError("first-question")
            raise Back

    def speak(self) -> None:
        """See Asker."""
        lines, self.lines = [*self.lines, *self.question], []
        if lines:
            self.screen.say(lines)

    def read_line(self, prompt: str) -> str:
        """See Asker; there is nothing to complete."""
        return self.keyboard.read_line(f"{prompt} ", no_words)

    def complain(self, error: NotUnderstoodError) -> None:
        """See Asker. Whoever wants help hears it, and no bell."""
        if isinstance(error, HelpWanted):
            self.lines = [*self.about, *self.narrator.say("about-all")]
            return
        bell.at_refusal(self.settings, self.screen)
        self.lines = self.narrator.say(error.message, **error.arguments)

    def interrupt(self) -> None:
        """See Asker; whoever has asked knows what follows."""
        raise KeyboardInterrupt
