"""Frozen dataclasses whose methods are not compiled for each class."""

import ast
import copy
import gc
import pickle
from dataclasses import FrozenInstanceError, field, fields, replace
from pathlib import Path
from typing import Any

import pytest

from accessible_games.core.frozen import Frozen
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
        assert vars(Told(1, "cat")) == {"seat": 1, "card": "cat"}
        assert vars(Heard(1, "cat")) == {"seat": 1, "card": "cat", "by": 0}
    with pytest.raises(TypeError, match=r"Heard\.__init__\(\) missing"):
        Heard(1)  # type: ignore[call-arg]


def test_an_object_has_no_dictionary() -> None:
    """Neither from the beginning, nor for being compared, hashed or shown: a server has many."""
    told = Told(1, "cat")
    assert told == Told(1, "cat")
    assert hash(told) == hash(Told(1, "cat"))
    assert repr(told) == "Told(seat=1, card='cat')"
    assert not any(isinstance(each, dict) for each in gc.get_referents(told))


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
                special = any(f"{word}=" in fields for word in ("init", "compare", "kw_only"))
                heir = {*map(ast.unparse, node.bases)} & {"Answers", "TypedWords"}
                assert made != "dataclass(frozen=True)" or special or heir, (file.name, node.name)
