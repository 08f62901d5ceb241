"""Frozen dataclasses that cost a start nothing.

    class Occupant(Frozen):
        player: str
        name: str = ""

Each class below `Frozen` is one by itself, without a decorator. Its methods are those
here: a decorator compiles six again for every class, and for some hundred classes that took a third
of the time until a game began. A field may have a default and nothing else. Where many are made in
a loop, a decorated class with slots is faster.
"""

from collections.abc import Mapping
from dataclasses import MISSING, Field, FrozenInstanceError, dataclass, field
from typing import Any, ClassVar, dataclass_transform


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class Frozen:
    """Equal if class and fields are equal; fields are set once."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]
    __match_args__: ClassVar[tuple[str, ...]] = ()
    """The names of the fields in order."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        dataclass(init=False, repr=False, eq=False)(cls)

    def __init__(self, *values: Any, **named: Any) -> None:
        """Set the fields, in order or by name; TypeError if too few or too many are given."""
        names, given = self.__match_args__, self.__dict__
        if len(values) == len(names) and not named:  # as nearly always; `strict` would take long
            given.update(zip(names, values))  # noqa: B905
            return
        given.update(zip(names, values, strict=False), **named)
        if len(values) + len(named) != len(names) or {*names} != given.keys():
            self._complete(values, named)

    def _complete(self, values: tuple[Any, ...], named: Mapping[str, Any]) -> None:
        """Give the fields that lack their defaults."""
        names, given = self.__match_args__, self.__dict__
        lacking = [name for name in names if name not in given]
        for name in lacking:
            given[name] = default(self.__dataclass_fields__[name])
        if len(values) + len(named) + len(lacking) != len(names) or MISSING in given.values():
            raise TypeError(f"{type(self).__name__} takes {names}, not {values} and {named}")

    def __setattr__(self, name: str, value: object) -> None:
        raise FrozenInstanceError(f"cannot assign to field {name!r}")

    def __delattr__(self, name: str) -> None:
        raise FrozenInstanceError(f"cannot delete field {name!r}")

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.__dict__ == other.__dict__

    def __hash__(self) -> int:
        return hash(tuple(map(self.__dict__.get, self.__match_args__)))

    def __repr__(self) -> str:
        values = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.__match_args__)
        return f"{type(self).__qualname__}({values})"


def default(field: Field[Any]) -> object:
    """The default of a field; `MISSING` if it has none."""
    return field.default if field.default_factory is MISSING else field.default_factory()
