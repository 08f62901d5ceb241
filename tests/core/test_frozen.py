"""Frozen dataclasses whose methods are not compiled for each class."""

import ast
import copy
import pickle
from dataclasses import FrozenInstanceError, field, fields, replace
from functools import cached_property
from pathlib import Path
from sys import getsizeof
from typing import Any, Generic, TypeVar

import pytest

from accessible_games.core.frozen import Frozen, named_values
from tests.imports import nodes_of

PACKAGE = Path(__file__).parents[2] / "accessible_games"


class Told(Frozen):
    """Somebody tells something."""

    seat: int
    card: str | None


class ToldAloud(Told):
    """The same, with one field more."""

    times: int


class Walk(Frozen):
    """Some fields need not be given."""

    steps: int
    name: str = "round the block"
    dogs: list[str] = field(default_factory=list)


class Nothing(Frozen):
    """No fields at all."""


T = TypeVar("T")


class Pair(Frozen, Generic[T]):
    """Of whatever kind."""

    first: int
    second: T


class Road(Frozen):
    """Its distances are worked out once."""

    __slots__ = ("__dict__",)
    miles: int

    @cached_property
    def distance(self) -> list[int]:
        """Every mile."""
        return [*range(self.miles)]


def test_a_class_is_a_dataclass_without_more_ado() -> None:
    """Fields, matching and replacing go by its annotations, those of the class above it first."""
    assert [field.name for field in fields(ToldAloud)] == ["seat", "card", "times"]
    assert replace(ToldAloud(1, "cat", 2), card=None) == ToldAloud(1, None, 2)
    match ToldAloud(1, "cat", 2):
        case ToldAloud(seat, "cat", times):
            assert (seat, times) == (1, 2)
        case _:
            raise AssertionError


def test_fields_are_given_in_order_or_by_name() -> None:
    """Which way does not matter."""
    told = Told(1, "cat")
    assert told == Told(card="cat", seat=1) == Told(1, card="cat")
    assert hash(told) == hash(Told(card="cat", seat=1))
    assert repr(told) == repr(Told(card="cat", seat=1)) == "Told(seat=1, card='cat')"


@pytest.mark.parametrize(
    ("values", "named"),
    [
        ((), {}),
        ((1,), {}),
        ((1, "cat", 2), {}),
        ((1, "cat"), {"card": "cat"}),
        ((1,), {"cards": "cat"}),
        ((1, "cat"), {"times": 2}),
    ],
)
def test_a_field_that_lacks_or_is_too_many_is_refused(
    values: tuple[Any, ...], named: dict[str, Any]
) -> None:
    """As by any function."""
    with pytest.raises(TypeError, match="Told"):
        Told(*values, **named)


def test_values_of_another_class_or_with_other_values_are_others() -> None:
    """Even where their values are the same."""
    assert Told(1, "cat") != Told(1, "dog")
    assert ToldAloud(1, "cat", 2) != Told(1, "cat")
    assert Told(1, "cat") != (1, "cat")


def test_a_value_does_not_change() -> None:
    """Neither is a field set, nor is one added or removed."""
    told: Any = Told(1, "cat")
    for name in ("seat", "other"):
        with pytest.raises(FrozenInstanceError):
            setattr(told, name, 2)
        with pytest.raises(FrozenInstanceError):
            delattr(told, name)
    assert told == Told(1, "cat")


def test_a_class_has_a_constructor_of_its_own() -> None:
    """Even one below a class of which there are values already, and the other way round."""

    class Heard(Told):
        """The same, with a listener."""

        by: int = 0

    for _ in range(2):
        assert named_values(Told(1, "cat")) == {"seat": 1, "card": "cat"}
        assert named_values(Heard(1, "cat")) == {"seat": 1, "card": "cat", "by": 0}
    with pytest.raises(TypeError, match=r"Heard\.__new__\(\) missing"):
        Heard(1)  # type: ignore[call-arg]


def test_an_object_has_no_dictionary() -> None:
    """Nor room for one, as a server has many; also where a field has a default."""
    for each in (Told(1, "cat"), ToldAloud(1, "cat", 2), Walk(3), Nothing(), Pair(1, "cat")):
        assert not hasattr(each, "__dict__")
        room = type("Room", (), {"__slots__": [field.name for field in fields(each)]})
        assert getsizeof(each) <= getsizeof(room())


def test_a_class_that_works_something_out_once_has_a_dictionary() -> None:
    """It says so; that is no field, and goes nowhere else."""
    road = Road(3)
    assert road.distance is road.distance
    assert road == Road(3)
    assert not any(name == "distance" for name in vars(pickle.loads(pickle.dumps(road))))
    with pytest.raises(FrozenInstanceError):
        setattr(road, "distance", [])  # noqa: B010


def test_what_is_being_made_is_never_seen_open() -> None:
    """Whoever has an object has one of its class, whose fields are set."""
    for each in (Told(1, "cat"), ToldAloud(1, "cat", 2), Walk(3), Nothing(), Pair[str](1, "cat")):
        assert type(each) in (Told, ToldAloud, Walk, Nothing, Pair)
        assert [*named_values(each)] == [field.name for field in fields(each)]


def test_a_field_may_have_the_name_of_one_above_it() -> None:
    """It is the same field, with a default."""

    class Whispered(Told):
        """Mostly by the first seat."""

        card: str | None = None

    assert Whispered(1) == Whispered(1, None) != Whispered(1, "cat")
    assert [field.name for field in fields(Whispered)] == ["seat", "card"]


def test_a_value_goes_to_other_processes_as_it_is() -> None:
    """Where tournaments play."""
    told = Told(1, "cat")
    assert pickle.loads(pickle.dumps(told)) == copy.deepcopy(told) == told


def test_a_field_that_is_not_given_has_its_default() -> None:
    """Wherever it stands, and each value a list of its own."""
    walk = Walk(3)
    assert walk == Walk(3, "round the block", []) == Walk(steps=3, dogs=[])
    assert Walk(3, dogs=["Rex"]) == Walk(3, "round the block", ["Rex"])
    assert walk.dogs is not Walk(3).dogs
    assert replace(walk, name="home") == Walk(3, "home")


@pytest.mark.parametrize(
    ("values", "named"),
    [((), {}), ((), {"name": "home"}), ((3,), {"cats": 1}), ((3, "home", [], 1), {})],
)
def test_a_default_does_not_stand_for_a_field_that_must_be_given(
    values: tuple[Any, ...], named: dict[str, Any]
) -> None:
    """Nor for one too many."""
    with pytest.raises(TypeError, match="Walk"):
        Walk(*values, **named)


def test_methods_are_compiled_only_where_that_is_needed() -> None:
    """With slots, or where a field is not compared, not given or given by name alone."""
    for file in sorted(PACKAGE.rglob("*.py")):
        for node in nodes_of(file.read_text("utf-8")):
            if isinstance(node, ast.ClassDef) and node.decorator_list:
                (made,) = [*map(ast.unparse, node.decorator_list)][:1]
                fields = "".join(map(ast.unparse, node.body))
                special = any(
                    f"{word}=" in fields for word in ("init", "compare", "hash", "kw_only")
                )
                assert made != "dataclass(frozen=True)" or special, (file.name, node.name)
