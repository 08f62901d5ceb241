"""The page of a server, at a port."""

import socket
import ssl
from collections.abc import Sequence

from accessible_games.network.connection_limits import CLOSING, ConnectionLimits
from accessible_games.real_table.looking.host_decks import HostDecks
from accessible_games.server.accounts.login import Login
from accessible_games.server.commands.notify import NotifyCommand
from accessible_games.server.connection.listener import Mistake
from accessible_games.server.notices.notice import BrowserList
from accessible_games.server.page.app import application
from accessible_games.server.page.connections import SocketOpener
from accessible_games.server.page.notices import PageNotices
from accessible_games.server.page.sessions import Sessions
from accessible_games.server.storage.places import Places
from accessible_games.web.guards import Seals
from accessible_games.web.listening import Listening


class PageListener:
    """Listens for browsers, and keeps their sessions."""

    def __init__(
        self,
        login: Login,
        mistake: Mistake,
        connection_limits: ConnectionLimits,
        decks: HostDecks,
        *,
        is_open: bool,
        before: Places,
        notices: tuple[BrowserList, NotifyCommand] | None = None,
    ) -> None:
        """*before* has the browsers from before a restart; *notices* lets browsers show some."""
        seals = Seals(before.secret)
        self.sessions = Sessions(login, mistake, connection_limits, is_open=is_open, seals=seals)
        """The browsers that have come in."""
        for place in before.browsers:
            self.sessions.bring_back(place)
        self._listening = Listening(
            application(self.sessions, decks, notices and PageNotices(*notices)),
            websockets=SocketOpener(self.sessions),
        )

    def listen(self, sockets: Sequence[socket.socket], tls: ssl.SSLContext | None) -> None:
        """Wait for browsers at sockets."""
        self._listening.listen(sockets, tls)

    async def close(self, patience: float = CLOSING) -> None:
        """Close all connections after what was sent; pages that come back at once come later.

        One that does not read is not waited for after so many seconds.
        """
        self._listening.close_doors()
        await self.sessions.close(patience)
        await self._listening.close(patience)
