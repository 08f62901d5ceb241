"""The page of labels by itself: `labels page` serves it until Control C."""

import asyncio
import os

from accessible_games import failure
from accessible_games.app.serving import decks_of, say_page, stop_signal
from accessible_games.frontends.terminal.arguments import PAGE_PORT, UsageError
from accessible_games.frontends.terminal.game_arguments import port
from accessible_games.frontends.terminal.program import Program
from accessible_games.network.ports import bound, port_of
from accessible_games.network.tls import CertificateError, server_context
from accessible_games.speech.catalogue import Language
from accessible_games.web import libraries


def label_page_command(program: Program) -> int:
    """Serve the page until Control C, and return the exit status."""
    arguments = program.context.arguments
    if arguments.words[1:]:
        raise UsageError("too-many-words", words=" ".join(arguments.words[1:]))
    wanted = port(arguments.port, "--port") or int(PAGE_PORT)
    if not libraries.are_there():
        program.complain("serve-no-uvicorn")
        return 1
    try:
        asyncio.run(served(program, wanted))
    except CertificateError as error:
        file = arguments.certificate or ""
        program.complain("serve-certificate", file=file, problem=error.problem)
        return 1
    except OSError as error:
        problem = os.strerror(error.errno or 0)
        program.complain("serve-no-port", file=str(wanted), problem=problem)
        return 1
    except KeyboardInterrupt:  # on systems whose event loop has no signals
        pass
    program.say("label-page-stopped")
    return 0


async def served(program: Program, wanted: int) -> None:
    """Serve at this port until a signal asks to stop.

    Raises `OSError` if the port is taken, `CertificateError` for files that are no certificate.
    """
    from accessible_games.label_page.app import label_site
    from accessible_games.label_page.form import ADDRESS
    from accessible_games.web.listening import Listening

    arguments, stop = program.context.arguments, stop_signal()

    def mistake(error: Exception, language: Language) -> str:
        failure.write_down(error, program.context.data)
        return failure.sentence(error, language, None, saved=True)

    tls = server_context(arguments.certificate or "", arguments.key or "")
    site = label_site(mistake, decks_of(program), is_open=arguments.open)
    listening, sockets = Listening(site), bound(wanted, is_open=arguments.open)
    listening.listen(sockets, tls)
    page = f":{port_of(sockets)}{ADDRESS}"
    say_page(program, page, is_open=arguments.open, is_encrypted=tls is not None)
    if not arguments.open:
        program.say("label-page-closed")
    program.say("label-page-stop")
    await stop.wait()
    await listening.close()
