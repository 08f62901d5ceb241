"""The browsers that have come in, and the connection of each."""

from collections import OrderedDict
from dataclasses import dataclass, field
from secrets import token_hex

from accessible_games.network.connection_limits import MOST
from accessible_games.server.accounts.login_protocol import Credentials
from accessible_games.server.connection.listener import Listener
from accessible_games.server.page.connection import ABSENT, Browser, Form, PageConnection
from accessible_games.server.storage.places import BrowserPlace
from accessible_games.server.storage.store import Known
from accessible_games.speech.catalogue import Language
from accessible_games.speech.normalize import fold
from accessible_games.web.guards import Seals, new_key

TOKEN = 16
"""Bytes by which the server recognises a browser, which cannot be guessed."""


@dataclass(eq=False, slots=True)
class PageSession:
    """A browser that has come in, and its connection."""

    browser: Browser
    connection: PageConnection

    @property
    def known(self) -> Known | None:
        """The person, once they are in."""
        return None if self.connection.visit.user is None else self.connection.visit.user.known

    @property
    def spoken(self) -> Language:
        """The language that is spoken to them now."""
        return self.connection.visit.spoken

    @property
    def has_left(self) -> bool:
        """Whether they do not come back by themselves."""
        return self.connection.is_left

    def renew(self, connection: PageConnection) -> None:
        """Use another connection, as the last one has closed."""
        self.connection = connection


@dataclass(eq=False)
class Sessions(Listener):
    """Opens a connection for each browser that comes in, as long as there are not too many."""

    is_open: bool = False
    """Whether other machines may connect."""
    seals: Seals = field(default_factory=Seals)
    known: OrderedDict[str, PageSession] = field(default_factory=OrderedDict)
    """The sessions by their keys, the oldest first."""

    def begin(self, address: str, language: Language, form: Form, *, is_safe: bool) -> PageSession:
        """Let a browser come in, with a new key."""
        browser = Browser(new_key(), token_hex(TOKEN), address, is_safe)
        session = PageSession(browser, PageConnection(browser, self))
        self.known[browser.key] = session
        self._forget_old()
        self._open(session.connection, Credentials(language=language, answers=form.answers()))
        return session

    def connection_of(self, session: PageSession, heard: int = 0) -> PageConnection | None:
        """Return the connection of a browser that has heard so much.

        It is a new one after a long absence. Returns None if no one waits for them any more.
        """
        connection = session.connection
        connection.acknowledge(heard)
        if connection.is_over and not connection.is_left:
            return self._go_on(session)
        return connection

    def _go_on(self, session: PageSession) -> PageConnection | None:
        known = session.known
        now = None if known is None else self.login.server.directory.people.get(fold(known.name))
        if known is None or now is None or now.secret != session.connection.secret:
            self.known.pop(session.browser.key, None)
            return None
        before = session.connection
        connection = PageConnection(
            session.browser, self, said=before.transcript.said, typed=before.typed
        )
        session.renew(connection)
        self._open(connection, Credentials(known.name, is_proved=True))
        return connection

    def places(self) -> list[BrowserPlace]:
        """Return where all browsers are, so that they are there again after a restart."""
        return [
            BrowserPlace(
                *(each.browser.key, each.browser.token, each.browser.address),
                each.browser.is_safe,
                each.known.name,
                each.connection.transcript.said,
                each.connection.done,
            )
            for each in self.known.values()
            if each.known is not None and not each.has_left
        ]

    def bring_back(self, place: BrowserPlace) -> None:
        """Know a browser from before a restart; its person is not there yet."""
        directory = self.login.server.directory
        known = directory.people.get(fold(place.name))
        if known is not None:
            browser = Browser(place.key, place.token, place.address, place.is_safe)
            connection = PageConnection(browser, self, place.said, place.typed)
            connection.visit.user, connection.is_over = directory.user_of(known), True
            connection.secret = known.secret
            self.known[place.key] = PageSession(browser, connection)

    def _forget_old(self) -> None:
        """Forget the oldest closed sessions if there are too many."""
        closed = (each for each in [*self.known.values()] if each.connection.is_over)
        while len(self.known) > 2 * MOST and (oldest := next(closed, None)) is not None:
            del self.known[oldest.browser.key]

    def _open(self, connection: PageConnection, credentials: Credentials) -> None:
        connection.await_page(ABSENT)
        connection.begin(credentials, has_room=self.came(connection))
