"""The name of the program as it was started, so that its commands can be typed as they are said."""

import os
import sys

from accessible_games.system_commands import as_typed

PROGRAM = "accessible-games"
"""What the word files put before each command of the command line."""
STARTED_BY = "ACCESSIBLE_GAMES_STARTED_BY"
"""The environment variable in which bootstrap.py leaves how it was started."""


def as_started(text: str) -> str:
    """Return a word file's text, with the program called by what was typed to start it."""
    return text.replace(PROGRAM, as_fluent(typed()))


def as_fluent(text: str) -> str:
    """Return text as a word file writes it, where some signs mean more at the start of a line."""
    if text[0] not in ".[*" and not {*"{}"} & {*text}:
        return text
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'{{ "{escaped}" }}'


def typed() -> str:
    """Return what was typed to start the program, without its arguments."""
    given = os.environ.get(STARTED_BY, "")
    words = sys.orig_argv[: len(sys.orig_argv) - len(sys.argv) + 1]
    if not given and words[-2:] == ["-m", "accessible_games"]:
        given = as_typed(words)
    return given or PROGRAM
