"""Copies of states. What can change is copied, all else is shared.

Which fields can change follows from their types, so that nobody has to list the fields of a state
for its copy, or can forget one. The function that copies is written as source, as dataclasses
write their constructors: a search copies tables so often that a loop over the fields would cost.
"""

from collections.abc import Callable
from dataclasses import fields
from functools import cache
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

from accessible_games.core.luck import Luck

T = TypeVar("T")
Copier = Callable[[Any], Any]
"""Copies the objects of a dataclass."""


def copy_of(state: T) -> T:
    """A copy of a dataclass that shares nothing which can change."""
    kind: Any = type(state)
    same: T = _copier(kind)(state)
    return same


@cache
def _copier(kind: Any) -> Copier:
    """What copies the objects of a dataclass."""
    hints = get_type_hints(kind)
    arguments = [_copied(f"state.{field.name}", hints[field.name]) for field in fields(kind)]
    copier: Copier = eval(f"lambda state: kind({', '.join(arguments)})", {"kind": kind})
    return copier


def _copied(value: str, hint: object) -> str:
    """The source of a copy of a field of some type; only lists, dicts and luck can change."""
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is list:
        nested = get_origin(arguments[0]) is list
        return f"[each[:] for each in {value}]" if nested else f"{value}[:]"
    if origin is dict:
        nested = get_origin(arguments[1]) is list
        return f"{{key: each[:] for key, each in {value}.items()}}" if nested else f"{value}.copy()"
    return f"{value}.copy()" if hint is Luck else value
