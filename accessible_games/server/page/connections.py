"""WebSockets of browsers in uvicorn: counted by their addresses."""

from functools import partial

from uvicorn.protocols.utils import get_remote_addr
from uvicorn.server import ServerState

from accessible_games.server.page.live import LiveConnection
from accessible_games.server.page.sessions import Sessions
from accessible_games.server.page.sockets import Socket
from accessible_games.web.listening import Configuration, address_of


class Sockets:
    """All open WebSockets of pages, as uvicorn knows them; see Count."""

    def __init__(self, sessions: Sessions, config: Configuration, state: ServerState) -> None:
        self._sessions, self._limits = sessions, config.connection_limits
        self._known: set[object] = state.connections  # type: ignore[assignment]

    def open(self) -> Socket:
        """Return what takes over a connection, which was let in before."""
        return Socket(partial(LiveConnection, self._sessions), self)

    def enter(self, socket: Socket) -> str:
        """See Count."""
        address = address_of(get_remote_addr(socket.transport))
        self._known.add(socket)
        self._limits.enter(address)
        return address

    def leave(self, socket: Socket, address: str) -> None:
        """See Count."""
        self._known.discard(socket)
        self._limits.leave(address)


class SocketOpener:
    """Opens WebSockets when uvicorn calls it, which also tells where all of them are counted."""

    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions
        self._sockets: Sockets | None = None

    def __call__(
        self, config: Configuration, server_state: ServerState, app_state: object
    ) -> Socket:
        """Return what takes over a connection."""
        if self._sockets is None:
            self._sockets = Sockets(self._sessions, config, server_state)
        return self._sockets.open()
