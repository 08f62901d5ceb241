"""How long files and functions are, and which lines name `Any`."""

import ast
from collections.abc import Mapping
from pathlib import Path

from tests.imports import Nodes, functions

PACKAGE = "accessible_games"


def lengths(nodes: Nodes) -> dict[str, int]:
    """Return the lines of each function, head and docstring included; the longest of a name."""
    found: dict[str, int] = {}
    for function in functions(nodes):
        lines = (function.end_lineno or 0) - function.lineno + 1
        found[function.name] = max(lines, found.get(function.name, 0))
    return found


def naming_any(nodes: Nodes) -> set[int]:
    """Return the lines that name `Any`."""
    names = [node for node in nodes if isinstance(node, ast.Name) and node.id == "Any"]
    aliases = [node for node in nodes if isinstance(node, ast.alias) and node.name == "Any"]
    return {node.lineno for node in names} | {alias.lineno for alias in aliases}


MOST_LINES = 500
"""The most lines of a file."""
MOST_ANY = 8
"""The most lines of a file of the program that name `Any`."""


def long_functions(path: Path, lengths: Mapping[str, int]) -> list[str]:
    """Return the functions of more than 30 lines, or with tests of more than 40."""
    most = 30 if path.parts[0] == PACKAGE else 40
    return [name for name, lines in lengths.items() if lines > most]
