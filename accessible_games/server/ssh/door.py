"""One person at the SSH door: at a terminal or without one."""

import asyncio
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress

import asyncssh

from accessible_games.server.doorway import CLOSING, MOST_WAITING, READ, Doorway
from accessible_games.server.lines import Line, Told
from accessible_games.server.porch import Claim, Gone, Porch
from accessible_games.server.ssh.editor import Editor
from accessible_games.server.ssh.plain_lines import PlainLines
from accessible_games.server.visitor import Visitor

DUMB = ("dumb", "unknown", "")
"""Kinds of terminals that understand nothing but letters."""
Process = asyncssh.SSHServerProcess[str]


class SshDoor(Doorway):
    """A client that has connected by SSH, and has opened a session."""

    def __init__(self, process: Process, address: str, claim: Claim) -> None:
        super().__init__(address, is_safe=True)
        self._process, self._claim = process, claim
        self._connection: asyncssh.SSHServerConnection = process.get_extra_info("connection")
        self._typing: Iterator[Line | None] = iter(())
        self._ending: asyncio.TimerHandle | None = None
        self._told: list[str] = []
        """What goes out together, as one answer."""
        self._surface: Editor | PlainLines
        terminal = process.get_terminal_type()
        if terminal is None:
            self._surface = PlainLines(self._show)
        else:
            columns = process.get_terminal_size()[0]
            self._surface = Editor(self._show, columns, is_dumb=terminal in DUMB)
        self.knows_typing = terminal is not None
        self.shows_secrets = self._surface.shows_secrets
        self._window = self._surface.columns

    async def let_in(self, porch: Porch) -> Visitor:
        """See Doorway."""
        return await porch.come_in(self, self._claim)

    # What is told

    def send(self, told: Sequence[Told]) -> None:
        """See Door."""
        self._sent = max(self._sent, told[-1].number)
        self._tell(each.text for each in told)

    def pose(self, lines: Sequence[str], prompt: str, *, hidden: bool) -> None:
        """See Doorway."""
        self._surface.hide(hidden)
        self._tell([*lines, prompt])

    def unhide(self) -> None:
        """See Doorway."""
        self._surface.hide(False)

    async def turn_away(self, lines: Sequence[str]) -> None:
        """See Doorway."""
        self._tell(lines)
        self.close()

    def close(self) -> None:
        """See Door. A client that does not go by itself then is cut off."""
        if self._ending is None:
            self._bring_out()
            self._surface.end()
            self._process.exit(0)
            loop = asyncio.get_running_loop()
            self._ending = loop.call_later(CLOSING, self._connection.abort)

    def _tell(self, lines: Iterable[str]) -> None:
        """Bring lines out with all others that come in the same moment."""
        if not self._told:
            asyncio.get_running_loop().call_soon(self._bring_out)
        self._told += lines

    def _bring_out(self) -> None:
        lines, self._told = self._told, []
        if lines and self._ending is None:
            chosen = self.visitor.settings.news if self.visitor is not None else "hold"
            self._surface.hear(lines, chosen)

    def _show(self, text: str) -> None:
        """Send a text; a client that does not read is let go."""
        with suppress(OSError):  # it has gone
            self._process.stdout.write(text)
        if self._process.channel.get_write_buffer_size() > MOST_WAITING:
            self._connection.abort()

    # What is typed

    async def receive(self) -> None:
        """See Doorway. What was typed ahead comes before what is still to be read."""
        self._bring_out()
        for line in self._typing:
            if line is None:
                self._leave()
            self._lines += [line] if line else []
            return
        try:
            text = await self._process.stdin.read(READ)
        except asyncssh.TerminalSizeChanged as size:
            self._surface.columns = size.width
            self._resize(size.width)
        except (asyncssh.BreakReceived, asyncssh.SignalReceived):
            pass  # they mean nothing here
        except asyncssh.Error:
            raise Gone from None
        else:
            if not text:
                raise Gone
            self._typing = self._surface.feed(text)

    def _leave(self) -> None:
        """They go, by Control D."""
        if self.visitor is not None:
            self.visitor.say("farewell", name=self.visitor.name)
        raise Gone
