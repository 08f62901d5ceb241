"""The project keeps its own rules: what may import what, and how long things are."""

import ast
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from accessible_games.games import GAMES
from tests.imports import (
    Nodes,
    circle,
    import_graph,
    imports,
    late_imports,
    nodes_of,
    unlisted,
)
from tests.layers import layers, layers_of
from tests.rows import ONLY_PLACES, PACKAGE, upward_imports
from tests.sizes import MOST_ANY, MOST_LINES, lengths, long_functions, naming_any
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

NOT_IN_RULES = {"random", "secrets", "time", "datetime", "fluent", "babel"}
ONE_BY_ONE = {*(name.replace("-", "_") for name in GAMES), "a_game", "real_table"}
"""The folders of games, of the one that `game new` lays down, and of evenings with real cards."""
BOTH_SIDES = {"LentDisplay"}
"""A display that a client lends, as its server knows it and as it does itself."""
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
    """Return the lines on which a set is iterated in its arbitrary order."""
    loops = [n.iter for n in nodes if isinstance(n, ast.For | ast.comprehension)]
    calls = [n for n in nodes if isinstance(n, ast.Call) and becomes_sequence(n)]
    return [node.lineno for node in loops if is_set(node)] + [node.lineno for node in calls]


def foreign_writes(nodes: Nodes) -> list[str]:
    """Return the assigned fields of anything but ``self`` and modules."""
    modules = {alias.name for n in nodes if isinstance(n, ast.Import) for alias in n.names}
    fields = [n for n in nodes if isinstance(n, ast.Attribute) and isinstance(n.ctx, ast.Store)]
    names = [
        (f"{n.value.id}.{n.attr}", n.value.id) for n in fields if isinstance(n.value, ast.Name)
    ]
    return [field for field, owner in names if owner not in {"self", *modules}]


@dataclass(frozen=True)
class Source:
    """What the rules check in a file: little, as keeping the nodes of all files would be much."""

    lines: int
    imports: Nodes
    late_imports: Nodes
    classes: list[str]
    set_iterations: list[int]
    lengths: dict[str, int]
    naming_any: set[int]
    foreign_writes: list[str]
    writes: list[str]


@cache
def source(path: Path) -> Source:
    """Return the contents of a file, read once for all rules: parsing takes long."""
    text = (ROOT / path).read_text("utf-8")
    nodes = nodes_of(text)
    named = [node for node in nodes if isinstance(node, ast.Import | ast.ImportFrom)]
    return Source(
        lines=len(text.splitlines()),
        imports=named,
        late_imports=late_imports(nodes),
        classes=[node.name for node in nodes if isinstance(node, ast.ClassDef)],
        set_iterations=set_iterations(nodes),
        lengths=lengths(nodes),
        naming_any=naming_any(nodes),
        foreign_writes=foreign_writes(nodes),
        writes=writes(nodes),
    )


def repeated_classes(paths: Sequence[Path]) -> set[str]:
    """Return the names that several classes in some files have."""
    count = Counter(name for path in paths for name in source(path).classes)
    return {name for name, times in count.items() if times > 1}


def of(*rooms: str) -> list[Path]:
    """Return the sources in some rooms of the package."""
    return [path for path in SOURCES if path.parts[:2] in [(PACKAGE, room) for room in rooms]]


def rules() -> list[Path]:
    """Return the sources of the games, without their players and their words."""
    return [path for path in of("games") if not {"players", "speech"} & {*path.parts}]


def breaches(paths: Sequence[Path], look: Callable[[Path], object]) -> dict[str, object]:
    """Return what breaks a rule in some files, by file."""
    assert paths
    return {str(path): found for path in paths if (found := look(path))}


def libraries(path: Path, package: str = "") -> set[str]:
    """Return the names of the libraries that a file imports, and of this package."""
    return {name.split(".")[0] for name in imports(source(path).imports, package)}


def test_imports_go_down_only() -> None:
    """Core imports nothing, games import core, a match no device, and the program everything."""
    package = [path for path in SOURCES if path.parts[0] == PACKAGE]
    assert breaches(package, lambda path: upward_imports(source(path).imports, path)) == {}


def test_no_circle_of_imports() -> None:
    """No module needs itself through others, not even for types or inside a function."""
    package = {path: source(path).imports for path in SOURCES if path.parts[0] == PACKAGE}
    assert circle(import_graph(package)) == []


def test_files_can_be_read_in_layers() -> None:
    """Each file stands in a higher layer than what it imports of its folder."""
    graph = {"room": {"match", "person"}, "person": {"match"}, "match": set[str](), "felt": set()}
    assert layers(graph) == [["felt", "match"], ["person"], ["room"]]
    order = [name for layer in layers_of(ROOT / PACKAGE / "match") for name in layer]
    assert order.index("match") < order.index("person") < order.index("room")


def test_imports_stand_at_the_head_of_a_file() -> None:
    """Only slow, costly or optional imports stand inside a function or are for types only.

    Set-up is exempt: it has nothing but Python, and loads each part when it needs it.
    """
    rooms = [path for path in SOURCES if path.parts[0] == PACKAGE and path.parts[1] != "setup"]
    assert breaches(rooms, lambda path: unlisted(source(path).late_imports, path)) == {}


def test_a_dear_library_is_known_in_one_place() -> None:
    """One file or one folder imports liblouis, BrlAPI and the like; SSH has two ends."""
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
    assert breaches(rules(), lambda path: libraries(path) & NOT_IN_RULES) == {}


