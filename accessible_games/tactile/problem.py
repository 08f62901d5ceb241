"""What cannot be made, to be told in one plain sentence."""


class OverlayError(ValueError):
    """Why an overlay cannot be made: the problem, and what the sentence about it names."""

    def __init__(self, problem: str, **arguments: str | int) -> None:
        super().__init__(problem, arguments)
        self.problem = problem
        self.arguments = arguments
