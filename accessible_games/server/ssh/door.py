"""One person at the SSH door: at a terminal or without one."""

import asyncio
from collections.abc import Iterable, Iterator, Mapping, Sequence

from accessible_games.server.arrows import arrows_of
from accessible_games.server.lines import Line, Told
from accessible_games.server.ssh.editor import Editor
from accessible_games.server.ssh.plain_lines import PlainLines
from accessible_games.server.ssh.session import Channel, SshSession
from accessible_games.server.threshold import Claim

DUMB = ("dumb", "unknown", "")
"""Kinds of terminals that understand nothing but letters."""


class SshDoor(SshSession):
    """A client that sends letters, and shows what it is sent."""

    def __init__(self, channel: Channel, address: str, claim: Claim) -> None:
        super().__init__(channel, address, claim)
        self._typed = ""
        """What has come and was not looked at yet."""
        self._typing: Iterator[Line | None] = iter(())
        """The lines in what is being looked at."""
        self._told: list[str] = []
        """What goes out together, as one answer."""
        self._surface: Editor | PlainLines
        terminal = channel.get_terminal_type()
        if terminal is None:
            self._surface = PlainLines(self._show)
        else:
            columns = channel.get_terminal_size()[0]
            self._surface = Editor(self._show, columns, self._arrows, is_dumb=terminal in DUMB)
        self.knows_typing = terminal is not None
        self.shows_secrets = self._surface.shows_secrets
        self._window = self._surface.columns

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

    def turn_away(self, lines: Sequence[str]) -> None:
        """See Doorway."""
        self._tell(lines)
        self.close()

    def _end(self) -> None:
        """See SshSession."""
        self._bring_out()
        self._surface.end()

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

    # What is typed

    def _feed(self, text: str) -> None:
        """See SshSession."""
        self._typed += text

    def _take_line(self) -> Line | None:
        """See Doorway. What was typed ahead is looked at only now, as it may be a password."""
        self._bring_out()
        while True:
            for line in self._typing:
                if line is None:
                    self._leave()
                return line
            if not self._typed:
                return super()._take_line()
            typed, self._typed = self._typed, ""
            self._typing = self._surface.feed(typed)

    def _arrows(self) -> Mapping[str, str]:
        """What the arrow keys type where they are now."""
        if self.visitor is None or self.house is None:
            return {}
        return arrows_of(self.house, self.visitor)

    def _resize(self, width: int) -> None:
        self._surface.columns = width
        super()._resize(width)
