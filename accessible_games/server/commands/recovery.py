"""The command that gives new recovery words, for who has none or has lost them."""

from asyncio import Future, get_running_loop
from functools import partial

from accessible_games.match.commands.entry import HelpPart
from accessible_games.server.accounts.recovery import hashed, new_recovery_words
from accessible_games.server.lobby.rate_limits import RECOVERIES, shares_of
from accessible_games.server.lobby.server import Server, ServerCommand
from accessible_games.server.lobby.user import User
from accessible_games.server.storage.store import Recovery
from accessible_games.speech.problem import NotUnderstoodError


def recovery(server: Server, user: User, rest: str) -> None:
    """Give new recovery words; if there are some already, ask first, as these will not count."""
    if user.known.guest:
        raise NotUnderstoodError("recovery-guest")
    if not user.known.recovery.words:
        give(server, user)
        return

    def answer(yes: bool) -> None:
        if yes:
            give(server, user)
        else:
            user.say("recovery-stays")

    user.say("recovery-again")
    user.input.ask(answer)


def give(server: Server, user: User) -> None:
    """Make new words; they are told once they are on the disk.

    Raises `NotUnderstoodError` if that was done too often.
    """
    if not server.directory.limits.takes(RECOVERIES, shares_of(user)):
        raise NotUnderstoodError("recovery-too-often")
    words = new_recovery_words(user.narrator.catalogue)
    user.input.wait()
    hashing = get_running_loop().run_in_executor(None, hashed, words)
    hashing.add_done_callback(partial(given, server, user, words))


def given(server: Server, user: User, words: str, hashing: Future[str]) -> None:
    """Keep new words and tell them, unless their person has gone in the meantime."""
    if user.connection is None:
        return
    ticket = server.directory.change(user.name, recovery=Recovery(hashing.result()))
    user.hear(user.narrator.say("recovery-words", words=words), ticket)
    user.input.wait(waits=False)
    server.prompt(user)


ENTRIES = (ServerCommand("recovery", HelpPart.SETTINGS, recovery),)
