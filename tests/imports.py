"""What the files of this project import, read from their sources."""

import ast
from collections.abc import Collection, Container, Iterable, Iterator, Mapping, Sequence
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

TOOLS = (
    "checking",
    "doctor",
    "first_sheet",
    "labelling",
    "overlaying",
    "report",
    "simulate",
    "statistics",
    "texts",
    "tournaments",
)
COMMANDS = (
    *(f"tools.{name}" for name in TOOLS),
    *(
        "app.daily_command",
        "app.daily_deal",
        "app.game_command",
        "app.join_command",
        "app.label_page_command",
        "app.look_command",
        "app.lesson_text",
        "app.puzzle_command",
        "app.replay",
        "app.reviewing",
        "app.rules_command",
        "app.serve_command",
        "app.server_doctor",
        "app.saved_games",
        "app.tutorial",
        "app.evening",
        "app.evening_command",
        "app.evening_lesson",
        "match.rule_lines",
    ),
)
"""The files that define single commands."""
TERMINAL = "accessible_games.frontends.terminal"
LATE = {
    # libraries that are slow to load, or not always installed
    *(
        "argon2",
        "openskill",
        "brlapi",
        "charset_normalizer",
        "distributed",
        "louis",
        "platformdirs",
        "readline",
        "reportlab",
        "segno",
    ),
    *("speechd", "tomlkit"),
    # parts of Python that are slow to load, missing on some systems, or not needed at the start
    *("ctypes", "locale"),
    *("fcntl", "msvcrt", "resource", "termios", "tomllib", "shutil", "tempfile"),
    *(
        "contextlib",
        "difflib",
        "gc",
        "getpass",
        "importlib.metadata",
        "shlex",
        "signal",
        "subprocess",
    ),
    "warnings",
    # the start, which reports every import that fails
    "accessible_games.system_language",
    *("accessible_games.failure", f"{TERMINAL}.arguments"),
    *("accessible_games.app.command_line", f"{TERMINAL}.screen"),
    # commands of the command line, of which a run needs at most one, and what sessions rarely need
    *(f"accessible_games.{name}" for name in COMMANDS),
    *(
        f"accessible_games.braille.{name}"
        for name in ("decks", "labels", "problem", "prose", "typed")
    ),
    # three games with their boxes, for sheets that are scored by their rules
    "accessible_games.real_table.scoring.sheets",
    "accessible_games.real_table.scoring.skat_sheet",
    # all decks with their labels, for deals and for what is felt
    *(f"accessible_games.real_table.looking.{name}" for name in ("asking", "dealing")),
    "accessible_games.real_table.notebook.sixpack",
    # keyboards, voices and displays, of which a run needs at most one
    *(f"{TERMINAL}.{name}" for name in ("editing", "voice", "loudspeaker", "display_mode")),
    "accessible_games.frontends.display.state",
    *(f"{TERMINAL}.{name}" for name in ("terminal", "waiting", "windows_keys", "windows_lines")),
    # doors of a server that need a library of their own
    *(f"accessible_games.server.ssh.{name}" for name in ("listener", "keys")),
    *(f"accessible_games.server.ssh.{name}" for name in ("answering", "follower")),
    *("accessible_games.server.page.listening", "accessible_games.web.listening"),
    *(f"accessible_games.label_page.{name}" for name in ("app", "form")),
    # notices by Web Push, for whose library the host has to ask
    *("accessible_games.push.server_key", "accessible_games.server.notices.browsers"),
    # a player that few games need, as they have their own
    "accessible_games.players.generic",
    # words that are explained before a game
    f"{TERMINAL}.glossary",
}
"""What may be imported inside a function, so that the first prompt comes soon."""
Nodes = Sequence[ast.AST]
"""The nodes of a program, in the order of `ast.walk`."""


def nodes_of(text: str) -> list[ast.AST]:
    """All nodes of a program."""
    return [*ast.walk(ast.parse(text))]


def functions(nodes: Nodes) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Yield the functions and methods among some nodes, even nested ones."""
    for node in nodes:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def imports(nodes: Nodes, package: str = "") -> Iterator[str]:
    """Yield every module a file names in an import, at its head or inside a function.

    ``package`` is the dotted package of the file, from which relative imports start.
    """
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = package.split(".")[: len(package.split(".")) - node.level + 1]
            source = [*(start if node.level else []), *(node.module or "").split(".")]
            yield from (".".join([*filter(None, source), alias.name]) for alias in node.names)


def module_name(path: Path) -> str:
    """Return the dotted name by which a file is imported."""
    return ".".join(path.with_suffix("").parts).removesuffix(".__init__")


def modules_in(names: Iterable[str], known: Container[str]) -> set[str]:
    """Return the modules of imported names: ``a.b`` for ``a.b.C``, unless C is a module."""
    parents = (name if name in known else name.rpartition(".")[0] for name in names)
    return {name for name in parents if name in known}


def circle(graph: Mapping[str, Collection[str]]) -> list[str]:
    """Return modules each of which imports the next, and the last the first; or []."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        found: list[str] = error.args[1][::-1]
        return found
    return []


def import_graph(files: Mapping[Path, Nodes]) -> dict[str, set[str]]:
    """Return which module imports which, anywhere in the file and for any reason."""
    known = {module_name(path) for path in files}
    return {
        name: modules_in(imports(nodes, ".".join(path.parent.parts)), known) - {name}
        for path, nodes in files.items()
        for name in [module_name(path)]
    }


def late_imports(nodes: Nodes) -> list[ast.AST]:
    """Return the imports inside functions, and those for type checkers only."""
    (module, *_) = nodes
    at_head = {*module.body} if isinstance(module, ast.Module) else set()
    if at_head.issuperset(node for node in nodes if isinstance(node, ast.Import | ast.ImportFrom)):
        return []  # true of nearly all files
    inside = [node for node in nodes if is_for_types(node)] + [*functions(nodes)]
    found = [node for each in inside for node in ast.walk(each)]
    return [node for node in found if isinstance(node, ast.Import | ast.ImportFrom)]


def is_for_types(node: ast.AST) -> bool:
    """Whether a node is ``if TYPE_CHECKING:``, whose imports never happen in a run."""
    return isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)


def unlisted(late: Nodes, path: Path) -> set[str]:
    """Return the late imports of a file that are not on the list."""
    names = {*imports(late, ".".join(path.parent.parts))}
    listed = tuple(f"{name}." for name in LATE)
    return {name for name in names if not f"{name}.".startswith(listed)}
