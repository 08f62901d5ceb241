"""The house keeps its own rules: who may import whom, how long things are, what they are called."""

import ast
import re
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from tests.imports import (
    Nodes,
    circle,
    functions,
    import_graph,
    imports,
    late_imports,
    nodes_of,
    unlisted,
)
from tests.rows import ONLY_PLACES, ORDER, PACKAGE, later_imports, upward_imports
from tests.sizes import bodies, lengths, long_functions, naming_any, too_long
from tests.writing import WRITERS, writes

ROOT = Path(__file__).resolve().parent.parent
SOURCES = sorted(
    path.relative_to(ROOT)
    for path in (
        ROOT / "bootstrap.py",
        *ROOT.glob(f"{PACKAGE}/**/*.py"),
        *ROOT.glob("tests/**/*.py"),
    )
)
TEXTS = sorted(
    path.relative_to(ROOT)
    for pattern in (
        *("*.*", ".ci/*", "docs/**/*.md", "braille_tables/*"),
        *(f"{PACKAGE}/**/*.*", "tests/**/*.*"),
    )
    for path in ROOT.glob(pattern)
    if path.is_file() and "__pycache__" not in path.parts and path.name != ".git"
)

PROGRAM = [path for path in SOURCES if path.parts[0] == PACKAGE]
NAMING_ANY = 100
"""How many lines may name `Any`, of which nothing is checked."""

NOT_IN_RULES = {"random", "secrets", "time", "datetime", "fluent", "babel"}
FORBIDDEN_WORDS = {"manager", "handler", "helper", "helpers", "util", "utils", "base", "mixin"}
# Spelled apart, or this file would find itself.
PERSONAL_PATH = re.compile("/(?:home|Users|root|wor" + r"k)/\w|\.\./sha" + "red")


def is_set(node: ast.expr) -> bool:
    """Whether an expression is plainly a set."""
    if isinstance(node, ast.BinOp):
        return is_set(node.left) or is_set(node.right)
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Name) and node.func.id in {"set", "frozenset"}
    return isinstance(node, ast.Set | ast.SetComp)


def becomes_sequence(node: ast.AST) -> bool:
    """Whether a call puts a set into an order: ``list({1, 2})``."""
    ordered = {"list", "tuple", "enumerate", "iter", "zip"}
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ordered
        and any(is_set(argument) for argument in node.args)
    )


def set_iterations(nodes: Nodes) -> list[int]:
    """Return the lines on which a set is gone through in its accidental order."""
    loops = [n.iter for n in nodes if isinstance(n, ast.For | ast.comprehension)]
    calls = [n for n in nodes if isinstance(n, ast.Call) and becomes_sequence(n)]
    return [node.lineno for node in loops if is_set(node)] + [node.lineno for node in calls]


def foreign_writes(nodes: Nodes) -> list[str]:
    """Return the fields of anything but ``self`` and modules that are assigned to."""
    modules = {alias.name for n in nodes if isinstance(n, ast.Import) for alias in n.names}
    fields = [n for n in nodes if isinstance(n, ast.Attribute) and isinstance(n.ctx, ast.Store)]
    names = [
        (f"{n.value.id}.{n.attr}", n.value.id) for n in fields if isinstance(n.value, ast.Name)
    ]
    return [field for field, owner in names if owner not in {"self", *modules}]


def empty_names(nodes: Nodes) -> list[str]:
    """Return the names of classes and functions that say nothing about what the thing is."""
    classes = [node.name for node in nodes if isinstance(node, ast.ClassDef)]
    names = [function.name for function in functions(nodes)]
    doing = [name for name in names if re.match("_*(process|do)_", name)]
    return doing + [name for name in classes + names if FORBIDDEN_WORDS & set(words_of(name))]


def words_of(name: str) -> list[str]:
    """``CardHandler`` and ``card_handler`` are both "card" and "handler"."""
    return re.sub("(?<=[a-z0-9])(?=[A-Z])", "_", name).lower().split("_")


