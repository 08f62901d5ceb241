"""What a game brings to the words of all games: the optional package `speech` in its folder.

It may have `KINDS`, how answers to its own kinds of options are typed and told (`kinds.AnswerKind`,
by the class of the options); `FIELDS`, how the marks of its events' fields are said
(`kinds.FieldKind`, by mark); `FUNCTIONS`, what its word files can call besides those of
catalogue.py (by name, each given the catalogue first); `NAMED`, how a line names what a topic of
`Game.named_topics` is about (by topic: function(teller, lexicon, view, text)); and `UNSEEN`, words
of questions for a card that nobody has seen, which stands in the list like all others.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import MappingProxyType
from typing import Any

from accessible_games.resources import package_of


@cache
def brought(game: str | None, name: str) -> Any:
    """Return what a game has of that name; nothing if it brings none, or if there is no game."""
    try:
        package = f"{package_of(game)}.speech" if game is not None else ""
    except KeyError:  # words of a game that is not here
        package = ""
    if not package or find_spec(package) is None:
        return MappingProxyType({})
    return getattr(import_module(package), name, MappingProxyType({}))
