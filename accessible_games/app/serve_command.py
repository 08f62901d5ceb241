"""Running a server from the command line: short lines on how to come in and what to do."""

import asyncio
import os
import shutil
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

from accessible_games.app.backups import (
    BackupNotices,
    backup_command,
    plan_of,
    restore_first,
    trouble_told,
)
from accessible_games.app.leagues import league_command
from accessible_games.app.notices import WayNotices, check_command, notices_of
from accessible_games.app.people_commands import PEOPLE_TASKS, FileNotices
from accessible_games.app.restarts import (
    TRIAL,
    RestartNotices,
    restart_command,
    started_again,
)
from accessible_games.app.serving import decks_of, own_address, say_page, stop_signal
from accessible_games.app.two_machines import Machines, follow_first, leader_of, takeover_command
from accessible_games.frontends.terminal.arguments import TASKS, Arguments, UsageError
from accessible_games.frontends.terminal.game_arguments import SSH_PORT, port
from accessible_games.frontends.terminal.program import Program
from accessible_games.games import GAMES
from accessible_games.real_table.looking.addresses import is_address
from accessible_games.resources import OURS, only_named
from accessible_games.server import doors
from accessible_games.server.handing_over import IS_POSSIBLE
from accessible_games.server.serving import (
    Opened,
    ServeOptions,
    check_libraries,
    has_ssh,
    serve,
)
from accessible_games.server.storage.data_files import STORE
from accessible_games.server.storage.store import ALONE, GONE, SUPERSEDED, StoreError

DOES: Mapping[str, Callable[[Program], int]] = {
    "backup": backup_command,
    "restart": restart_command,
    "league": league_command,
    "takeover": takeover_command,
    **PEOPLE_TASKS,
}
"""What the first word behind the command names."""
PORT = 4000
"""The port for telnet if no other is given."""


def serve_command(program: Program) -> int:
    """Serve until Control C, or do one thing at a server; return the exit status."""
    try:
        if program.context.arguments.task in TASKS:
            return DOES[program.context.arguments.words[0]](program)
        machines, restarts = Machines(program), RestartNotices(program)
        how = wanted(program)
        if os.environ.get(TRIAL):
            return tried(how)
        leader = leader_of(program.context.arguments, machines)
        how = replace(how, leader=leader, trial=restarts.trial)
        restore_first(program)
        plays = follow_first(program, how, machines)
        rescued = asyncio.run(served(program, how, restarts, machines)) if plays else None
    except StoreError as trouble:
        message, told = trouble_told(trouble)
        program.complain(message, **told)
        return 1
    except KeyboardInterrupt:  # on systems whose event loop has no signals
        rescued = None
    if rescued is not None:
        program.complain("serve-rescued", file=str(rescued))
        return 1
    if restarts.are_due or machines.goes_on:
        return started_again(is_first=restarts.are_due)
    program.say("serve-stopped")
    return 0


def tried(how: ServeOptions) -> int:
    """Load what the server needs that a restart would start, and do nothing; return 0."""
    check_libraries(how)
    doors.load(ssh=how.ssh_port is not None, page=how.page_port is not None)
    return 0


def wanted(program: Program) -> ServeOptions:
    """Return how the server is to run. Raises `UsageError` if an argument is wrong."""
    arguments, context = program.context.arguments, program.context
    if arguments.words:
        raise UsageError("too-many-words", words=" ".join(arguments.words))
    if arguments.decks is not None and arguments.page is None:
        raise UsageError("decks-without-page")
    load_only(arguments.games or "")
    return ServeOptions(
        context.data,
        port(arguments.port, "--port") or PORT,
        port(arguments.ssh_port, "--ssh-port") or (SSH_PORT if has_ssh() else None),
        context.settings.language,
        arguments.open,
        arguments.certificate or "",
        arguments.key or "",
        port(arguments.page, "--page"),
        decks_of(program),
        page_address(arguments),
        plan_of(arguments),
        notices_of(arguments),
        hands_over=IS_POSSIBLE,
    )


def page_address(arguments: Arguments) -> str:
    """Return the address of the page, as others reach it; empty if none is given.

    Raises `UsageError` for what is no address, and for one without a page.
    """
    if arguments.address is None:
        return ""
    if arguments.page is None:
        raise UsageError("address-without-page")
    if not is_address(arguments.address):
        raise UsageError("wrong-address", word=arguments.address)
    return arguments.address


def load_only(named: str) -> None:
    """Load only these games of other packages, with commas between them.

    Raises `UsageError` for one that is not there.
    """
    games = [name for each in named.split(",") if (name := each.strip())]
    others = [name for name in GAMES if name not in OURS]
    for name in games:
        if name not in GAMES:
            raise UsageError("serve-unknown-game", word=name, choices=", ".join(others) or "none")
    only_named(games)


async def served(
    program: Program, how: ServeOptions, restarts: RestartNotices, machines: Machines
) -> Path | None:
    """Serve until a signal asks to stop; return where everything is, if not in its place."""
    stop = machines.stopping(stop_signal())

    def ready(opened: Opened) -> None:
        say_doors(program, opened, is_open=how.is_open)
        if opened.encrypted:
            program.say("serve-encrypted", port=str(opened.encrypted))
        if opened.page:
            page = f":{opened.page}/"
            say_page(program, page, is_open=how.is_open, is_encrypted=bool(how.certificate))
        if how.notices.contact and how.is_open and not how.certificate:
            program.say("serve-push-here-only")
        if not how.is_open:
            program.say("serve-closed")
        check_command(program, how.notices)
        say_damaged(program, opened)
        program.say("serve-stop")

    notices = SaveNotices(program, how.data / STORE)
    backups, turns = BackupNotices(program), WayNotices(program)
    files = FileNotices(program)
    told = notices.told, backups.told, restarts.told, turns.told, files.told
    return await serve(how, ready, stop, *told)


def say_doors(program: Program, opened: Opened, *, is_open: bool) -> None:
    """Say how to come in by telnet and SSH; without SSH, say what it needs."""
    ports = {"port": str(opened.plain), "ssh": str(opened.ssh)}
    telnet = shutil.which("telnet") is not None
    if opened.ssh:
        program.say("serve-here" if telnet else "serve-here-ssh", **ports)
        if is_open:
            program.say("serve-network", host=own_address(), **ports)
        program.say("serve-fingerprint", fingerprint=opened.fingerprint)
        return
    program.say("serve-here-telnet" if telnet else "serve-here-port", **ports)
    if is_open:
        program.say("serve-network-telnet", host=own_address(), **ports)
    program.say("serve-no-asyncssh")


def say_damaged(program: Program, opened: Opened) -> None:
    """Say what could not be read, each in a line."""
    for each in opened.damaged:
        program.complain(f"serve-left-out-{each.kind}", name=each.name)
    if opened.damaged:
        program.complain("serve-left-out-how")


class SaveNotices:
    """Tells the host when nothing can be saved, and when it is saved again."""

    def __init__(self, program: Program, file: Path) -> None:
        self._program, self._file = program, str(file)
        self._waits = False

    def told(self, problem: str) -> None:
        """Say what has changed, if anything has."""
        if problem == GONE:
            self._program.complain("serve-file-gone", file=self._file)
        elif problem and problem not in (ALONE, SUPERSEDED):  # of which the host hears anyway
            self._program.complain("serve-cannot-save", file=self._file, problem=problem)
        elif self._waits:
            self._program.say("serve-saves-again")
        self._waits = bool(problem)
