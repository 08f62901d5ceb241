"""The one loop that asks until it understands: in a game, before one, after one and beside one."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

from accessible_games.frontends.terminal import bell
from accessible_games.frontends.terminal.keyboard import Keyboard, no_words
from accessible_games.frontends.terminal.screen import Screen
from accessible_games.match.settings import Settings
from accessible_games.speech.fold import fold
from accessible_games.speech.narrator import Narrator
from accessible_games.speech.problem import NotUnderstoodError

T = TypeVar("T")

LONGEST = 500
"""Letters of the longest line that is understood; whatever is longer was pasted by mistake."""


class Asker(Protocol):
    """Who asks: a game at the keyboard, or `Questions` where none is played."""

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
        """Ctrl-C was typed instead of a line: go on asking, or raise what leads out."""
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


@dataclass
class Questions:
    """Asks the person at the keyboard where no game is played."""

    narrator: Narrator
    settings: Settings
    keyboard: Keyboard
    screen: Screen
    lines: list[str] = field(default_factory=list, init=False)
    """What is said before the next line is read."""
    question: list[str] = field(default_factory=list, init=False)
    """What is said each time after them."""

    def ask(
        self,
        message: str,
        understand: Callable[[str], T],
        lines: Iterable[str] = (),
        question: Iterable[str] = (),
    ) -> T:
        """Say *lines* once, then the *question* and the prompt until the answer is understood.

        *message* names the prompt. EOFError at the end of the input, KeyboardInterrupt for Ctrl-C.
        """
        self.lines, self.question = [*lines], [*question]
        return ask(self, self.narrator.say(message)[0], understand)

    def is_yes(self) -> bool:
        """Whether the person says yes; anything else is no. EOFError, KeyboardInterrupt."""
        words = [fold(word) for word in self.narrator.catalogue.words("yes")]
        return self.ask("prompt-yes-no", lambda text: fold(text) in words)

    def speak(self) -> None:
        """See Asker."""
        lines, self.lines = [*self.lines, *self.question], []
        if lines:
            self.screen.say(lines)

    def read_line(self, prompt: str) -> str:
        """See Asker; there is nothing to complete."""
        return self.keyboard.read_line(f"{prompt} ", no_words)

    def complain(self, error: NotUnderstoodError) -> None:
        """See Asker."""
        bell.at_refusal(self.settings, self.screen)
        self.lines = self.narrator.say(error.message, **error.arguments)

    def interrupt(self) -> None:
        """See Asker; whoever has asked knows what follows."""
        raise KeyboardInterrupt
