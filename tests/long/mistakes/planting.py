"""Mistakes as a programmer makes them, planted into the text of a source by its syntax tree.

A mistake is found by the function that it lies in and by the text of what it changes, not by a
line: so it stays where it is when other lines of the file change.
"""

import ast
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from pathlib import Path

LIST = Path(__file__).with_name("mistakes.toml")
PACKAGE = "accessible_games"


class NoLongerApplies(Exception):
    """A mistake whose place is not in the sources any more, or not clear."""


@dataclass(frozen=True)
class Mistake:
    """One entry of the list."""

    file: str
    """Within the package."""
    within: str
    """The function, `Class.method` or message that it lies in; empty for the whole file."""
    kind: str
    at: str
    """The text of what is changed; of a compound statement its first line."""
    to: str = ""
    """What `instead` and `words` put there."""
    which: int = 0
    """Which one, from 1 on, where the text is there several times."""

    def __str__(self) -> str:
        change = f" -> {self.to}" if self.to else ""
        return f"{self.file} {self.within}: {self.kind}: {self.at}{change}"

    def planted(self, source: str) -> str:
        """The source with the mistake; `NoLongerApplies` where it has no place for it."""
        found = self._in_words(source) if self.kind == "words" else self._in_code(source)
        if not found:
            raise NoLongerApplies(f"{self}: this text is not there. Mend or replace the entry.")
        if len(found) > 1 and not self.which:
            raise NoLongerApplies(f"{self}: {len(found)} places. Say which one.")
        if self.which > len(found):
            raise NoLongerApplies(f"{self}: only {len(found)} places. Mend the entry.")
        start, end, text = found[max(0, self.which - 1)]
        content = source.encode()
        return (content[:start] + text.encode() + content[end:]).decode()

    def _in_code(self, source: str) -> list[tuple[int, int, str]]:
        """Begin and end of each place in bytes, and what comes there."""
        wanted = parsed(self.at, self.kind)
        home = definition(tree_of(source), self.within)
        nodes = sorted(alike(home, wanted), key=lambda node: (node.lineno, node.col_offset))
        return [(*span(source, node), self._changed(node)) for node in nodes]

    def _changed(self, node: ast.expr | ast.stmt) -> str:
        if self.kind == "instead":
            return f"({self.to})"
        if self.kind == "early":
            return f"return\n{' ' * node.col_offset}{ast.unparse(node)}"
        if self.kind == "drop":
            return "pass"
        changed = KINDS[self.kind](deepcopy(node))
        if changed is None:
            raise NoLongerApplies(f"{self}: nothing there for this kind of mistake.")
        text = ast.unparse(changed)
        return f"({text})" if isinstance(changed, ast.expr) else text

    def _in_words(self, source: str) -> list[tuple[int, int, str]]:
        """The same in a message of a Fluent file."""
        message = re.search(
            rf"^{re.escape(self.within)} =.*?(?=^[a-z#]|\Z)", source, re.MULTILINE | re.DOTALL
        )
        if message is None:
            return []
        places = [
            message.start() + each.start() for each in re.finditer(re.escape(self.at), message[0])
        ]
        begins = [len(source[:place].encode()) for place in places]
        return [(begin, begin + len(self.at.encode()), self.to) for begin in begins]


def mistakes(file: Path = LIST) -> list[Mistake]:
    """The list."""
    return [Mistake(**entry) for entry in tomllib.loads(file.read_text("utf-8"))["mistake"]]


# Where -------------------------------------------------------------------------------------------

STATEMENTS = ("drop", "early")


def parsed(text: str, kind: str) -> ast.expr | ast.stmt:
    """What the text of an entry means: a statement where the kind wants one, else an expression."""
    statement = ast.parse(f"{text} pass" if text.endswith(":") else text).body[0]
    if kind not in STATEMENTS and isinstance(statement, ast.Expr):
        return statement.value
    return statement


@cache
def tree_of(source: str) -> ast.Module:
    """The syntax tree, which is never changed."""
    return ast.parse(source)