@dataclass(frozen=True)
class Source:
    """What the rules look at in a file: little, where all the nodes of all files are many."""

    lines: int
    imports: Nodes
    late_imports: Nodes
    set_iterations: list[int]
    lengths: dict[str, int]
    bodies: list[int]
    naming_any: set[int]
    empty_names: list[str]
    foreign_writes: list[str]
    writes: list[str]


@cache
def source(path: Path) -> Source:
    """What is in a file, found once for all rules: parsing and walking take long."""
    text = (ROOT / path).read_text("utf-8")
    nodes = nodes_of(text)
    named = [node for node in nodes if isinstance(node, ast.Import | ast.ImportFrom)]
    return Source(
        lines=len(text.splitlines()),
        imports=named,
        late_imports=late_imports(nodes),
        set_iterations=set_iterations(nodes),
        lengths=lengths(nodes),
        bodies=bodies(nodes),
        naming_any=naming_any(nodes),
        empty_names=empty_names(nodes),
        foreign_writes=foreign_writes(nodes),
        writes=writes(nodes),
    )


def of(*rooms: str) -> list[Path]:
    """Return the sources in some rooms of the package."""
    return [path for path in SOURCES if path.parts[:2] in [(PACKAGE, room) for room in rooms]]


def breaches(paths: Sequence[Path], look: Callable[[Path], object]) -> dict[str, object]:
    """Return what breaks a rule in some files, by file."""
    assert paths
    return {str(path): found for path in paths if (found := look(path))}


def libraries(path: Path, package: str = "") -> set[str]:
    """Return the names of the libraries that a file imports, and of this house."""
    return {name.split(".")[0] for name in imports(source(path).imports, package)}


def test_imports_go_down_only() -> None:
    """Core knows nobody, games know the core, a match knows no device, and the program all."""
    package = [path for path in SOURCES if path.parts[0] == PACKAGE]
    assert breaches(package, lambda path: upward_imports(source(path).imports, path)) == {}


def test_imports_go_down_only_inside_a_folder() -> None:
    """The files of a folder stand in an order, and each knows only those before it."""
    for folder, names in ORDER.items():
        files = [path for path in SOURCES if path.parent == Path(PACKAGE, folder)]
        assert {path.stem for path in files} == {*names, "__init__"}
        ordered = [path for path in files if path.stem != "__init__"]
        assert breaches(ordered, lambda path: later_imports(source(path).imports, path)) == {}


def test_no_circle_of_imports() -> None:
    """No module needs itself by way of others, not even for its types or inside a function."""
    package = {path: source(path).imports for path in SOURCES if path.parts[0] == PACKAGE}
    assert circle(import_graph(package)) == []


def test_imports_stand_at_the_head_of_a_file() -> None:
    """Inside a function, or for types only, stands only what is slow, dear or not everywhere.

    Set-up is left out: it has nothing but Python, of which it loads each part when it needs it.
    """
    rooms = [path for path in SOURCES if path.parts[0] == PACKAGE and path.parts[1] != "setup"]
    assert breaches(rooms, lambda path: unlisted(source(path).late_imports, path)) == {}


def test_a_dear_library_is_known_in_one_place() -> None:
    """liblouis, BrlAPI and the like: one file knows each, or one folder; SSH has two ends."""
    for name, places in ONLY_PLACES.items():
        known = [Path(PACKAGE, place) for place in places]
        importers = [path for path in PROGRAM if name in libraries(path)]
        assert {k for k in known for path in importers if path.is_relative_to(k)} == {*known}
        assert all(any(path.is_relative_to(k) for k in known) for path in importers)


def test_whoever_asks_uses_the_one_loop() -> None:
    """No command reads a line by itself; what every question needs is in asking.py."""

    def reads(path: Path) -> bool:
        return "read_line" in (ROOT / path).read_text("utf-8")

    assert breaches(of("app", "tools"), reads) == {}


