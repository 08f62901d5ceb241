"""Running a server: its store, its house and its doors, until it is told to stop."""

import asyncio
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import ExitStack, asynccontextmanager, closing
from datetime import datetime
from importlib.util import find_spec
from pathlib import Path

from accessible_games import failure
from accessible_games.contest.workers import cores
from accessible_games.core.frozen import Frozen
from accessible_games.server import passwords
from accessible_games.server.bans import Bans
from accessible_games.server.crowd import Crowd, Mistake
from accessible_games.server.database import Database, nobody
from accessible_games.server.house import House
from accessible_games.server.house_commands import COMMANDS
from accessible_games.server.open_files import allow_connections
from accessible_games.server.porch import Porch
from accessible_games.server.store import StoreError
from accessible_games.server.telnet import TelnetDoors
from accessible_games.server.thinking import Thinkers
from accessible_games.speech.catalogue import Language
from accessible_games.store import owned, whole

HERE = "127.0.0.1"
STORE = "server.sqlite"
"""The file of the store, in the folder of the data."""
HOST_KEY = "server-key"
"""The file of the key by which SSH clients know this server again, beside it."""
BANNED = "banned.txt"
"""The file of those whom it lets in no more, beside it."""
REPORTS = "server-reports"
"""The folder of what people report."""

PAGE_NEEDS = ("starlette", "uvicorn", "websockets")
"""The libraries without which there is no page."""


class Wanted(Frozen):
    """How a server is to run."""

    data: Path
    port: int
    ssh_port: int = 0
    language: Language = "en"
    is_open: bool = False
    """Whether others than this machine may come in."""
    certificate: str = ""
    key: str = ""
    """The files of a certificate for TLS, which gets the next port."""
    page_port: int | None = None
    """The port of the page for browsers; None for no page."""


class Opened(Frozen):
    """A house that is open: behind its doors, at these ports; 0 for none."""

    house: House
    plain: int
    encrypted: int
    ssh: int
    fingerprint: str
    """Of the key by which SSH clients know this server again."""
    page: int = 0


async def serve(wanted: Wanted, ready: Callable[[Opened], None], stop: asyncio.Event) -> None:
    """Serve until *stop* is set; *ready* is told when people can come in. `StoreError`."""
    if not passwords.are_possible():
        raise StoreError("no-argon2", "")
    if find_spec("asyncssh") is None:
        raise StoreError("no-asyncssh", "")
    if wanted.page_port is not None and not all(map(find_spec, PAGE_NEEDS)):
        raise StoreError("no-uvicorn", "")
    tls = context(wanted) if wanted.certificate else None
    allow_connections()
    with ExitStack() as opened:
        store = opened.enter_context(closing(Database(wanted.data / STORE)))
        thinkers = opened.enter_context(closing(Thinkers(max(1, cores() - 1))))
        house = House(store, thinkers, COMMANDS, lambda lines: keep_report(wanted.data, lines))
        loop, mistakes = asyncio.get_running_loop(), Mistakes(wanted.data)
        loop.set_exception_handler(mistakes.unheard)

        porch = Porch(house, wanted.language, Bans(wanted.data / BANNED))

        def told(problem: str) -> None:
            loop.call_soon_threadsafe(house.committed, problem)

        store.listen(told)
        try:
            async with doors_open(wanted, porch, mistakes, tls) as found:
                ready(found)
                await stop.wait()
        finally:
            store.listen(nobody)


@asynccontextmanager
async def doors_open(
    wanted: Wanted, porch: Porch, mistakes: "Mistakes", tls: ssl.SSLContext | None
) -> AsyncIterator[Opened]:
    """Open all doors; `StoreError` where a port is taken, or the key for SSH is none."""
    from accessible_games.server.ssh.doors import SshDoors

    crowd, host = Crowd(), "" if wanted.is_open else HERE
    telnet = TelnetDoors(porch, mistakes.told, crowd)
    ssh = SshDoors(porch, mistakes.told, crowd)
    plain, encrypted = await telnet_open(wanted, telnet, tls)
    port, fingerprint = await ssh.listen(host, wanted.ssh_port, wanted.data / HOST_KEY)
    page = 0
    close_page: Callable[[], Awaitable[None]] = no_page
    if wanted.page_port is not None:
        page, close_page = await page_open(wanted, porch, mistakes.told, crowd, tls)
    try:
        yield Opened(porch.house, port_of(plain), port_of(encrypted), port, fingerprint, page)
    finally:
        for server in filter(None, (plain, encrypted)):
            server.close()
        porch.house.stop()
        await asyncio.gather(telnet.close(), ssh.close(), close_page())


async def page_open(
    wanted: Wanted, porch: Porch, mistake: Mistake, crowd: Crowd, tls: ssl.SSLContext | None
) -> tuple[int, Callable[[], Awaitable[None]]]:
    """Open the page; its port, and what closes it. `StoreError` where the port is taken."""
    from accessible_games.server.page.listening import Listening

    page = Listening(porch, mistake, crowd, is_open=wanted.is_open)
    return await page.listen(wanted.page_port or 0, tls), page.close


async def no_page() -> None:
    """Close what was never open."""


async def telnet_open(
    wanted: Wanted, doors: TelnetDoors, tls: ssl.SSLContext | None
) -> tuple[asyncio.Server, asyncio.Server | None]:
    """The door without TLS and the one with it; `StoreError` where a port is taken."""
    host = None if wanted.is_open else HERE
    try:
        loop = asyncio.get_running_loop()
        plain = await loop.create_server(doors.open, host, wanted.port)
        if tls is None:
            return plain, None
        port = wanted.port + 1 if wanted.port else 0
        return plain, await loop.create_server(doors.open, host, port, ssl=tls)
    except OSError as error:
        raise StoreError("no-port", str(wanted.port), str(error.strerror)) from None


def port_of(server: asyncio.Server | None) -> int:
    """The port of a door; 0 where there is none."""
    return 0 if server is None else int(server.sockets[0].getsockname()[1])


def context(wanted: Wanted) -> ssl.SSLContext:
    """What TLS needs; `StoreError` for files that are no certificate and its key."""
    found = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    try:
        found.load_cert_chain(wanted.certificate, wanted.key or None)
    except (OSError, ssl.SSLError) as error:
        raise StoreError("certificate", wanted.certificate, str(error.strerror or error)) from None
    return found


def keep_report(data: Path, lines: Sequence[str]) -> None:
    """Write down what somebody reports, for whoever runs the server."""
    folder = data / REPORTS
    owned.make_folder(folder)
    name = f"{datetime.now():%Y-%m-%d-%H%M%S-%f}.txt"
    whole.write_new(folder / name, "\n".join([*lines, ""]).encode())


class Mistakes:
    """Writes mistakes of ours down, so that nobody hears a traceback."""

    def __init__(self, data: Path) -> None:
        self._data = data

    def unheard(self, loop: asyncio.AbstractEventLoop, context: Mapping[str, object]) -> None:
        """A mistake that nobody waits for, such as in a search."""
        error = context.get("exception")
        found = error if isinstance(error, Exception) else RuntimeError(context.get("message"))
        failure.write_down(found, self._data)

    def told(self, error: Exception, language: str) -> str:
        """What to say of a mistake, which is in a file now."""
        failure.write_down(error, self._data)
        return failure.sentence(error, language, None, saved=True)
