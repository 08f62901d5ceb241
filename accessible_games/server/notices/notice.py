"""What somebody is sent when it is their turn and they are away: never a card, never a secret."""

from collections.abc import Callable
from typing import Protocol

from accessible_games.core.frozen import Frozen
from accessible_games.server.lobby.turn_notices import TurnNotice
from accessible_games.server.lobby.user import User
from accessible_games.server.storage.store import Known
from accessible_games.server.storage.user_settings import settings_of
from accessible_games.speech.catalogue import Language
from accessible_games.speech.catalogues import catalogue_of, title_of


class Notice(Frozen):
    """A notice in the language of whom it is for."""

    name: str
    """Whom it is for."""
    language: Language
    game: str
    """What is played, by its name in the program."""
    title: str
    others: tuple[str, ...]
    """Who else plays there, by name."""
    days: int
    """For how many days a turn lasts at most; 0 at a table of the evening."""
    head: str
    sentence: str
    stop: str
    """What is pressed to get no more."""
    mark: str
    """What stands for the table, and tells nothing of it."""
    stands: Callable[[], bool]
    """Tells whether it is still true."""


class Way(Protocol):
    """A way on which notices reach people."""

    def describe(self, user: User) -> None:
        """Tell a user how it brings them notices."""

    def takes(self, known: Known) -> bool:
        """Whether it reaches a person."""

    def send(self, known: Known, notice: Notice) -> None:
        """Send a notice to a person; this keeps nobody waiting."""

    async def close(self) -> None:
        """Send nothing any more."""


class BrowserList(Protocol):
    """The browsers that show notices, as the page lets people add and remove them."""

    @property
    def public(self) -> str:
        """The key of the server, with which browsers ask for notices."""

    def has(self, known: Known, address: str) -> bool:
        """Whether the browser at an address shows the notices of a person."""

    def add(self, user: User, address: str, key: str, secret: str) -> None:
        """Let the browser at an address show the notices of a user, and of nobody else.

        Raises `ValueError` if nothing may be sent there, or the keys are none.
        """

    def remove(self, user: User, address: str) -> None:
        """Let the browser at an address show no notices of a user."""


def worded(turn: TurnNotice, known: Known, mark: str) -> Notice:
    """Return the notice of a turn for a person."""
    language = settings_of(known.settings).language
    words, title = catalogue_of(language), title_of(language, turn.game)
    names, days = words.joined([*turn.others]), turn.days
    count = len(turn.others)
    return Notice(
        known.name,
        language,
        turn.game,
        title,
        turn.others,
        days,
        words.say("notice-head", title=title),
        words.say("notice-turn", title=title, names=names, count=count, number=days),
        words.say("notice-stop"),
        mark,
        turn.is_open,
    )
