"""Problems that a person can cause: each is told in one plain sentence."""

from collections.abc import Iterable


class ProblemError(Exception):
    """Something wrong: the message that says so, and its arguments."""

    def __init__(self, message: str, **arguments: str | int) -> None:
        super().__init__(message, arguments)
        self.message = message
        self.arguments = arguments


class NotUnderstoodError(ProblemError):
    """Typed words that mean nothing here."""


class UnreadError(NotUnderstoodError):
    """An answer with words that have no place in it; whoever knows the line quotes it."""

    def __init__(self) -> None:
        super().__init__("not-understood")


class UnclearError(NotUnderstoodError):
    """An answer that can mean several things, so that the player is asked which one."""


class HelpWanted(NotUnderstoodError):
    """Help was typed instead of an answer, which is no mistake."""

    def __init__(self, lines: Iterable[str] = ()) -> None:
        super().__init__("help")
        self.lines = [*lines]
        """What help says; if empty, help is about the question."""
