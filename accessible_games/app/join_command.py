"""Visiting a server from the command line."""

from accessible_games.app.settings_command import tell_problems
from accessible_games.client.hearing import Hearing
from accessible_games.client.known_servers import KnownServers
from accessible_games.client.letters import Letter, Place
from accessible_games.client.link import Link
from accessible_games.client.mailbox import Mailbox
from accessible_games.client.visit import Visit
from accessible_games.frontends.terminal.arguments import UsageError
from accessible_games.frontends.terminal.program import Program
from accessible_games.frontends.terminal.wishes import SSH_PORT, port
from accessible_games.server.frames import Hello
from accessible_games.speech.fold import fold


def join_command(program: Program) -> int:
    """Visit a server until somebody leaves; the exit status."""
    where, context = place(program), program.context
    tell_problems(program)
    mail: Mailbox[Letter] = Mailbox()
    keyboard = program.keyboard()
    link = Link(where, hello(program), KnownServers(context.data), mail)
    visit = Visit(link, Hearing(mail, context.settings), keyboard, program.screen)
    try:
        visit.run()
    finally:
        mail.close()
    failed = visit.hearing.failed
    if failed is not None:
        program.complain(failed.message, **failed.arguments)
    return 0 if failed is None else 1


def place(program: Program) -> Place:
    """Where to go, and by which name; `UsageError`."""
    arguments, words = program.context.arguments, program.context.arguments.words
    if not words:
        raise UsageError("which-host")
    if len(words) > 1:
        raise UsageError("too-many-words", words=" ".join(words[1:]))
    name, _, host = words[0].rpartition("@")
    name = arguments.name or name or program.context.settings.name
    is_guest = arguments.guest or fold(name) == "guest"
    return Place(host, port(arguments.port, "--port") or SSH_PORT, "" if is_guest else name)


def hello(program: Program) -> Hello:
    """How the person wishes to be told: what they ask for now counts more than what is known."""
    arguments, settings = program.context.arguments, program.context.settings
    return Hello(
        language=settings.language,
        chosen=settings.language if arguments.language else "",
        verbosity=settings.verbosity if arguments.verbosity else "",
    )
