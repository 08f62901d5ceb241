"""Where files are written, read from the sources."""

import ast
import re

from tests.imports import Nodes
from tests.rows import PACKAGE

FLAGS = {"O_WRONLY", "O_RDWR", "O_CREAT", "O_APPEND", "O_TRUNC"}
WRITING = {"write_text", "write_bytes", "touch", "mkstemp", "NamedTemporaryFile", "opened"}
"""Functions that make or fill files, besides `open`."""
WRITERS = {
    f"{PACKAGE}/failure.py",  # reports failures when nothing else can be imported
    f"{PACKAGE}/frontends/terminal/screen.py",  # discards output that is no longer read
}
"""Files outside `store/` that write by themselves; set-up runs before all packages."""
MODE = re.compile("[rwaxbt+]{1,3}")


def writes(nodes: Nodes) -> list[str]:
    """Return what writes a file, or opens one for writing."""
    flags = [n.attr for n in nodes if isinstance(n, ast.Attribute) and n.attr in FLAGS]
    calls = [(name_of(node.func), node) for node in nodes if isinstance(node, ast.Call)]
    opening = [name for name, call in calls if name == "open" and opens_to_write(call)]
    return flags + opening + [name for name, _ in calls if name in WRITING]


def name_of(function: ast.expr) -> str:
    """Return the last part of a name: ``path.open`` and ``open`` are both "open"."""
    return str(getattr(function, "attr", getattr(function, "id", "")))


def opens_to_write(call: ast.Call) -> bool:
    """Whether a call of ``open`` has a mode that allows writing: "w", "ab", "r+"."""
    given = [*call.args, *(each.value for each in call.keywords if each.arg == "mode")]
    words = [str(each.value) for each in given if isinstance(each, ast.Constant)]
    return any(MODE.fullmatch(word) and {*word} & {*"wax+"} for word in words)
