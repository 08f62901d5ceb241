"""One person at the page, over all connections that their browser may have.

Everything said has a number, and waits until the browser has shown it: so a page that loses its
connection, or asks from time to time without scripts, is told everything once.
"""

import asyncio
from collections.abc import Sequence
from typing import Protocol

from accessible_games.core.frozen import Frozen
from accessible_games.server.accounts.login_protocol import Credentials
from accessible_games.server.accounts.reconnect import come_back, says_where, waiting_for
from accessible_games.server.connection.line_connection import MOST_WAITING, Visit
from accessible_games.server.connection.listener import Listener
from accessible_games.server.lobby.outbox import (
    LONGEST,
    OutgoingLine,
    Signals,
    TypedLine,
    sound_in,
)
from accessible_games.server.lobby.user import User
from accessible_games.server.page.absence import Absence
from accessible_games.server.page.transcript import Transcript
from accessible_games.sounds.silence import Silence

ENTRY = 1200.0
"""Seconds for which a question waits before they are in; a listener may need them."""
ABSENT = 60.0
"""Seconds without a connection after which they count as gone."""
MOST_TYPED = 64
"""The most lines that wait to be done before reading pauses."""


class Form(Frozen):
    """What was filled in to come in, which answers the first questions of the login."""

    name: str = ""
    """A name, or the three words of a table."""
    password: str = ""
    called: str = ""
    """The name of a guest."""

    def answers(self) -> tuple[tuple[bool, str], ...]:
        """Return the answers to the first questions; see Credentials."""
        second = (True, self.password) if self.password else (False, self.called)
        return tuple(each for each in ((False, self.name), second) if each[1])


class Browser(Frozen):
    """A browser that has come in."""

    key: str
    """The key in its cookie."""
    token: str
    """Lets its connections resume after lost ones."""
    address: str
    is_safe: bool


class ShownPage(Protocol):
    """A page that shows what a connection says."""

    def ring(self) -> None:
        """Note that there is news."""

    def replaced(self) -> None:
        """Note that another page has taken its place."""


