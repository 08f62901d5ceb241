"""Backups of a server from the command line: making them, and taking one over."""

import re
from datetime import datetime
from pathlib import Path

from accessible_games.frontends.terminal.arguments import Arguments, UsageError
from accessible_games.frontends.terminal.error_messages import complaint
from accessible_games.frontends.terminal.game_arguments import number
from accessible_games.frontends.terminal.program import Program
from accessible_games.server.backing_up import BackupPlan, Outcome
from accessible_games.server.storage.backup import KEPT, back_up
from accessible_games.server.storage.data_files import STORE
from accessible_games.server.storage.restoring import Holdings, restore
from accessible_games.server.storage.store import StoreError
from accessible_games.speech.catalogue import Catalogue
from accessible_games.speech.dates import format_datetime
from accessible_games.speech.zones import here
from accessible_games.store.folders import expanded

SPAN = re.compile(r"([1-9]\d{0,3}) ?([mhd])", re.ASCII)
SECONDS = {"m": 60.0, "h": 3600.0, "d": 86400.0}


def plan_of(arguments: Arguments) -> BackupPlan | None:
    """Return where backups go and how often; None if none are wanted.

    Raises `UsageError` if that makes no sense.
    """
    if arguments.backup is None:
        if arguments.every is not None or arguments.keep is not None:
            raise UsageError("backup-nowhere")
        return None
    every = span(arguments.every or "1h")
    return BackupPlan(expanded(arguments.backup), every, kept(arguments))


def span(text: str) -> float:
    """Return the seconds in a text such as 30m, 1h or 1d. Raises `UsageError` for any other."""
    found = SPAN.fullmatch(text.strip().lower())
    if found is None:
        raise UsageError("every-how", word=text)
    return int(found[1]) * SECONDS[found[2]]


def kept(arguments: Arguments) -> int:
    """Return how many backups stay. Raises `UsageError` for anything but a number from 1."""
    found = number(arguments.keep, "--keep")
    if found is not None and found not in range(1, 10_000):
        raise UsageError("not-between", word=found, low=1, high=9999)
    return found or KEPT


def backup_command(program: Program) -> int:
    """Make one backup, whether a server plays or not, and return the exit status.

    Raises `StoreError` or `OSError` if that fails.
    """
    arguments = program.context.arguments
    if len(arguments.words) != 2:
        raise UsageError("backup-how")
    folder = expanded(arguments.words[1])
    file = back_up(program.context.data / STORE, folder, kept(arguments))
    program.say("serve-backed-up", file=str(file))
    return 0


def restore_first(program: Program) -> None:
    """Take over the backup that is asked for, if one is, and say what it holds before.

    Raises `StoreError` or `OSError` if that fails.
    """
    asked = program.context.arguments.restore
    if asked is None:
        return
    file, catalogue = expanded(asked), program.context.narrator.catalogue

    def told(holdings: Holdings) -> None:
        program.say(
            "serve-restores",
            file=str(file),
            when=moment_told(holdings.made, catalogue),
            count=holdings.people,
            number=holdings.tables,
            done=holdings.games,
        )

    done = restore(file, program.context.data / STORE, told)
    if not done.is_new:
        program.say("serve-restored-before", file=str(program.context.data / STORE))
    elif done.aside is not None:
        program.say("serve-restored-aside", file=str(done.aside))


def moment_told(moment: datetime, catalogue: Catalogue) -> str:
    """Return when something was, in words, such as when a backup was made."""
    local = here(moment)
    pattern = catalogue.say("backup-pattern", date=local.day)
    return format_datetime(local, pattern, locale=catalogue.language)


def trouble_told(trouble: StoreError) -> tuple[str, dict[str, str]]:
    """Return the message about a store that cannot be used, and its arguments."""
    return f"serve-{trouble.problem}", {"file": trouble.file, "problem": trouble.found}


class BackupNotices:
    """Tells the host of the first backup, and when there are none any more or again."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._last: str | None = None
        """The problem of the last one, empty if there was none; None before the first."""

    def told(self, outcome: Outcome) -> None:
        """Say what has changed, if anything has."""
        problem = "" if isinstance(outcome, Path) else self._sentence(outcome)
        before, self._last = self._last, problem
        if problem == before:
            return
        if problem:
            self._program.complain("serve-backup-failed", problem=problem)
        else:
            first = before is None
            self._program.say(
                "serve-backs-up" if first else "serve-backs-up-again", file=str(outcome)
            )

    def _sentence(self, outcome: StoreError | OSError) -> str:
        """Return what is wrong."""
        catalogue = self._program.context.narrator.catalogue
        if isinstance(outcome, StoreError):
            message, arguments = trouble_told(outcome)
            return catalogue.say(message, **arguments)
        said = complaint(outcome, catalogue)
        assert said is not None  # whatever the system says has a sentence
        return catalogue.say(said.message, **said.arguments)
