"""The common rooms know no game: what one game brings of its own is named in its folder alone."""

import ast

import pytest

from accessible_games.games import GAMES
from accessible_games.resources import OURS, package_of
from tests.imports import imports, nodes_of
from tests.own_names import (
    ROOT,
    SPEAKING,
    asked_for,
    common_files,
    names_in,
    own_names,
    spoken_names,
)

NAMING = {"accessible_games/resources.py"}
"""The only file that knows which games are ours."""
MEANT_OTHERWISE = {
    "block": "a tactile mark",
    "changes": "how much is heard of an event",
    "column": "a concept of any table, and a part of a deck",
    "picture": "a field of a form",
    "row": "a concept of any table",
    "sits": "who sits down at a table of a server",
    "who": "a concept of any question",
}
"""What one game is asked for and the program calls something else so, each with what that is."""


def test_no_common_file_names_what_one_game_brings() -> None:
    """Neither its kinds of options nor how their answers and its events are said."""
    own = {name for game in GAMES for name in own_names(game)}
    assert {"AtPlace", "OneDomino", "OneBlock", "domino", "dominoes", "DOMINOES"} <= own
    named = {
        str(path.relative_to(ROOT)): found
        for path in common_files(SPEAKING)
        if (found := own & {*names_in(nodes_of(path.read_text("utf-8")))})
    }
    assert named == {}


def test_no_common_file_names_a_game() -> None:
    """But for the one that lists our own."""
    names = {*OURS, *(name.replace("-", "_") for name in OURS)}
    found = {str(path.relative_to(ROOT)) for path in common_files() if names & spoken_names(path)}
    assert found == NAMING


def test_no_common_file_imports_a_game() -> None:
    """It gets the games from `GAMES`, and all of a game from its `Game`."""
    for path in common_files():
        home = ".".join(path.relative_to(ROOT).parent.parts)
        modules = [*imports(nodes_of(path.read_text("utf-8")), home)]
        named = [name for name in modules for game in OURS if name.startswith(package_of(game))]
        assert named == [], path


def test_no_common_file_asks_for_what_one_game_tells() -> None:
    """Its commands, and the concepts of its questions: a `Game` says where they are needed."""
    own = {name for game in GAMES for name in asked_for(game)} - MEANT_OTHERWISE.keys()
    assert {"boat", "claim", "pattern", "wounded", "knocked"} <= own
    found = {
        str(path.relative_to(ROOT)): told
        for path in common_files()
        if (told := own & {each for word in spoken_names(path) for each in word.split("|")})
    }
    assert found == {}


@pytest.mark.parametrize("name", MEANT_OTHERWISE)
def test_no_exception_is_for_nothing(name: str) -> None:
    """Some game is asked for it, and some common file has the word."""
    assert any(name in asked_for(game) for game in GAMES)
    words = (word for path in common_files() for word in spoken_names(path))
    assert any(name in word.split("|") for word in words)


def test_a_name_is_found_however_it_is_used() -> None:
    """Imported, called, defined, asked of an object, or written as a text."""
    text = "from a import A\nclass B: pass\nC()\nd.E\nF = 'g'"
    assert {*names_in(nodes_of(text))} >= {"A", "B", "C", "E", "F", "g"}
    assert "h" not in {*names_in([*ast.walk(ast.parse("x = 'h i'"))])}