class PageConnection:
    """A browser, or the person at it who is not in yet; see LineConnection."""

    __slots__ = (
        *("_absence", "_browser", "_page", "is_left", "is_over", "secret", "took", "transcript"),
        *("typed", "visit"),
    )
    breaks_lines = loses_nothing = True
    knows_typing = shows_secrets = False
    patience = ENTRY

    def __init__(self, browser: Browser, listener: Listener, said: int = 0, typed: int = 0) -> None:
        """*said* and *typed* are the numbers of the last lines at an earlier connection."""
        self._browser, self.visit = browser, Visit(self, listener)
        self.transcript = Transcript(said)
        self.typed = self.took = typed
        """The numbers of the last typed lines that have come and that are done."""
        self.is_over = self.is_left = False
        """Whether nothing comes any more, and whether that is for good."""
        self.secret = ""
        """The hash of the password with which they have come in."""
        self._page: ShownPage | None = None
        self._absence = Absence(self.stop)

    @property
    def is_broken(self) -> bool:
        """See Connection."""
        return self._absence.is_broken

    @property
    def silence(self) -> Silence:
        """See Connection."""
        return ""

    @property
    def address(self) -> str:
        """See Connection."""
        return self._browser.address

    @property
    def is_safe(self) -> bool:
        """See LoginConnection."""
        return self._browser.is_safe

    def begin(self, credentials: Credentials, *, has_room: bool) -> None:
        """Let in a person who says who they are, if there is room."""
        self.visit.begin(lambda: self._let_in(credentials), has_room=has_room)

    async def _let_in(self, credentials: Credentials) -> User:
        """Find out who it is; a browser that resumes after a lost connection is asked nothing."""
        server, token = self.visit.server, self._browser.token
        user = waiting_for(server, token)
        if user is not None:
            come_back(server, user, self)
        else:
            user = await self.visit.login.come_in(self.visit, credentials)
        user.presence.expect(token, 0)
        self.secret = user.known.secret
        return user

    # What is said

    def send(self, told: Sequence[OutgoingLine]) -> None:
        """See Connection; nothing comes after a farewell."""
        for each in told if not self.is_over else ():
            if each.signals:
                self.notify(each.signals)
            self._say(each.text, each.number, prompt=each.prompt)

    def notify(self, signals: Signals) -> None:
        """See Connection; the page hears sounds alone, and of several in a moment one."""
        name = sound_in(signals)
        if name is not None:
            self.transcript.call(name)
            self._ring()

    def pose(self, lines: Sequence[str], prompt: str, *, hidden: bool) -> None:
        """See LineConnection."""
        for line in lines:
            self._say(line)
        self.transcript.is_asked = True
        self._say(prompt, prompt=True, hidden=hidden)

    def prompt_again(self) -> None:
        """Say the last prompt again to a page that knows nothing yet, or where they are instead."""
        prompt = self.transcript.prompt
        if prompt is None or self.transcript.entries:
            return
        user = self.visit.user
        if user is None or not says_where(self.visit.server, user):
            self._say(prompt.text, prompt=True, hidden=prompt.hidden)

    def unhide(self) -> None:
        """See LineConnection."""
        self.transcript.is_asked = False

    def turn_away(self, lines: Sequence[str]) -> None:
        """See LineConnection."""
        for line in lines:
            self._say(line)
        self.close()
        self.visit.listener.left(self)

    def _say(
        self, text: str, number: int = 0, *, prompt: bool = False, hidden: bool = False
    ) -> None:
        """Say a line; a page that is far behind is disconnected, and may come back."""
        self.transcript.add(text, self.visit.spoken, number, prompt=prompt, hidden=hidden)
        if self.transcript.size > MOST_WAITING:
            self.stop()
        self._ring()

    def acknowledge(self, number: int) -> None:
        """Note that all lines up to a number have been shown."""
        last = self.transcript.acknowledge(number)
        if last and self.visit.user is not None:
            self.visit.server.acknowledged(self.visit.user, last)

    # Who listens

    def connect(self, page: ShownPage) -> None:
        """Connect a page, instead of any other."""
        before, self._page = self._page, page
        user = self.visit.user
        wants_sounds = user is not None and user.settings.sound == "on"
        self.transcript.sound = "" if wants_sounds else None  # what was to be heard is over
        if before is not None:
            before.replaced()
        if self.is_broken and user is not None and user.connection is self:
            self.visit.server.directory.social.messages.tell(user)
        self._absence.end()
        page.ring()

    def is_connected(self, page: ShownPage) -> bool:
        """Whether no other page has connected since."""
        return self._page is page

    def disconnect(self, page: ShownPage, seconds: float, *, breaks: bool = False) -> None:
        """Disconnect a page, which *breaks* away; another has so many seconds to come."""
        if self.is_connected(page):
            self._page = None
            if not self.is_over:
                self._absence.begin(seconds, breaks=breaks)

    def _ring(self) -> None:
        if self._page is not None:
            self._page.ring()

    def await_page(self, seconds: float) -> None:
        """End in so many seconds without a page."""
        self._absence.begin(seconds)

    # What is typed

    def type(self, number: int, text: str) -> None:
        """Take a line; one that comes twice is done once."""
        if number > self.typed and not self.is_over:
            self.typed = number
            self.visit.incoming.lines.append(TypedLine(text[:LONGEST], len(text) > LONGEST))
            self.visit.wake()

    @property
    def done(self) -> int:
        """The number of the last typed line that has been brought to the server."""
        return self.typed - len(self.visit.incoming.lines)

    @property
    def is_full(self) -> bool:
        """Whether too many lines wait; the page is told when all of them are done."""
        return len(self.visit.incoming.lines) >= MOST_TYPED and not self.is_over

    def take_line(self) -> TypedLine | None:
        """See LineConnection; the page hears that everything is done."""
        if not self.visit.incoming.lines:
            self.took = self.typed
            self._ring()
        return self.visit.incoming.take()

    # The end

    def close(self) -> None:
        """See Connection: the page must not come back by itself."""
        self.is_left = self.is_left or not self.is_over
        user = self.visit.user
        if self.is_left and user is not None and user.connection is self:
            user.presence.expect("", 0)
        self.stop()

    def stop(self) -> None:
        """End because no one is there or the server stops: the page may come back by itself."""
        self.is_over = True
        self._absence.end()
        self._ring()
        asyncio.get_running_loop().call_soon(
            self.visit.end
        )  # a person at another connection is in by then

    def abort(self) -> None:
        """See Client; it has no connections of its own."""
        self.stop()
