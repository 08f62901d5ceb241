"""The page of rulings: complete, and each ruling with a test."""

import ast
import re
from pathlib import Path

import pytest

from accessible_games.games import GAMES
from accessible_games.match.table_options import departures
from tests.games.facts import facts_of, games_with

HERE = Path(__file__).parent
PAGE = HERE.parents[1] / "docs" / "rulings.md"
RULINGS = {
    game: [f"{letter}{number + 1}" for number in range(most)]
    for game in games_with("rulings")
    for letter, most in [facts_of(game).rulings or ("", 0)]
}


ROW = re.compile(r"^\| ([A-Z]\d+) \| (.+\?.*) \| (.+\.) \| (.+) \|$", re.MULTILINE)


def rows() -> list[tuple[str, ...]]:
    """Number, question, what is played, and kind of every ruling."""
    return ROW.findall(PAGE.read_text("utf-8"))


def test_the_page_lists_every_ruling_once_in_order() -> None:
    """Each with a question, what is played, and its kind."""
    rulings = [ruling for game in RULINGS.values() for ruling in game]
    assert [number for number, *_ in rows()] == rulings


KIND = re.compile(r"(letter|silence|contradiction|departure)(?:: (?:option (\S+)=(\S+)|(.{20,})))?")


def kinds(game: str) -> list[tuple[str, ...]]:
    """Kind, option, choice and reason of every ruling of a game."""
    found = [KIND.fullmatch(kind) for number, *_, kind in rows() if number in RULINGS[game]]
    assert all(found)
    return [tuple(each or "" for each in kind.groups()) for kind in found if kind]


@pytest.mark.parametrize("game", RULINGS)
def test_every_ruling_is_of_a_kind_that_the_page_explains(game: str) -> None:
    """A departure names the option that follows the sheet, or says why there can be none."""
    explained = re.findall(r"^- ([a-z]+): the |^- ([a-z]+): two ", PAGE.read_text("utf-8"), re.M)
    names = {first or second for first, second in explained}
    for kind, option, _, reason in kinds(game):
        assert kind in names
        assert option or reason or kind != "departure"
        assert not reason or kind == "departure"


@pytest.mark.parametrize("game", RULINGS)
def test_the_page_and_the_game_agree_on_what_the_letter_is(game: str) -> None:
    """An option of a ruling is the other reading where the default is by the letter."""
    rules = GAMES[game]
    departing = set[str]()
    for kind, option, choice, _ in kinds(game):
        if option:
            default, letter = rules.options[option][0], rules.printed_options[option]
            assert choice in rules.options[option]
            assert choice != default
            assert (default in letter, choice in letter) == {
                "letter": (True, False), "contradiction": (True, True), "departure": (False, True)
            }[kind]  # fmt: skip
            departing |= {option} if kind == "departure" else set()
    assert departing == {*departures(rules, rules.options)}


@pytest.mark.parametrize("game", RULINGS)
def test_every_ruling_has_a_test_that_names_it(game: str) -> None:
    """The sentence of some test says which ruling it tests."""
    sentences = "".join(
        ast.get_docstring(node) or ""
        for file in (HERE / game.replace("-", "_")).glob("test_*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    )
    letter = RULINGS[game][0][0]
    named = set(re.findall(rf"\b{letter}\d+", sentences))
    assert set(RULINGS[game]) - named == set()
    assert named <= set(RULINGS[game])
