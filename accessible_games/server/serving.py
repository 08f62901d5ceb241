"""Running a server: its store, its server and its connections, until it is told to stop."""

import asyncio
import ssl
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing, contextmanager
from datetime import datetime
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from traceback import walk_tb
from typing import TYPE_CHECKING

from accessible_games import failure
from accessible_games.contest.workers import cores
from accessible_games.core.frozen import Frozen
from accessible_games.network.tls import CertificateError, server_context
from accessible_games.real_table.looking.host_decks import HostDecks
from accessible_games.server.accounts import passwords
from accessible_games.server.accounts.bans import Bans
from accessible_games.server.accounts.login import Login
from accessible_games.server.backing_up import BackupPlan, Outcome, keep_backing_up
from accessible_games.server.connection.listener import Mistake
from accessible_games.server.connection.open_files import allow_connections
from accessible_games.server.doors import Doors, Wanted
from accessible_games.server.evenings import Evenings
from accessible_games.server.following.leader import Leader
from accessible_games.server.handing_over import HandingOver
from accessible_games.server.lobby.bot_workers import Thinkers
from accessible_games.server.lobby.directory import Directory
from accessible_games.server.lobby.server import Server
from accessible_games.server.noticing import NoticeOptions, Noticing
from accessible_games.server.noticing import Told as NoticesTold
from accessible_games.server.noticing import nobody as unnoticed
from accessible_games.server.pacing import keep_pace
from accessible_games.server.restarting import Restarting, Returning, Told, Trial, it_starts
from accessible_games.server.restarting import nobody as restarting_unheard
from accessible_games.server.storage import host_files
from accessible_games.server.storage.data_files import BANNED, HOST_KEY, REPORTS, STORE
from accessible_games.server.storage.database import Database
from accessible_games.server.storage.host_files import HostFiles
from accessible_games.server.storage.host_files import Told as FileTold
from accessible_games.server.storage.reading import Damage
from accessible_games.server.storage.store import StoreError
from accessible_games.server.storage.writer import nobody
from accessible_games.speech.catalogue import Language
from accessible_games.store import owned, whole
from accessible_games.web import libraries

if TYPE_CHECKING:
    pass


def unheard(outcome: Outcome) -> None:
    """Tell no one."""


class ServeOptions(Frozen):
    """How a server is to run."""

    data: Path
    port: int
    ssh_port: int | None = 0
    """The port for SSH; None for no SSH."""
    language: Language = "en"
    is_open: bool = False
    """Whether other machines may connect."""
    certificate: str = ""
    key: str = ""
    """The files of a certificate for TLS, which gets the next port."""
    page_port: int | None = None
    """The port of the page for browsers; None for no page."""
    decks: HostDecks = HostDecks()
    """The decks whose cards the page tells at their addresses."""
    address: str = ""
    """The address of the page, as others reach it; empty if the host has named none."""
    backups: BackupPlan | None = None
    """Where backups go while it runs; None for none."""
    notices: NoticeOptions = NoticeOptions()
    """How people who are away get word of their turns."""
    leader: Leader | None = None
    """What sees to it that a second machine has everything; None without one."""
    hands_over: bool = False
    """Whether this process becomes the next program at a restart, and connections stay."""
    trial: Trial = it_starts
    """What a restart waits for, while all play on."""


class Opened(Frozen):
    """A server that is open: at these ports, 0 for connections that it does not have."""

    server: Server
    plain: int
    encrypted: int
    ssh: int
    fingerprint: str
    """The fingerprint of the key by which SSH clients recognise this server; empty without SSH."""
    page: int = 0
    damaged: Sequence[Damage] = ()
    """What of the store could not be read, and was left out."""


async def serve(
    wanted: ServeOptions,
    ready: Callable[[Opened], None],
    stop: asyncio.Event,
    disk: Callable[[str], None] = nobody,
    backed_up: Callable[[Outcome], None] = unheard,
    restarts: Told = restarting_unheard,
    notices: NoticesTold = unnoticed,
    files: FileTold = host_files.nobody,
) -> Path | None:
    """Serve until *stop* is set, and call *ready* once open. Raises `StoreError` if that fails.

    The others tell the host. Returns where everything went if the store was not in its place.
    """
    tls = prepared(wanted)
    with ExitStack() as opened:
        handing = opened.enter_context(closing(HandingOver(wanted.data, is_open=wanted.is_open)))
        store = opened.enter_context(store_of(wanted))
        thinkers = opened.enter_context(closing(Thinkers(max(1, cores() - 1))))
        noticing = Noticing(wanted.notices, wanted.data, Directory(store), notices)
        server = server_of(wanted, thinkers, noticing, files)
        returning, restarting = restarts_of(wanted, server, stop, restarts)
        login = Login(server, wanted.language, Bans(wanted.data / BANNED))
        opened.enter_context(heard(store, server.directory.committed, disk))
        doors = doors_of(wanted, tls, noticing, (login, mistakes_of(wanted).told, handing))
        async with doors.kept_open(returning, restarting):
            ready(opened_at(doors, server, store.damaged))
            await busy(wanted, store, server, restarting, backed_up, stop)
        restarting.keep(returning)
    return store.rescued


@contextmanager
def store_of(wanted: ServeOptions) -> Iterator[Database]:
    """Open the store, and let a second machine follow it. Raises `StoreError` if that fails."""
    leader = wanted.leader
    with closing(Database(wanted.data / STORE, leader)) as store:
        if leader is None or store.followed is None:
            yield store
            return
        leader.begin(store.followed)
        with closing(leader):
            yield store


def restarts_of(
    wanted: ServeOptions, server: Server, stop: asyncio.Event, told: Told
) -> tuple[Returning, Restarting]:
    """Return who comes back from the last restart, and what leads to the next one."""
    return Returning(server, wanted.data), Restarting(server, stop, told, wanted.trial)


