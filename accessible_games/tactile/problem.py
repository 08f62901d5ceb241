"""What cannot be made, reported in one plain sentence."""


class OverlayError(ValueError):
    """An overlay cannot be made: the problem, and the details of the message."""

    def __init__(self, problem: str, **arguments: str | int) -> None:
        super().__init__(problem, arguments)
        self.problem = problem
        self.arguments = arguments
