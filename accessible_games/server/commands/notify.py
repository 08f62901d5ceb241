"""The command that chooses whether a person gets word of their turns while they are away."""

from collections.abc import Sequence
from dataclasses import replace

from accessible_games.match.commands.entry import HelpPart
from accessible_games.server.lobby.server import Server, ServerCommand
from accessible_games.server.lobby.user import User
from accessible_games.server.notices.notice import Way
from accessible_games.server.storage.notice_wishes import MINUTES, MOST, USUAL, NoticeWishes
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.commands import Follows
from accessible_games.speech.lexicon import Lexicon
from accessible_games.speech.normalize import fold
from accessible_games.speech.problem import NotUnderstoodError
from accessible_games.speech.switches import switched


class NotifyCommand:
    """See above; it tells of the ways that there are at a server."""

    def __init__(self, ways: Sequence[Way] = ()) -> None:
        self._ways = ways

    def entry(self) -> ServerCommand:
        """The command as a server knows it."""
        return ServerCommand("notify", HelpPart.SETTINGS, self.obey, Follows.AMOUNT)

    def obey(self, server: Server, user: User, rest: str) -> None:
        """Choose it and keep that, or say what is chosen.

        Raises `NotUnderstoodError` for a text that means nothing here.
        """
        if not self._ways:
            user.say("notify-none")
            return
        if rest:
            wishes = wished(user.known.notices, rest, server.words_of(user).lexicon)
            server.directory.remember(user.choose(notices=wishes))
        self.tell(user)

    def tell(self, user: User) -> None:
        """Say what a user has chosen, and how notices reach them."""
        wishes = user.known.notices
        user.say("notify-is", count=wishes.a_day)
        if wishes.a_day:
            for way in self._ways:
                way.describe(user)
            user.say("notify-waits", minutes=wishes.after)


def wished(wishes: NoticeWishes, text: str, lexicon: Lexicon) -> NoticeWishes:
    """Return wishes changed by a text. Raises `NotUnderstoodError` if it means nothing here."""
    english = Lexicon(catalogue_of("en"))
    beside = {*lexicon.typed("typed-notify-beside"), *english.typed("typed-notify-beside")}
    after = {*lexicon.typed("typed-notify-after"), *english.typed("typed-notify-after")}
    if "-" in text:  # a number below 0 is none of these
        raise NotUnderstoodError("notify-how", high=MOST)
    wanted = switched(text, lexicon.catalogue)
    if wanted is not None:
        return replace(wishes, a_day=(wishes.a_day or USUAL) if wanted else 0)
    words = [word for word in map(fold, text.split()) if word not in beside]
    match words:
        case [word] if (count := number(lexicon, word)) in range(MOST + 1):
            return replace(wishes, a_day=count)
        case [first, word] if first in after:
            if (minutes := number(lexicon, word)) in MINUTES:
                return replace(wishes, after=minutes)
    raise NotUnderstoodError("notify-how", high=MOST)


def number(lexicon: Lexicon, word: str) -> int:
    """Return the number that a word is; -1 for any other."""
    found = lexicon.number(word)
    return -1 if found is None or found < 0 else found
