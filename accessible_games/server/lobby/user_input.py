"""What the next line of a user answers, and how the last one was taken."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol


class Dialogue(Protocol):
    """Several questions, each answered by a line."""

    prompt: str
    """The prompt of the open question."""
    choices: list[str]
    """What can be answered to it, besides the usual."""

    def hear(self, text: str) -> None:
        """Answer it. Raises `NotUnderstoodError` if that means nothing here."""


@dataclass(slots=True)
class UserInput:
    """See above."""

    doubt: Callable[[bool], None] | None = None
    """Takes the yes or no to a question that comes before anything else."""
    agreeing: Sequence[str] = ()
    """The words besides yes that mean yes to that question."""
    dialogue: Dialogue | None = None
    """What the next lines answer."""
    typed_at: int = 0
    """The number of the last line that they had been told when they typed."""
    refused: bool = False
    """Whether the last typed line was refused."""
    waits: bool = False
    """Whether what they typed is not done yet, after which their prompt comes."""
    lost: bool = False
    """Whether their last line outside a game meant nothing."""

    def begin(self, number: int) -> None:
        """Note that they have typed something, having been told so many lines."""
        self.typed_at, self.refused, self.waits = number, False, False

    def forget(self) -> None:
        """Ask nothing any more."""
        self.doubt = self.dialogue = None

    def ask(self, answer: Callable[[bool], None] | None, agreeing: Sequence[str] = ()) -> None:
        """Take the next line as yes, which *agreeing* words mean too, or no; or no longer."""
        self.doubt, self.agreeing = answer, agreeing

    def decide(self, yes: bool) -> None:
        """Answer the question."""
        answer, self.doubt = self.doubt, None
        if answer is not None:
            answer(yes)

    def wait(self, *, waits: bool = True) -> None:
        """Note that what they typed is not done yet, or that it is."""
        self.waits = waits

    def converse(self, dialogue: Dialogue | None) -> None:
        """Let the next lines answer questions, or no longer."""
        self.dialogue = dialogue

    def note_lost(self, lost: bool) -> bool:
        """Note whether a line outside a game meant nothing; return whether the last one did not."""
        before, self.lost = self.lost, lost
        return before

    def note_refused(self, refused: bool) -> None:
        """Note whether a line was refused, if a command that it gave was not."""
        self.refused = self.refused or refused
