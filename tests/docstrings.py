"""What docstrings say of errors, read from the sources."""

import ast
import builtins
import re
from collections.abc import Collection, Iterator

from tests.imports import Nodes

FINISHED = (
    "app",
    "bots",
    "braille",
    "client",
    "contest",
    "core",
    "failure.py",
    "frontends",
    "games",
    "match",
    "resources.py",
    "server",
    "setup",
    "speech",
    "store",
    "tactile",
    "tools",
)
"""The folders and files of the package that are held to these rules; in the end, all of them."""
BUILT_IN = {
    name
    for name, value in vars(builtins).items()
    if isinstance(value, type) and issubclass(value, Exception)
}
DOCUMENTED = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def documented(nodes: Nodes) -> Iterator[tuple[str, str]]:
    """Yield the name of each module, class and function, and its docstring."""
    for node in nodes:
        if isinstance(node, DOCUMENTED) and (text := ast.get_docstring(node)):
            yield getattr(node, "name", "module"), text


def hanging(nodes: Nodes) -> list[str]:
    """Return what has a docstring with nothing but an error behind a mark: "…; `Gone`."."""
    found = documented(nodes)
    return [
        name
        for name, text in found
        if re.search(r"[;.]\s+(`[A-Z]\w+`|[A-Z]\w+Error)(?=[.;])", text)
    ]


def error_classes(nodes: Nodes, known: Collection[str]) -> set[str]:
    """Return the classes of errors among some nodes, below those that are *known*."""
    classes = [node for node in nodes if isinstance(node, ast.ClassDef)]
    return {
        each.name
        for each in classes
        if {ast.unparse(base).rpartition(".")[2] for base in each.bases} & {*known}
    }


def unraised(nodes: Nodes, errors: Collection[str]) -> list[str]:
    """Return the public functions whose docstring names an error, but not as what they raise."""
    names = {
        node.name for node in nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }
    public = {name for name in names if not name.startswith("_")}
    found = [each for each in documented(nodes) if each[0] in public]
    return [name for name, text in found if any(names_error(s, errors) for s in sentences(text))]


def sentences(text: str) -> list[str]:
    """Return the sentences of a docstring; a semicolon ends one too."""
    return re.split(r"(?<=[.;])\s+", text)


def names_error(sentence: str, errors: Collection[str]) -> bool:
    """Whether a sentence names an error and does not say that it is raised."""
    words = {*re.findall(r"\b[A-Z]\w+Error\b", sentence), *re.findall(r"`(\w+)`", sentence)}
    named = {word for word in words if word in errors or word.endswith("Error")}
    return bool(named) and not re.search(r"\braise[ds]?\b", sentence, re.IGNORECASE)
