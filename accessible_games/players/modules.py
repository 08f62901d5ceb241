"""The modules of the computer players of a game, which are imported when one is needed.

A game may lack any of them. One of another package that cannot be used counts as lacking:
`failures` says why, and the game goes on without it.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from accessible_games.resources import OURS, package_of

GENERIC: Mapping[str, int] = {"normal": 200, "hard": 800}
"""The levels that generic.py plays, each with the maximum number of trials for a decision."""
NEEDED: Mapping[str, tuple[str, ...]] = {
    "easy": ("easy",),
    "normal": ("normal",),
    "hard": ("ITERATIONS", "MEASURE", "FRESH", "study", "fresh"),
    "expert": ("ITERATIONS", "study", "fresh"),
    "temper": ("TEMPERS",),
    "paces": ("PACES",),
    "memory": ("recall", "compares"),
    "occasions": ("OCCASIONS",),
    "explanations": (),
    "costs": ("costs",),
    "proofs": ("PROOFS",),
}
"""The modules that the players of a game may have, each with what it must define."""


def module_of(game: str, name: str) -> str:
    """The module of a level of a game, or of another part of its computer players."""
    return f"{package_of(game)}.players.{name}"


@cache
def is_there(module: str) -> bool:
    """Whether a module exists; cached."""
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:  # nor does the package in which it would be
        return False


@cache
def has_part(game: str, name: str) -> bool:
    """Whether the players of a game have a module that can be used; False for an unknown game."""
    try:
        module = module_of(game, name)
    except KeyError:
        return False
    return not failure_of(game, name) and is_there(module)


@cache
def failure_of(game: str, name: str) -> str:
    """Why a module of a game of another package cannot be used; empty if it can, or is not there.

    Ours are not tried: they would all be imported before they are needed.
    """
    if game in OURS:
        return ""
    try:
        if not is_there(module_of(game, name)):
            return ""
        module = import_module(module_of(game, name))
    except (Exception, SystemExit) as error:  # whatever the code of others may raise
        return f"{type(error).__name__}: {error}"
    lacking = [each for each in NEEDED[name] if not hasattr(module, each)]
    return f"it does not define {', '.join(lacking)}" if lacking else ""


def failures(game: str) -> Mapping[str, str]:
    """Why modules of the players of a game cannot be used, by their names."""
    return {name: why for name in NEEDED if (why := failure_of(game, name))}


def part(game: str, name: str, attribute: str, default: Any = None) -> Any:
    """What a module of a game's players defines; the *default* if there is no such thing."""
    return getattr(_module(game, name), attribute, default)


@cache
def _module(game: str, name: str) -> object:
    """A module of a game's players, which is imported now; None if there is none to be used."""
    return import_module(module_of(game, name)) if has_part(game, name) else None
