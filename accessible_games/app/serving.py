"""What all commands that serve have in common: where browsers find them, and when they stop."""

import asyncio
import signal
import socket
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from accessible_games.braille.decks import Card
from accessible_games.braille.problem import DeckError
from accessible_games.frontends.terminal.error_messages import complaint
from accessible_games.frontends.terminal.program import Program
from accessible_games.real_table.looking.host_decks import HostDecks, read_table, tables_in
from accessible_games.speech.catalogue import LANGUAGES

NOWHERE = ("192.0.2.1", 9)
"""An address reserved for examples: nothing is sent there."""


def decks_of(program: Program) -> HostDecks:
    """Return the decks whose cards the page tells, with the tables in the folder of --decks.

    Says which of them are left out and why. Raises `OSError` if the folder cannot be read.
    """
    found: dict[str, Sequence[Card]] = {}
    folder, catalogue = program.context.arguments.decks, program.context.narrator.catalogue
    for file in tables_in(Path(folder)) if folder is not None else ():
        try:
            found.setdefault(file.stem, read_table(file, LANGUAGES))
        except (DeckError, OSError) as error:
            said = complaint(error, catalogue)
            problem = "" if said is None else catalogue.say(said.message, **said.arguments)
            program.complain("serve-deck-left-out", file=file.name, problem=problem)
    return HostDecks(found)


def stop_signal() -> asyncio.Event:
    """Return what Control C or the system sets, where the event loop has signals."""
    stop = asyncio.Event()
    for each in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(each, stop.set)
    return stop


def say_page(program: Program, page: str, *, is_open: bool, is_encrypted: bool) -> None:
    """Say where a browser finds a page, such as ":4080/labels"."""
    if is_encrypted:
        program.say("serve-page-encrypted", address=f"https://HOST{page}")
        return
    program.say("serve-page", address=f"http://localhost{page}")
    if is_open:
        program.say("serve-page-network", address=f"http://{own_address()}{page}")


def own_address() -> str:
    """Return this machine's address in its network, or its name if it has none."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(NOWHERE)
        return str(probe.getsockname()[0])
    return socket.gethostname()
