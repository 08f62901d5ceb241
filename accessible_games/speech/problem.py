"""Problems that a person can cause: each is told in one plain sentence."""


class ProblemError(Exception):
    """Something wrong, as the message and the arguments of the sentence that says so."""

    def __init__(self, message: str, **arguments: str | int) -> None:
        super().__init__(message, arguments)
        self.message = message
        self.arguments = arguments


class NotUnderstoodError(ProblemError):
    """Typed words that mean nothing here."""


class UnclearError(NotUnderstoodError):
    """An answer that is understood but for which of several things it means: that is asked."""
