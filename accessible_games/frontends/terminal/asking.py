"""The one loop that asks until it understands: before, in, beside and after a game."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

from accessible_games.frontends.terminal import bell
from accessible_games.frontends.terminal.control_flow import BackToQuestion, Leave
from accessible_games.frontends.terminal.keyboard import Keyboard, no_words
from accessible_games.frontends.terminal.screen import Screen
from accessible_games.match.settings import Settings
from accessible_games.speech.catalogue import Catalogue
from accessible_games.speech.narrator import Narrator
from accessible_games.speech.normalize import fold, forms, is_one_of
from accessible_games.speech.problem import HelpWanted, NotUnderstoodError

T = TypeVar("T")

LONGEST = 500
"""Letters of the longest line that is understood; anything longer was pasted by mistake."""


class Asker(Protocol):
    """Asks a person: a game at the keyboard, or `Questions` outside a game."""

    def speak(self) -> None:
        """Say what waits, and the question if it is said each time."""
        ...

    def read_line(self, prompt: str) -> str:
        """Return the next line; see `Keyboard`."""
        ...

    def complain(self, error: NotUnderstoodError) -> None:
        """Ring, and say what was wrong before the next line is read."""
        ...

    def interrupt(self) -> None:
        """After Ctrl-C instead of a line: ask again, or raise what ends the question."""
        ...


def ask(asker: Asker, prompt: str, understand: Callable[[str], T]) -> T:
    """Ask until a line is understood, and return what *understand* makes of it.

    *understand* raises `NotUnderstoodError` for a line that means nothing here.
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
    """Return the line. Raises `NotUnderstoodError` if it is too long to be meant."""
    if len(line) > LONGEST:
        raise NotUnderstoodError("line-too-long", count=LONGEST)
    return line


def known_everywhere(catalogue: Catalogue) -> dict[str, str]:
    """Return what can be typed at every question, folded, for help, card, quit and back."""
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
    """Return the words after help or card whose meaning is asked for; empty if there are none."""
    if typed.startswith("?"):
        return typed[1:].strip()
    known, words = known_everywhere(catalogue), typed.split()
    if fold(typed) in known:
        return ""
    beginnings = ((" ".join(words[:size]), words[size:]) for size in range(len(words) - 1, 0, -1))
    said = (rest for begin, rest in beginnings if known.get(fold(begin)) in ("help", "card"))
    return " ".join(next(said, []))


def explain_nothing(questions: "Questions", word: str) -> list[str]:
    """Raise `NotUnderstoodError`: no game is at hand that could explain a word."""
    raise NotUnderstoodError("unexplained", word=word)


def nothing_told(text: str) -> list[str] | None:
    """Return nothing: no game is at hand that could tell anything."""
    return None


@dataclass
class Questions:
    """Asks the person at the keyboard outside a game.

    Help, quit and back are understood at every question, as is help with a word. A single letter
    means them only if it is not an answer.
    """

    narrator: Narrator
    settings: Settings
    keyboard: Keyboard
    screen: Screen
    lines: list[str] = field(default_factory=list, init=False)
    """What is said once, before the next line is read."""
    question: list[str] = field(default_factory=list, init=False)
    """What is said after that, each time."""
    about: list[str] = field(default_factory=list, init=False)
    """What help says about the question."""
    explain: Callable[["Questions", str], list[str]] = explain_nothing
    """Explains a word to the person. Raises `NotUnderstoodError` if it means nothing here."""
    game: str | None = None
    """The game whose words are explained; None for those of all games."""
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

        *message* names the prompt; help says *about* besides what it always says. Raises `EOFError`
        at the end of the input, `KeyboardInterrupt` for Ctrl-C, `Leave` for quit, and `Back` if it
        is not the *first* question.
        """
        self.lines, self.question, self.first = [*lines], [*question], first
        self.about = [*self.narrator.say(f"about-{message.removeprefix('prompt-')}"), *about]
        prompt = self.narrator.say(message)[0]
        return ask(self, prompt, lambda text: self.meant(short(text).strip(), understand))

    def is_yes(self, told: Callable[[str], list[str] | None] = nothing_told) -> bool:
        """Return whether the person says yes; any other answer is no, but what is *told* first.

        Raises `EOFError`, `KeyboardInterrupt` and `Leave` as `ask` does.
        """
        words = self.narrator.catalogue

        def read(text: str) -> bool:
            if is_one_of(text, words.words("yes")):
                return True
            lines = None if is_one_of(text, [words.say("choice-no")[0]]) else told(text)
            if lines is not None:
                raise HelpWanted(lines)
            return False

        try:
            return self.ask("prompt-yes-no", read, first=False)
        except BackToQuestion:
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
        """Do what is known at every question.

        Raises `Leave`, `Back` or `HelpWanted`, and `NotUnderstoodError` for back at the first
        question.
        """
        if known == "quit":
            raise Leave
        if known == "help":
            raise HelpWanted
        if known == "back":
            if self.first:
                raise NotUnderstoodError("first-question")
            raise BackToQuestion

    def speak(self) -> None:
        """See Asker."""
        lines, self.lines = [*self.lines, *self.question], []
        if lines:
            self.screen.say(lines)

    def read_line(self, prompt: str) -> str:
        """See Asker; there are no words to complete."""
        return self.keyboard.read_line(f"{prompt} ", no_words)

    def complain(self, error: NotUnderstoodError) -> None:
        """See Asker. A request for help is answered, without a bell."""
        if isinstance(error, HelpWanted):
            self.lines = error.lines or [*self.about, *self.narrator.say("about-all")]
            return
        bell.at_refusal(self.settings, self.screen)
        self.lines = self.narrator.say(error.message, **error.arguments)

    def interrupt(self) -> None:
        """See Asker; the caller decides what follows."""
        raise KeyboardInterrupt