def test_rules_know_no_luck_no_clock_and_no_words() -> None:
    """Rules take their luck from the state, never look at the clock and never speak."""
    assert breaches(of("games"), lambda path: libraries(path) & NOT_IN_RULES) == {}


def test_a_match_knows_no_device_and_no_file() -> None:
    """Whoever plays, and wherever they hear and type: it makes no difference to a match."""
    outside = {"io", "os", "pathlib", "shutil", "signal", "socket", "sys", "tempfile", "termios"}
    assert breaches(of("match"), lambda path: libraries(path) & outside) == {}


def test_rules_never_go_through_a_set() -> None:
    """The order of a set depends on how strings are hashed, and a replay must not."""
    assert breaches(of("core", "games"), lambda path: source(path).set_iterations) == {}


def test_set_up_needs_python_alone() -> None:
    """Before anything is installed, there is nothing but the standard library."""
    files = [Path("bootstrap.py"), *of("setup")]
    allowed = {*sys.stdlib_module_names, PACKAGE}
    assert breaches(files, lambda path: libraries(path, f"{PACKAGE}.setup") - allowed) == {}


def test_nobody_writes_the_fields_of_another() -> None:
    """In a session only an object itself changes what it holds; others ask it to."""
    assert (
        breaches(
            of("match", "store", "frontends", "tools", "app"),
            lambda path: source(path).foreign_writes,
        )
        == {}
    )


def test_the_store_alone_writes_files() -> None:
    """There a file is written whole or not at all, and what is private stays so."""
    rooms = [path for path in PROGRAM if path.parts[1] not in ("store", "setup")]
    assert {*breaches(rooms, lambda path: source(path).writes)} == WRITERS


def test_files_are_small() -> None:
    """No file of the program has more than 300 lines, no file of tests more than 400."""
    assert breaches(SOURCES, lambda path: too_long(path, source(path).lines)) == {}


def test_functions_are_small() -> None:
    """No function of the program has more than 30 lines, no function of tests more than 40."""
    assert breaches(SOURCES, lambda path: long_functions(path, source(path).lengths)) == {}


def test_most_functions_are_very_small() -> None:
    """Nine of ten functions of the program have bodies of at most 12 lines."""
    found = sorted(lines for path in PROGRAM for lines in source(path).bodies)
    assert found[len(found) * 9 // 10] <= 12


def test_few_lines_name_any() -> None:
    """What is typed as `Any` is checked by nobody."""
    assert sum(len(source(path).naming_any) for path in PROGRAM) <= NAMING_ANY


def test_names_say_what_a_thing_is() -> None:
    """No class or function is called by a word that fits everything."""
    assert breaches(SOURCES, lambda path: source(path).empty_names) == {}


def test_no_file_names_a_folder_of_somebody() -> None:
    """What is written here is true on every machine."""

    def personal(path: Path) -> list[str]:
        return PERSONAL_PATH.findall((ROOT / path).read_text("utf-8", errors="replace"))

    assert breaches(TEXTS, personal) == {}


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("core/table.py", "from accessible_games.games import life_is_life"),
        ("games/arche_noah.py", "from accessible_games import bots"),
        ("games/arche_noah.py", "from ..speech.narrator import Narrator"),
        ("bots/easy.py", "def think():\n    import accessible_games.speech.narrator"),
        ("speech/narrator.py", "from ..match import person"),
        ("app/shelf.py", "from accessible_games.__main__ import main"),
        ("match/person.py", "from accessible_games.match import room"),
        ("match/dispatch.py", "from accessible_games.match.commands import hinting"),
        ("match/room.py", "from ..store import library"),
        ("frontends/script.py", "from .terminal import keyboard"),
        ("frontends/display/rows.py", "from accessible_games.frontends.terminal import console"),
        ("tools/doctor.py", "from accessible_games.app.shelf import Shelf"),
        ("resources.py", "from .core import table"),
    ],
)
def test_an_import_upwards_is_found(file: str, line: str) -> None:
    """An upward import is found at the head, inside a function, absolute or relative."""
    assert len(upward_imports(nodes_of(line), Path(PACKAGE, file))) == 1


