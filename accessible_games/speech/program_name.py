"""The name of the program as it was started, so that its commands can be typed as they are said."""

import os
import re
import sys
from collections.abc import Sequence

from accessible_games.system_commands import as_typed

PROGRAM = "accessible-games"
"""What the word files put before each command of the command line."""
STARTED_BY = "ACCESSIBLE_GAMES_STARTED_BY"
"""The environment variable in which bootstrap.py leaves how it was started."""


FOLDER = "--data"
"""The option that names the folder of what is saved; a command that goes on needs it again."""
GOES_ON = re.compile(rf"{PROGRAM} (?:resume|evening)(?=\.)")
"""The commands that go on with what the same person has saved on this machine."""


def as_started(text: str) -> str:
    """Return a word file's text, with the program called by what was typed to start it.

    Behind a command that goes on with what is saved stands where that is, if it was typed.
    """
    if folder := folder_now():
        text = GOES_ON.sub(lambda found: f"{found[0]} {as_fluent(folder)}", text)
    return text.replace(PROGRAM, as_fluent(typed()))


def folder_now() -> str:
    """Return the option for the folder as it was typed to start the program; see below."""
    return typed_folder(sys.argv[1:])


def typed_folder(words: Sequence[str]) -> str:
    """Return the option for the folder as it is typed once more; nothing if it was not typed."""
    for word, behind in zip(words, (*words[1:], ""), strict=False):
        option, mark, named = word.partition("=")
        if option == FOLDER and (named or (not mark and behind)):
            return f"{FOLDER} {typed_word(named or behind)}"
    return ""


def typed_word(word: str) -> str:
    """Return a word as a person types it on this system: quoted where it has blanks."""
    return as_typed(["-", word]).removeprefix("- ")


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
