"""The doors of a server: telnet, TLS, SSH and the page, opened and closed together."""

import asyncio
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from accessible_games.core.frozen import Frozen
from accessible_games.network.connection_limits import CLOSING, RETURNING, ConnectionLimits
from accessible_games.network.ports import WAITING, port_of
from accessible_games.real_table.looking.host_decks import HostDecks
from accessible_games.server.accounts.login import Login
from accessible_games.server.commands.notify import NotifyCommand
from accessible_games.server.connection.listener import Mistake
from accessible_games.server.following.leader import Leader
from accessible_games.server.handing_over import HandingOver
from accessible_games.server.notices.notice import BrowserList
from accessible_games.server.restarting import Restarting, Returning
from accessible_games.server.telnet.connection import TelnetListener
from accessible_games.sounds.recipes import FOLDER

if TYPE_CHECKING:
    from accessible_games.server.page.listening import PageListener


class Wanted(Frozen):
    """Which doors there are, by the port of each; 0 for any."""

    telnet: int
    ssh: int | None
    page: int | None
    """None for no such door."""
    is_open: bool
    """Whether other machines may connect."""
    tls: ssl.SSLContext | None
    """What encrypts the page, and telnet at the next port."""
    key: Path
    """The file with the key of SSH."""
    decks: HostDecks
    notices: tuple[BrowserList, NotifyCommand] | None
    """By what browsers hear of turns; None for nothing."""
    address: str
    """The address of the page, as others reach it; empty if the host has named none."""
    leader: Leader | None
    """What hears the second machine, at the door of SSH; None without one."""
    hands_over: bool
    """Whether this process becomes the next program at a restart."""


def load(*, ssh: bool, page: bool) -> None:
    """Load what the doors need, and open none."""
    for name, is_wanted in (("ssh.listener", ssh), ("page.listening", page)):
        if is_wanted:
            import_module(f"accessible_games.server.{name}")


class Doors:
    """See above. What was open before a restart is open again, and is left to the next program."""

    def __init__(
        self, wanted: Wanted, login: Login, mistake: Mistake, handing: HandingOver
    ) -> None:
        self._wanted, self._handing = wanted, handing
        self._common = login, mistake, ConnectionLimits()
        self._telnet = TelnetListener(*self._common)
        self._servers: list[asyncio.Server] = []
        self._others: list[Callable[[float], Awaitable[None]]] = []
        """What closes the doors besides telnet, given how many seconds it waits for clients."""
        self.ports: Mapping[str, int] = {}
        """The port of each door, 0 for one that is not there."""
        self.fingerprint = ""
        """That of the key of SSH; empty without it."""

    def close_also(self, close: Callable[[], Awaitable[None]]) -> None:
        """Let something else end together with the doors."""
        self._others.append(lambda patience: close())

    @asynccontextmanager
    async def kept_open(self, returning: Returning, restarting: Restarting) -> AsyncIterator[None]:
        """Keep all of them open meanwhile; telnet goes on in the next program if it restarts.

        Raises `StoreError` if a port is taken or the key of SSH is invalid.
        """
        try:
            await self._open(returning)
            yield
        finally:
            await self._close(self._wanted.hands_over and restarting.is_now)

    async def _open(self, returning: Returning) -> None:
        """Open all of them, and let those go on who are still there."""
        wanted = self._wanted
        plain = await self._open_telnet("telnet", wanted.telnet, None)
        encrypted, next_port = 0, wanted.telnet + 1 if wanted.telnet else 0
        if wanted.tls is not None:
            encrypted = await self._open_telnet("tls", next_port, wanted.tls)
        ssh = 0 if wanted.ssh is None else await self._open_ssh(wanted.ssh)
        page = 0 if wanted.page is None else self._open_page(wanted.page, returning)
        if page:
            is_near = not (wanted.is_open or wanted.tls)
            self._telnet.sounds = sounds_at(wanted.address, page, is_near=is_near)
        self.ports = {"telnet": plain, "tls": encrypted, "ssh": ssh, "page": page}
        await self._handing.take_up(self._telnet)

    async def _open_telnet(self, door: str, port: int, tls: ssl.SSLContext | None) -> int:
        sockets = self._handing.bound(door, port, "no-port")
        loop, made = asyncio.get_running_loop(), self._telnet.open
        for each in sockets:
            server = await loop.create_server(made, sock=each, ssl=tls, backlog=WAITING)
            self._servers.append(server)
        return port_of(sockets)

    async def _open_ssh(self, port: int) -> int:
        from accessible_games.server.ssh.listener import SshListener

        ssh = SshListener(*self._common, leader=self._wanted.leader)
        sockets = self._handing.bound("ssh", port, "no-ssh-port")
        self._others.append(ssh.close)
        self.fingerprint = await ssh.listen(sockets, self._wanted.key)
        return port_of(sockets)

    def _open_page(self, port: int, returning: Returning) -> int:
        from accessible_games.server.page.listening import PageListener

        wanted = self._wanted
        pages = PageListener(
            *(*self._common, wanted.decks),
            notices=wanted.notices,
            is_open=wanted.is_open,
            before=returning.before,
        )
        sockets = self._handing.bound("page", port, "no-page-port")
        pages.listen(sockets, self._wanted.tls)
        self._others.append(partial(close_all, pages, returning))
        return port_of(sockets)

    async def _close(self, hands_over: bool) -> None:
        """Close all of them, after what was sent."""
        for server in self._servers:
            server.close()
        patience = RETURNING if hands_over else CLOSING
        others = asyncio.gather(*(close(patience) for close in self._others))
        if hands_over:  # after the others: what they say until they go is still told
            await others
            await self._handing.hand_over(self._telnet)
        await asyncio.gather(self._telnet.close(patience), others)


def sounds_at(address: str, page: int, *, is_near: bool) -> str:
    """Return the address of the sounds of the page at a port; empty if none is known.

    Its own *address* is what the host has named, if anything. It *is_near* if only this machine
    reaches it, without encryption.
    """
    if address:
        return f"{address.rstrip('/')}/{FOLDER}/"
    return f"http://localhost:{page}/{FOLDER}/" if is_near else ""


async def close_all(pages: "PageListener", returning: Returning, patience: float) -> None:
    """Close all pages, and note where their browsers were."""
    await pages.close(patience)
    returning.note(pages.sessions.places(), pages.sessions.seals.secret)
