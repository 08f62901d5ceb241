"""What a server remembers: people, tables, and who has heard how much of them.

A store takes changes at once and gives each a number, its ticket. Whoever tells somebody of a
change waits until the store has `committed` that ticket: then it is on the disk itself.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from typing import Protocol

from accessible_games.core.event import Seat
from accessible_games.core.frozen import Frozen

Ticket = int
"""The number of a change, counted from 1; all changes up to it are on disk together."""


class Known(Frozen):
    """Somebody who can come back: by an account, or as a guest."""

    name: str
    secret: str
    """The hash of the password; of a guest, the three words by which they come back."""
    guest: bool = False
    settings: Mapping[str, object] = field(default_factory=dict)
    """What they have chosen, by the names of `Settings`."""
    ignored: tuple[str, ...] = ()
    """The folded names of those of whom they wish to hear nothing."""
    keys: tuple[str, ...] = ()
    """The public keys by which SSH lets them in."""
    friends: tuple[str, ...] = ()
    """The folded names of those of whom they hear when they come."""


class Seated(Frozen):
    """Who has a seat of a table."""

    name: str
    heard: int = 0
    """How many moves they have heard of for certain."""


class Kept(Frozen):
    """A table as it is kept, which is not over."""

    word: str
    """The three words by which guests come to it."""
    plan: Mapping[str, object]
    """What is to be played, as long as the game has not begun."""
    seats: Mapping[Seat, Seated]
    """The people who have a seat."""
    record: str = ""
    """The record of the game, as a saved game has it; empty before the game begins."""


class StoreError(Exception):
    """A store that cannot be used; the key of what is wrong with it, and its place."""

    def __init__(self, problem: str, file: str, found: str = "") -> None:
        super().__init__(problem, file, found)
        self.problem, self.file, self.found = problem, file, found


class Store(Protocol):
    """Keeps what must outlive the server."""

    known: Sequence[Known]
    """All people, as they were when it was opened."""
    tables: Sequence[Kept]
    """All tables that were not over then."""

    @property
    def given(self) -> Ticket:
        """The ticket of the last change."""

    @property
    def committed(self) -> Ticket:
        """The last ticket that is on disk."""

    def listen(self, told: Callable[[str], None]) -> None:
        """Have *told* called, in any thread, after each commit, or with what hinders it.

        It gets an empty text after a commit, else what the system says; that once, until one works.
        """

    def keep_person(self, known: Known) -> Ticket:
        """Remember somebody, instead of what was known of that name."""

    def forget_person(self, name: str) -> Ticket:
        """Forget somebody, such as a guest whose game is over."""

    def keep_table(
        self, word: str, plan: Mapping[str, object], seats: Mapping[Seat, str]
    ) -> Ticket:
        """Remember a table and who sits at it by name; its record stays as it is."""

    def append(self, word: str, text: str) -> Ticket:
        """Add to the record of a table."""

    def heard(self, word: str, seat: Seat, moves: int) -> None:
        """Somebody has heard of so many moves; it is written with the next change."""

    def end_table(self, word: str) -> Ticket:
        """The table is over: its record stays, but it is not among the `tables` any more."""

    def forget_table(self, word: str) -> Ticket:
        """Nothing is kept of a table whose game has not begun."""

    def close(self) -> None:
        """Bring all to the disk and let go of it."""
