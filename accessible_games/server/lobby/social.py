"""What concerns people among each other, besides their games."""

from collections.abc import Callable
from dataclasses import dataclass, field
from time import time

from accessible_games.server.lobby.messages import Messages
from accessible_games.server.lobby.sanctions import Sanctions
from accessible_games.server.storage.host_files import HostFiles
from accessible_games.server.storage.store import Known, SocialStore
from accessible_games.speech.normalize import fold


@dataclass(eq=False)
class Social:
    """See above."""

    store: SocialStore
    host: HostFiles = field(default_factory=HostFiles)
    """What the host has written beside the store."""
    clock: Callable[[], float] = time
    messages: Messages = field(init=False)
    sanctions: Sanctions = field(init=False)

    def __post_init__(self) -> None:
        self.messages = Messages(self.store, self.now)
        self.sanctions = Sanctions(self.store, self.now)

    def read(self, host: HostFiles) -> None:
        """Read what the host has written, now and whenever it changes."""
        self.host = host
        host.check()

    def now(self) -> float:
        """The time, in seconds since 1970."""
        return self.clock()

    def is_moderator(self, known: Known) -> bool:
        """Whether the host has named somebody a moderator; guests never are."""
        return not known.guest and fold(known.name) in self.host.moderators()
