"""Turns of people who are not there: whoever brings them word of it listens here.

A notice is given once for each question, as soon as the game asks it: at a table of days, and at
one of the evening whose person is away. Nothing is worked out as long as nobody listens.
"""

from collections.abc import Callable, Iterable

from accessible_games.core.frozen import Frozen


class TurnNotice(Frozen):
    """It has become somebody's turn at a table, and they are not there."""

    name: str
    """Who is asked."""
    game: str
    """What is played, by its name in the program."""
    table: str
    """The words of the table, by which anybody comes in: nothing to send to others."""
    others: tuple[str, ...]
    """The others with a seat, by name."""
    days: int
    """For how many days a turn lasts at most; 0 at a table of the evening."""
    is_open: Callable[[], bool]
    """Tells whether it is still so: they are asked the same, and not there."""


Hear = Callable[[TurnNotice], None]
"""Takes a notice; it comes in the loop of the server, in the middle of a turn, so it only notes."""


class TurnNotices:
    """See above."""

    def __init__(self, hearers: Iterable[Hear] = ()) -> None:
        self._hearers = [*hearers]

    @property
    def are_wanted(self) -> bool:
        """Whether anybody listens."""
        return bool(self._hearers)

    def listen(self, hear: Hear) -> None:
        """Let somebody take all notices from now on."""
        self._hearers.append(hear)

    def tell(self, notice: TurnNotice) -> None:
        """Give a notice to all who listen."""
        for hear in self._hearers:
            hear(notice)
