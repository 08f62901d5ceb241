"""Catalogues that are made once in a process: to read and understand their words takes long."""

from collections.abc import Mapping
from functools import cache

from accessible_games.speech.catalogue import Catalogue, Language
from accessible_games.speech.program_name import typed


def catalogue_of(
    language: Language,
    game: str | None = None,
    options: Mapping[str, str] | None = None,
    spelt: bool = False,
) -> Catalogue:
    """The catalogue of these words, as `Catalogue` takes them, which all share who say them.

    `DamagedError` where a file of words is missing or no text.
    """
    return _shared(language, game, tuple((options or {}).items()), spelt, typed())


@cache
def _shared(
    language: Language,
    game: str | None,
    options: tuple[tuple[str, str], ...],
    spelt: bool,
    program: str,
) -> Catalogue:
    """The same for each *program*, as which all words name the program."""
    return Catalogue(language, game, dict(options), spelt=spelt)
