"""How big objects are: what can be called on one, and what it holds, floors below included."""

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from accessible_games.core.frozen import Frozen
from tests.imports import Nodes, nodes_of

MOST_METHODS = 25
"""The most public methods and properties that an object has, with those it inherits."""
MOST_FIELDS = 10
"""The most fields of an object, unless it is a value: a frozen one with no more than its data."""
PACKAGE = "accessible_games."
ROOT = Path(__file__).resolve().parent.parent


class Class(Frozen):
    """A class as its source has it."""

    methods: frozenset[str]
    """Public methods and properties."""
    fields: frozenset[str]
    """What is declared in its body, or set on `self`."""
    bases: tuple[str, ...]
    """Dotted names of the classes of this project that it inherits from."""
    is_value: bool
    """Whether it is frozen, so that its fields are data that are given once."""


def classes_in(nodes: Nodes, module: str) -> Mapping[str, Class]:
    """Return the classes of a module by their dotted names."""
    found = [node for node in nodes if isinstance(node, ast.ClassDef)]
    known = {node.name: f"{module}.{node.name}" for node in found}
    for node in nodes:
        if isinstance(node, ast.ImportFrom) and node.module:
            known |= {each.asname or each.name: f"{node.module}.{each.name}" for each in node.names}
    return {known[node.name]: class_of(node, known) for node in found}


def class_of(node: ast.ClassDef, known: Mapping[str, str]) -> Class:
    """Return one class; *known* are the dotted names of what can be inherited from."""
    bases = [base.value if isinstance(base, ast.Subscript) else base for base in node.bases]
    names = tuple(known.get(ast.unparse(base), "") for base in bases)
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    functions = [each for each in node.body if isinstance(each, kinds)]
    public = frozenset(each.name for each in functions if not each.name.startswith("_"))
    frozen = any("frozen=True" in ast.unparse(each) for each in node.decorator_list)
    is_value = frozen or any(name.endswith((".Frozen", ".NamedTuple")) for name in names)
    return Class(public, frozenset(fields_of(node)), names, is_value)


def fields_of(node: ast.ClassDef) -> Iterator[str]:
    """Yield what a class declares for its objects, or sets on `self`."""
    for each in (each for each in node.body if isinstance(each, ast.AnnAssign)):
        if isinstance(each.target, ast.Name) and "ClassVar" not in ast.unparse(each.annotation):
            yield each.target.id
    stored = (each for each in ast.walk(node) if isinstance(each, ast.Attribute))
    for field in (each for each in stored if isinstance(each.ctx, ast.Store)):
        if isinstance(field.value, ast.Name) and field.value.id == "self":
            yield field.attr


PRESENT: Mapping[str, tuple[int, int]] = {
    "core.record.Record": (8, 13),
    "frontends.terminal.arguments.Arguments": (4, 90),
    "games.arche_noah.players.fast_rules.Pass": (1, 11),
    "games.arche_noah.state.State": (3, 16),
    "games.life_is_life.state.State": (3, 14),
    "games.lifeboat.state.State": (3, 47),
    "games.mau_mau.state.State": (1, 15),
    "real_table.state.State": (4, 17),
    "games.sixpack.players.grid.Grid": (12, 11),
    "games.sixpack.state.State": (5, 18),
    "match.settings.Settings": (4, 31),
    "server.storage.user_settings.UserSettings": (5, 33),
}
"""What is still too big, with its methods and fields: neither may grow, and what is taken apart
leaves this list. But `Arguments` has a field for each option of the command line."""


@cache
def classes() -> Mapping[str, Class]:
    """Return all classes of the program, by their dotted names."""
    found: dict[str, Class] = {}
    for path in sorted((ROOT / "accessible_games").rglob("*.py")):
        module = ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        found |= classes_in(nodes_of(path.read_text("utf-8")), module)
    return found


def reachable(name: str, known: Mapping[str, Class]) -> Class:
    """Return a class with all that its objects have from the classes below it."""
    own = known[name]
    below = [reachable(base, known) for base in own.bases if base in known]
    return Class(
        own.methods.union(*(each.methods for each in below)),
        own.fields.union(*(each.fields for each in below)),
        own.bases,
        own.is_value or any(each.is_value for each in below),
    )


def too_big(known: Mapping[str, Class]) -> dict[str, tuple[int, int]]:
    """Return the methods and fields of each class whose objects have too many."""
    found = {name: reachable(name, known) for name in known}
    sizes = {name: (len(each.methods), len(each.fields)) for name, each in found.items()}
    return {
        name: (methods, fields)
        for name, (methods, fields) in sizes.items()
        if methods > MOST_METHODS or (fields > MOST_FIELDS and not found[name].is_value)
    }
