"""What can go wrong where others play. Light to import: whoever complains knows it."""


class WorkersError(Exception):
    """Games that cannot be played by others; `problem` is a key that can be said."""

    def __init__(self, problem: str, **arguments: str) -> None:
        super().__init__(problem, arguments)
        self.problem = problem
        self.arguments = arguments