def test_a_match_knows_no_device_and_no_file() -> None:
    """It makes no difference to a match who plays, and where they hear and type."""
    outside = {"io", "os", "pathlib", "shutil", "signal", "socket", "sys", "tempfile", "termios"}
    assert breaches(of("match"), lambda path: libraries(path) & outside) == {}


def test_rules_never_go_through_a_set() -> None:
    """The order of a set depends on how strings are hashed, and a replay must not."""
    assert breaches([*of("core"), *rules()], lambda path: source(path).set_iterations) == {}


def test_set_up_needs_python_alone() -> None:
    """Before anything is installed, there is only the standard library."""
    files = [Path("bootstrap.py"), *of("setup")]
    allowed = {*sys.stdlib_module_names, PACKAGE}
    assert breaches(files, lambda path: libraries(path, f"{PACKAGE}.setup") - allowed) == {}


def test_nobody_writes_the_fields_of_another() -> None:
    """In a session only an object itself changes its fields; others ask it to."""
    assert (
        breaches(
            of("match", "store", "frontends", "tools", "app"),
            lambda path: source(path).foreign_writes,
        )
        == {}
    )


def test_the_store_alone_writes_files() -> None:
    """The store writes a file whole or not at all, and keeps private files private."""
    rooms = [path for path in PROGRAM if path.parts[1] not in ("store", "setup")]
    assert {*breaches(rooms, lambda path: source(path).writes)} == WRITERS


def test_a_name_means_one_class() -> None:
    """No two classes of the common rooms have the same name, nor two of a game.

    Each game is by itself, as one of another package would be: none imports from another, and its
    events are called as the messages that its words have for them.
    """
    games = defaultdict[str, list[Path]](list)
    for path in PROGRAM:
        games[next((game for game in ONE_BY_ONE if game in path.parts), "")].append(path)
    found = {game: repeated_classes(paths) for game, paths in games.items()}
    assert found == {game: set[str]() for game in ONE_BY_ONE} | {"": BOTH_SIDES}


def test_a_repeated_name_is_found() -> None:
    """Two games may each have a class of the same name; in one folder it would be found."""
    seen = [Path(PACKAGE, "games", game, "seen.py") for game in ("arche_noah", "life_is_life")]
    assert "View" in repeated_classes(seen)


def test_files_are_small() -> None:
    """No file has more than 500 lines."""
    assert breaches(SOURCES, lambda path: source(path).lines > MOST_LINES) == {}


def test_functions_are_small() -> None:
    """No function of the program has more than 30 lines, no function of tests more than 40."""
    assert breaches(SOURCES, lambda path: long_functions(path, source(path).lengths)) == {}


def test_few_lines_name_any() -> None:
    """What is typed as `Any` is not checked: a file may name it on a few lines.

    The guards may more often, as they look at states of any game.
    """
    files = [path for path in PROGRAM if path.parts[1] != "testing"]
    assert breaches(files, lambda path: len(source(path).naming_any) > MOST_ANY) == {}


def test_no_file_names_a_folder_of_somebody() -> None:
    """What is written here is true on every machine."""

    def personal(path: Path) -> list[str]:
        return PERSONAL_PATH.findall((ROOT / path).read_text("utf-8", errors="replace"))

    assert breaches(TEXTS, personal) == {}


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("core/table.py", "from accessible_games.games import life_is_life"),
        ("games/arche_noah.py", "from accessible_games import players"),
        ("games/arche_noah.py", "from ..speech.narrator import Narrator"),
        ("players/easy.py", "def think():\n    import accessible_games.speech.narrator"),
        ("speech/narrator.py", "from ..match import person"),
        ("app/saved_games.py", "from accessible_games.__main__ import main"),
        ("match/person.py", "from accessible_games.match import room"),
        ("match/dispatch.py", "from accessible_games.match.commands import hinting"),
        ("match/room.py", "from ..store import library"),
        ("frontends/script.py", "from .terminal import keyboard"),
        ("frontends/display/rows.py", "from accessible_games.frontends.terminal import console"),
        ("tools/doctor.py", "from accessible_games.app.saved_games import Shelf"),
        ("resources.py", "from .core import table"),
    ],
)
def test_an_import_upwards_is_found(file: str, line: str) -> None:
    """An upward import is found at the head, inside a function, absolute or relative."""
    assert len(upward_imports(nodes_of(line), Path(PACKAGE, file))) == 1


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
    """An import that is not on the list is found inside functions and for types only."""
    assert len(unlisted(late_imports(nodes_of(text)), Path(PACKAGE, "app/x.py"))) == 1


def test_a_listed_import_may_be_late() -> None:
    """A listed import may stand anywhere, and any import at the head of a file."""
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
    """A set is found in loops, in comprehensions, and where it becomes a sequence."""
    assert set_iterations(nodes_of(line)) == [1]


@pytest.mark.parametrize("line", ["for c in sorted(set(cards)): pass", "x = len({1, 2})"])
def test_a_set_that_is_sorted_or_counted_is_fine(line: str) -> None:
    """A set may be used if the order does not matter."""
    assert set_iterations(nodes_of(line)) == []


def test_a_foreign_write_is_found() -> None:
    """An assigned field of another object is found; fields of ``self`` and modules are fine."""
    text = "a.b = 1\nc.d += 1\ne.f: int = 1\ng, h.i = 1, 2"
    assert foreign_writes(nodes_of(text)) == ["a.b", "c.d", "e.f", "h.i"]
    assert foreign_writes(nodes_of("import sys\nself.a = 1\nsys.path = []\nb = self.c")) == []
