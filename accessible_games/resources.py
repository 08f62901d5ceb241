"""Where data are: in the folder of a game, or a data folder of a checkout or installed package."""

import os
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Literal

PACKAGE = Path(__file__).resolve().parent
"""The package itself, with the data in it."""
_HOMES = (PACKAGE / "_data", PACKAGE.parent)
OURS = ("life-is-life", "arche-noah", "sixpack", "lifeboat", "mau-mau")
"""The games of this package, in the order in which they are offered."""
EVENING = "evening"
"""The evening at a real table: it is recorded as a game is, but has no rules and is no game."""
GROUP = "accessible_games.games"
"""The group of entry points by which other packages bring games: name = "package.game:GAME"."""
IN_PROGRESS = "ACCESSIBLE_GAMES_DIR"
"""The environment variable with a folder of games in progress, for all processes of the program."""
NAMED = "ACCESSIBLE_GAMES_NAMED"
"""The environment variable with the only games that are not ours, for all processes of a server."""


MARK = "edition"
"""The file among the data by which an edition that was packed with all it needs is known."""


def edition() -> Literal["checkout", "pip", "package"]:
    """Return how the program came here: by a checkout, by pip, or packed with all it needs."""
    if (PACKAGE / "_data" / MARK).exists():
        return "package"
    return "checkout" if (PACKAGE / "setup").is_dir() else "pip"


@cache
def games_of_others() -> Mapping[str, str]:
    """Return the packages of games that are not ours, by the names of the games; none is imported.

    Those of installed packages come first, then those in progress.
    """
    found = {**installed(), **in_progress()}
    named = os.environ.get(NAMED)
    allowed = found if named is None else named.split(",")
    return {name: found[name] for name in found if name not in OURS and name in allowed}


def only_named(games: Sequence[str]) -> None:
    """Leave out all games of other packages but these, here and in the processes begun from here.

    Raises `KeyError` with the first one that is not installed.
    """
    for name in games:
        if name not in OURS:
            package_of(name)
    os.environ[NAMED] = ",".join(games)
    games_of_others.cache_clear()


def installed() -> Mapping[str, str]:
    """Return the packages of games that have been installed."""
    files = (file for path in sys.path for file in Path(path).glob("*.dist-info/entry_points.txt"))
    if not any(GROUP in file.read_text("utf-8", errors="replace") for file in files):
        return {}  # and the import of the library below is spared: it would delay the first word
    from importlib.metadata import entry_points

    found = entry_points(group=GROUP)
    return {each.name: each.module.removesuffix(".game") for each in found}


def in_progress() -> Mapping[str, str]:
    """Return the packages of games in the folder of games in progress, which can be imported."""
    folder = os.environ.get(IN_PROGRESS)
    if not folder:
        return {}
    if folder not in sys.path:
        sys.path.append(folder)
    found = sorted(file.parent.name for file in Path(folder).glob("*/game.py"))
    return {name.replace("_", "-"): name for name in found}


def distribution_of(game: str) -> str:
    """Return what to install for a game of another package; for one in progress, its folder."""
    from importlib.metadata import entry_points

    brought = (each for each in entry_points(group=GROUP) if each.name == game and each.dist)
    names = (each.dist.name for each in brought if each.dist is not None)
    return next(names, package_of(game).partition(".")[0])


def package_of(game: str) -> str:
    """Return the package of a game, by its dotted name. Raises `KeyError` if there is none."""
    if game in OURS:
        return f"{GROUP}.{game.replace('-', '_')}"
    if game == EVENING:
        return "accessible_games.real_table"
    return games_of_others()[game]


@cache
def of_game(game: str) -> Path:
    """Return the folder of a game, with its rules, players, words, lesson and puzzles.

    A game that is unknown here has an empty one.
    """
    if game == EVENING:
        return PACKAGE / "real_table"
    if game in OURS or game not in games_of_others():
        return PACKAGE / "games" / game.replace("-", "_")
    spec = find_spec(package_of(game))
    if spec is None or not spec.submodule_search_locations:
        return PACKAGE / "games" / game
    return Path(next(iter(spec.submodule_search_locations)))


def words_of_game(game: str, language: str) -> Path:
    """Return the folder with all that a game says in a language: words, rules to read, labels."""
    return of_game(game) / "words" / language


def folder(name: str) -> Path:
    """Return the path of the data folder *name*: such as ``braille_tables``.

    A wheel has them under the same names inside the package. Raises `FileNotFoundError`
    if the installation lacks the folder.
    """
    for home in _HOMES:
        if (home / name).is_dir():
            return home / name
    raise FileNotFoundError(f"This installation lacks its folder {name}. Install it again.")
