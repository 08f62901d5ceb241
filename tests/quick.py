"""Computer players that search only briefly, for tests of what is said about a search, and when.

That does not depend on the number of iterations, and a few are enough. A folder of tests imports
the fixtures into its `conftest.py`.
"""

import os
from collections.abc import Callable, Iterable
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from accessible_games import players
from accessible_games.games import GAMES
from accessible_games.players import generic, module_of
from accessible_games.players.generic import FRESH
from accessible_games.players.modules import GENERIC, is_there

EFFORT = 0.02
SEARCHING = 0.1
"""The least effort with which a search finds a better answer and what it gains."""


def think_briefly(
    put: Callable[[ModuleType, str, object], None],
    games: Iterable[str] = GAMES,
    effort: float = EFFORT,
) -> None:
    """Give the players of some games a part of their iterations, set by *put*."""
    put(players, "GENERIC", {each: max(1, round(n * effort)) for each, n in GENERIC.items()})
    put(generic, "FRESH", max(1, round(FRESH * effort)))
    names = ((game, level) for game in games for level in ("hard", "expert"))
    for name, level in ((module_of(*each), each[1]) for each in names):
        if not is_there(name):  # a game need not have players that search
            continue
        module = import_module(name)
        put(module, "ITERATIONS", round(module.ITERATIONS * effort))
        if level == "hard":
            put(module, "FRESH", max(1, round(module.FRESH * effort)))


@pytest.fixture(scope="session")
def orca_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with an Orca that can only say its version, and does so at once."""
    program = tmp_path_factory.mktemp("orca") / "orca"
    program.write_text("#!/bin/sh\necho 40.0\n")
    program.chmod(0o755)
    return program.parent


@pytest.fixture(autouse=True)
def quick_orca(orca_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the doctor find that one, also in reports: the real one is slower than all the rest."""
    monkeypatch.setenv("PATH", os.pathsep.join([str(orca_folder), os.environ["PATH"]]))


@pytest.fixture(autouse=True)
def quick(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let players that search do so briefly, unless the test is marked `thorough`."""
    if not request.node.get_closest_marker("thorough"):
        searching = request.node.get_closest_marker("searching")
        think_briefly(monkeypatch.setattr, effort=SEARCHING if searching else EFFORT)
