"""The files of words: which there are, and the messages in them.

Those of all games are in `locales/<language>`, those of a game in its own folder.
"""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from accessible_games.failure import DamagedError
from accessible_games.resources import PACKAGE, words_of_game


@cache
def sources(text: str) -> Mapping[str, str]:
    """Return a Fluent file's messages by name, unparsed: parsing would delay the first word."""
    messages = re.split(r"^(?=[a-z])", text, flags=re.MULTILINE)[1:]
    return {re.split(r"[ =]", message, maxsplit=1)[0]: message for message in messages}


def read(file: Path) -> str:
    """Return the text of a word file. Raises `DamagedError` if it is missing or no text."""
    try:
        return file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise DamagedError(file.name) from error


def word_files(language: str, name: str) -> list[Path]:
    """Return the files that hold words by that name, or none.

    A name is `common`, `help`, `games`, a game, or a part of its words: `sixpack/alcohol-free`.
    """
    game, _, part = name.partition("/")
    for folder in (PACKAGE / "locales" / language / name, words_of_game(game, language) / part):
        if files := sorted(folder.glob("*.ftl"), key=lambda each: each.name):
            return files
    return []
