"""What a game of another package may import: the interface, and nothing behind it."""

import ast
from pathlib import Path
from types import ModuleType

import pytest

import accessible_games
from accessible_games import api, api_speech
from accessible_games.core.event import Event
from accessible_games.core.game import API
from accessible_games.testing.new_game import A_GAME
from tests.imports import imports, module_name, nodes_of

PACKAGE = Path(accessible_games.__file__).parent
EXAMPLES = [A_GAME, *(PACKAGE / "games").glob("mau_mau")]
"""The games that are examples of one of another package."""
API_MODULE, SPEECH_MODULE = api.__name__, api_speech.__name__
"""The two halves of the interface: for rules and players, and for a package `speech`."""
TESTS = {"accessible_games.api", "accessible_games.testing.plugin"}
"""What the tests of such a game may import."""


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.name)
def test_an_example_imports_the_interface_alone(example: Path) -> None:
    """And its own modules."""
    own = module_name((example / "__init__.py").relative_to(PACKAGE.parent))
    used = set[str]()
    for file in example.rglob("*.py"):
        nodes = [*ast.walk(ast.parse(file.read_text("utf-8")))]
        home = module_name(file.relative_to(PACKAGE.parent)).rpartition(".")[0]
        names = imports(
            [node for node in nodes if isinstance(node, ast.Import | ast.ImportFrom)], home
        )
        ours = {
            name
            for name in names
            if name.startswith("accessible_games") and not name.startswith(own)
        }
        allowed = {API_MODULE, SPEECH_MODULE} if home.endswith(".speech") else {API_MODULE}
        assert {module for module in map(module_in, ours) if module not in allowed} == set(), file
        used |= ours
    assert used


def module_in(name: str) -> str:
    """The module of the program that a dotted name is in, or is."""
    return ".".join(name.split(".")[:2])


def test_the_tests_of_a_new_game_import_the_interface_and_the_plugin() -> None:
    """Nothing else of this program."""
    tree = ast.parse((A_GAME / "tests.txt").read_text("utf-8"))
    modules = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert {name for name in modules if name and name.startswith("accessible_games")} == TESTS


@pytest.mark.parametrize(("half", "least"), [(api, 80), (api_speech, 25)], ids=["api", "speech"])
def test_the_interface_has_every_name_that_it_lists(half: ModuleType, least: int) -> None:
    """Each once."""
    assert len({*half.__all__}) == len(half.__all__) > least
    assert {name for name in vars(half) if not name.startswith("_")} == {*half.__all__}


def test_the_two_halves_of_the_interface_share_no_name() -> None:
    """So that a name means the same wherever it is imported from."""
    assert {*api.__all__} & {*api_speech.__all__} == set()


def test_what_our_own_games_bring_to_speech_needs_the_interface_alone() -> None:
    """So a game of another package could do what SixPack does with places and dominoes."""
    files = [*(PACKAGE / "games").glob("*/speech/*.py")]
    names = {name for file in files for name in imports(nodes_of(file.read_text("utf-8")), "")}
    speaking = {module_in(name) for name in names if name.startswith("accessible_games")}
    assert speaking <= {SPEECH_MODULE, "accessible_games.core", "accessible_games.games"}
    assert SPEECH_MODULE in speaking


def test_the_interface_has_a_number() -> None:
    """The one that a game names."""
    assert api.API == API == 1


def test_common_events_are_offered() -> None:
    """What every game tells need not be written anew."""
    kinds = [getattr(api, name) for name in api.__all__]
    events = {k for k in kinds if isinstance(k, type) and issubclass(k, Event)}
    assert {api.HandDealt, api.RoundBegan, api.GameWon, api.StarterDrawn, api.OnTurn} <= events
