"""The files of words, in `locales/<language>`: which there are, and the messages in them."""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from accessible_games.failure import DamagedError
from accessible_games.resources import PACKAGE


@cache
def sources(text: str) -> Mapping[str, str]:
    """The messages of a Fluent file by name, unparsed: parsing all would delay the first word."""
    messages = re.split(r"^(?=[a-z])", text, flags=re.MULTILINE)[1:]
    return {re.split(r"[ =]", message, maxsplit=1)[0]: message for message in messages}


def read(file: Path) -> str:
    """The text of a word file; `DamagedError` where it is missing or no text."""
    try:
        return file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise DamagedError(file.name) from error


def word_files(language: str, name: str) -> list[Path]:
    """The files that hold words by that name: one, or those of a folder, or none."""
    folder = PACKAGE / "locales" / language
    file, several = folder / f"{name}.ftl", folder / name
    if several.is_dir():
        return sorted(several.iterdir(), key=lambda each: each.name)
    return [file] if file.is_file() else []
