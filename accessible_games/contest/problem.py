"""What can go wrong when workers play. Kept apart so that it is cheap to import."""


class WorkersError(Exception):
    """Workers cannot play the games; `problem` is the key of a message."""

    def __init__(self, problem: str, **arguments: str) -> None:
        super().__init__(problem, arguments)
        self.problem = problem
        self.arguments = arguments