def test_an_import_of_a_later_file_is_found() -> None:
    """A file that comes behind in the order of its folder is found, an earlier one is fine."""
    nodes = nodes_of("from accessible_games.store import tally\nfrom .owned import make_file")
    assert later_imports(nodes, Path(PACKAGE, "store/library.py")) == ["tally"]


@pytest.mark.parametrize(
    "line",
    [
        "from accessible_games.app import session",
        "from accessible_games.app.session import Session",
        "from .session import Session",
        "def play():\n    import accessible_games.app.session",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from . import session",
    ],
)
def test_a_circle_is_found(line: str) -> None:
    """A planted circle is found, however the import is written and wherever it stands."""
    texts = {
        "history": line,
        "hearers": "from accessible_games.app.history import History",
        "session": "from accessible_games.app.hearers import Hearers",
    }
    files = {Path(PACKAGE, "app", f"{name}.py"): nodes_of(text) for name, text in texts.items()}
    found = circle(import_graph(files))
    assert {name.rpartition(".")[2] for name in found} == {*texts}
    files[Path(PACKAGE, "app/history.py")] = nodes_of("import json")
    assert circle(import_graph(files)) == []


@pytest.mark.parametrize(
    "text",
    [
        "def play():\n    from . import session",
        "class Table:\n    async def play(self):\n        import random",
        "import typing\nif typing.TYPE_CHECKING:\n    from . import session",
    ],
)
def test_a_late_import_is_found(text: str) -> None:
    """What is not on the list is found inside functions and for types only."""
    assert len(unlisted(late_imports(nodes_of(text)), Path(PACKAGE, "app/x.py"))) == 1


def test_a_listed_import_may_be_late() -> None:
    """What is on the list may stand anywhere, and anything at the head of a file."""
    text = "import random\ndef write():\n    from reportlab.pdfgen.canvas import Canvas"
    assert unlisted(late_imports(nodes_of(text)), Path(PACKAGE, "tactile/x.py")) == set()


@pytest.mark.parametrize(
    "line",
    [
        "for card in set(cards): pass",
        "for card in {1, 2}: pass",
        "x = [card for card in {c for c in cards}]",
        "x = list(frozenset(cards))",
        "for seat in set(a) - b: pass",
    ],
)
def test_going_through_a_set_is_found(line: str) -> None:
    """A set is found in loops, in comprehensions and where it becomes a sequence."""
    assert set_iterations(nodes_of(line)) == [1]


@pytest.mark.parametrize("line", ["for c in sorted(set(cards)): pass", "x = len({1, 2})"])
def test_a_set_that_is_sorted_or_counted_is_fine(line: str) -> None:
    """What does not depend on the order may use a set."""
    assert set_iterations(nodes_of(line)) == []


@pytest.mark.parametrize(
    "line",
    ["class CardHandler: pass", "def do_it(): pass", "class Base: pass", "def my_util(): pass"],
)
def test_an_empty_name_is_found(line: str) -> None:
    """Empty words are found as parts of a name, in both ways of writing."""
    assert len(empty_names(nodes_of(line))) == 1


def test_a_foreign_write_is_found() -> None:
    """A field of another is found, however it is assigned to; one's own and a module's are fine."""
    text = "a.b = 1\nc.d += 1\ne.f: int = 1\ng, h.i = 1, 2"
    assert foreign_writes(nodes_of(text)) == ["a.b", "c.d", "e.f", "h.i"]
    assert foreign_writes(nodes_of("import sys\nself.a = 1\nsys.path = []\nb = self.c")) == []
