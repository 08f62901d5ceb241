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
from accessible_games.speech.fold import fold, forms, is_one_of
from accessible_games.speech.narrator import Narrator
from accessible_games.speech.problem import HelpWanted, NotUnderstoodError

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
        """Ring, and say what was wrong before the next line is read."""
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
    """What can be typed at every question around a game, folded: help, card, quit or back."""
    typed = {"back": catalogue.words("back")}
    for name in ("card", "help", "quit"):
        phrases = [phrase.replace("-", " ") for phrase in catalogue.words(f"also-{name}")]
        typed[name] = [*catalogue.words(f"command-{name}"), *phrases]
    return {
        form: meant
        for meant, words in typed.items()
        for word in (meant, *words)
        for form in forms(word)
    }


def asked_about(catalogue: Catalogue, typed: str) -> str:
    """The words after help or card, whose meaning is asked for; empty if nothing is."""
    if typed.startswith("?"):
        return typed[1:].strip()
    known, words = known_everywhere(catalogue), typed.split()
    if fold(typed) in known:
        return ""
    beginnings = ((" ".join(words[:size]), words[size:]) for size in range(len(words) - 1, 0, -1))
    said = (rest for begin, rest in beginnings if known.get(fold(begin)) in ("help", "card"))
    return " ".join(next(said, []))


def explain_nothing(questions: "Questions", word: str) -> list[str]:
    """Explain words where nobody is told about any game: `NotUnderstoodError`."""
    raise NotUnderstoodError("unexplained", word=word)


@dataclass
class Questions:
    """Asks the person at the keyboard if no game is being played.

    Help, quit and back are understood at every question, as is help with a word; one letter only
    where it is not an answer.
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
    explain: Callable[["Questions", str], list[str]] = explain_nothing
    """What a word means to whoever is asked; `NotUnderstoodError` where it means nothing."""
    game: str | None = None
    """The game that is chosen, whose words are explained; None for those of all games."""
    first: bool = field(default=True, init=False)
    """Whether it is the first question, from which there is no way back."""

    def choose(self, game: str | None) -> None:
        """Explain the words of this game from now on, or of all games."""
        self.game = game

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
        """Whether the person says yes; anything not known at every question is no.

        EOFError, KeyboardInterrupt, `Leave`.
        """
        words = self.narrator.catalogue.words("yes")
        try:
            return self.ask("prompt-yes-no", lambda text: is_one_of(text, words), first=False)
        except Back:
            return False

    def meant(self, typed: str, understand: Callable[[str], T]) -> T:
        """Do what is known at every question, or return what *understand* makes of the line."""
        known = (
            "help"
            if typed == "?"
            else known_everywhere(self.narrator.catalogue).get(fold(typed), "")
        )
        about = asked_about(self.narrator.catalogue, typed)
        if about and len(fold(typed.split()[0])) != 1:
            raise HelpWanted(self.explain(self, about))
        if len(fold(typed)) != 1:
            self.follow(known)
        try:
            return understand(typed)
        except NotUnderstoodError:
            self.follow(known)
            if about:
                raise HelpWanted(self.explain(self, about)) from None
            raise

    def follow(self, known: str) -> None:
        """Do what is known at every question; `NotUnderstoodError` if that is not possible here."""
        if known == "quit":
            raise Leave
        if known == "help":
            raise HelpWanted
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
            self.lines = error.lines or [*self.about, *self.narrator.say("about-all")]
            return
        bell.at_refusal(self.settings, self.screen)
        self.lines = self.narrator.say(error.message, **error.arguments)

    def interrupt(self) -> None:
        """See Asker; the caller decides what follows."""
        raise KeyboardInterrupt
