"""What is wrong with a deck, or with liblouis; a sentence is made of each."""


class DeckError(ValueError):
    """Something wrong with a deck: the problem, its line counted from 1, what was found, and where.

    The column is the heading that the file itself has.
    """

    def __init__(
        self, line: int, problem: str, found: str | int = "", column: str | int = ""
    ) -> None:
        super().__init__(line, problem, found, column)
        self.line = line
        self.problem = problem
        self.found = found
        self.column = column


class LiblouisError(Exception):
    """Why liblouis cannot serve: not-installed, no-library, stranger, or no-table."""

    def __init__(self, problem: str) -> None:
        super().__init__(problem)
        self.problem = problem
