"""The page of rulings: complete, and each ruling with a test."""

import ast
import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
PAGE = HERE.parents[1] / "docs" / "rulings.md"
RULINGS = {
    "life_is_life": [f"K{number}" for number in range(1, 31)],
    "arche_noah": [f"A{number}" for number in range(1, 28)],
    "sixpack": [f"S{number}" for number in range(1, 47)],
    "lifeboat": [f"L{number}" for number in range(1, 67)],
}


def test_the_page_lists_every_ruling_once_in_order() -> None:
    """K1 to K30, A1 to A27, S1 to S46 and L1 to L66, each with a question and what is played."""
    rows = re.findall(
        r"^\| ([A-Z]\d+) \| (.+\?.*) \| (.+\.) \|$", PAGE.read_text("utf-8"), re.MULTILINE
    )
    rulings = [ruling for game in RULINGS.values() for ruling in game]
    assert [number for number, _, _ in rows] == rulings


@pytest.mark.parametrize("game", RULINGS)
def test_every_ruling_has_a_test_that_names_it(game: str) -> None:
    """The sentence of some test says which ruling it tests."""
    sentences = "".join(
        ast.get_docstring(node) or ""
        for file in (HERE / game).glob("test_*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    )
    letter = RULINGS[game][0][0]
    named = set(re.findall(rf"\b{letter}\d+", sentences))
    assert set(RULINGS[game]) - named == set()
    assert named <= set(RULINGS[game])
