"""Docstrings say in a sentence of its own what a function raises."""

from pathlib import Path

import pytest

from tests.docstrings import BUILT_IN, error_classes, hanging, unraised
from tests.imports import Nodes, nodes_of
from tests.rows import PACKAGE

ROOT = Path(__file__).resolve().parent.parent / PACKAGE


@pytest.fixture(scope="module")
def package() -> dict[str, Nodes]:
    """Return all files of the package, by their paths in it."""
    files = sorted(ROOT.rglob("*.py"))
    return {str(p.relative_to(ROOT)): nodes_of(p.read_text("utf-8")) for p in files}


def test_no_error_hangs_behind_a_semicolon(package: dict[str, Nodes]) -> None:
    """Write "Raises `Gone` if the connection ends." instead of "…; `Gone`."."""
    assert {path: found for path, nodes in package.items() if (found := hanging(nodes))} == {}


def test_errors_stand_in_a_raises_sentence(package: dict[str, Nodes]) -> None:
    """The docstring of a public function names an error only to say that it is raised."""
    errors = {*BUILT_IN}
    while more := {e for n in package.values() for e in error_classes(n, errors)} - errors:
        errors |= more
    assert errors > {*BUILT_IN, "IllegalMove", "RecordError"}
    found = {path: unraised(nodes, errors) for path, nodes in package.items()}
    assert {path: names for path, names in found.items() if names} == {}


@pytest.mark.parametrize(
    ("docstring", "found"),
    [
        ("Find the player; `Gone`.", True),
        ("Find the player; OSError.", True),
        ("Find the player; `Gone` if there is none.", False),
        ("Find the player; None.", False),
        ("Find the player. `Gone`.", True),
        ("Find the player. Raises `Gone`.", False),
    ],
)
def test_a_hanging_error_is_found(docstring: str, found: bool) -> None:
    """What stands behind the semicolon is nothing but a name."""
    for text in (f'"""{docstring}"""', f'class A:\n    def f():\n        """{docstring}"""'):
        assert bool(hanging(nodes_of(text))) == found


@pytest.mark.parametrize(
    ("docstring", "found"),
    [
        ("Find the player; `Gone` if there is none.", True),
        ("Find the player, or OSError.", True),
        ("Find the player. `Gone` if there is none.", True),
        ("Find the player. Raises nothing. `Gone`.", True),
        ("Find the player. Raises `Gone` if there is none.", False),
        ("Find the player.\n\n    Raises `Gone` and `OSError`.", False),
        ("Raise `Gone` if there is no player.", False),
        ("Find the `Player`, and say that they are gone.", False),
    ],
)
def test_an_error_outside_a_raises_sentence_is_found(docstring: str, found: bool) -> None:
    """Errors of Python are known by their names, those of the program by their classes."""
    assert (
        bool(unraised(nodes_of(f'def f():\n    """{docstring}"""'), {*BUILT_IN, "Gone"})) == found
    )
    assert unraised(nodes_of(f'def _f():\n    """{docstring}"""'), {*BUILT_IN, "Gone"}) == []


def test_classes_of_errors_are_found() -> None:
    """A class below a known error is one, and below a module's too."""
    nodes = nodes_of("class A(OSError): pass\nclass B(A): pass\nclass C(x.A): pass\nclass D: pass")
    assert error_classes(nodes, BUILT_IN) == {"A"}
    assert error_classes(nodes, {"A"}) == {"B", "C"}
