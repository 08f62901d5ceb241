"""Running a server from the command line: in short lines, how to come in and what to do."""

import asyncio
import signal
import socket
from contextlib import suppress

from accessible_games.frontends.terminal.arguments import UsageError
from accessible_games.frontends.terminal.program import Program
from accessible_games.frontends.terminal.wishes import SSH_PORT, port
from accessible_games.server.serving import Opened, Wanted, serve
from accessible_games.server.store import StoreError

PORT = 4000
"""The port for telnet, if nobody says another."""
NOWHERE = ("192.0.2.1", 9)
"""An address that is for examples only: nothing is sent there."""


def serve_command(program: Program) -> int:
    """Serve until Control C; the exit status."""
    try:
        asyncio.run(served(program, wanted(program)))
    except StoreError as trouble:
        file, found = trouble.file, trouble.found
        program.complain(f"serve-{trouble.problem}", file=file, problem=found)
        return 1
    except KeyboardInterrupt:  # where the system has no signals for a loop
        pass
    program.say("serve-stopped")
    return 0


def wanted(program: Program) -> Wanted:
    """How the server is to run; `UsageError`."""
    arguments, context = program.context.arguments, program.context
    if arguments.words:
        raise UsageError("too-many-words", words=" ".join(arguments.words))
    return Wanted(
        context.data,
        port(arguments.port, "--port") or PORT,
        port(arguments.ssh_port, "--ssh-port") or SSH_PORT,
        context.settings.language,
        arguments.open,
        arguments.certificate or "",
        arguments.key or "",
        port(arguments.page, "--page"),
    )


async def served(program: Program, how: Wanted) -> None:
    """Serve until a signal asks to stop."""
    stop = asyncio.Event()
    for each in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(each, stop.set)

    def ready(opened: Opened) -> None:
        ports = {"port": str(opened.plain), "ssh": str(opened.ssh)}
        program.say("serve-here", **ports)
        if how.is_open:
            program.say("serve-network", host=own_address(), **ports)
        program.say("serve-fingerprint", fingerprint=opened.fingerprint)
        if opened.encrypted:
            program.say("serve-encrypted", port=str(opened.encrypted))
        if opened.page:
            say_page(program, how, opened.page)
        if not how.is_open:
            program.say("serve-closed")
        program.say("serve-stop")

    await serve(how, ready, stop)


def say_page(program: Program, how: Wanted, port: int) -> None:
    """Say where a browser finds the page."""
    if how.certificate:
        program.say("serve-page-encrypted", address=f"https://HOST:{port}/")
        return
    program.say("serve-page", address=f"http://localhost:{port}/")
    if how.is_open:
        program.say("serve-page-network", address=f"http://{own_address()}:{port}/")


def own_address() -> str:
    """The address of this machine in its network; its name where it has none."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(NOWHERE)
        return str(probe.getsockname()[0])
    return socket.gethostname()
