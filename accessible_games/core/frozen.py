"""Frozen dataclasses that cost a start nothing.

    class Occupant(Frozen):
        player: str
        name: str = ""

Each class below `Frozen` is one by itself, without a decorator. Its methods are those
here: a decorator compiles six again for every class, and for some hundred classes that took a third
of the time until a game began. Only the constructor is compiled, because objects are made all the
time, and only for a class of which there are any. A field may have a default and nothing else.
"""

from collections.abc import Callable
from dataclasses import MISSING, Field, FrozenInstanceError, dataclass, field, fields
from operator import attrgetter
from types import FunctionType
from typing import Any, ClassVar, dataclass_transform


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class Frozen:
    """Equal if class and fields are equal; fields are set once."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]
    __match_args__: ClassVar[tuple[str, ...]] = ()
    """The names of the fields in order."""
    _values: ClassVar[Callable[[Any], object]]
    """All values of an object; the value itself of one with a single field.

    Never read from its dictionary: one that nobody asks for is not there, and takes no room.
    """

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        dataclass(init=False, repr=False, eq=False)(cls)
        cls.__init__ = Frozen.__init__  # type: ignore[method-assign]
        cls._values = attrgetter(*cls.__match_args__) if cls.__match_args__ else nothing

    def __init__(self, *values: Any, **named: Any) -> None:
        """Set the fields, in order or by name; TypeError if too few or too many are given.

        Called for the first object of a class only: from then on the class has its own.
        """
        kind = type(self)
        kind.__init__ = constructor(kind)  # type: ignore[method-assign]
        kind.__init__(self, *values, **named)

    def __setattr__(self, name: str, value: object) -> None:
        raise FrozenInstanceError(f"cannot assign to field {name!r}")

    def __delattr__(self, name: str) -> None:
        raise FrozenInstanceError(f"cannot delete field {name!r}")

    def __eq__(self, other: object) -> bool:
        kind = type(self)
        return kind is type(other) and kind._values(self) == kind._values(other)

    def __hash__(self) -> int:
        return hash(type(self)._values(self))

    def __repr__(self) -> str:
        values = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.__match_args__)
        return f"{type(self).__qualname__}({values})"


def nothing(each: "Frozen") -> None:
    """All values of an object without fields."""


def constructor(kind: type[Frozen]) -> Callable[..., None]:
    """The constructor of a class, written as source: an argument and a line for each field."""
    arguments, lines = "", ""
    known: dict[str, object] = {"MISSING": MISSING, "_put": object.__setattr__}
    for each in fields(kind):
        name, value = each.name, each.name
        if each.default_factory is not MISSING:
            known[f"make_{name}"] = each.default_factory
            value = f"make_{name}() if {name} is MISSING else {name}"
            arguments += f", {name}=MISSING"
        elif each.default is not MISSING:
            known[f"default_{name}"] = each.default
            arguments += f", {name}=default_{name}"
        else:
            arguments += f", {name}"
        lines += f"    _put(_self, '{name}', {value})\n"
    source = f"def __init__(_self{arguments}):\n{lines or '    pass'}"
    # Compiled first: where Ctrl-C meets text that is executed, Python forgets the exit status.
    exec(compile(source, f"<{kind.__qualname__}>", "exec"), known)
    made = known["__init__"]
    assert isinstance(made, FunctionType)
    made.__qualname__ = f"{kind.__qualname__}.__init__"  # so that a TypeError names the class
    return made
