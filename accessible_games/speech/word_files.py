"""The files of words, in `locales/<language>`: which there are, and the messages in them."""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from accessible_games.failure import DamagedError


@cache
def sources(text: str) -> Mapping[str, str]:
    """The messages of a Fluent file by name, unparsed: parsing all would delay the first word."""
    messages = re.split(r"^(?=[a-z])", text, flags=re.MULTILINE)[1:]
    return {re.split(r"[ =]", message, maxsplit=1)[0]: message for message in messages}


def read(file: Traversable) -> str:
    """The text of a word file; `DamagedError` where it is missing or no text."""
    try:
        return file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise DamagedError(file.name) from error


def word_files(language: str, name: str) -> list[Traversable]:
    """The files that hold words by that name: one, or those of a folder, or none."""
    folder = files("accessible_games").joinpath(f"locales/{language}")
    file, several = folder.joinpath(f"{name}.ftl"), folder.joinpath(name)
    if several.is_dir():
        return sorted(several.iterdir(), key=lambda each: each.name)
    return [file] if file.is_file() else []
