"""One person at the SSH door: at a terminal or without one."""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Protocol

import asyncssh

from accessible_games.server.doorway import ENTRY, MOST_WAITING, READ, Doorway
from accessible_games.server.lines import Line, Told
from accessible_games.server.porch import Claim, Gone, Porch
from accessible_games.server.ssh.editor import Editor
from accessible_games.server.ssh.plain_lines import PlainLines
from accessible_games.server.visitor import Visitor
from accessible_games.speech.catalogue import LANGUAGES

Process = asyncssh.SSHServerProcess[str]
LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""What a client may tell of its language, the most important first."""


class SshDoor(Doorway):
    """A client that has connected by SSH, and has opened a session."""

    def __init__(self, process: Process, address: str, claim: Claim) -> None:
        super().__init__(address, is_safe=True)
        self._process, self._claim = process, claim
        self._conn = process.get_extra_info("connection")
        terminal = process.get_terminal_type()
        columns = process.get_terminal_size()[0]
        self._surface = PlainLines(self._show) if terminal is None else Editor(self._show, columns)
        self.shows_secrets = terminal is None
        self._window = self._surface.columns
        self._typing: Iterator[Line | None] = iter(())
