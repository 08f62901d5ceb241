"""What a host does about people from the command line: letting them in, and reading the log."""

import time
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from pathlib import Path

from accessible_games.app.backups import moment_told
from accessible_games.frontends.terminal.arguments import UsageError
from accessible_games.frontends.terminal.program import Program
from accessible_games.match.table_options import whole_number
from accessible_games.server.accounts import passwords
from accessible_games.server.accounts.host_words import give_words
from accessible_games.server.accounts.recovery import VALID, hashed, new_recovery_words
from accessible_games.server.lobby.spans import lasting
from accessible_games.server.storage.backup import read_only
from accessible_games.server.storage.data_files import STORE
from accessible_games.server.storage.host_files import LARGEST, MOST_LINES, Problem
from accessible_games.server.storage.social_rows import sanctions_in
from accessible_games.server.storage.store import Sanction, StoreError
from accessible_games.speech.catalogue import Catalogue

USUAL = 50
"""The sanctions that are told if no other number is given."""


def password_command(program: Program) -> int:
    """Tell words by which somebody comes in once and chooses a password; return the exit status.

    Raises `StoreError` or `OSError` if nobody is called so, or the store takes nothing.
    """
    name = " ".join(program.context.arguments.words[1:])
    if not name:
        raise UsageError("password-how")
    if not passwords.are_possible():
        raise StoreError("no-argon2", "")
    catalogue = program.context.narrator.catalogue
    words = new_recovery_words(catalogue)
    name = give_words(program.context.data, name, hashed(words), time.time() + VALID)
    program.say("serve-password", name=name, words=words, span=lasting(catalogue, VALID))
    return 0


def moderation_command(program: Program) -> int:
    """Tell what moderators have done, the newest last; return the exit status.

    Raises `StoreError` or `OSError` if the store cannot be read.
    """
    words = program.context.arguments.words[1:]
    most = whole_number(words[0]) if words else USUAL
    if len(words) > 1 or not most:
        raise UsageError("moderation-how")
    with read_only(program.context.data / STORE) as connection:
        sanctions = sanctions_in(connection)
    catalogue = program.context.narrator.catalogue
    lines = [sanction_told(each, catalogue) for each in sanctions[-most:]]
    program.screen.say(lines or program.context.narrator.say("log-empty"))
    return 0


def sanction_told(sanction: Sanction, catalogue: Catalogue) -> str:
    """Return what a moderator did, in words."""
    seconds = sanction.until - sanction.made
    ended = "" if seconds > 0 or sanction.kind == "caution" else "-ended"
    return catalogue.say(
        f"log-{sanction.kind}{ended}",
        when=moment_told(datetime.fromtimestamp(sanction.made, UTC), catalogue),
        moderator=sanction.moderator,
        name=sanction.name,
        span=lasting(catalogue, seconds),
        reason=sanction.reason,
    )


PEOPLE_TASKS: Mapping[str, Callable[[Program], int]] = {
    "password": password_command,
    "moderation": moderation_command,
}
"""What does these things, by the word behind `serve`."""


class FileNotices:
    """Tells the host which of their files cannot be used."""

    def __init__(self, program: Program) -> None:
        self._program = program

    def told(self, file: Path, problem: Problem) -> None:
        """Say what is wrong with a file."""
        self._program.complain(
            f"host-file-{problem}", file=str(file), count=LARGEST, lines=MOST_LINES
        )