def definition(tree: ast.Module, within: str) -> ast.AST:
    """The function or class with a qualified name; the whole file for none."""
    found: ast.AST = tree
    for name in filter(None, within.split(".")):
        inner = [node for node in ast.iter_child_nodes(found) if getattr(node, "name", "") == name]
        if not inner:
            raise NoLongerApplies(f"{within} is not there any more. Mend or replace the entry.")
        found = inner[0]
    return found


def alike(home: ast.AST, wanted: ast.expr | ast.stmt) -> Iterator[ast.expr | ast.stmt]:
    """The nodes that read as the wanted one."""
    text = heading(wanted)
    for node in ast.walk(home):
        if isinstance(node, type(wanted)) and heading(node) == text:
            yield node


def heading(node: ast.AST) -> str:
    """The text of a node, of a compound statement the first line."""
    text = ast.unparse(node)
    return text.split("\n")[0] if hasattr(node, "body") and isinstance(node, ast.stmt) else text


def span(source: str, node: ast.expr | ast.stmt) -> tuple[int, int]:
    """Begin and end of a node in bytes."""
    lines = source.encode().splitlines(keepends=True)
    starts = [0, *accumulate(map(len, lines))]
    begin = starts[node.lineno - 1] + node.col_offset
    return begin, starts[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)


# What --------------------------------------------------------------------------------------------

OPPOSITES: tuple[tuple[type, type], ...] = (
    (ast.Lt, ast.LtE), (ast.Gt, ast.GtE), (ast.Eq, ast.NotEq), (ast.In, ast.NotIn),
    (ast.Is, ast.IsNot), (ast.Add, ast.Sub), (ast.Mult, ast.FloorDiv), (ast.And, ast.Or),
)  # fmt: skip
EXCHANGED: dict[type, type] = {
    key: value for pair in OPPOSITES for key, value in (pair, pair[::-1])
}
Change = Callable[[ast.expr | ast.stmt], ast.expr | ast.stmt | None]


def compare(node: ast.expr | ast.stmt) -> ast.expr | None:
    """The first comparison is another one: < is <=, == is !=, in is not in."""
    if not isinstance(node, ast.Compare):
        return None
    node.ops[0] = EXCHANGED[type(node.ops[0])]()
    return node


def operator(node: ast.expr | ast.stmt) -> ast.expr | ast.stmt | None:
    """And is or, plus is minus."""
    if not isinstance(node, ast.BoolOp | ast.BinOp | ast.AugAssign):
        return None
    node.op = EXCHANGED[type(node.op)]()
    return node


def constant(node: ast.expr | ast.stmt) -> ast.expr | None:
    """One too many; yes instead of no."""
    if not isinstance(node, ast.Constant):
        return None
    if isinstance(node.value, bool):
        return ast.Constant(not node.value)
    return ast.Constant(node.value + 1) if isinstance(node.value, int) else None


def negation(node: ast.expr | ast.stmt) -> ast.expr | None:
    """A `not` is forgotten."""
    return node.operand if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not) else None


def half(node: ast.expr | ast.stmt) -> ast.expr | None:
    """The last condition is forgotten."""
    if isinstance(node, ast.BoolOp):
        rest = node.values[:-1]
        return ast.BoolOp(node.op, rest) if len(rest) > 1 else rest[0]
    if isinstance(node, ast.ListComp | ast.SetComp | ast.GeneratorExp | ast.DictComp):
        last = node.generators[-1]
        last.ifs = last.ifs[:-1]
        return node
    return None


def swap(node: ast.expr | ast.stmt) -> ast.expr | None:
    """Two arguments, operands or branches change places."""
    match node:
        case ast.Call(args=[first, second, *_]):
            node.args[:2] = [second, first]
        case ast.BinOp():
            node.left, node.right = node.right, node.left
        case ast.IfExp():
            node.body, node.orelse = node.orelse, node.body
        case _:
            return None
    return node


KINDS: Mapping[str, Change] = {
    "compare": compare,
    "operator": operator,
    "constant": constant,
    "not": negation,
    "half": half,
    "swap": swap,
}
"""Beside these `drop` a statement, return `early` before one, put something else `instead`,
and other `words` into a message.
"""
