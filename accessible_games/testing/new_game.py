"""A new game: a small complete package, laid down under the name of the game."""

import keyword
import re
import shutil
import sys
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path

from accessible_games.resources import OURS
from accessible_games.store import whole

A_GAME = Path(__file__).parent / "a_game"
"""The package that is laid down."""
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST = 30
PLACES = {"package.toml": "pyproject.toml", "tests.txt": "tests/test_game.py"}
"""Where files lie that do not belong into the package of the game itself."""


class NewGameError(Exception):
    """A game that cannot be laid down: the key of the problem, and what it is about."""

    def __init__(self, problem: str, found: str) -> None:
        super().__init__(problem, found)
        self.problem, self.found = problem, found


def lay_down(name: str, folder: Path) -> Path:
    """Lay down a game as a folder of its name in a folder, and return it; all of it or nothing.

    Raises `NewGameError` for an odd or a taken name or a folder that is there, and `OSError` if it
    cannot be written.
    """
    check_name(name)
    made = folder / name
    if made.exists() or made.is_symlink():
        raise NewGameError("there", str(made))
    try:
        for inner in {path.parent: None for path in files_of(name, made)}:
            inner.mkdir(parents=True, exist_ok=True)
        whole.write(files_of(name, made))
    except OSError:
        shutil.rmtree(made, ignore_errors=True)
        raise
    return made


def check_name(name: str) -> None:
    """Check that a game can have a name. Raises `NewGameError` if it cannot."""
    module = module_of(name)
    if len(name) > LONGEST or not NAME.fullmatch(name) or keyword.iskeyword(module):
        raise NewGameError("odd", name)
    if name in OURS or module in sys.stdlib_module_names or find_spec(module) is not None:
        raise NewGameError("taken", name)


def module_of(name: str) -> str:
    """The Python package of a game."""
    return name.replace("-", "_")


def files_of(name: str, folder: Path) -> Mapping[Path, bytes]:
    """All files of a game, with its name wherever the template has its own."""
    files = {}
    for file in sorted(A_GAME.rglob("*")):
        if file.is_file() and file.suffix != ".pyc":
            inside = file.relative_to(A_GAME)
            target = folder / PLACES.get(str(inside), str(Path(module_of(name), inside)))
            files[target] = named(name, file.read_text("utf-8")).encode()
    return files


def named(name: str, text: str) -> str:
    """A text of the template about the game of another name."""
    title = " ".join(word.capitalize() for word in name.split("-"))
    own = text.replace("a-game", name).replace("a_game", module_of(name))
    return own.replace("A Game", title)
