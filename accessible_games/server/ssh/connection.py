"""One person at the SSH connection: at a terminal or without one."""

import asyncio
from collections.abc import Iterable, Iterator, Mapping, Sequence

from accessible_games.server.accounts.login_protocol import Credentials
from accessible_games.server.connection.arrows import arrows_of
from accessible_games.server.connection.line_connection import ENTRY, Visit
from accessible_games.server.connection.listener import Listener
from accessible_games.server.lobby.outbox import OutgoingLine, Signals, TypedLine
from accessible_games.server.ssh.editor import Editor
from accessible_games.server.ssh.plain_lines import PlainLines
from accessible_games.server.ssh.session import Channel, SshChannel, Wire, leave
from accessible_games.sounds.silence import Silence

DUMB = ("dumb", "unknown", "")
"""Terminal types that understand nothing but letters."""


class SshConnection:
    """A client that sends letters and shows what it is sent; see LineConnection."""

    __slots__ = "_surface", "_told", "_typed", "_typing", "channel", "visit"
    breaks_lines = loses_nothing = is_broken = False
    is_safe = True
    silence: Silence = "elsewhere"
    patience = ENTRY

    def __init__(self, channel: Channel, wire: Wire, listener: Listener) -> None:
        self.channel, self.visit = SshChannel(channel, wire), Visit(self, listener)
        self._typed = ""
        """Text that has come and was not looked at yet."""
        self._typing: Iterator[TypedLine | None] = iter(())
        """The lines in the text being looked at."""
        self._told: list[str] = []
        """Lines that go out together, as one answer."""
        self._surface: Editor | PlainLines
        show, terminal = self.channel.show, channel.get_terminal_type()
        if terminal is None:
            self._surface = PlainLines(show)
        else:
            columns = channel.get_terminal_size()[0]
            self._surface = Editor(show, columns, self._arrows, is_dumb=terminal in DUMB)
        self.visit.resize(self._surface.columns)

    @property
    def address(self) -> str:
        """See Connection."""
        return self.channel.address

    @property
    def knows_typing(self) -> bool:
        """See Connection."""
        return self._surface.knows_typing

    @property
    def shows_secrets(self) -> bool:
        """See LoginConnection."""
        return self._surface.shows_secrets

    def begin(self, credentials: Credentials) -> None:
        """Let in a person who says who they are."""
        login = self.visit.login
        self.visit.begin(lambda: login.come_in(self.visit, credentials), has_room=True)

    # What is told

    def send(self, told: Sequence[OutgoingLine]) -> None:
        """See Connection."""
        self.visit.incoming.send(told[-1].number)
        self._tell(each.text for each in told)

    def notify(self, signals: Signals) -> None:
        """See Connection."""
        return  # no scripts hear them

    def pose(self, lines: Sequence[str], prompt: str, *, hidden: bool) -> None:
        """See LineConnection."""
        self._surface.hide(hidden)
        self._tell([*lines, prompt])

    def unhide(self) -> None:
        """See LineConnection."""
        self._surface.hide(False)

    def turn_away(self, lines: Sequence[str]) -> None:
        """See LineConnection."""
        self._tell(lines)
        self.close()

    def close(self) -> None:
        """See Connection."""
        if not self.channel.is_closed:
            self._bring_out()
            self._surface.end()
            self.channel.close()

    def stop(self) -> None:
        """See SessionConnection."""
        self.close()

    def _tell(self, lines: Iterable[str]) -> None:
        """Send lines out together with all others of the same moment."""
        if not self._told:
            asyncio.get_running_loop().call_soon(self._bring_out)
        self._told += lines

    def _bring_out(self) -> None:
        lines, self._told = self._told, []
        if lines and not self.channel.is_closed:
            user = self.visit.user
            chosen = user.settings.news if user is not None else "hold"
            self._surface.hear(lines, chosen)

    # What is typed

    def feed(self, text: str) -> None:
        """See SessionConnection."""
        self._typed += text

    def take_line(self) -> TypedLine | None:
        """See LineConnection. What was typed ahead may be a password: it is looked at only now."""
        self._bring_out()
        while True:
            for line in self._typing:
                if line is None:
                    leave(self.visit)
                return line
            if not self._typed:
                line = self.visit.incoming.take()
                if line is None:
                    self.channel.read_on()
                return line
            typed, self._typed = self._typed, ""
            self._typing = self._surface.feed(typed)

    def _arrows(self) -> Mapping[str, str]:
        """Return what the arrow keys type where they are now."""
        user = self.visit.user
        return {} if user is None else arrows_of(self.visit.server, user)

    def resize(self, width: int) -> None:
        """See SessionConnection."""
        self._surface.columns = width
        self.visit.resize(width)
