"""Catalogues that are made once in each process: reading and parsing their words takes long."""

from collections.abc import Mapping
from functools import cache

from accessible_games.speech.catalogue import Catalogue, Language
from accessible_games.speech.program_name import typed


def catalogue_of(
    language: Language,
    game: str | None = None,
    options: Mapping[str, str] | None = None,
    spelt: bool = False,
    labels: Mapping[str, str] | None = None,
) -> Catalogue:
    """The shared catalogue for these arguments of `Catalogue`, for all who need the same words.

    *labels* stand alone for the names of pieces. Raises `DamagedError` if a word file is missing or
    is no text.
    """
    chosen, cells = tuple((options or {}).items()), tuple((labels or {}).items())
    return _shared(language, game, chosen, spelt, cells, typed())


@cache
def _shared(
    language: Language,
    game: str | None,
    options: tuple[tuple[str, str], ...],
    spelt: bool,
    labels: tuple[tuple[str, str], ...],
    program: str,
) -> Catalogue:
    """The same; the words also depend on *program*, the name by which they call it."""
    return Catalogue(language, game, dict(options), dict(labels), spelt, cells=bool(labels))
