"""Notices of turns as a host wants them: the ways there are, and the command that chooses them.

Nothing is sent, and no library for it is loaded, unless the host asks for it.
"""

import asyncio
import ssl
from collections.abc import Callable, Mapping
from functools import partial
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

from accessible_games.core.frozen import Frozen
from accessible_games.push.endpoints import Reach
from accessible_games.server.commands.notify import NotifyCommand
from accessible_games.server.lobby.directory import Directory
from accessible_games.server.lobby.server import Server, ServerCommand
from accessible_games.server.notices.board import Board
from accessible_games.server.notices.host_command import HostCommand
from accessible_games.server.notices.notice import BrowserList, Way
from accessible_games.server.storage.data_files import PUSH_KEY
from accessible_games.server.storage.store import StoreError

COMMAND = ""
"""What stands for the command of the host where the names of push services are."""

Told = Callable[[str, str], None]
"""Hears of a push service or `COMMAND` what is wrong with it, or nothing if it works."""


def nobody(name: str, problem: str) -> None:
    """Tell no one."""


class NoticeOptions(Frozen):
    """What a host wants of notices."""

    contact: str = ""
    """Where push services reach the host, such as mailto:host@example.org; empty for no pushing."""
    command: tuple[str, ...] = ()
    """The words of a command that is run for each notice; none for no command."""
    reach: Reach = Reach()
    """Which push services may be reached."""
    trusted: str | None = None
    """The file of the certificates that they are known by; None for those of the system."""


class Noticing:
    """See above."""

    def __init__(
        self, wanted: NoticeOptions, folder: Path, directory: Directory, told: Told = nobody
    ) -> None:
        """Get ready. Raises `StoreError` if a library is missing, or the key cannot be used."""
        self.directory = directory
        self._browsers: BrowserList | None = None
        self._ways: list[Way] = []
        mark: Callable[[str], str] = digest
        if wanted.contact:
            mark = self._push(wanted, folder / PUSH_KEY, directory, told)
        if wanted.command:
            self._ways.append(HostCommand(wanted.command, partial(told, COMMAND)))
        self._board = Board(directory, self._ways, mark)
        self._command = NotifyCommand(self._ways)

    def _push(
        self, wanted: NoticeOptions, file: Path, directory: Directory, told: Told
    ) -> Callable[[str], str]:
        """Let browsers get notices; return what marks tables so that services learn nothing.

        Raises `StoreError` as above.
        """
        if find_spec("cryptography") is None:
            raise StoreError("no-cryptography", "")
        from accessible_games.push.server_key import kept_key
        from accessible_games.server.notices.browsers import Browsers, Pushing

        try:
            key = kept_key(file)
        except (OSError, ValueError) as error:
            raise StoreError("push-key", str(file), str(error)) from None
        context = ssl.create_default_context(cafile=wanted.trusted)
        browsers = Browsers(directory, Pushing(key, wanted.contact, context, wanted.reach), told)
        self._ways.append(browsers)
        self._browsers = browsers
        return key.mark

    def entries(self) -> Mapping[str, ServerCommand]:
        """The commands of a server that know these ways."""
        return {"notify": self._command.entry()}

    @property
    def on_page(self) -> tuple[BrowserList, NotifyCommand] | None:
        """What the page needs to let browsers show notices; None if none can."""
        return None if self._browsers is None else (self._browsers, self._command)

    def begin(self, server: Server) -> None:
        """Hear of turns, if there is any way to pass them on."""
        if self._ways:
            server.notices.listen(self._board.hear)

    async def close(self) -> None:
        """Send nothing any more."""
        await asyncio.gather(*(way.close() for way in self._ways))


def digest(text: str) -> str:
    """Return a mark of a text that stays on this machine."""
    return sha256(text.encode()).hexdigest()[:22]