def server_of(
    wanted: ServeOptions, thinkers: Thinkers, noticing: Noticing, files: FileTold
) -> Server:
    """Return the server itself, whose turns are heard of by whoever passes them on."""
    noticing.directory.social.read(HostFiles(wanted.data, files))
    report, more = partial(keep_report, wanted.data), noticing.entries()
    made = Evenings(wanted.decks).server(noticing.directory, thinkers, report, more)
    noticing.begin(made)
    return made


def doors_of(
    wanted: ServeOptions,
    tls: ssl.SSLContext | None,
    noticing: Noticing,
    behind: tuple[Login, Mistake, HandingOver],
) -> Doors:
    """Return the doors that there are to be; when they close, no notice is sent any more."""
    ports = wanted.port, wanted.ssh_port, wanted.page_port
    encrypting = tls, wanted.data / HOST_KEY
    beside = wanted.decks, noticing.on_page
    known = Wanted(
        *(*ports, wanted.is_open, *encrypting, *beside),
        address=wanted.address,
        leader=wanted.leader,
        hands_over=wanted.hands_over,
    )
    doors = Doors(known, *behind)
    doors.close_also(noticing.close)
    return doors


def opened_at(doors: Doors, server: Server, damaged: Sequence[Damage]) -> Opened:
    """Return what a host is told of open doors."""
    ports = doors.ports
    return Opened(
        *(server, ports["telnet"], ports["tls"], ports["ssh"]),
        *(doors.fingerprint, ports["page"], damaged),
    )


async def busy(
    wanted: ServeOptions,
    store: Database,
    server: Server,
    restarting: Restarting,
    backed_up: Callable[[Outcome], None],
    stop: asyncio.Event,
) -> None:
    """Do what comes with time until *stop* is set, then tell all.

    Take the orders of the host, let turns be over, and make backups.
    """
    try:
        async with asyncio.TaskGroup() as group:
            group.create_task(restarting.take_orders(wanted.data))
            group.create_task(keep_pace(server, stop))
            if wanted.backups is not None:
                group.create_task(keep_backing_up(store, wanted.backups, backed_up, stop))
    finally:
        restarting.stop_server()


@contextmanager
def heard(store: Database, *hearers: Callable[[str], None]) -> Iterator[None]:
    """Let some hear what the disk says, which comes from another thread."""
    loop = asyncio.get_running_loop()

    def tell(problem: str) -> None:
        for hearer in hearers:
            loop.call_soon_threadsafe(hearer, problem)

    store.listen(tell)
    try:
        yield
    finally:
        store.listen(nobody)


def prepared(wanted: ServeOptions) -> ssl.SSLContext | None:
    """Return the TLS context of a server that can begin now. Raises `StoreError` if it cannot."""
    check_libraries(wanted)
    allow_connections()
    return context(wanted)


def check_libraries(wanted: ServeOptions) -> None:
    """Raise `StoreError` if a library is missing."""
    if not passwords.are_possible():
        raise StoreError("no-argon2", "")
    if wanted.ssh_port is not None and not has_ssh():
        raise StoreError("no-asyncssh", "")
    if wanted.page_port is not None and not libraries.are_there():
        raise StoreError("no-uvicorn", "")


def has_ssh() -> bool:
    """Whether the library for SSH is there; small editions leave it out."""
    return find_spec("asyncssh") is not None


def context(wanted: ServeOptions) -> ssl.SSLContext | None:
    """Return the TLS context. Raises `StoreError` for files that are no certificate and key."""
    try:
        return server_context(wanted.certificate, wanted.key)
    except CertificateError as error:
        raise StoreError("certificate", wanted.certificate, error.problem) from None


def keep_report(data: Path, lines: Sequence[str]) -> bool:
    """Write down what a person reports for the operator; return whether the disk has taken it."""
    folder = data / REPORTS
    name = f"{datetime.now():%Y-%m-%d-%H%M%S-%f}.txt"
    try:
        owned.make_folder(folder)
        whole.write_new(folder / name, "\n".join([*lines, ""]).encode())
    except OSError:
        return False
    return True


def mistakes_of(wanted: ServeOptions) -> "Mistakes":
    """Return what writes down the bugs of a server, also those that nobody awaits."""
    mistakes = Mistakes(wanted.data)
    asyncio.get_running_loop().set_exception_handler(mistakes.unheard)
    return mistakes


class Mistakes:
    """Writes bugs down, so that no one hears a traceback."""

    def __init__(self, data: Path) -> None:
        self._data = data

    def unheard(self, loop: asyncio.AbstractEventLoop, context: Mapping[str, object]) -> None:
        """Write down a bug in something that no one awaits, such as a search."""
        error = context.get("exception")
        found = error if isinstance(error, Exception) else RuntimeError(context.get("message"))
        if not is_claim_of_asyncssh(found):
            failure.write_down(found, self._data)

    def told(self, error: Exception, language: str) -> str:
        """Write down a bug, and return what to say about it."""
        failure.write_down(error, self._data)
        return failure.sentence(error, language, None, saved=True)


def is_claim_of_asyncssh(error: Exception) -> bool:
    """Whether asyncssh claims something about a connection that has gone in the meantime.

    Only what it does by itself, with no part of ours on the way, comes to the loop as such.
    """
    frames = [each.f_globals.get("__name__", "") for each, _ in walk_tb(error.__traceback__)]
    is_ours = any(name.partition(".")[0] == __name__.partition(".")[0] for name in frames)
    is_theirs = bool(frames) and frames[-1].partition(".")[0] == "asyncssh"
    return isinstance(error, AssertionError) and is_theirs and not is_ours
