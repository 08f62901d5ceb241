"""What a server remembers: people, tables, and how much each has heard of them.

A store takes changes at once and gives each a number, its ticket. A change may be told only after
the store has `committed` that ticket: then it is on the disk itself.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from typing import Literal, Protocol

from accessible_games.core.event import Seat
from accessible_games.core.frozen import Frozen
from accessible_games.server.storage.house_time import HouseTime
from accessible_games.server.storage.notice_wishes import NOTHING, NoticeWishes

Ticket = int
"""The number of a change, counted from 1; all changes up to it are on the disk together."""


Kind = Literal[
    "profile", "person", "seat", "table", "record", "league", "rating", "message", "sanction"
]
"""What can be damaged: a row, or a part of one."""
GONE = "gone"
"""The problem of a store whose file was taken away, replaced or locked for writing meanwhile."""

ALONE = "no-second"
"""The problem of a first machine that waits for the second."""
SUPERSEDED = "superseded"
"""The problem of one whose place another has taken."""


class Recovery(Frozen):
    """What lets a person choose another password, as hashes; empty for nothing."""

    words: str = ""
    """Their recovery words."""
    once: str = ""
    """Words of the host, which count once."""
    until: float = 0.0
    """When these count no more, in seconds since 1970."""
    told: bool = False
    """Whether somebody without words has heard how to get some."""


class Known(Frozen):
    """A person who can come back: with an account, or as a guest."""

    name: str
    secret: str
    """The hash of the password; for a guest, the three words that bring them back."""
    guest: bool = False
    settings: Mapping[str, object] = field(default_factory=dict)
    """What they have chosen, by the names of `Settings`."""
    ignored: tuple[str, ...] = ()
    """The folded names of people whom they do not want to hear."""
    keys: tuple[str, ...] = ()
    """The public keys by which SSH lets them in."""
    friends: tuple[str, ...] = ()
    """The folded names of people about whose coming they want to hear."""
    notices: NoticeWishes = NOTHING
    """Whether and how they want word of their turns while they are away."""
    wishes: tuple[str, ...] = ()
    """What they want to hear of that is not told to everybody, such as open tables."""
    recovery: Recovery = Recovery()
    greeting: str = ""
    """A digest of the host's words of the day that they have heard last."""


class Message(Frozen):
    """What somebody said to a person who was away."""

    number: int
    """Counted from 1."""
    receiver: str
    """A folded name."""
    sender: str
    """A name; empty for a warning by the moderators."""
    sent: float
    """In seconds since 1970."""
    text: str


SanctionKind = Literal["caution", "silence", "removal"]


class Sanction(Frozen):
    """What a moderator has done about a person."""

    kind: SanctionKind
    name: str
    """The person."""
    moderator: str
    reason: str
    made: float
    until: float
    """In seconds since 1970; no later than it was made if it ends an earlier one."""


OPENING = -1
"""In place of a number of moves, where somebody has heard how a game began, and no move is made."""


class Seated(Frozen):
    """A person with a seat at a table."""

    name: str
    heard: int = 0
    """How many moves they have certainly heard, or `OPENING`; 0 for nothing of the game."""


class StoredTable(Frozen):
    """An unfinished table, as it is stored."""

    word: str
    """The three words with which guests come to it."""
    plan: Mapping[str, object]
    """What is to be played, until the game begins."""
    seats: Mapping[Seat, Seated]
    """The people who have a seat."""
    record: str = ""
    """The record of the game, as a saved game has it; empty before the game begins."""


class StoreError(Exception):
    """A store that cannot be used: the key of the problem, and its place."""

    def __init__(self, problem: str, file: str, found: str = "") -> None:
        super().__init__(problem, file, found)
        self.problem, self.file, self.found = problem, file, found


class SocialStore(Protocol):
    """Keeps what people have for each other, and what moderators have done."""

    messages: Sequence[Message]
    """All messages when the store was opened, the oldest first."""
    sanctions: Sequence[Sanction]
    """All sanctions at that time, the oldest first."""

    def keep_message(self, message: Message) -> Ticket:
        """Remember a message until it is forgotten."""

    def forget_messages(self, receiver: str, number: int) -> Ticket:
        """Forget the messages for somebody up to a number, as they have heard them."""

    def keep_sanction(self, sanction: Sanction) -> Ticket:
        """Remember what a moderator did."""


class Store(Protocol):
    """Keeps what must outlive the server."""

    social: SocialStore

    known: Sequence[Known]
    """All people when the store was opened."""
    tables: Sequence[StoredTable]
    """All unfinished tables at that time."""
    time: HouseTime
    """For how long servers have run with it."""
    documents: Mapping[tuple[str, str], str]
    """Whatever else was kept at that time: texts by their kind and key."""

    @property
    def given(self) -> Ticket:
        """The ticket of the last change."""

    @property
    def committed(self) -> Ticket:
        """The last ticket that is on disk."""

    def listen(self, told: Callable[[str], None]) -> None:
        """Have *told* called, in any thread, after each commit or failure.

        It gets an empty text after a commit, otherwise `GONE` or what the system says, and that
        only once until a commit succeeds.
        """

    def keep_person(self, known: Known) -> Ticket:
        """Remember a person, replacing what was known under that name."""

    def forget_person(self, name: str) -> Ticket:
        """Forget a person, such as a guest whose game is over."""

    def keep_table(
        self, word: str, plan: Mapping[str, object], seats: Mapping[Seat, str]
    ) -> Ticket:
        """Remember a table and who sits at it, by name; its record stays as it is."""

    def append(self, word: str, text: str) -> Ticket:
        """Add to the record of a table."""

    def heard(self, word: str, seat: Seat, moves: int) -> None:
        """Remember how many moves a player has heard, or `OPENING`, with the next change."""

    def end_table(self, word: str) -> Ticket:
        """End a table: its record stays, but `tables` does not have it any more."""

    def shelve(self, word: str) -> Ticket:
        """Keep a table whose game is over under other words: its own are used again."""

    def set_aside(self, word: str, found: str) -> Ticket:
        """End a table whose record cannot be read, and remember what was found there."""

    def forget_table(self, word: str) -> Ticket:
        """Forget a table whose game has not begun."""

    def keep_document(self, kind: str, key: str, text: str) -> Ticket:
        """Keep a text, replacing that of its kind and key."""

    def forget_document(self, kind: str, key: str) -> Ticket:
        """Forget a text."""

    def set_document_aside(self, kind: Kind, key: str, found: str) -> Ticket:
        """Forget a text that cannot be read, but keep it aside with what was found there."""

    def close(self) -> None:
        """Write everything to the disk and close it."""
