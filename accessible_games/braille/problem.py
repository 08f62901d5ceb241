"""What is wrong with a deck or with liblouis; each is reported in a sentence."""

from collections.abc import Sequence

from accessible_games.core.frozen import Frozen


class Fault(Frozen):
    """One thing to say about a deck: the line from 1, the problem, what stands there, the column.

    What concerns no line has line 0.
    """

    line: int
    problem: str
    found: str = ""
    column: str = ""
    """The heading in the file, or the name of a column of `columns.COLUMNS`."""
    other: str = ""
    """What it is compared with: the most that is possible, or another card or line."""


class DeckError(ValueError):
    """All that is wrong with a deck, in the order of its lines."""

    def __init__(self, *faults: Fault) -> None:
        super().__init__(*faults)
        self.faults = tuple(sorted(faults, key=lambda fault: fault.line))


class LiblouisError(Exception):
    """Why liblouis cannot be used: not-installed, no-library, stranger, or no-table."""

    def __init__(self, problem: str) -> None:
        super().__init__(problem)
        self.problem = problem


def refuse_any(faults: Sequence[Fault]) -> None:
    """Raise `DeckError` if there are any faults."""
    if faults:
        raise DeckError(*faults)
