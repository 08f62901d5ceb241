"""Telling somebody of a change as soon as it is on the disk, and not before."""

from accessible_games.server.lobby.user import User
from accessible_games.server.storage.store import Store
from accessible_games.speech.arguments import Argument


class AfterWrite:
    """Speaks to a user; what they are told afterwards waits too, as lines keep their order."""

    def __init__(self, store: Store, user: User) -> None:
        self._user, self._after = user, store.given

    def say(self, message: str, **arguments: Argument) -> None:
        """Tell them a message once all changes so far are on the disk."""
        self._user.hear(self._user.narrator.say(message, **arguments), self._after)
