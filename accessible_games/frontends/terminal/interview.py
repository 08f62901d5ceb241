"""Several questions, one after the other, with a way back.

Going back works as at a table: everything is asked again, with all answers but the last already
given.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TypeVar

from accessible_games.frontends.terminal.asking import Questions
from accessible_games.frontends.terminal.control_flow import BackToQuestion
from accessible_games.speech.arguments import Argument
from accessible_games.speech.catalogue import Catalogue

T = TypeVar("T")


@dataclass
class Interview:
    """Asks for what is missing until everything is known."""

    questions: Questions
    """Asks in the words that all games share."""
    answers: list[str] = field(default_factory=list, init=False)
    """What was typed to the questions so far."""
    notes: list[str] = field(default_factory=list, init=False)
    """What is said before the next question."""
    again: list[str] = field(default_factory=list, init=False)
    """The answers to be given again, silently, after the person went back."""

    def until_answered(self, ask_all: Callable[[], T]) -> T:
        """Return the result of all questions, which are asked again whenever someone goes back."""
        while True:
            self.again, self.answers, self.notes = self.answers, [], []
            try:
                return ask_all()
            except BackToQuestion:
                self.answers.pop()

    def ask(
        self,
        message: str,
        read: Callable[[str], T],
        about: Iterable[str] = (),
        answers: Iterable[str] = (),
        **arguments: Argument,
    ) -> T:
        """Ask until the answer can be read; the question names the possible *answers*."""
        if self.again:
            text = self.again.pop(0)
            self.answers.append(text)
            return read(text)
        notes, self.notes = self.notes, []
        text, answer = self.questions.ask(
            f"prompt-{message}",
            lambda text: (text, self.meant(text, read)),
            notes + self.questions.narrator.say(f"setup-{message}", **arguments),
            about=about,
            first=not self.answers,
        )
        self.answers.append(text)
        return answer

    def meant(self, text: str, read: Callable[[str], T]) -> T:
        """Return what *read* makes of an answer."""
        return read(text)

    @property
    def catalogue(self) -> Catalogue:
        """The words of the questions."""
        return self.questions.narrator.catalogue
