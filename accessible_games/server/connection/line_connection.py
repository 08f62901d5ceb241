"""What all connections have in common, whatever they speak: limits, and lines to the server."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Protocol

from accessible_games.server.accounts.login import Login
from accessible_games.server.accounts.login_protocol import Disconnected, LoginConnection
from accessible_games.server.connection.incoming import Action, Incoming
from accessible_games.server.connection.listener import Listener
from accessible_games.server.lobby.outbox import COMMANDS, LONGEST, TokenBucket, TypedLine
from accessible_games.server.lobby.server import Server
from accessible_games.server.lobby.user import User
from accessible_games.speech.catalogue import Language
from accessible_games.speech.clean import clean

MOST_WAITING = 256 * 1024
"""The most bytes that may wait for a client that does not read; then it is disconnected."""
ENTRY = 120.0
"""Seconds for which a question at the connection waits."""
ALIVE = 45.0
"""Seconds after which a silent connection is kept alive; many routers cut it after 60."""

Entry = Callable[[], Coroutine[Any, Any, User]]
"""Finds out who it is and returns them. Raises `Disconnected` if they leave or are refused."""


class LineConnection(LoginConnection, Protocol):
    """A connected client: what each kind of connection does in its own way."""

    @property
    def loses_nothing(self) -> bool:
        """Whether every typed line is numbered and must be done."""

    @property
    def patience(self) -> float:
        """Seconds for which a question waits before they are in."""

    def pose(self, lines: Sequence[str], prompt: str, *, hidden: bool) -> None:
        """Say lines and a question; if *hidden*, the typed answer is not shown."""

    def unhide(self) -> None:
        """Show what is typed again."""

    def turn_away(self, lines: Sequence[str]) -> None:
        """Say the last lines, and close."""

    def take_line(self) -> TypedLine | None:
        """Return the next line, or None if none has come.

        Raises `Disconnected` if no more will come.
        """


class Visit:
    """The stay of one person at a connection: lets them in, and brings their lines to the server.

    The same for all connections: each has a visit and gives it the lines that come.
    """

    __slots__ = (
        *("_is_busy", "_width", "connection", "incoming", "is_gone", "language", "listener"),
        "user",
    )

    def __init__(self, connection: LineConnection, listener: Listener) -> None:
        """*listener* has all the connections to which it belongs."""
        self.connection, self.listener = connection, listener
        self.language: Language = "en"
        self.user: User | None = None
        self.incoming = Incoming(TokenBucket(*COMMANDS))
        self.is_gone = False
        """Whether they have been sent away."""
        self._is_busy = True
        """Whether a line has to wait: until they are in, or until others have had their turn."""
        self._width = 0

    @property
    def login(self) -> Login:
        """What lets people in there."""
        return self.listener.login

    @property
    def server(self) -> Server:
        """The server to which it leads."""
        return self.listener.login.server

    @property
    def spoken(self) -> Language:
        """The language that is spoken to them now."""
        return self.language if self.user is None else self.user.settings.language

    @property
    def is_busy(self) -> bool:
        """Whether a line that comes has to wait."""
        return self._is_busy

    @property
    def width(self) -> int:
        """How wide their window is, in letters; 0 if that is not known."""
        return self._width

    def resize(self, width: int) -> None:
        """Note how wide their window is, in letters; 0 if that is not known."""
        self._width = width
        if self.user is not None:
            self.user.window.resize(width)

    # Coming in

    def begin(self, entry: Entry, *, has_room: bool) -> None:
        """Let the person in if there is room, and bring their lines to the server."""
        entering = self._enter(entry, has_room)
        self.listener.keep(asyncio.get_running_loop().create_task(entering))

    async def _enter(self, entry: Entry, has_room: bool) -> None:
        try:
            if not has_room:
                raise Disconnected("login-full")
            self.user = await entry()
            if self.is_gone:
                raise Disconnected
            self.resize(self._width)
        except Exception as error:
            self.fail(error)
        self.incoming.arrival = None
        self._go_on()

    def go_on_as(self, user: User) -> None:
        """Bring the lines of a person to the server who was in before it restarted."""
        self.user = user
        self.resize(self._width)
        self._go_on()

    async def ask(self, lines: list[str], prompt: str, *, hidden: bool = False) -> str:
        """See LoginVisit."""
        self.connection.pose(lines, prompt, hidden=hidden)
        try:
            async with asyncio.timeout(self.connection.patience):
                line = await self._next_line()
        except TimeoutError:
            raise Disconnected("login-slow") from None
        finally:
            self.connection.unhide()
        return "" if line.too_long else clean(line.text)

    async def _next_line(self) -> TypedLine:
        """Wait for the next line, after letting others have their turn.

        Raises `Disconnected` if no more will come.
        """
        await asyncio.sleep(0)
        while (line := self.connection.take_line()) is None:
            await self.incoming.wait()
        return line

    # Running

    def wake(self) -> None:
        """Note that something has come, or that nothing will come any more."""
        if not self.incoming.arrives() and not self._is_busy:
            self._go_on()

    def end(self, why: Disconnected | None = None) -> None:
        """Take nothing more; they hear *why*, if there is something to say."""
        self.incoming.end(why)
        self.wake()

    def refuse(self, why: Disconnected) -> None:
        """Drop what waits, take nothing more, and say why."""
        self.incoming.lines.clear()
        self.end(why)

    def _go_on(self) -> None:
        """Do the next line, if there is one; others have their turn before the one after it."""
        self._is_busy = self.is_gone
        if not self.is_gone:
            try:
                line = self.connection.take_line()
                if line is not None:
                    self._is_busy = True
                    self._do(line)
            except Exception as error:
                self.fail(error)

    def _do(self, line: TypedLine) -> None:
        """Bring a line to the server; if no line may be lost, one over the rate limit waits."""
        loop, server, user = asyncio.get_running_loop(), self.server, self.user
        assert user is not None
        if self.connection.loses_nothing and self.incoming.rate.is_empty:
            loop.call_later(1 / COMMANDS[0], self._do, line)
            return
        server.acknowledged(user, self.incoming.type())
        is_in = user.connection is self.connection and not user.presence.parted
        if is_in and self._passes(user):
            try:
                self._bring_line(server, user, line)
            except Exception as error:
                user.hear([self.listener.mistake(error, user.settings.language)])
        loop.call_soon(self._go_on)

    def _passes(self, user: User) -> bool:
        """Whether a line is within the rate limit; says once that it is not."""
        passes = self.incoming.rate.takes()
        if not passes and self.incoming.rate.warns():
            user.say("too-fast")
        return passes

    def _bring_line(self, server: Server, user: User, line: TypedLine) -> None:
        if isinstance(line, Action):
            line.do(server, user)
        elif line.too_long:
            user.say("line-too-long", count=LONGEST)
            server.prompt(user)
        else:
            server.typed(user, clean(line.text))

    # Going

    def fail(self, error: Exception) -> None:
        """Send them away for a reason, or tell them about a bug and send them away."""
        login = self.listener.login
        if isinstance(error, Disconnected):
            self._let_go(login.spoken(error))
        elif isinstance(error, OSError):  # the connection is broken
            self._let_go(())
        else:
            self._let_go([self.listener.mistake(error, login.language)])

    def _let_go(self, lines: Sequence[str]) -> None:
        """Do nothing more for them."""
        if not self.is_gone:
            self._is_busy = True  # forever
            self.connection.turn_away(lines)
            self.is_gone = True
        if self.user is not None:
            self.server.drop(self.user, self.connection)
