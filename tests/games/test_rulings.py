"""The page of rulings: complete, and each ruling with a test."""

import ast
import re
from pathlib import Path

import pytest

from accessible_games.games import GAMES

HERE = Path(__file__).parent
PAGE = HERE.parents[1] / "docs" / "rulings.md"
RULINGS = {
    "life_is_life": [f"K{number}" for number in range(1, 31)],
    "arche_noah": [f"A{number}" for number in range(1, 29)],
    "sixpack": [f"S{number}" for number in range(1, 48)],
    "lifeboat": [f"L{number}" for number in range(1, 68)],
}


ROW = re.compile(r"^\| ([A-Z]\d+) \| (.+\?.*) \| (.+\.) \| (.+) \|$", re.MULTILINE)


def rows() -> list[tuple[str, ...]]:
    """Number, question, what is played, and kind of every ruling."""
    return ROW.findall(PAGE.read_text("utf-8"))


def test_the_page_lists_every_ruling_once_in_order() -> None:
    """Each with a question, what is played, and its kind."""
    rulings = [ruling for game in RULINGS.values() for ruling in game]
    assert [number for number, *_ in rows()] == rulings


@pytest.mark.parametrize("game", RULINGS)
def test_every_departure_is_an_option_or_says_why_it_cannot_be(game: str) -> None:
    """A ruling fills a silence, decides a contradiction, or departs from the sheet."""
    choices = {
        f"{option}={choice}"
        for option, names in GAMES[game.replace("_", "-")].OPTIONS.items()
        for choice in names
    }
    letter = RULINGS[game][0][0]
    for number, _, _, kind in rows():
        if number.startswith(letter) and kind not in ("silence", "contradiction"):
            option = re.fullmatch(r"departure: option ([a-z-]+=[a-z0-9-]+)", kind)
            reason = re.fullmatch(r"departure: (.{20,})", kind)
            assert option[1] in choices if option else reason, number


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
