"""Copies of states: what can change is copied, everything else is shared.

Which fields can change follows from their types, so nobody has to list the fields of a state for
copying, or can forget one. The copying function is generated as source, as dataclasses generate
their constructors: a search copies tables so often that a loop over the fields would be too slow.
"""

from collections.abc import Callable
from dataclasses import fields
from functools import cache
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

from accessible_games.core.luck import Luck

T = TypeVar("T")
Copier = Callable[[Any], Any]
"""A function that copies an object of one dataclass."""


def copy_of(state: T) -> T:
    """A copy of a dataclass that shares nothing mutable with the original."""
    kind: Any = type(state)
    same: T = _copier(kind)(state)
    return same


@cache
def _copier(kind: Any) -> Copier:
    """The function that copies objects of a dataclass."""
    hints = get_type_hints(kind)
    places, named = list[str](), list[str]()
    for each in fields(kind):
        copied = _copied(f"state.{each.name}", hints[each.name])
        if each.kw_only:
            named.append(f"{each.name}={copied}")
        else:
            places.append(copied)
    copier: Copier = eval(f"lambda state: kind({', '.join(places + named)})", {"kind": kind})
    return copier


def _copied(value: str, hint: object) -> str:
    """The source that copies a field of a given type; only lists, dicts and `Luck` can change."""
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is list:
        nested = get_origin(arguments[0]) is list
        return f"[each[:] for each in {value}]" if nested else f"{value}[:]"
    if origin is dict:
        nested = get_origin(arguments[1]) is list
        return f"{{key: each[:] for key, each in {value}.items()}}" if nested else f"{value}.copy()"
    return f"{value}.copy()" if hint is Luck else value
