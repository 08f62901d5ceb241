"""Frozen dataclasses that add nothing to the start-up time and are fast to create.

    class Occupant(Frozen):
        player: str
        name: str = ""

Subclasses of `Frozen` need no decorator and share the methods defined here: a decorator would
compile six methods for each class, which for a hundred classes took a third of the time until a
game began. Only the constructor is compiled, because objects are created all the time, and only
once the first object of a class is made. A field may have a plain default and nothing else.

Objects keep their fields in slots and have no dictionary, as a server holds many of them. A class
that caches computed values says `__slots__ = ("__dict__",)`.
"""

from collections.abc import Callable
from dataclasses import MISSING, Field, FrozenInstanceError, dataclass, field, fields
from operator import attrgetter
from types import FunctionType
from typing import Any, ClassVar, cast, dataclass_transform


class Slots(type):
    """The metaclass: turns fields into slots and the class into a dataclass."""

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> "type[Frozen]":
        """A frozen class."""
        annotate = body.get("__annotate_func__")  # since Python 3.14; 1 asks for the values
        hints = annotate(1) if annotate else body.get("__annotations__", {})
        names = [each for each, hint in hints.items() if "ClassVar" not in str(hint)]
        defaults = {each: body.pop(each) for each in names if each in body}
        body["__slots__"] = (*names, *body.get("__slots__", ()))
        made = super().__new__(cls, name, bases, {**body, "__new__": first_made})
        kind = cast("type[Frozen]", made)
        if not bases:
            return kind
        slots = {each: vars(kind)[each] for each in names}
        for each, default in defaults.items():  # where dataclasses look for it
            setattr(kind, each, default)
        dataclass(init=False, repr=False, eq=False)(kind)
        for each, slot in slots.items():
            setattr(kind, each, slot)
        kind._values = attrgetter(*kind.__match_args__) if kind.__match_args__ else nothing
        return kind


def first_made(kind: "type[Frozen]", /, *values: object, **named: object) -> "Frozen":
    """Make the first object of a class and give the class its own constructor.

    Raises `TypeError` for too few or too many fields.
    """
    make = constructor(kind)
    kind.__new__ = staticmethod(make)  # type: ignore[assignment]
    return make(kind, *values, **named)


def nothing(each: "Frozen") -> tuple[()]:
    """The values of an object without fields: none."""
    return ()


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class Frozen(metaclass=Slots):
    """Equal if class and fields are equal. Fields are set once, in order or by name."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]
    __match_args__: ClassVar[tuple[str, ...]] = ()
    """The names of the fields, in order."""
    _values: ClassVar[Callable[[Any], object]]
    """All values of an object; for a single field, the value itself."""

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
        values = ", ".join(f"{name}={value!r}" for name, value in named_values(self).items())
        return f"{type(self).__qualname__}({values})"

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return type(self), (*named_values(self).values(),)


def named_values(each: Frozen) -> dict[str, Any]:
    """The values of an object by field name, in order."""
    return {name: getattr(each, name) for name in each.__match_args__}


def constructor(kind: type[Frozen]) -> Callable[..., Frozen]:
    """The constructor of a class, generated as source with an argument and a line per field.

    The object is thawed while it is made: setting a field of a frozen one would cost a call each.
    """
    arguments, lines = "", ""
    known: dict[str, object] = {"MISSING": MISSING, "_new": object.__new__, "_thawed": thawed(kind)}
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
        lines += f"    _self.{name} = {value}\n"
    source = (
        f"def __new__(_kind{arguments}):\n"
        f"    _self = _new(_thawed)\n{lines}    _self.__class__ = _kind\n    return _self"
    )
    # Compiled beforehand: if Ctrl-C hits `exec` of a text, Python loses the exit status.
    exec(compile(source, f"<{kind.__qualname__}>", "exec"), known)
    made = known["__new__"]
    assert isinstance(made, FunctionType)
    made.__qualname__ = f"{kind.__qualname__}.__new__"  # so that a TypeError names the class
    return made


def thawed(kind: type[Frozen]) -> type:
    """A mutable class with the same slots, whose objects then become those of the frozen one."""
    setting = {"__setattr__": object.__setattr__, "__delattr__": object.__delattr__}
    body = {"__slots__": vars(kind)["__slots__"], **setting}
    return type.__new__(Slots, kind.__qualname__, (kind.__base__ or object,), body)
