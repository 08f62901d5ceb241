"""Visiting a server from the command line."""

from accessible_games.app.settings_command import tell_problems
from accessible_games.client.client_app import ClientApp
from accessible_games.client.hearing import Hearing
from accessible_games.client.known_servers import KnownServers
from accessible_games.client.link import Link
from accessible_games.client.link_events import LinkEvent, Place
from accessible_games.client.thread_queue import ThreadQueue
from accessible_games.frontends.terminal.arguments import UsageError
from accessible_games.frontends.terminal.game_arguments import SSH_PORT, port
from accessible_games.frontends.terminal.program import Program
from accessible_games.server.connection.frames import Hello
from accessible_games.speech.normalize import fold


def join_command(program: Program) -> int:
    """Visit a server until the person leaves, and return the exit status."""
    where, context = place(program), program.context
    tell_problems(program)
    events: ThreadQueue[LinkEvent] = ThreadQueue()
    keyboard = program.keyboard()
    link = Link(where, hello(program), KnownServers(context.data), events)
    app = ClientApp(link, Hearing(events, context.settings), keyboard, program.screen)
    try:
        app.run()
    finally:
        events.close()
    failed = app.hearing.contact.failed
    if failed is not None:
        program.complain(failed.message, **failed.arguments)
    return 0 if failed is None else 1


def place(program: Program) -> Place:
    """Return where to go and under which name. Raises `UsageError` if an argument is wrong."""
    arguments, words = program.context.arguments, program.context.arguments.words
    if not words:
        raise UsageError("which-host")
    if len(words) > 1:
        raise UsageError("too-many-words", words=" ".join(words[1:]))
    name, _, where = without_scheme(words[0]).rpartition("@")
    host, behind = host_and_port(where)
    name = arguments.name or name or program.context.settings.name
    is_guest = arguments.guest or fold(name) == "guest"
    given = port(arguments.port, "--port") or port(behind or None, words[0])
    return Place(host, given or SSH_PORT, "" if is_guest else name)


def without_scheme(address: str) -> str:
    """Return an address without ssh:// before it and a slash behind it.

    Raises `UsageError` for another one, such as telnet://, at which no SSH is spoken.
    """
    scheme, mark, behind = address.partition("://")
    if not mark:
        return address
    if scheme.lower() != "ssh":
        raise UsageError("join-other-scheme", word=f"{scheme}://")
    return behind.rstrip("/")


def host_and_port(where: str) -> tuple[str, str]:
    """Return a host and the port after its colon; IPv6 addresses have one only in brackets."""
    if where.startswith("["):
        host, _, behind = where[1:].partition("]")
        return host, behind.removeprefix(":")
    host, colon, behind = where.rpartition(":")
    return (host, behind) if colon and ":" not in host else (where, "")


def hello(program: Program) -> Hello:
    """Return how the person wants to be told things; options override what the server remembers."""
    arguments, settings = program.context.arguments, program.context.settings
    return Hello(
        language=settings.language,
        chosen=settings.language if arguments.language else "",
        verbosity=settings.verbosity if arguments.verbosity else "",
    )
