"""The page of rulings: complete for SixPack, and each ruling with a test."""

import ast
import re
from pathlib import Path

PAGE = Path(__file__).parents[3] / "docs" / "rulings.md"
RULINGS = [f"S{number}" for number in range(1, 47)]


def test_the_page_lists_every_ruling_once_in_order() -> None:
    """S1 to S46, each with a question and what is played."""
    rows = re.findall(
        r"^\| (S\d+) \| (.+\?.*) \| (.+\.) \|$", PAGE.read_text("utf-8"), re.MULTILINE
    )
    assert [number for number, _, _ in rows] == RULINGS


def test_every_ruling_has_a_test_that_names_it() -> None:
    """The sentence of some test says which ruling it tests."""
    sentences = "".join(
        ast.get_docstring(node) or ""
        for file in Path(__file__).parent.glob("test_*.py")
        if file.name != Path(__file__).name
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    )
    named = set(re.findall(r"S\d+", sentences))
    assert set(RULINGS) - named == set()
    assert named <= set(RULINGS)
