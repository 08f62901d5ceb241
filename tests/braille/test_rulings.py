"""docs/labels.md: every ruling has a test that names it."""

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
PAGE = HERE.parents[1] / "docs" / "labels.md"


def test_the_page_lists_every_ruling_once_in_order() -> None:
    """B1 to B25, each with a question and what the program does."""
    rows = re.findall(r"^\| (B\d+) \| .+\? \| .+\. \|$", PAGE.read_text("utf-8"), re.MULTILINE)
    assert rows == [f"B{number}" for number in range(1, 26)]


def test_every_ruling_has_a_test_that_names_it() -> None:
    """The sentence of some test says which ruling it tests."""
    sentences = "".join(
        ast.get_docstring(node) or ""
        for file in HERE.glob("test_*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef) and file != Path(__file__)
    )
    assert set(re.findall(r"\bB\d+", sentences)) == {f"B{number}" for number in range(1, 26)}
